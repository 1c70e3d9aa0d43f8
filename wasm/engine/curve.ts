// SPDX-License-Identifier: GPL-3.0-or-later
/** Utility over levels: many points, shared among workers, each helped by the nearest one that is known. */

import { SluiceError } from "../contract/errors.js";
import type { CurveRequest, SearchMemory } from "../contract/search-types.js";
import type { CurvePoint, Search } from "../contract/types.js";
import type { Bridge } from "./bridge.js";

/** A ten-thousandth of a nat is less than a line is wide. */
const enoughForCurve = { gap: 1e-4, seconds: 5 } satisfies Search;

/** Bound and channel may move apart after the search by so much (nats): by levels that it held, and by rounding. */
const ROUNDING = 1e-6;

/** By how much (nats) the best protocol may keep more than a point of a curve says; 0 where its search was finished. */
export function shortOf({ mutualInformation, upperBound = mutualInformation }: CurvePoint): number {
  const short = upperBound - mutualInformation;
  return short > enoughForCurve.gap + ROUNDING ? short : 0;
}

export interface PointHandlers {
  signal?: AbortSignal;
  /** Called with each point as soon as it is known. */
  onPoint?: (point: CurvePoint) => void;
  /**
   * Called where a protocol cannot be designed at a level; the curve then goes on without that
   * point. When it is not given, the first failure rejects the whole curve.
   */
  onFailure?: (request: { protocol: string; epsilon: number }, error: SluiceError) => void;
}

/** The traces that searches of one protocol have left, by level. */
class Memories {
  readonly #known = new Map<number, SearchMemory>();

  add(epsilon: number, memory: SearchMemory): void {
    // A search by a list of vertices leaves nothing.
    if (memory.prices.length > 0) this.#known.set(epsilon, memory);
  }

  /** The trace of the nearest level, by ratio. */
  near(epsilon: number): SearchMemory | undefined {
    const distance = (level: number) => Math.abs(Math.log(level + 1e-6) - Math.log(epsilon + 1e-6));
    const levels = [...this.#known.keys()].sort((a, b) => distance(a) - distance(b));
    return levels[0] === undefined ? undefined : this.#known.get(levels[0]);
  }
}

/** Points in the order of the request. Every bridge takes the next point as soon as it is free. */
export async function curveOf(
  bridges: Bridge[],
  { table, notion, parameters, epsilons, protocols }: CurveRequest,
  { signal, onPoint, onFailure }: PointHandlers,
): Promise<CurvePoint[]> {
  const memories = new Map(protocols.map((protocol) => [protocol, new Memories()]));
  const wanted = protocols.flatMap((protocol) => epsilons.map((epsilon) => ({ protocol, epsilon })));
  const found: (CurvePoint | undefined)[] = wanted.map(() => undefined);
  // One signal for all: where one fails, none goes on.
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  const todo = wanted.entries();
  const work = async (bridge: Bridge) => {
    for (const [index, { protocol, epsilon }] of todo) {
      try {
        const memory = memories.get(protocol)?.near(epsilon);
        const known = parameters && { parameters };
        const request = { table, notion, ...known, epsilon, protocol, search: enoughForCurve, memory };
        const { point, memory: left } = await bridge.call("point", [request], { signal: controller.signal });
        if (controller.signal.aborted) return;
        memories.get(protocol)?.add(epsilon, left);
        found[index] = point;
        onPoint?.(point);
      } catch (error) {
        if (!onFailure || !mayBeSkipped(error)) throw error;
        onFailure({ protocol, epsilon }, error);
      }
    }
  };
  try {
    await Promise.all(bridges.map(work));
  } finally {
    abort();
    signal?.removeEventListener("abort", abort);
  }
  return found.filter((point) => point !== undefined);
}

function mayBeSkipped(error: unknown): error is SluiceError {
  return error instanceof SluiceError && error.code !== "cancelled" && error.code !== "crashed";
}
