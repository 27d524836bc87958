import { assert } from "@courtly/engine";

/** A small neural net: one hidden layer of rectified linear units, and a direct linear part. */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** In this order: weights into the hidden layer by input, its biases, its output weights, the direct weights. */
  readonly weights: Float64Array;
}

export function weightCount({ inputs, hidden }: Pick<Net, "inputs" | "hidden">): number {
  return inputs * hidden + hidden + hidden + inputs;
}

/** Reads a net from its weights as text. */
export function netOf(shape: Pick<Net, "inputs" | "hidden">, text: string): Net {
  const weights = Float64Array.from(text.split(" "), Number);
  assert(weights.length === weightCount(shape), "the weights were fitted for this shape");
  return { ...shape, weights };
}

const LAYER_MAX = 64;
const layer = new Float64Array(LAYER_MAX);

/** The output of the net for the inputs that begin at index `row`. Leaves the hidden layer in `layer`. */
export function scoreOf({ inputs, hidden, weights }: Net, table: Float64Array, row = 0): number {
  const biases = inputs * hidden;
  const out = biases + hidden;
  const plain = out + hidden;
  for (let unit = 0; unit < hidden; unit += 1) layer[unit] = weights[biases + unit] as number;
  let score = 0;
  for (let index = 0; index < inputs; index += 1) {
    const value = table[row + index] as number;
    if (value === 0) continue;
    score += (weights[plain + index] as number) * value;
    const into = index * hidden;
    for (let unit = 0; unit < hidden; unit += 1)
      layer[unit] = (layer[unit] as number) + (weights[into + unit] as number) * value;
  }
  for (let unit = 0; unit < hidden; unit += 1) {
    const lit = layer[unit] as number;
    if (lit > 0) score += lit * (weights[out + unit] as number);
  }
  return score;
}

export interface Slope {
  readonly table: Float64Array;
  readonly row: number;
  /** The derivative of the loss with respect to the score. */
  readonly slope: number;
  /** The gradient to add to. */
  readonly gradient: Float64Array;
}

const back = new Float64Array(LAYER_MAX);

/** Adds the gradient of one score, by backpropagation. */
export function addSlope(net: Net, { table, row, slope, gradient }: Slope): void {
  const { inputs, hidden, weights } = net;
  scoreOf(net, table, row);
  const biases = inputs * hidden;
  const out = biases + hidden;
  const plain = out + hidden;
  for (let unit = 0; unit < hidden; unit += 1) {
    const lit = Math.max(0, layer[unit] as number);
    back[unit] = lit > 0 ? slope * (weights[out + unit] as number) : 0;
    gradient[out + unit] = (gradient[out + unit] as number) + slope * lit;
    gradient[biases + unit] = (gradient[biases + unit] as number) + (back[unit] as number);
  }
  for (let index = 0; index < inputs; index += 1) {
    const value = table[row + index] as number;
    if (value === 0) continue; // most inputs are: this halves the time
    gradient[plain + index] = (gradient[plain + index] as number) + slope * value;
    const into = index * hidden;
    for (let unit = 0; unit < hidden; unit += 1)
      gradient[into + unit] = (gradient[into + unit] as number) + (back[unit] as number) * value;
  }
}
