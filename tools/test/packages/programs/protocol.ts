import { readToServer, type ToServer } from "@courtly/protocol";

const ping: ToServer = { kind: "ping" };
const read = readToServer(JSON.stringify(ping));
console.log(read.ok && read.value.kind === "ping" && !readToServer("{}").ok);
