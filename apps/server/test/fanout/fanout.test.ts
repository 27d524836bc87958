import { fanoutInProcess } from "../../src/fanout/fanout.ts";
import { fanoutContract } from "./contract.ts";

fanoutContract("A single server", async () => fanoutInProcess());
