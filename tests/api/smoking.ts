// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether somebody smokes, as the tests of forms ask for it: a protocol whose answers no text has by chance. */
import { readFileSync } from "node:fs";
import { load } from "../../wasm/answer-time/answer-time.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { realEngine } from "./real-engine.js";

export const ANSWERS = ["zqnever4711", "zqdaily4711"];
const engine = await realEngine();
const protocol = toProtocolFile(
  engine.design({
    table: {
      secret: { name: "ill", categories: ["yes", "no"] },
      data: { name: "smokes", categories: ANSWERS },
      weights: Float64Array.of(1, 5, 6, 1),
    },
    notion: "lip",
    epsilon: 0.4,
    protocol: "oue",
  }),
);
/** The engine for answer time with this protocol. */
export const loaded = () =>
  load({ protocols: { smoking: protocol }, wasm: readFileSync(".build/wasm/sluice-answer.wasm") });
