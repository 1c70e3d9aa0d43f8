// SPDX-License-Identifier: Apache-2.0
/** The engine, loaded when it is first asked for: bundlers keep it apart from what a page begins with. */
import type { load } from "./answer-time.js";

export const loadLater: typeof load = async (options) => {
  const engine = await import("./answer-time.js");
  return engine.load(options);
};
