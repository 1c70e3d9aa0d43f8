// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols of marks for private questions: their reports are marks, in which no name of a category stands. */
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

export const marksOf = (categories: string[]) =>
  toProtocolFile(
    engine.design({
      table: {
        secret: { name: "ill", categories: ["yes", "no"] },
        data: { name: "secret", categories },
        weights: Float64Array.from({ length: 2 * categories.length }, (_, i) => i + 1),
      },
      notion: "ldp",
      epsilon: 0.5,
      protocol: "oue",
    }),
  );
