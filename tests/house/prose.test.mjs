// SPDX-License-Identifier: GPL-3.0-or-later
/** Comments and Markdown keep to wasm/toolchain/words/rules.mjs: how a sentence begins, and how long it is. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../wasm/toolchain/root.mjs";
import { cppComments, scriptComments } from "../../wasm/toolchain/words/comments.mjs";
import { allNoteFaults, noted, noteFaults, passagesOf, told, words } from "../../wasm/toolchain/words/prose.mjs";
import { built } from "./built.mjs";

test("comments and Markdown keep to the rules", () => {
  assert.deepEqual(told(allNoteFaults(root)), []);
});

test("all Markdown has at most 30,000 words, blocks of code aside", (context) => {
  const counts = noted(root)
    .filter((file) => file.endsWith(".md"))
    .concat("CHANGELOG.md")
    .map((file) => ({ file, count: proseWords(readFileSync(join(root, file), "utf8")) }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  for (const { file, count } of counts.filter((one) => one.count > 1000)) context.diagnostic(`${file}: ${count}`);
  assert.ok(all > 20_000 && all <= 30_000, `${all} words; say each thing once`);
  assert.equal(proseWords("Two words.\n\n```sh\nnot these\n```\n\n| and | three | here |\n| --- | --- | --- |\n"), 5);
});

/** Counts all between blanks that has a letter or a digit, outside of blocks of code. @param {string} markdown */
const proseWords = (markdown) =>
  markdown
    .replace(/^```.*?^```/gms, "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test("comments are read in every language", (context) => {
  const counts = new Map();
  for (const file of noted(root)) {
    const ending = /\.\w+$/.exec(file)?.[0];
    const { length } = passagesOf(file, readFileSync(join(root, file), "utf8"));
    counts.set(ending, (counts.get(ending) ?? 0) + length);
  }
  for (const [ending, count] of counts) context.diagnostic(`${ending}: ${count} passages`);
  for (const [ending, least] of Object.entries({ ".cpp": 2000, ".hpp": 1500, ".ts": 4000, ".mjs": 500, ".md": 1000 }))
    assert.ok(counts.get(ending) > least, `${ending}: ${counts.get(ending)}`);
});

const LONG = `It ${"goes on and ".repeat(9)}ends.`;
const [HALF, REST] = [LONG.slice(0, 14), LONG.slice(15)];

/** Each plants a fault. @type {[file: string, source: string, fault: RegExp][]} */
const PLANTED = [
  ["core/a.cpp", "// What it holds.\nint a;", /^core\/a.cpp:1: name the person or thing first/],
  ["core/a.hpp", "int a;  ///< what it holds", /name the person or thing first/],
  ["core/a.cpp", "/* Fine.\n * Of all these\n * the first. */", /begin with the subject: Of all these the first\./],
  ["core/a.cpp", 'auto a = R"x( " )x"; // Where it ends.', /a condition begins with If/],
  ["core/a.cpp", "int a = 1'000; // Whoever reads it learns it.", /name the person/],
  ["core/a.cpp", `// ${HALF}\n// ${REST}`, /29 words, at most 25/],
  ["web/a.ts", "/** Who reads it knows it. */", /name the person/],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source
  ["web/a.ts", "const a = `${b /* That it ends is sure. */}`;", /begin with the subject/],
  ["web/a.ts", "const a = /[/*]/; // Where it ends.", /begins with If/],
  ["web/a.tsx", "const a = <p>{/* What it shows. */}</p>;", /name the person or thing first/],
  ["web/a.mjs", `/** @param {string} a ${LONG} */`, /29 words/],
  ["web/a.md", "Fine. What follows is not.", /name the person or thing first/],
  ["web/a.md", "- one\n- Of two things the second.", /:2: begin with the subject/],
  ["web/a.md", "| a | b |\n|---|---|\n| c | Where it is, it stays. |", /:3: begin/],
  ["web/a.md", `> ${HALF}\n> ${REST}`, /29 words/],
];

for (const [file, source, fault] of PLANTED) {
  test(`a fault is found: ${file}, ${source.slice(0, 30)}`, () => {
    const found = told(noteFaults(file, source));
    assert.equal(found.length, 1, found.join("\n"));
    assert.match(found.join(), fault);
  });
}

/** Each has no fault. @type {[file: string, source: string][]} */
const SOUND = [
  ["core/a.cpp", 'const char* a = "// What is this.";'],
  ["core/a.cpp", 'auto a = R"(\n// What is this.\n)";'],
  ["core/a.cpp", "char a = '\"'; // Fine. '"],
  ["core/a.cpp", "// What is it?"],
  ["core/a.cpp", "// NOLINT(a)\n// clang-format off"],
  // A blank line, another column and code end a comment.
  ["core/a.cpp", `// ${HALF}\n\n// ${REST}`],
  ["core/a.cpp", `int a;  // ${HALF}\n// ${REST}`],
  // A formula on a line of its own is no part of a sentence.
  ["core/a.cpp", `/// The least of\n///   ${"a + b = c, ".repeat(20)}\n/// over all a.`],
  [
    "core/a.cpp",
    "/// The mean of 1 + z for z = e^x - 1 and all x >= 0 that P(y|x) <= L P(y|z) allows, in e.g. nats, if it is finite.",
  ],
  ["web/a.ts", 'const a = "// What is this."; const b = `/* Of that. */`;'],
  ["web/a.ts", "const a = /\\/\\/ What is this./;"],
  ["web/a.tsx", "const a = <p>// What is this.</p>;"],
  ["web/a.ts", "// biome-ignore lint/what: of course"],
  ["web/a.md", "# What it is\n\n```ts\n// What is this.\n```\n\n<!-- Of that. -->\n\n[What](#a) · [Where](#b)"],
  ["web/a.md", "| what | of |\n|---|---|\n| it is | that one |\n\nThat is all."],
];

for (const [file, source] of SOUND) {
  test(`nothing is found in: ${file}, ${source.slice(0, 30)}`, () => {
    assert.deepEqual(noteFaults(file, source), []);
  });
}

test("a formula counts as one word", () => {
  assert.equal(words("At m = 1 it always does."), 5);
  assert.equal(words("P(y|s) <= e^eps P(y|t) for all pairs of secrets"), 6);
});

test("the lines of comments are right behind templates and raw strings", () => {
  const script = "const a = `\n// no\n`;\n// yes";
  assert.deepEqual(scriptComments(script, "a.ts"), [{ raw: "// yes", line: 4, column: 0, own: true }]);
  const cpp = 'auto a = R"(\n// no\n)";\nint b; // yes';
  assert.deepEqual(cppComments(cpp), [{ raw: "// yes", line: 4, column: 7, own: false }]);
});

test("files of a checkout are found, but for what is written by programs", () => {
  const house = built({
    "core/a.cpp": "// What.",
    "web/figures/out/b.js": "// What.",
    "README.md": "Fine.",
    "CONTRIBUTING.md": "",
  });
  assert.deepEqual(
    allNoteFaults(house).map(({ file }) => file),
    ["core/a.cpp"],
  );
});
