// SPDX-License-Identifier: Apache-2.0
/** Chooses a question's protocol if nobody has said which. */

/** Those that are easy to read, the easiest in front. */
interface Plain {
  grr: number;
  oue: number;
}
export type Compared = keyof Plain | "block-design";

export interface Taken {
  protocol: Compared;
  /** How many times as many people `grr` and `oue` take, if they are not `protocol`. */
  times: Partial<Record<Compared, number>>;
}

/** For more answers not all blocks are balanced: intervals that hold together may be wider than with marks. */
const MOST_ANSWERS = 20;
/** Blocks, which are harder to read, are worth it where the others take so many times as many people. */
export const WORTH_BLOCKS = 1.05;

/**
 * Blocks of w of the a answers: (a-1)^2 (a/z + w)^2 / (a w (a-w)), z = e^epsilon - 1 (core/protocol/block_design.hpp).
 * Randomised response is w = 1.
 */
export function varianceOfBlocks(answers: number, size: number, z: number): number {
  return ((answers - 1) * (answers / z + size)) ** 2 / (answers * size * (answers - size));
}

/**
 * With at most so many answers whole sets of marks are weighed (core/estimate/written_marks.hpp), with more each answer
 * by itself.
 */
const MOST_WRITTEN = 10;

/**
 * Marks weighed as whole sets: (a-1) / (J_xx - J_xx'), J their information where all answers are as common. Sets of k
 * marks that have x and not x' tell the two apart. There are C(a-2, k-1) of them, of chance A with the answer x and B =
 * u/(1-u) A with x'.
 */
function varianceOfSets(answers: number, z: number): number {
  const other = 1 / (z + 2);
  let apart = 0;
  let sets = 1;
  for (let k = 1; k < answers; k += 1) {
    const having = 0.5 * other ** (k - 1) * (1 - other) ** (answers - k);
    const lacking = (having * other) / (1 - other);
    apart += (sets * (having - lacking) ** 2) / ((k * having + (answers - k) * lacking) / answers);
    sets *= (answers - 1 - k) / k;
  }
  return (answers - 1) / apart;
}

/** Marks counted one by one: a q (1-q) / (1/2 - u)^2, q = u + (1/2 - u) / a, u = 1 / (e^epsilon + 1). */
export function varianceOfMarks(answers: number, z: number): number {
  if (answers <= MOST_WRITTEN) return varianceOfSets(answers, z);
  const other = 1 / (z + 2);
  const slope = 0.5 - other;
  const marked = other + slope / answers;
  return (answers * marked * (1 - marked)) / slope ** 2;
}

/** Blocks of whichever size is the best. */
function varianceOfBest(answers: number, z: number): number {
  if (answers > MOST_ANSWERS) return Number.POSITIVE_INFINITY;
  const sizes = Array.from({ length: Math.max(1, Math.floor(answers / 2)) }, (_, i) => i + 1);
  return Math.min(...sizes.map((size) => varianceOfBlocks(answers, size, z)));
}

function leastOf({ grr, oue }: Plain): keyof Plain {
  const plain = Object.entries({ grr, oue }) as [keyof Plain, number][];
  return plain.reduce((least, next) => (next[1] < least[1] ? next : least))[0];
}

/**
 * The one that takes the fewest people where all answers are as common, which is that with the least variance of all
 * shares together. At level 0 none tells anything.
 */
export function lessNoise(answers: number, epsilon: number): Taken {
  const z = Math.expm1(epsilon);
  const plain: Plain = {
    grr: epsilon > 0 ? varianceOfBlocks(answers, 1, z) : Number.POSITIVE_INFINITY,
    oue: epsilon > 0 ? varianceOfMarks(answers, z) : Number.POSITIVE_INFINITY,
  };
  const simple = leastOf(plain);
  if (!Number.isFinite(plain[simple])) return { protocol: simple, times: {} };
  const best = varianceOfBest(answers, z);
  const [protocol, variance]: [Compared, number] =
    plain[simple] >= WORTH_BLOCKS * best ? ["block-design", best] : [simple, plain[simple]];
  const others = Object.entries(plain).filter(([name]) => name !== protocol);
  return {
    protocol,
    times: Object.fromEntries(others.map(([name, other]) => [name, other / variance])),
  };
}
