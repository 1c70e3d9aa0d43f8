// SPDX-License-Identifier: GPL-3.0-or-later
/** The ways to send a question: addresses that may be opened, code for surveys, and a QR code that a reader reads. */
import assert from "node:assert/strict";
import { test } from "node:test";
import decodeQR from "qr/decode.js";
import { readProtocol, toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { destinationOf, emailTo } from "../../web/facts/question-words.js";
import { columnOf, type Draft, incomplete, translatedTwice, wordsOf } from "../../web/features/ask/draft.js";
import { denseWidth, qrCode } from "../../web/features/ask/qr-code.js";
import { codeName, snippet } from "../../web/features/ask/snippets.js";
import { realEngine } from "./real-engine.js";

const draft: Draft = {
  wording: " Have you ever cheated in an exam? ",
  answers: "Yes\n No \n\n",
  skippable: true,
  asker: "",
  sendTo: " a@example.org ",
  language: "en",
  column: "",
  translations: { nl: { wording: "Hebt u ooit gespiekt?", answers: "Ja\nNee" }, en: { wording: "x", answers: "y" } },
  epsilon: 1,
};

test("only e-mail addresses without headers and https addresses in plain letters lead anywhere", () => {
  const email = (address: string) => ({ kind: "email", address });
  assert.deepEqual(destinationOf("a.b+c@mail.example.org"), email("a.b+c@mail.example.org"));
  assert.deepEqual(destinationOf("mailto:a@example.org"), email("a@example.org"));
  assert.deepEqual(destinationOf("https://example.org/x?y=1#z"), {
    kind: "web",
    address: "https://example.org/x?y=1#z",
  });
  for (const wrong of [
    "",
    "the box at the door",
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "http://example.org",
    "//example.org",
    "data:text/html,x",
    "mailto:a@example.org?bcc=b@example.org",
    "a@example.org,b@example.org",
    "a@example.org\n@x",
    " https://example.org",
    "https://user@example.org",
    "https://bank.example:443@evil.example/",
    "https://exаmple.org",
    'https://example.org/"><b>',
    "https://",
    "research%40uni.nl?bcc=spy@evil.com",
    "a?bcc=b@example.org",
    "a&b@example.org",
    "a#b@example.org",
    "https://b%61nk.nl",
    "https://2130706433/",
    "https:example",
  ])
    assert.equal(destinationOf(wrong), undefined, wrong);
  const mail = new URL(emailTo("a@example.org", "a & b?", "n\ny"));
  assert.deepEqual([mail.pathname, mail.searchParams.get("subject")], ["a@example.org", "a & b?"]);
  assert.equal(mail.searchParams.get("body"), "n\ny");
});

test("what stands in the fields becomes words, a short name, and nothing of a language that is its own", () => {
  assert.equal(columnOf(draft), "Have you ever cheated in an exam");
  assert.equal(columnOf({ ...draft, column: " cheated " }), "cheated");
  const [one, other] = ["?", "or not?"].map((end) => columnOf({ ...draft, wording: `${"word ".repeat(40)}${end}` }));
  assert.match(one ?? "", /^(word )+[0-9a-f]{6}$/);
  assert.ok([...(one ?? "")].length <= 60);
  assert.notEqual(one, other, "two questions that begin alike");
  const broken = wordsOf({ ...draft, wording: "Have you\never\u200e?", asker: "A\u202ab" });
  assert.deepEqual([broken.wording, broken.asker], ["Have you ever?", "Ab"]);
  assert.equal(
    translatedTwice({ ...draft, translations: { nl: { wording: "?", answers: "Ja\nJ\u0430" } } }),
    "J\u0430",
  );
  assert.equal(translatedTwice(draft), undefined);
  assert.equal(columnOf({ ...draft, wording: "???" }), "???");
  assert.deepEqual(wordsOf(draft), {
    wording: "Have you ever cheated in an exam?",
    language: "en",
    sendTo: "a@example.org",
    translations: [{ language: "nl", wording: "Hebt u ooit gespiekt?", answers: ["Ja", "Nee", "Zeg ik liever niet"] }],
  });
  assert.equal(incomplete(draft), undefined);
  const lacking = { ...draft, translations: { de: { wording: "Haben Sie?", answers: "Ja" } } };
  assert.deepEqual(incomplete(lacking), { language: "de", given: 1, due: 2 });
});

async function fileOf(wording: string, answers: string[]) {
  const engine = await realEngine();
  const design = engine.design({
    table: questionTable("asked", answers),
    notion: "data-ldp",
    epsilon: 1,
    protocol: "grr",
  });
  return toProtocolFile({ ...design, question: { wording } });
}

test("code for surveys holds the question as text, however it reads", async () => {
  const wording = `</script><img src=x onerror=alert(1)>\`\${alert(1)}\`"'`;
  const file = await fileOf(wording, ['<b>"yes"</b>', "no & never\u2028or not"]);
  const form = snippet("form", file);
  assert.equal(form.match(/<\/script>/g)?.length, 2, "its own two");
  assert.ok(!form.includes("<img") && !form.includes("<b>"));
  const json = /<script type="application\/json">\n(.*)\n {2}<\/script>/s.exec(form)?.[1] ?? "";
  assert.deepEqual(readProtocol(json), file);
  for (const survey of ["surveyjs", "jspsych", "formio"] as const) {
    const code = snippet(survey, file);
    assert.ok(!code.includes("</script") && !code.includes("<img") && !code.includes("\u2028"));
  }
  const surveyjs = snippet("surveyjs", file);
  const question = JSON.parse(surveyjs.slice(surveyjs.indexOf("{"), surveyjs.indexOf("\n}") + 2)) as object;
  assert.deepEqual(question, {
    type: "radiogroup",
    name: "asked",
    title: wording,
    isRequired: true,
    choices: file.data.categories,
    sluice: "asked",
  });
});

test("a name for code is one, whatever the question is called", () => {
  for (const [name, code] of [
    ["Have you ever cheated in an exam", "have_you_ever_cheated_in_an_ex"],
    ["Café?", "cafe"],
    ["9 lives", "question"],
    ["怎么样", "question"],
    ["__proto__", "proto"],
  ] as const)
    assert.equal(codeName(name), code);
});

test("a QR code is read as the link that it was made of, and too long a link has none", () => {
  for (const length of [60, 600, 1500]) {
    const link = `https://example.org/answer.html#protocol=${"aB3-_".repeat(length / 5)}`;
    const code = qrCode(link);
    assert.ok(code);
    const scale = 3;
    const edge = code.size * scale;
    const data = new Uint8Array(edge * edge * 4).fill(255);
    for (const [, x, y, run] of code.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
        for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column += 1)
          data.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3);
    }
    assert.equal(decodeQR({ width: edge, height: edge, data }), link);
  }
  assert.equal(qrCode("x".repeat(4000)), undefined);
});

test("of a code with small modules it is said how wide it has to be, and of others nothing", () => {
  const widthOf = (characters: number) => {
    const code = qrCode("a".repeat(characters));
    assert.ok(code);
    return denseWidth(code);
  };
  assert.equal(widthOf(950), undefined, "a question of two answers");
  const wide = widthOf(1250) ?? 0;
  assert.ok(wide >= 5, `${wide}`);
  assert.ok((widthOf(1500) ?? 0) > wide);
});
