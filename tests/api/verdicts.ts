// SPDX-License-Identifier: GPL-3.0-or-later
/** The verdict of each program that reads protocol files on one of them, beside its schema. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { AnswerModule } from "../../wasm/answer-time/module.js";
import { CheckedProtocol } from "../../wasm/answer-time/protocol.js";
import { check } from "../../wasm/checker/checker.js";
import { SluiceError } from "../../wasm/contract/errors.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { type Document, honest } from "./forger.js";
import { fits, type Schema } from "./json-schema.js";
import { realEngine } from "./real-engine.js";

/** In multiplications, as the proof of an optimum is no matter of these tests. */
const WORK = 1e5;

export const engine = await realEngine();
const small = await AnswerModule.start(readFileSync(".build/wasm/sluice-answer.wasm"));
export const schema = JSON.parse(readFileSync("wasm/contract/protocol.schema.json", "utf8")) as Schema;
const folder = "tests/vectors/protocols";
const written = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as Document);
export const documents: Document[] = [...Object.values(await honest(engine)), ...written];

/** Why a program refuses the text; nothing where it takes it. */
function refusalBy(work: () => string | undefined): string | undefined {
  try {
    return work();
  } catch (error) {
    assert.ok(error instanceof SluiceError, String(error));
    return error.message;
  }
}
function byEngine(text: string): string | undefined {
  return refusalBy(() => engine.audit(readProtocol(text)).flaw?.text);
}
const byAnswerTime = (text: string) => refusalBy(() => void new CheckedProtocol(small, text, ""));
async function byChecker(text: string): Promise<string | undefined> {
  const { flaw } = await check(text, WORK);
  return flaw && `${flaw.id}: ${flaw.text}`;
}
/** `of` is the schema, or one that lacks something. */
export function bySchema(text: string, of = schema): string | undefined {
  try {
    return fits(JSON.parse(text.replace(/^\ufeff/, "")), of) ? undefined : "schema";
  } catch {
    return "no JSON";
  }
}

export interface Seen {
  engine: string | undefined;
  answerTime: string | undefined;
  checker: string | undefined;
  schema: string | undefined;
}
/** Faults of form: the schema knows of all of them. */
const OF_FORM = /^(field-lacking|field-stray|name-not-plain):/;
/** Answer time takes a file as it is, whatever its protocol is called. */
const NAME = /^protocol-not-known:/;
/** Answer time computes nothing that asks for a comparison of all notions. */
const LEAKAGE = /^leakage-differs:/;
/** The worst distribution of a sample's set is the engine's to find: the checker holds its level between two. */
const OF_SET = /^The stated leakage under "r(lip|pml|ldp)"/;
/** Answer time looks for no better channels, nor at what a proof that there are none rests on. */
const BETTER = /^(bound-refuted|point-outside):/;
export function disagree({ engine, answerTime, checker, schema }: Seen): boolean {
  const why = checker ?? "";
  if (checker === undefined && answerTime === undefined && OF_SET.test(engine ?? "")) return schema !== undefined;
  const isBlind = answerTime === undefined && [LEAKAGE, NAME, BETTER].some((of) => of.test(why));
  const others = [engine, ...(isBlind ? [] : [answerTime])];
  if (others.some((refusal) => (refusal === undefined) !== (checker === undefined))) return true;
  return schema === undefined ? OF_FORM.test(why) : checker === undefined;
}
export const seenOf = async (text: string): Promise<Seen> => ({
  engine: byEngine(text),
  answerTime: byAnswerTime(text),
  checker: await byChecker(text),
  schema: bySchema(text),
});
