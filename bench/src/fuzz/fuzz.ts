// `npm run fuzz -- [--inputs N] [--seed TEXT]`: gives changed inputs to every parser of strangers' text, and to a server.
import { parseArgs } from "node:util";
import { runFuzz } from "./runFuzz.ts";

const { values } = parseArgs({
  options: {
    inputs: { type: "string", default: "10000000" },
    seed: { type: "string", default: String(Date.now()) },
  },
});

const inputs = Number(values.inputs);
if (!Number.isInteger(inputs) || inputs < 1) {
  console.error("fuzz: --inputs: a whole number of inputs wanted, from 1");
  process.exit(2);
}
console.log(`seed ${values.seed}`);
const started = performance.now();
const failures = await runFuzz({
  inputs,
  seed: values.seed,
  onProgress: (done) => {
    const seconds = Math.round((performance.now() - started) / 1000);
    if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${inputs} inputs, ${seconds} s`);
  },
});
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\n${inputs} inputs, ${failures.length} failures, ${seconds} s`);
for (const { target, input, reason } of failures)
  console.error(`${target}: ${reason}\n  ${JSON.stringify(input)}`);
process.exit(failures.length === 0 ? 0 : 1);
