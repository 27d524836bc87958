/** Fits the values of one game by self-play: the interface between a game and the training command. */
export interface Learner {
  readonly gameId: string;
  /** The file of the fitted values, relative to the root of the repository. */
  readonly file: string;
  /** The opponent that strength is measured against. */
  readonly opponent: string;
  /** The numbers of players that strength is measured with. */
  readonly playerCounts: readonly number[];
  readonly schedule: Schedule;
  /** The weights before training. */
  readonly beginning: () => Float64Array;
  /** Plays one game of these weights against themselves and returns the training samples. */
  readonly lesson: (weights: Float64Array, seed: string) => readonly Sample[];
  /** The loss of these weights on the sample; adds its gradient to `gradient`. */
  readonly surprise: (weights: Float64Array, sample: Sample, gradient: Float64Array) => number;
  /** Plays one game with these weights in one seat and the opponent in all others; returns the share of the victory. */
  readonly trial: (weights: Float64Array, trial: Trial) => number;
}

/** How a game divides its training into rounds of lessons and steps of learning. */
export interface Schedule {
  /** The number of lessons in a round; all of them are played with the same weights. */
  readonly lessons: number;
  /** The average number of times that each sample is used. */
  readonly looks: number;
  /** The number of samples to remember. */
  readonly memory: number;
  /** The number of rounds between two measurements of the strength. */
  readonly measureEvery: number;
}

/** A game that measures the strength of weights. */
export interface Trial {
  readonly players: number;
  /** The weights of the opponent; without them it is the learner's fixed opponent. */
  readonly rival: Float64Array | undefined;
  readonly seed: string;
  /** The number of the game; it also decides which seat the measured weights have. */
  readonly index: number;
}

/** A training sample: the inputs and the values that the net should give for them. */
export interface Sample {
  /** The inputs of the net. */
  readonly table: Float64Array;
  readonly target: readonly number[];
}

/** The state of a training; sufficient to continue it. */
export interface Training {
  readonly weights: Float64Array;
  /** The running mean of the weights, with less noise: these are measured and stored. */
  readonly steady: Float64Array;
  /** Adam's running means of the gradient and of its squares. */
  readonly means: Float64Array;
  readonly squares: Float64Array;
  readonly steps: number;
}

const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const STEADY_DECAY = 0.999;
const RATE_FIRST = 0.002;
const RATE_LAST = 0.0002;
/** The learning rate halves after this many steps. */
const RATE_HALF_STEPS = 8000;

export function newTraining(weights: Float64Array): Training {
  const zeros = () => new Float64Array(weights.length);
  return { weights, steady: weights, means: zeros(), squares: zeros(), steps: 0 };
}

/** Takes one step of Adam along the mean gradient of the samples; also returns their mean loss. */
export function learnt(
  learner: Pick<Learner, "surprise">,
  training: Training,
  samples: readonly Sample[],
): { readonly training: Training; readonly loss: number } {
  const sum = new Float64Array(training.weights.length);
  let loss = 0;
  for (const sample of samples) loss += learner.surprise(training.weights, sample, sum);
  const gradient = sum.map((slope) => slope / samples.length);
  return { training: stepped(training, gradient), loss: loss / samples.length };
}

function stepped(training: Training, slopes: Float64Array): Training {
  const steps = training.steps + 1;
  const rate = Math.max(RATE_LAST, RATE_FIRST * 0.5 ** (steps / RATE_HALF_STEPS));
  const weights = training.weights.slice();
  const steady = training.steady.slice();
  const decay = Math.min(STEADY_DECAY, steps / (steps + 10));
  const means = training.means.slice();
  const squares = training.squares.slice();
  for (let index = 0; index < weights.length; index += 1) {
    const slope = slopes[index] as number;
    const mean = MEAN_DECAY * (means[index] as number) + (1 - MEAN_DECAY) * slope;
    const square = SQUARE_DECAY * (squares[index] as number) + (1 - SQUARE_DECAY) * slope * slope;
    means[index] = mean;
    squares[index] = square;
    const size = Math.sqrt(square / (1 - SQUARE_DECAY ** steps)) + 1e-8;
    const weight = (weights[index] as number) - (rate * mean) / (1 - MEAN_DECAY ** steps) / size;
    weights[index] = weight;
    steady[index] = decay * (steady[index] as number) + (1 - decay) * weight;
  }
  return { weights, steady, means, squares, steps };
}
