// SPDX-License-Identifier: GPL-3.0-or-later
/** Sheets of several questions: made of protocol files, and audited. */
import { check } from "../checker/checker.js";
import { significant } from "../common/rounding.js";
import type { Engine } from "../contract/engine.js";
import type { ProtocolFile, SheetTotal } from "../contract/types.js";
import { type SheetVerdict, verifySheet } from "../engine/verify-sheet.js";
import { risenHalf, toSheet, writeSheet } from "../protocol/sheet.js";
import { Arguments } from "./arguments.js";
import { outputOf } from "./designed.js";
import { loadEngine, loadProtocol } from "./load.js";
import { print, printJson, tell } from "./output.js";
import { writeWhole } from "./sinks.js";
import { STANDARD_OUTPUT } from "./standard-input.js";

/** Resolves to 1 where a question does not keep its promise. */
export async function sheet(args: string[]): Promise<0 | 1> {
  const given = new Arguments("sheet", args);
  if (given.files.length < 2) throw given.error("sheet takes two protocol files or more");
  const output = outputOf(given);
  const engine = await loadEngine();
  const questions: ProtocolFile[] = [];
  for (const path of given.files) questions.push(await loadProtocol(path));
  const text = writeSheet(toSheet(questions));
  const verdict = await verdictOn(engine, text);
  if (output === STANDARD_OUTPUT) {
    if (verdict.holds) await print(text);
    tell(summary(verdict).trimEnd());
  } else {
    if (output !== undefined && verdict.holds) await writeWhole(output, bytesOf(text));
    await told(verdict, given.flag("json"));
    if (output !== undefined && verdict.holds) tell(`The sheet is in ${output}. It holds no counts of people.`);
  }
  return verdict.holds ? 0 : 1;
}

/** Resolves to 1 where the sheet does not hold. */
export async function auditSheet(engine: Engine, text: string, json: boolean): Promise<0 | 1> {
  const verdict = await verdictOn(engine, text);
  await told(verdict, json);
  return verdict.holds ? 0 : 1;
}

function verdictOn(engine: Engine, text: string): Promise<SheetVerdict> {
  return verifySheet({ audit: async (file) => engine.audit(file), check }, text);
}

async function told(verdict: SheetVerdict, json: boolean): Promise<void> {
  const { engine, checker, says } = verdict;
  if (!json) return print(summary(verdict));
  const questions = engine.holds ? engine.sheet.questions : [];
  await printJson({
    ...(engine.holds && { total: { ...engine.sheet.total, ...risenHalf(engine.sheet.total) } }),
    questions: questions.map(({ data, guarantee: { notion, epsilon }, certificate }) => ({
      question: data.name,
      guarantee: { notion, epsilon },
      protocol: certificate.protocol,
    })),
    holds: verdict.holds,
    verdict: says.text,
    engine: { holds: engine.holds, ...(!engine.holds && { reason: engine.reason }) },
    checker: { holds: checker.holds, ...(checker.reason !== undefined && { reason: checker.reason }) },
  });
}

function summary({ holds, engine, says }: SheetVerdict): string {
  if (!holds || !engine.holds) return `Do NOT rely on this sheet. ${says.text}\n`;
  const { questions, total } = engine.sheet;
  const each = questions.map(({ data, guarantee }) => `  epsilon ${guarantee.epsilon}: ${data.name}`);
  return `${[`A sheet of ${questions.length} questions:`, ...each, totalText(total), says.text].join("\n")}\n`;
}

function totalText(total: SheetTotal): string {
  const { half, most, people } = risenHalf(total);
  const level = significant(total.epsilon, 6, Math.ceil);
  return `All noisy answers together: a guess that is right in ${half} of ${people} cases is right in ${most} at most (epsilon ${level}).`;
}

async function* bytesOf(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content);
}
