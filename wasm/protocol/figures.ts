// SPDX-License-Identifier: Apache-2.0
/**
 * The information that a file's channel keeps, and its worth, in doubles, for readers that have no engine to audit it.
 */
import type { ObjectiveName } from "../contract/catalogue.js";
import type { ProtocolFile } from "../contract/types.js";
import { kept } from "../contract/utility-target.js";
import { chanceOfMark } from "./unary-encoding.js";

/** Rows nearer to each other are the same. */
const SMALL = 1e-9;
/** In an integral over ln t the step, and how far the ends are from where something happens. */
const [STEP, FAR] = [0.25, 40];
const UNIT = 2 ** 62;

const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const dot = (one: number[], other: number[]) => one.reduce((sum, value, i) => sum + value * (other[i] as number), 0);

/** A category of the data or, where the channel sees the secret, a pair, with the share of people and its row. */
interface Input {
  x: number;
  share: number;
  row: number[];
}

function inputsOf({ prior, channel, seesSecret }: ProtocolFile): Input[] {
  const rows = (channel.weights ?? []).map((row) => row.map((weight) => Number(weight) / UNIT));
  const largest = prior.reduce((most, row) => row.reduce((one, other) => Math.max(one, other), most), 0);
  // Shares are of the largest cell, so that no sum of the largest doubles is infinite.
  const cells = prior.flatMap((row, s) => row.map((cell, x) => ({ x, s, share: cell / largest })));
  const all = total(cells.map(({ share }) => share));
  const width = prior[0]?.length ?? 0;
  return cells.map(({ x, s, share }) => ({ x, share: share / all, row: rows[seesSecret ? s * width + x : x] ?? [] }));
}

/** P(x,y), row by row. */
function sentBy(inputs: Input[], width: number): number[][] {
  const sent = Array.from({ length: width }, () => (inputs[0]?.row ?? []).map(() => 0));
  for (const { x, share, row } of inputs) {
    const own = sent[x] as number[];
    for (const [y, chance] of row.entries()) own[y] = (own[y] as number) + share * chance;
  }
  return sent;
}

const columnsIn = (rows: number[][]) => (rows[0] ?? []).map((_, y) => rows.map((row) => row[y] as number));

/** I of a joint distribution's rows and columns (nats). */
function informationIn(joint: number[][]): number {
  const columns = columnsIn(joint).map(total);
  return total(
    joint.map((row) => {
      const own = total(row);
      return total(row.map((p, y) => (p > 0 ? p * Math.log(p / own / (columns[y] as number)) : 0)));
    }),
  );
}

/** I(X;Y), or I(S,X;Y) where pairs are to be kept (nats). */
export function informationOf(file: ProtocolFile): number {
  const inputs = inputsOf(file);
  const { channel, guarantee, seesSecret, data } = file;
  if (channel.marks) {
    const shares = data.categories.map((_, x) => total(inputs.filter((one) => one.x === x).map(({ share }) => share)));
    return informationOfMarks(shares, chanceOfMark(channel.marks));
  }
  if (kept(guarantee.notion, seesSecret).symbol === "X") return informationIn(sentBy(inputs, data.categories.length));
  return informationIn(inputs.map(({ share, row }) => row.map((chance) => share * chance)));
}

/**
 * For z = 1/u - 2, W = 1 + z (share of what is marked) and marks that depend on nobody's category: 2 I = ln (1 + z) -
 * E[W ln W] / (1 - u). W ln W is the integral of (e^-t - e^-tW) W / t over t. The mean of W e^-tzV, V the share of what
 * is marked, is a product over categories and its derivative. So no set has to be gone through.
 */
function informationOfMarks(shares: number[], u: number): number {
  if (u === 0) return total(shares.map((p) => (p > 0 ? (-p * Math.log(p)) / 2 : 0)));
  const z = 1 / u - 2;
  const logarithm = Math.log1p(z);
  let mean = 0;
  for (let at = -logarithm - FAR; at < Math.log(FAR); at += STEP) {
    const t = Math.exp(at);
    let [product, growth] = [1, 1];
    for (const p of shares) {
      const marked = u * Math.exp(-t * z * p);
      product *= 1 - u + marked;
      growth += (z * p * marked) / (1 - u + marked);
    }
    mean += STEP * Math.exp(-t) * (2 - 2 * u - product * growth);
  }
  return (logarithm - mean / (1 - u)) / 2;
}

