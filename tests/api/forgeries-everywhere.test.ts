// SPDX-License-Identifier: GPL-3.0-or-later
/** Each way to forge a file, on each honest design that it fits: engine, answer time and checker refuse it for its reason. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { AnswerModule } from "../../wasm/answer-time/module.js";
import { CheckedProtocol } from "../../wasm/answer-time/protocol.js";
import { check } from "../../wasm/checker/checker.js";
import type { Said } from "../../wasm/common/said.js";
import { SluiceError, saidBy } from "../../wasm/contract/errors.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { BASES, honest, recertified } from "./forger.js";
import { forgedBy, WAYS } from "./forgeries-everywhere.js";
import { realEngine } from "./real-engine.js";
import { assertSaid, idsIn } from "./translations.js";

const engine = await realEngine();
const small = await AnswerModule.start(readFileSync(".build/wasm/sluice-answer.wasm"));
const files = await honest(engine);

function reasons(work: () => Said | undefined): string[] {
  try {
    return idsIn(work());
  } catch (error) {
    assert.ok(error instanceof SluiceError, String(error));
    return idsIn(saidBy(error));
  }
}

const forged = WAYS.map((way) => ({
  way,
  made: BASES.flatMap((base) => {
    const document = forgedBy(way, files[base], (of) => recertified(engine, of));
    return document ? [{ base, text: JSON.stringify(document) }] : [];
  }),
}));

test("there are three hundred forged files and more, and each way makes some", () => {
  assert.ok(forged.reduce((all, { made }) => all + made.length, 0) >= 300);
  for (const { way, made } of forged) assert.ok(made.length > 0, way.what);
});

for (const { way, made } of forged) {
  test(`${way.kind}: ${way.what} is refused by engine, answer time and checker`, async () => {
    for (const { base, text } of made) {
      const ids = reasons(() => engine.audit(readProtocol(text)).flaw);
      assert.ok(
        way.engine.some((id) => ids.includes(id)),
        `engine, ${base}: ${ids}`,
      );
      const alone = reasons(() => void new CheckedProtocol(small, text, ""));
      assert.ok(alone.length > 0, `answer time, ${base}`);
      const { holds, flaw } = await check(text);
      assert.ok(!holds && way.checker.includes(flaw?.id ?? ""), `checker, ${base}: ${flaw?.id}`);
      if (flaw) assertSaid(flaw);
    }
  });
}
