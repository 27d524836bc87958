import { drawSecret, readSecret, writeSecret } from "@courtly/dice";

const secret = drawSecret();
const read = readSecret(writeSecret(secret));
console.log(read.ok && read.value.every((byte, at) => byte === secret[at]));
