// SPDX-License-Identifier: GPL-3.0-or-later
/** The curve as the page draws it: by the engine's own workers, the levels in the page's own order. */
import source from "sluice:worker";
import type { JointTable } from "../../wasm/contract/types.js";
import { Sluice } from "../../wasm/engine/sluice.js";
import { curveLevels } from "../../web/facts/levels.js";

export interface CurveTime {
  workers: number;
  points: number;
  milliseconds: number;
}

declare global {
  /** `joint`: secret × data; `most`: workers, where the machine has so many cores. */
  function timeCurve(joint: number[][], notion: string, most: number): Promise<CurveTime>;
}

const variable = (name: string, size: number) => ({
  name,
  categories: Array.from({ length: size }, (_, index) => `${name}${index}`),
});

globalThis.timeCurve = async (joint, notion, most) => {
  const table: JointTable = {
    secret: variable("S", joint.length),
    data: variable("X", joint[0]?.length ?? 0),
    weights: Float64Array.from(joint.flat()),
  };
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const workers = Math.max(1, Math.min(most, navigator.hardwareConcurrency));
  const engines = Array.from({ length: workers }, () => new Sluice({ createWorker: () => new Worker(address) }));
  // The page's workers have long started when it draws.
  await Promise.all(engines.map((engine) => engine.catalogue()));
  const [first, ...helpers] = engines;
  const begin = performance.now();
  const points = await first?.curve({ table, notion, epsilons: curveLevels(6), protocols: ["optimal"] }, { helpers });
  const milliseconds = performance.now() - begin;
  for (const engine of engines) engine.close();
  return { workers, points: points?.length ?? 0, milliseconds };
};
