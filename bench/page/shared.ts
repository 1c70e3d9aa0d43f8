// SPDX-License-Identifier: GPL-3.0-or-later
/** Long searches, whose proof several workers share: in a page, and in Node by worker threads. */
import type { DesignRequest, JointTable } from "../../wasm/contract/types.js";
import { Sluice } from "../../wasm/engine/sluice.js";

type Maker = ConstructorParameters<typeof Sluice>[0]["createWorker"];

/** A search by its notion, the categories of secret and data, and epsilon; three numbers of data are attributes. */
export interface SharedCase {
  notion: string;
  secrets: number;
  data: number[];
  epsilon: number;
  /** The number of a table among those of this size. */
  seed: number;
}

export interface SharedTime {
  milliseconds: number;
  information: number;
  gap: number;
}

/** Uniform in ]0, 1[, always the same. */
function uniform(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) + 0.5) / 2 ** 32;
  };
}

const names = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}`);

/** Drawn from Dirichlet(1/2): halves of squares of normal numbers. */
function tableOf({ secrets, data, seed }: SharedCase): JointTable {
  const next = uniform(seed);
  const count = data.reduce((product, size) => product * size, 1);
  const weights = Float64Array.from(
    { length: secrets * count },
    () => -Math.log(next()) * Math.cos(2 * Math.PI * next()) ** 2,
  );
  const columns = data.map((size, j) => {
    const behind = data.slice(j + 1).reduce((product, other) => product * other, 1);
    return { name: `x${j}`, values: Array.from({ length: count }, (_, x) => `v${Math.floor(x / behind) % size}`) };
  });
  // Several columns together are called after them, and so are combinations of their values.
  const together = (parts: (string | undefined)[]) => parts.join(" · ");
  const categories = names("x", count).map((name, x) =>
    data.length > 1 ? together(columns.map(({ values }) => values[x])) : name,
  );
  return {
    secret: { name: "S", categories: names("s", secrets) },
    data:
      data.length > 1
        ? { name: together(columns.map(({ name }) => name)), categories, columns }
        : { name: "X", categories },
    weights,
  };
}

/** Workers that have long started, as those of a page have. */
export async function timeShared(createWorker: Maker, which: SharedCase, workers: number): Promise<SharedTime> {
  const engines = Array.from({ length: workers }, () => new Sluice({ createWorker }));
  await Promise.all(engines.map((engine) => engine.catalogue()));
  const [first, ...helpers] = engines as [Sluice, ...Sluice[]];
  const { notion, epsilon } = which;
  const request: DesignRequest = {
    table: tableOf(which),
    notion,
    epsilon,
    protocol: "optimal",
    search: { method: "columns", seconds: 300 },
  };
  const begin = performance.now();
  const { utility } = await first.design(request, { helpers });
  const milliseconds = performance.now() - begin;
  for (const engine of engines) engine.close();
  const { mutualInformation: information, upperBound = Number.POSITIVE_INFINITY } = utility;
  return { milliseconds, information, gap: upperBound - information };
}
