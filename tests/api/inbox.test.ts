// SPDX-License-Identifier: GPL-3.0-or-later
/** Noisy answers that come back by mail: each is counted once, and the rest is listed. */
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { zipSync } from "fflate";
import { answerDigits, codesIn, newReceipt, questionCode, reportOf, writeCode } from "../../wasm/inbox/answer-code.js";
import { readInbox } from "../../wasm/inbox/inbox.js";
import { isMail, lettersIn } from "../../wasm/inbox/letters.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { clients, mboxOf } from "./mails.js";
import { inFolder } from "./run-cli.js";

const golden = (name: string) => readProtocol(readFileSync(`tests/vectors/protocols/${name}.json`, "utf8"));

const grr = golden("ldp-grr");
const ticks = golden("lip-marks");
const other = { ...grr, question: { ...grr.question, wording: "Another question?" } };

const codeFor = (settings: typeof grr, report: string, receipt = newReceipt()) =>
  writeCode({
    question: questionCode(settings),
    receipt,
    answer: answerDigits(settings.channel, report),
  });

test("a code says which noisy answer to which question it is, and a mistake in it is found", () => {
  for (const settings of [grr, ticks]) {
    const { reports, marks } = settings.channel;
    const all = marks ? [reports.map((_, i) => (i % 2 ? "y" : "n")).join(""), "n".repeat(reports.length)] : reports;
    for (const report of all) {
      const code = codeFor(settings, report);
      const { codes, broken } = codesIn(`My answer: ${report}\n${code}.`);
      assert.deepEqual(broken, []);
      assert.equal(codes.length, 1);
      assert.equal(codes[0]?.question, questionCode(settings));
      assert.equal(reportOf(settings.channel, codes[0]?.answer ?? ""), report);
      // Written off by hand.
      assert.deepEqual(codesIn(code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l")).codes, codes);
      // Wrapped and quoted by a program.
      assert.deepEqual(codesIn(`> > ${code.replaceAll("-", "-\r\n> > ")}`).codes, codes);
      // Any digit that is another one.
      let missed = 0;
      for (let at = 3; at < code.length; at += 1) {
        if (code[at] === "-") continue;
        const changed = `${code.slice(0, at)}${code[at] === "7" ? "8" : "7"}${code.slice(at + 1)}`;
        const found = codesIn(changed);
        missed += found.codes.length;
        assert.equal(found.broken.length + found.codes.length, 1);
      }
      assert.ok(missed <= 1, `${missed} of ${code.length} mistakes were not found, 1 in 1,024 expected`);
    }
  }
  assert.notEqual(questionCode(grr), questionCode(other));
  assert.deepEqual(codesIn("Nothing of SL-1 or ASL-ABCDEFG-ABCDEF-1-22 is one."), { codes: [], broken: [] });
});

test("300 mails of six programs, half of them broken in some way: counts right, every other one listed", async () => {
  const { reports } = grr.channel;
  const expected = new Map<string, number>();
  const mails: string[] = [];
  const listed = { nothing: 0, broken: 0 };
  let [repeated, foreign] = [0, 0];
  const all = Object.values(clients);
  for (let i = 0; i < 300; i += 1) {
    const report = reports[(i * 7) % reports.length] ?? "";
    const client = all[i % all.length] as (typeof all)[number];
    const mail = { from: `Person ${i} <p${i}@example.org>`, subject: `Re: antwoord ${i}`, body: "" };
    const code = codeFor(grr, report);
    const way = Math.floor(i / 6) % 10;
    const said = `${report}\n${code}`;
    const counts = () => expected.set(report, (expected.get(report) ?? 0) + 1);
    if (way < 5) {
      mails.push(client({ ...mail, body: said }));
      counts();
    } else if (way === 5) {
      // A reply, with what it replies to.
      mails.push(
        client({ ...mail, body: `Sent!\n\nOn Monday the asker wrote:\n> ${said.replace("\n", "\n> ")}\n\n${said}` }),
      );
      counts();
    } else if (way === 6) {
      mails.push(client({ ...mail, body: said }), client({ ...mail, subject: "Fwd: once more", body: said }));
      counts();
      repeated += 1;
    } else if (way === 7) {
      mails.push(client({ ...mail, body: `${report}\n${code.slice(0, -4)}` }));
      listed.broken += 1;
    } else if (way === 8) {
      mails.push(client({ ...mail, body: "Out of office until Monday.\nFrom Tuesday on I shall read this." }));
      listed.nothing += 1;
    } else {
      mails.push(client({ ...mail, body: codeFor(other, report) }));
      foreign += 1;
    }
  }
  const check = async (files: File[]) => {
    async function* letters() {
      for (const file of files) yield* lettersIn(file, file.name);
    }
    const found = await readInbox(letters(), [grr]);
    assert.equal(found.letters, mails.length);
    assert.deepEqual(new Map([...(found.counts[0] ?? [])].sort()), new Map([...expected].sort()));
    assert.equal(found.repeated, repeated);
    assert.deepEqual([...found.foreign.values()], [foreign]);
    for (const [reason, n] of Object.entries(listed)) {
      assert.equal(found.unread.filter((one) => one.reason === reason).length, n, reason);
    }
    assert.equal(found.unread.length, listed.nothing + listed.broken);
    assert.ok(found.unread.every(({ where, from, subject }) => where && from && subject));
    assert.equal(found.senders.size, 0);
    // Both questions at once.
    const both = await readInbox(letters(), [grr, other]);
    assert.equal(both.foreign.size, 0);
    assert.equal(
      [...(both.counts[1] ?? new Map()).values()].reduce((sum, n) => sum + n, 0),
      foreign,
    );
  };
  assert.ok(mails.every(isMail));
  await check(mails.map((mail, i) => new File([mail], `${i}.eml`)));
  await check([new File([mboxOf(mails)], "inbox.mbox")]);
  await check([new File([mboxOf(mails).replaceAll("\n", "\r\n")], "inbox.mbox")]);
});

test("one sender twice is told, and of a receipt with two answers neither counts", async () => {
  const [one = "", two = ""] = grr.channel.reports;
  const receipt = newReceipt();
  const own = codeFor(grr, one);
  const other = codeFor(grr, two);
  const mistaken = `${other.slice(0, -1)}${other.endsWith("7") ? "8" : "7"}`;
  const letter = (from: string, text: string) => ({ where: from, from, subject: "", text, isMail: true });
  const found = await readInbox(
    [
      letter("a@example.org", codeFor(grr, one)),
      letter("a@example.org", codeFor(grr, one)),
      letter("b@example.org", codeFor(grr, one, receipt)),
      letter("c@example.org", `${codeFor(grr, two, receipt)}\n> SL-AAAA1-`),
      // It quotes its own, cut off, and brings one with a mistake.
      letter("d@example.org", `${own}\n> ${own.slice(0, 14)}\n>> ${mistaken}\n${mistaken}`),
    ],
    [grr],
  );
  assert.deepEqual(found.counts, [new Map([[one, 3]])]);
  assert.deepEqual(found.senders, new Map([["a@example.org", 2]]));
  assert.deepEqual(
    found.unread.map(({ reason, from, subject }) => [reason, from, subject]),
    [
      ["broken", "c@example.org", "SL-AAAA1"],
      ["broken", "d@example.org", mistaken],
      ["changed", "b@example.org", ""],
      ["changed", "c@example.org", ""],
    ],
  );
});

test("a table and a folder are read by the command line as mails are, and all of it is told", async () => {
  await inFolder(async (folder) => {
    folder.write("p.json", readFileSync("tests/vectors/protocols/ldp-grr.json", "utf8"));
    const reports = Array.from({ length: 40 }, (_, i) => grr.channel.reports[i % 4] as string);
    const codes = reports.map((report) => codeFor(grr, report));
    const all = Object.values(clients);
    mkdirSync(join(folder.path, "mails"));
    for (const [i, code] of codes.entries()) {
      const mail = { from: `P <p${i}@example.org>`, subject: "Antwoord", body: `${reports[i]}\n${code}` };
      folder.write(`mails/${i}.eml`, (all[i % all.length] as (typeof all)[number])(mail));
    }
    folder.write("mails/notes.txt", "Bring milk.");
    folder.write("mails/form.csv", `when,answer\n1,${codes[0]}\n2,yes\n`);
    // As a form exports what people have pasted into it.
    const rows = reports.map((report, i) => `2026-11-30,"${report}\n${codes[i]}"`);
    folder.write("form.csv", `Timestamp,Your answer\n${[...rows, rows[0], "2026-11-30,yes"].join("\n")}\n`);
    const asked = async (path: string) => JSON.parse((await folder.run("estimate", "p.json", path, "--json")).stdout);
    const byFolder = await asked("mails");
    assert.equal(byFolder.people, 40);
    assert.equal(byFolder.inbox.repeated, 1);
    assert.deepEqual(byFolder.inbox.unread, [
      { where: "mails/form.csv, 3", reason: "nothing" },
      { where: "mails/notes.txt", reason: "nothing" },
    ]);
    const byForm = await asked("form.csv");
    assert.equal(byForm.people, 40);
    assert.equal(byForm.inbox.repeated, 1);
    assert.deepEqual(byForm.inbox.unread, [{ where: "form.csv, 43", reason: "nothing" }]);
    assert.deepEqual(byForm.data, byFolder.data);
    folder.write(
      "other.eml",
      clients["k-9"]?.({ from: "P <p@example.org>", subject: "Antwoord", body: "north" }) ?? "",
    );
    const none = await folder.run("estimate", "p.json", "other.eml");
    assert.equal(none.code, 2);
    assert.match(none.stderr, /other\.eml, p@example\.org, “Antwoord”: no sorting code of a noisy answer\n/);
    assert.match(none.stderr, /There are no reports to estimate from\./);
    const { stdout } = await folder.run("estimate", "p.json", "mails");
    assert.match(
      stdout,
      /^Read 43 mails or texts\.\n1 copy of a noisy answer is not counted\.\nNot counted:\n {2}mails\/form\.csv, 3: no sorting code of a noisy answer\n {2}mails\/notes\.txt: no sorting code of a noisy answer\n/,
    );
  });
});

test("mails in folders of folders and in archives are counted once, and what cannot be read is listed", async () => {
  await inFolder(async (folder) => {
    folder.write("p.json", readFileSync("tests/vectors/protocols/ldp-grr.json", "utf8"));
    const all = Object.values(clients);
    const mails = Array.from({ length: 12 }, (_, i) => {
      const report = grr.channel.reports[i % 3] as string;
      const mail = { from: `P <p${i}@example.org>`, subject: "Antwoord", body: `${report}\n${codeFor(grr, report)}` };
      return (all[i % all.length] as (typeof all)[number])(mail);
    });
    const bytes = (text: string) => new TextEncoder().encode(text);
    const outlook = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(600).fill(0));
    const inner = zipSync({ "deep.eml": bytes(mails[0] as string) });
    const parts = mails.slice(0, 6).map((mail, i) => [`in/${i}.eml`, bytes(mail)] as const);
    const packed = zipSync({
      ...Object.fromEntries(parts),
      "__MACOSX/in/._0.eml": bytes("x"),
      "in/.DS_Store": bytes("x"),
      "many.mbox": bytes(mboxOf(mails.slice(6, 9))),
      "old.msg": outlook,
      "inner.zip": inner,
      "note.txt": bytes("Bring milk."),
    });
    writeFileSync(join(folder.path, "mails.zip"), packed);
    const asked = async (path: string) => JSON.parse((await folder.run("estimate", "p.json", path, "--json")).stdout);
    const zipped = await asked("mails.zip");
    assert.equal(zipped.people, 9);
    assert.deepEqual(zipped.inbox.unread, [
      { where: "mails.zip, old.msg", reason: "outlook" },
      { where: "mails.zip, inner.zip", reason: "packed" },
      { where: "mails.zip, note.txt", reason: "nothing" },
    ]);
    // As mail programs keep them; one of them is there twice.
    for (const sub of ["cur", "new", "new/later"]) mkdirSync(join(folder.path, "box", sub), { recursive: true });
    for (const [i, mail] of mails.entries()) folder.write(`box/${["cur", "new", "new/later"][i % 3]}/${i}`, mail);
    folder.write("box/cur/again", mails[11] as string);
    writeFileSync(join(folder.path, "box/new/more.zip"), packed.subarray(0, packed.length - 30));
    const kept = await asked("box");
    assert.equal(kept.people, 12);
    assert.equal(kept.inbox.repeated, 1);
    assert.deepEqual(kept.inbox.unread, [{ where: "box/new/more.zip", reason: "packed" }]);
    writeFileSync(join(folder.path, "one.msg"), outlook);
    const { code, stderr } = await folder.run("estimate", "p.json", "one.msg");
    assert.equal(code, 2);
    assert.match(stderr, /one\.msg: a mail as Outlook saves it: save it as text or \.eml\n/);
  });
});
