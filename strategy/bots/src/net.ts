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

/** The output of the net for the inputs that begin at index `row`. */
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

/** Adds the gradient of one score, by backpropagation. */
export function addSlope(
  { inputs, hidden, weights }: Net,
  { table, row, slope, gradient }: Slope,
): void {
  const biases = inputs * hidden;
  const out = biases + hidden;
  const plain = out + hidden;
  const raise = (index: number, amount: number) => {
    gradient[index] = (gradient[index] as number) + amount;
  };
  for (let index = 0; index < inputs; index += 1)
    raise(plain + index, slope * (table[row + index] as number));
  for (let unit = 0; unit < hidden; unit += 1) {
    let lit = weights[biases + unit] as number;
    for (let index = 0; index < inputs; index += 1)
      lit += (weights[index * hidden + unit] as number) * (table[row + index] as number);
    if (lit <= 0) continue;
    raise(out + unit, slope * lit);
    const back = slope * (weights[out + unit] as number);
    raise(biases + unit, back);
    for (let index = 0; index < inputs; index += 1)
      raise(index * hidden + unit, back * (table[row + index] as number));
  }
}
