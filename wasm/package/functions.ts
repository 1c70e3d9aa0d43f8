// SPDX-License-Identifier: GPL-3.0-or-later
/** The calls of an engine as functions, on one engine that starts with the first of them. */
import type { Engine } from "./engine.js";

const CALLS = [
  ...([
    "design",
    "load",
    "loadReaders",
    "verify",
    "count",
    "inspect",
    "describe",
    "curve",
    "compare",
    "countingFrontier",
  ] as const),
  ...(["posteriors", "together", "estimatePooled", "account", "compose", "catalogue"] as const),
];

export type Functions = Pick<Engine, (typeof CALLS)[number] | "close">;

export function functionsOf(make: () => Engine): Functions {
  let engine: Engine | undefined;
  const calls = CALLS.map((name) => [
    name,
    (...given: unknown[]) => {
      engine ??= make();
      return Reflect.apply(engine[name], engine, given) as unknown;
    },
  ]);
  const close = () => {
    engine?.close();
    engine = undefined;
  };
  return { ...(Object.fromEntries(calls) as Functions), close };
}
