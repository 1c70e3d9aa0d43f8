// SPDX-License-Identifier: GPL-3.0-or-later
/** Sheets of several questions on the command line: made, audited, and estimated from one inbox. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SheetFile } from "../../wasm/contract/types.js";
import { answerDigits, newReceipt, questionCode, writeCode } from "../../wasm/inbox/answer-code.js";
import { clients } from "./mails.js";
import { type Folder, inFolder } from "./run-cli.js";

const QUESTIONS = ["Bullied", "Leaving", "Trust", "Ill", "Fault"];

/** The sheet that a person makes, by the commands that help names. */
async function madeIn(folder: Folder): Promise<SheetFile> {
  for (const name of QUESTIONS) {
    const words = ["--wording", `${name}?`, "--send-to", "council@example.org", "--language", "en"];
    const made = await folder.run(
      "question",
      name,
      "Yes",
      "No",
      "Not sure",
      "--epsilon=1",
      ...words,
      "-o",
      `${name}.json`,
    );
    assert.equal(made.code, 0, made.stderr);
  }
  const made = await folder.run("sheet", ...QUESTIONS.map((name) => `${name}.json`), "-o", "sheet.json");
  assert.equal(made.code, 0, made.stderr);
  assert.match(
    made.stdout,
    /A sheet of 5 questions:[\s\S]*right in 500 of 1000 cases is right in 994 at most \(epsilon 5\)/,
  );
  return JSON.parse(folder.read("sheet.json")) as SheetFile;
}

const codeOf = (question: SheetFile["questions"][number], report: string, receipt = newReceipt()): string =>
  writeCode({ question: questionCode(question), receipt, answer: answerDigits(question.channel, report) });

test("a sheet of five questions is made, audited, and refused once its total is lowered", async () => {
  await inFolder(async (folder) => {
    const sheet = await madeIn(folder);
    const audited = await folder.run("audit", "sheet.json", "--json");
    assert.equal(audited.code, 0);
    const { holds, total, questions, engine, checker } = JSON.parse(audited.stdout);
    assert.deepEqual([holds, engine.holds, checker.holds, questions.length, total.epsilon], [true, true, true, 5, 5]);
    folder.write("forged.json", JSON.stringify({ ...sheet, total: { ...sheet.total, epsilon: 4 } }));
    const forged = await folder.run("audit", "forged.json");
    assert.equal(forged.code, 1);
    assert.match(forged.stdout, /Do NOT rely on this sheet.*The engine says.*The checker says/);
    const twice = await folder.run("sheet", "Ill.json", "Ill.json");
    assert.equal(twice.code, 2);
    assert.match(twice.stderr, /two questions of the sheet have the same name or the same words: "Ill"/);
  });
});

test("a mail with a code for each question counts at each of them, and all that is odd is told", async () => {
  await inFolder(async (folder) => {
    const { questions } = await madeIn(folder);
    const write = Object.entries(clients).filter(([name]) => name !== "an attached file");
    const bodies = Array.from({ length: 40 }, (_, i) =>
      questions
        // Every fourth person leaves the last question out.
        .slice(0, i % 4 === 0 ? 4 : 5)
        .map((question, q) => codeOf(question, ["Yes", "No", "Not sure"][(i + q) % 3] ?? ""))
        .join("\n"),
    );
    const [first = ""] = bodies;
    const sent = [...bodies, first, first.slice(0, -3)];
    const mails = sent.map((body, i) => {
      const mail = { from: `p${i < 40 ? i : 0}@example.org`, subject: "5 answers", body };
      const [, client] = write[i % write.length] ?? assert.fail();
      return `From x Mon Nov 30 10:00:00 2026\n${client(mail)}\n`;
    });
    folder.write("all.mbox", mails.join("\n"));
    const found = await folder.run("estimate", "sheet.json", "all.mbox", "--json");
    assert.equal(found.code, 0, found.stderr);
    const { questions: told, inbox, total } = JSON.parse(found.stdout);
    assert.deepEqual(
      told.map(({ question, people }: { question: string; people: number }) => [question, people]),
      QUESTIONS.map((name, q) => [name, q < 4 ? 40 : 30]),
    );
    assert.deepEqual([total.epsilon, inbox.letters, inbox.repeated, inbox.unread.length], [5, 42, 7, 1]);
    // A form has a row for each person, with all codes in one cell.
    folder.write("form.csv", `Time,Answer\n${bodies.map((body) => `1,"${body.replaceAll("\n", " ")}"`).join("\n")}\n`);
    const form = await folder.run("estimate", "sheet.json", "form.csv", "--json");
    const [mailed, filled] = [found, form].map(({ stdout }) => JSON.parse(stdout).questions);
    assert.deepEqual(filled, mailed);
    // One of the questions by itself knows the codes of the others for strangers.
    const one = JSON.parse((await folder.run("estimate", "Trust.json", "all.mbox", "--json")).stdout);
    assert.equal(one.people, 40);
    assert.equal(Object.keys(one.inbox.foreign).length, 4);
  });
});

test("a table with a column for each question is estimated by a sheet, and --counts is refused", async () => {
  await inFolder(async (folder) => {
    await madeIn(folder);
    const rows = Array.from({ length: 60 }, (_, i) =>
      QUESTIONS.map((_, q) => ["Yes", "No", "Not sure"][(i + q) % 3]).join(","),
    );
    folder.write("table.csv", `${QUESTIONS.join(",")}\n${rows.join("\n")}\n`);
    const found = await folder.run("estimate", "sheet.json", "table.csv");
    assert.equal(found.code, 0, found.stderr);
    for (const name of QUESTIONS) assert.ok(found.stdout.includes(name), found.stdout);
    assert.equal((await folder.run("estimate", "sheet.json", "--counts", "table.csv")).code, 2);
  });
});
