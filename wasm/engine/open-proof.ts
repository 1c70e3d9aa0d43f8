// SPDX-License-Identifier: GPL-3.0-or-later
/** The boxes that a proof has yet to deal with, dealt out to workers in parts. */
import type { ProvedPart } from "../contract/boundary.js";

/** The core's OpenBoxes: what is proved of the box comes first. */
type Box = Float64Array;

/** With more boxes than this waiting, those with the best bounds come first: they take little, and memory is bounded. */
const MOST_WAITING = 20_000;
/** A worker takes at most so many at once. */
const MOST_AT_ONCE = 32;

/** By which a sum of chances may miss 1. */
const ROUNDING = 1e-9;

/** A proof that F, as the core has it, reaches `level`. The unproved rest lies in boxes that wait or are dealt out. */
export class OpenProof {
  readonly level: number;
  /** By bound, rising. */
  #waiting: Box[] = [];
  readonly #dealt = new Set<Box[]>();
  #undivided = Number.POSITIVE_INFINITY;

  constructor(level: number, boxes: Box[]) {
    this.level = level;
    this.#await(boxes);
  }

  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  get done(): boolean {
    return !this.waits && this.#dealt.size === 0;
  }

  /** All that wait or are dealt out. */
  get boxes(): Box[] {
    return [...this.#dealt].flat().concat(this.#waiting);
  }

  /** F is nowhere below this. */
  get bound(): number {
    let least = Math.min(this.level, this.#undivided);
    for (const boxes of [...this.#dealt, this.#waiting]) {
      for (const box of boxes) least = Math.min(least, boundOf(box));
    }
    return least;
  }

  /** Takes boxes for one of so many workers. They stay open until `settle`, or `putBack`. */
  deal(workers: number): Box[] {
    const share = Math.ceil(this.#waiting.length / (2 * workers));
    const count = Math.min(share, MOST_AT_ONCE);
    const first = this.#waiting.length > MOST_WAITING ? this.#waiting.length - count : 0;
    const boxes = this.#waiting.splice(first, count);
    this.#dealt.add(boxes);
    return boxes;
  }

  /** In the place of boxes that were dealt out, what a part of the proof has left of them. */
  settle(dealt: Box[], { boxes, undivided }: ProvedPart): void {
    this.#undivided = Math.min(this.#undivided, undivided);
    this.#dealt.delete(dealt);
    this.#await(boxes);
  }

  /** Nobody has dealt with them. */
  putBack(dealt: Box[]): void {
    this.#dealt.delete(dealt);
    this.#await(dealt);
  }

  #await(boxes: Box[]): void {
    this.#waiting = this.#waiting.concat(boxes).sort((a, b) => boundOf(a) - boundOf(b));
  }
}

/** Whether a helper's answer can be taken: boxes of the shape that was dealt, and bounds that are numbers. */
export function isProvedPart(answer: ProvedPart, dealt: Box[]): boolean {
  const { boxes, undivided, posteriors, looked } = Object(answer) as Partial<ProvedPart>;
  const isBox = (box: unknown) =>
    box instanceof Float64Array && box.length === dealt[0]?.length && box.every(Number.isFinite);
  return (
    isEvery(boxes, isBox) &&
    typeof undivided === "number" &&
    !Number.isNaN(undivided) &&
    isEvery(posteriors, (posterior) => posterior instanceof Float64Array) &&
    Number.isSafeInteger(looked)
  );
}

/** Asks about every hole of a list, too. */
const isEvery = (list: unknown, is: (item: unknown) => boolean) => Array.isArray(list) && Array.from(list).every(is);

/** Whether a helper has sent chances of that many categories. */
export function isPosterior(posterior: Float64Array, categories: number): boolean {
  const sum = posterior.reduce((all, chance) => all + chance, 0);
  return posterior.length === categories && posterior.every((chance) => chance >= 0) && Math.abs(sum - 1) <= ROUNDING;
}

function boundOf(box: Box): number {
  return box[0] as number;
}