/** The largest share of a constant row that all rows may hold. */
export function commonIn({ channel }: ProtocolFile): number {
  const { weights } = channel;
  if (!weights) return 0;
  const least = (weights[0] ?? []).map((_, y) => weights.reduce((one, row) => Math.min(one, Number(row[y])), UNIT));
  return total(least) / UNIT;
}

/** The worth of a channel by each objective except the information, whose worth is `informationOf`. */
const WORTHS: Record<Exclude<ObjectiveName, "information">, (file: ProtocolFile, inputs: Input[]) => number> = {
  counting: ({ utility, data }, inputs) => variance(inputs, utility, data.categories.length),
  guesses: ({ data }, inputs) => total(columnsIn(sentBy(inputs, data.categories.length)).map((of) => Math.max(...of))),
  distance({ utility: { distances }, channel: { standsFor = [] }, data }, inputs) {
    const far = (x: number, y: number) => distances?.[x]?.[standsFor[y]?.[0] ?? -1] ?? Number.NaN;
    return total(sentBy(inputs, data.categories.length).map((row, x) => total(row.map((p, y) => p * far(x, y)))));
  },
  "chi-square"({ data }, inputs) {
    const sent = sentBy(inputs, data.categories.length);
    const often = columnsIn(sent).map(total);
    return (
      total(sent.map((row) => total(row.map((p, y) => (p > 0 ? (p / total(row)) * (p / (often[y] as number)) : 0))))) -
      1
    );
  },
};

/** As the engine tells it: what the channel is worth by the objective, or to be counted from where it states an efficiency. */
export function worthOf(file: ProtocolFile): number | undefined {
  const { objective, countingEfficiency } = file.utility;
  const by = countingEfficiency === undefined ? objective : "counting";
  if (by === undefined || file.channel.marks) return undefined;
  return WORTHS[by as keyof typeof WORTHS](file, inputsOf(file));
}

/**
 * The variance of estimates of all that is counted, times the number of reports. A sum of shares k adds the least  sum
 * P(y) g_y^2  with  sum P(y|x) g_y = k_x  for all inputs, less (k p)^2. It is infinite if there is no such g.
 */
function variance(all: Input[], { countWeights, contrasts }: ProtocolFile["utility"], width: number): number {
  const inputs = all.filter(({ share }) => share > 0);
  const weights = countWeights ?? Array.from({ length: width }, () => (contrasts ? 0 : 1));
  const sums = [
    ...weights.map((weight, z) => weights.map((_, x) => (x === z ? Math.sqrt(weight) : 0))),
    ...(contrasts ?? []),
  ];
  const often = (inputs[0]?.row ?? []).map((_, y) => total(inputs.map(({ share, row }) => share * (row[y] as number))));
  // Each row's direction, and the sums that it asks for. From both, the part that earlier rows know is taken away.
  const left = inputs.map(({ x, row }) => {
    const scaled = row.map((chance, y) => (often[y] ? chance / Math.sqrt(often[y]) : 0));
    const length = Math.sqrt(dot(scaled, scaled));
    const asked = sums.map((sum) => (sum[x] as number) / length);
    return { scaled: scaled.map((value) => value / length), asked, size: Math.hypot(...asked) };
  });
  let square = 0;
  while (left.length > 0) {
    const sizes = left.map(({ scaled }) => Math.sqrt(dot(scaled, scaled)));
    const at = sizes.indexOf(Math.max(...sizes));
    const size = sizes[at] as number;
    if (!(size > SMALL)) break;
    const [next] = left.splice(at, 1);
    const direction = (next?.scaled ?? []).map((value) => value / size);
    const known = (next?.asked ?? []).map((value) => value / size);
    square += dot(known, known);
    for (const other of left) {
      const along = dot(other.scaled, direction);
      other.scaled = other.scaled.map((value, i) => value - along * (direction[i] as number));
      other.asked = other.asked.map((value, i) => value - along * (known[i] as number));
    }
  }
  const most = Math.sqrt(SMALL);
  if (left.some(({ asked, size }) => Math.hypot(...asked) > most * Math.max(size, Math.sqrt(square)))) {
    return Number.POSITIVE_INFINITY;
  }
  return total(sums.map((sum) => -(total(inputs.map(({ x, share }) => share * (sum[x] as number))) ** 2))) + square;
}
