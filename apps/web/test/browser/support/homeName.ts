import { hostname } from "node:os";

/** A name of this machine that its server answers to, and that browsers trust no more than others in a home network. */
export const HOME_NAME = `${(hostname().split(".")[0] ?? "").toLowerCase()}.local`;
