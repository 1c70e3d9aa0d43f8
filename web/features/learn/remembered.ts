// SPDX-License-Identifier: GPL-3.0-or-later
/** Keeps what a worker has computed, so that it is there at once the next time: paper does not wait for a worker. */
import type { Sluice } from "../../../wasm/engine/sluice.js";

/** Hands move sliders on and on. */
const MOST = 100;

export function remembering(engine: Sluice): Sluice {
  const known = new Map<string, unknown>();
  const remembered = async <T>(what: unknown[], work: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(what);
    if (known.has(key)) return known.get(key) as T;
    const result = await work();
    if (known.size === MOST) known.clear();
    known.set(key, result);
    return result;
  };
  const [describe, design, plan] = [engine.describe.bind(engine), engine.design.bind(engine), engine.plan.bind(engine)];
  return Object.assign(engine, {
    describe: ((table) => remembered(["describe", table], () => describe(table))) satisfies Sluice["describe"],
    design: ((request, options) =>
      remembered(["design", request], () => design(request, options))) satisfies Sluice["design"],
    plan: ((protocol, aim, options) =>
      remembered(["plan", protocol, aim], () => plan(protocol, aim, options))) satisfies Sluice["plan"],
  });
}
