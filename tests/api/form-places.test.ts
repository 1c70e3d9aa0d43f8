// SPDX-License-Identifier: GPL-3.0-or-later
/** The link of a form as an inbox: where the noisy answer goes, what is refused, and that it is found in the form's export. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answerDigits, newReceipt, questionCode, writeCode } from "../../wasm/inbox/answer-code.js";
import { lettersOfTable, readInbox } from "../../wasm/inbox/inbox.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { destinationOf, filledForm, hostOf } from "../../web/facts/question-words.js";
import { asSent, formLink } from "../../web/features/ask/form-places.js";

const GOOGLE = "https://docs.google.com/forms/d/e/1FAIpQLSd-abc/viewform?usp=pp_url";
const MICROSOFT = "https://forms.office.com/Pages/ResponsePage.aspx?id=DQSIkWds-0";
const R1 = "r6cb77b0d6c2b4fbd8d45b2fd8b1a7ef1";
const QUALTRICS = "https://x.eu.qualtrics.com/jfe/form/SV_1";

/** Links with an example answer, and where the noisy answer then goes. */
const found = [
  [`${GOOGLE}&entry.123=here`, "entry.123", "here", `${GOOGLE}&entry.123={answer}`],
  [`${MICROSOFT}&${R1}=my%20answer`, R1, "my answer", `${MICROSOFT}&${R1}={answer}`],
  [`${MICROSOFT}&${R1}=%22here%22`, R1, "here", `${MICROSOFT}&${R1}=%22{answer}%22`],
  [
    "https://survey.uni.example/index.php/12?newtest=Y&12X3X45=a",
    "12X3X45",
    "a",
    "https://survey.uni.example/index.php/12?newtest=Y&12X3X45={answer}",
  ],
  [
    "https://club.typeform.com/to/Ab1?typeform-source=x#n=a",
    "n",
    "a",
    "https://club.typeform.com/to/Ab1?typeform-source=x#n={answer}",
  ],
  ["https://form.typeform.com/to/Ab1?n=a", "n", "a", "https://form.typeform.com/to/Ab1?n={answer}"],
  ["https://www.surveymonkey.com/r/AB?n=[n_value]", "n", "[n_value]", "https://www.surveymonkey.com/r/AB?n={answer}"],
  [`${QUALTRICS}?Q_Language=NL&noisy=x`, "noisy", "x", `${QUALTRICS}?Q_Language=NL&noisy={answer}`],
  [
    `${QUALTRICS}?Q_PopulateResponse={"QID1":"x"}`,
    "QID1",
    "x",
    `${QUALTRICS}?Q_PopulateResponse={%22QID1%22:%22{answer}%22}`,
  ],
  [
    `${QUALTRICS}?Q_PopulateResponse=%7B%22QID1%22%3A%22x%22%7D`,
    "QID1",
    "x",
    `${QUALTRICS}?Q_PopulateResponse=%7B%22QID1%22%3A%22{answer}%22%7D`,
  ],
] as const;

test("the place of the one example in a well-known form's link is where the noisy answer goes", () => {
  for (const [link, name, value, marked] of found) {
    const form = formLink(link);
    assert.ok(form?.kind === "found", link);
    assert.deepEqual([form.place.name, form.place.value, form.link], [name, value, marked]);
    assert.equal(asSent(link), marked);
    assert.deepEqual(destinationOf(marked), { kind: "form", address: marked });
    // A link that is marked stays as it is.
    assert.deepEqual(formLink(marked), { kind: "marked", host: hostOf(link), link: marked });
  }
});

test("a mark is read however it was written down, and in any form", () => {
  const typed = `${GOOGLE}&entry.1=Tuesday&entry.2=%7Banswer%7D`;
  assert.equal(asSent(typed), `${GOOGLE}&entry.1=Tuesday&entry.2={answer}`);
  assert.equal(
    asSent("https://forms.example.org/7?q={answer}&lang=nl"),
    "https://forms.example.org/7?q={answer}&lang=nl",
  );
  assert.equal(
    asSent(`${QUALTRICS}?Q_PopulateResponse={"QID1":"{answer}"}`),
    `${QUALTRICS}?Q_PopulateResponse={%22QID1%22:%22{answer}%22}`,
  );
  // Letters that are no plain ones are written as the browser goes by them.
  assert.deepEqual(formLink("https://umfrage.müller.example/?q={answer}"), {
    kind: "marked",
    host: "umfrage.xn--mller-kva.example",
    link: "https://umfrage.xn--mller-kva.example/?q={answer}",
  });
});

test("of several places none is guessed, nor any of an address that is no well-known form's", () => {
  const several = formLink(`${GOOGLE}&entry.1=a&entry.2=b`);
  assert.ok(several?.kind === "several" && several.isForm);
  assert.deepEqual(
    several.places.map(({ link }) => link),
    [`${GOOGLE}&entry.1={answer}&entry.2=b`, `${GOOGLE}&entry.1=a&entry.2={answer}`],
  );
  const two = formLink(`${QUALTRICS}?Q_PopulateResponse={"QID1":"x","QID2":"y"}`);
  assert.ok(two?.kind === "several");
  assert.deepEqual(
    two.places.map(({ name, value }) => [name, value]),
    [
      ["QID1", "x"],
      ["QID2", "y"],
    ],
  );
  const other = formLink("https://example.org/in?box=1");
  assert.ok(other?.kind === "several" && !other.isForm);
  assert.equal(asSent("https://example.org/in?box=1"), "https://example.org/in?box=1");
  assert.equal(formLink("https://example.org/in"), undefined);
  for (const bare of [GOOGLE, "https://forms.gle/AbC", MICROSOFT, "https://club.typeform.com/to/Ab1"])
    assert.equal(formLink(bare)?.kind, "bare", bare);
});

