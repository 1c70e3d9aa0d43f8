// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A design by several workers. The first one searches, as it would alone. If a proof turns out to be long, it leaves
 * the proof to all of them, and goes on with what they have proved. A proved part is true whoever has proved it, and in
 * whatever order.
 */
import type { OpenProof as Left, ProofPart, ProvedPart, SharedSearch } from "../contract/boundary.js";
import { BEST_PROTOCOL } from "../contract/protocols.js";
import type { SearchProgress } from "../contract/search-types.js";
import type { Design, DesignRequest } from "../contract/types.js";
import type { Bridge } from "./bridge.js";
import { isPosterior, isProvedPart, OpenProof } from "./open-proof.js";

/** A proof of fewer boxes takes a tenth of a second or so, and is not worth sharing. */
const ALONE = 1 << 11;
/** Seconds that a part takes: within a bridge's patience, so that a cancellation costs no worker. */
const PART_SECONDS = 0.05;
/** The time of a search that says nothing of it. */
const SECONDS = 30;
/** Milliseconds between two reports of a bound. */
const BETWEEN = 100;
/**
 * After so many boxes, a proof of this share of the bound begins beside the whole one. It gets one part in so many, so
 * that there is a bound early.
 */
const LONG = 1 << 17;
const LESS = 0.5;
const TURNS = 5;
/** Integers of the core end here. */
const MOST_COUNTED = 2 ** 31 - 1;

interface Handlers {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: SearchProgress) => void) | undefined;
}

/** For tests: after how many boxes a proof is left to others, and how many seconds a part takes. */
export interface Sharing {
  alone?: number;
  partSeconds?: number;
}

/** Other protocols have no proof that could be shared. */
export function canBeShared({ protocol }: DesignRequest): boolean {
  return protocol === BEST_PROTOCOL;
}

/** Unlike all others of this process: by it a worker knows the search that a part belongs to. */
let lastSearch = 0;

export async function designTogether(
  bridges: [Bridge, ...Bridge[]],
  request: DesignRequest,
  { signal, onProgress }: Handlers,
  { alone = ALONE, partSeconds = PART_SECONDS }: Sharing = {},
): Promise<Design> {
  const start = performance.now();
  const { seconds = SECONDS } = request.search ?? {};
  const elapsed = () => (performance.now() - start) / 1000;
  const left = () => Math.max(0, seconds - elapsed());
  const tell = onProgress && teller(onProgress);
  const search = ++lastSearch;
  const usable = new Set<Bridge>(bridges);
  let shared: SharedSearch = { alone, posteriors: [], proofs: [] };
  for (;;) {
    // The search makes a full design of what is known, however little time is left.
    const own = { ...request.search, seconds: shared.alone === 0 ? Math.max(seconds, 1) : left() };
    const asked = { ...request, search: own };
    const found = await bridges[0].call("search", [asked, shared], { signal, onProgress: tell });
    const { design } = found;
    const { open, proofs, posteriors } = found.shared;
    if (!open) return { ...design, seconds: elapsed() };
    const { mutualInformation: lower, upperBound: upper = Number.POSITIVE_INFINITY } = design.utility;
    tell?.({ lower, upper, interim: design });
    let next = performance.now() + BETWEEN;
    const proved = await proveTogether(bridges, usable, open, {
      prove: (bridge, part) => bridge.call("prove", [request, search, { ...part, seconds: partSeconds }], { signal }),
      goesOn: (bound) => {
        if (performance.now() > next) {
          next = performance.now() + BETWEEN;
          tell?.({ lower, upper: open.whole - bound });
        }
        return left() > 0;
      },
    });
    shared = {
      alone: proved.posteriors.length > 0 && left() > 0 ? alone : 0,
      posteriors: [...posteriors, ...proved.posteriors],
      proofs: [...proofs, { prices: open.prices, bound: proved.bound }],
    };
  }
}

/** Tells of searches that follow one another as of one: bounds never become worse. */
function teller(onProgress: (progress: SearchProgress) => void) {
  let best = { lower: 0, upper: Number.POSITIVE_INFINITY };
  return ({ lower, upper, interim }: SearchProgress) => {
    const better = lower > best.lower;
    const least = Math.min(best.upper, upper);
    best = { lower: Math.min(Math.max(best.lower, lower), least), upper: least };
    onProgress({ ...best, ...(better && interim && { interim }) });
  };
}

interface Proving {
  prove(bridge: Bridge, part: Omit<ProofPart, "seconds">): Promise<ProvedPart>;
  /** Told of what F is proved to reach; false where time is up. */
  goesOn(bound: number): boolean;
}

/**
 * Ends with the proof, or with the first posterior that is met: the proof was in vain, and the search has to go on. Takes
 * away from `usable` those that crash or whose answers cannot be taken.
 */
async function proveTogether(
  bridges: [Bridge, ...Bridge[]],
  usable: Set<Bridge>,
  open: Left,
  { prove, goesOn }: Proving,
) {
  const { prices, wanted } = open;
  const whole = new OpenProof(wanted, open.boxes);
  let less: OpenProof | undefined;
  let { bound } = whole;
  let [looked, turns, failed] = [0, 0, false];
  const posteriors: Float64Array[] = [];
  const working = new Map<Bridge, Promise<void>>();

  const next = () => {
    if (less?.done) less = undefined;
    if (!less && looked >= LONG && LESS * bound < wanted) less = new OpenProof(LESS * bound, whole.boxes);
    return less?.waits && (++turns % TURNS === 0 || !whole.waits) ? less : whole;
  };
  const work = async (bridge: Bridge, proof: OpenProof) => {
    const boxes = proof.deal(usable.size);
    try {
      const before = Math.min(looked, MOST_COUNTED);
      const proved = await prove(bridge, { prices, level: proof.level, wanted, boxes, before });
      if (!isProvedPart(proved, boxes) || !proved.posteriors.every((v) => isPosterior(v, prices.length))) {
        proof.putBack(boxes);
        usable.delete(bridge);
        return;
      }
      proof.settle(boxes, proved);
      looked += proved.looked;
      posteriors.push(...proved.posteriors);
      bound = Math.max(bound, proof.bound);
    } catch (error) {
      // A worker that has ended has proved nothing: others deal with its boxes.
      proof.putBack(boxes);
      usable.delete(bridge);
      failed ||= bridge === bridges[0];
      if (failed) throw error;
    } finally {
      working.delete(bridge);
    }
  };

  try {
    while (!whole.done && posteriors.length === 0 && goesOn(bound)) {
      for (const bridge of usable) {
        if (working.has(bridge) || !(bridge.free || bridge === bridges[0])) continue;
        const proof = next();
        if (proof.waits) working.set(bridge, work(bridge, proof));
      }
      // If no worker is left that can be relied on, the rest of the proof stays open.
      if (working.size === 0) break;
      await Promise.race(working.values());
    }
    await Promise.all(working.values());
  } finally {
    await Promise.allSettled(working.values());
  }
  return { bound, posteriors };
}