test("a link that does not lead where it reads, or has no one place, is refused with the reason", () => {
  const fault = (link: string) => {
    const form = formLink(link);
    return form?.kind === "wrong" ? form.fault : form?.kind;
  };
  for (const link of [
    "http://example.org/?q={answer}",
    "javascript:alert('{answer}')",
    "JavaScript:%0aalert(1)//?q={answer}",
    "data:text/html,{answer}",
    "//example.org/?q={answer}",
    "{answer}",
  ])
    assert.equal(fault(link), "insecure", link);
  for (const link of [
    "https://user:secret@example.org/?q={answer}",
    "https://bank.example@evil.example/?q={answer}",
    "https://{answer}.evil.example/",
    "https://exa mple.org/?q={answer}",
    "https://example.org\\@evil.example/?q={answer}",
    "https://example.org/?q={answer}\u0007",
    "https:///?q={answer}",
  ])
    assert.notEqual(fault(link), "marked", link);
  assert.equal(fault("https://example.org/{answer}"), "misplaced");
  assert.equal(fault("https://example.org/{answer}/?q=1"), "misplaced");
  assert.equal(fault("https://example.org/?q={answer}&r={answer}"), "twice");
  assert.equal(fault(`https://example.org/?x=${"a".repeat(300)}&q={answer}`), "long");
  assert.equal(fault(`${GOOGLE}&entry.1=a&x=${"a".repeat(300)}`), "long");
});

test("a forged link in settings opens no form", () => {
  for (const address of [
    "javascript:alert(1)//?q={answer}",
    "http://example.org/?q={answer}",
    "https://user:secret@example.org/?q={answer}",
    "https://{answer}.evil.example/?q=1",
    "https://evil.example{answer}?q=1",
    "https://example.org/{answer}",
    "https://example.org/?q={answer}&r={answer}",
    "https://exаmple.org/?q={answer}",
    "https://example.org/?q={answer}\n",
    "https://example.org\\.evil.example/?q={answer}",
    "https://2130706433/?q={answer}",
    " https://example.org/?q={answer}",
  ])
    assert.notEqual(destinationOf(address)?.kind, "form", address);
});

const HOSTILE = ['Yes & "no"', "a=b#c?d", "50 % + 1", "ja/nee\\{answer}", "não 😀", "</script>", "$& $1"];

test("a noisy answer fills its place and nothing else, whatever its letters are", () => {
  for (const [link, , , marked] of found) {
    for (const answer of HOSTILE) {
      const filled = new URL(filledForm(marked, answer));
      assert.equal(filled.origin, new URL(link).origin);
      assert.equal(filled.pathname, new URL(link).pathname);
      const parameters = [...filled.searchParams, ...new URLSearchParams(filled.hash.slice(1))];
      const before = [...new URL(link).searchParams, ...new URLSearchParams(new URL(link).hash.slice(1))];
      assert.deepEqual(
        parameters.map(([name]) => name),
        before.map(([name]) => name),
      );
      const [, value] = parameters.find(([, text], i) => text !== before[i]?.[1]) ?? ["", ""];
      const read = /^["{]/.test(value) && marked.includes("%22") ? JSON.parse(value) : value;
      assert.equal(typeof read === "object" ? read.QID1 : read, answer, marked);
    }
  }
});

const grr = readProtocol(readFileSync("tests/vectors/protocols/ldp-grr.json", "utf8"));

test("what a form exports is read again: each noisy answer by its code, whichever column it is in", async () => {
  const people = grr.channel.reports.flatMap((report, i) => Array.from({ length: 3 + i }, () => report));
  const sent = people.map((report) => {
    const code = writeCode({
      question: questionCode(grr),
      receipt: newReceipt(),
      answer: answerDigits(grr.channel, report),
    });
    const filled = new URL(filledForm(`${GOOGLE}&entry.1={answer}`, `${report} ${code}`));
    return filled.searchParams.get("entry.1") ?? "";
  });
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const exports = {
    google: [
      '"Timestamp","Comments","Your noisy answer"',
      ...sent.map((text, i) => `"2026/11/30 10:${10 + i}:00 am","None, thanks",${cell(text)}`),
    ],
    microsoft: [
      "ID;Start time;Email;Noisy answer",
      ...sent.map((text, i) => `${i + 1};30-11-26 10:10;anonymous;${cell(text)}`),
    ],
    qualtrics: [
      "StartDate,IPAddress,noisy",
      "Start Date,IP Address,noisy",
      '"{""ImportId"":""startDate""}",,noisy',
      ...sent.map((text) => `2026-11-30 10:10,192.0.2.1,${cell(text)}`),
    ],
  };
  for (const [name, rows] of Object.entries(exports)) {
    const found = await readInbox(lettersOfTable(`${rows.join("\r\n")}\r\n`, `${name}.csv`), [grr]);
    assert.deepEqual(
      Object.fromEntries(found.counts[0] ?? []),
      Object.fromEntries(grr.channel.reports.map((report, i) => [report, 3 + i])),
      name,
    );
    assert.equal(found.repeated, 0);
  }
});
