// SPDX-License-Identifier: GPL-3.0-or-later
/** README.md names nothing that is not there: pages, buttons, commands, and figures by where they come from. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sources } from "../../wasm/toolchain/sources.mjs";
import { catalogues } from "../../wasm/toolchain/words/catalogues.mjs";
import { sentences } from "../../wasm/toolchain/words/check.mjs";
import { openings } from "../../wasm/toolchain/words/rules.mjs";
import { messages as site } from "../../web/messages/site.js";
import { inFolder } from "./run-cli.js";

const read = (name: string) => readFileSync(name, "utf8");
const readme = read("README.md");
const flat = (text: string) => text.replace(/\s+/g, " ");
/** Without blocks of code, pictures, places of links, and the names of papers. */
const prose = readme
  .replace(/^## Papers$.*/ms, "")
  .replace(/^```.*?^```$/gms, "")
  .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1");

test("README is at most 130 lines of 100 characters, tables aside", () => {
  const lines = readme.trimEnd().split("\n");
  assert.ok(lines.length <= 130, `${lines.length}`);
  assert.deepEqual(
    lines.filter((line) => line.length > 100 && !line.startsWith("|")),
    [],
  );
});

test("a sentence of README has at most 25 words, and begins with its subject", () => {
  const blocks = prose
    .replace(/^[|#].*$/gm, "")
    .replace(/^(- |\d\. )/gm, "\n")
    .split(/\n\s*\n/);
  const all = blocks.flatMap((block) => sentences(flat(block).replace(/[*`]/g, "").trim()));
  assert.ok(all.length > 40, `${all.length}`);
  const long = all.filter((sentence) => sentence.split(" ").length > 25);
  const turned = all.filter((sentence) => openings.en?.some(({ found }) => found.test(sentence)));
  assert.deepEqual([...long, ...turned], []);
});

test("whatever stands in bold is a page, a button or a heading of the site", async () => {
  const texts = [...(await catalogues(process.cwd(), "en")).values()].flat();
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  /** Holes may hold anything; a text that is little else would be like all others. */
  const labels = texts
    .filter((text) => !/\{\w+\}/.test(text) || text.replace(/\{\w+\}|\W/g, "").length > 8)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\w+\}/)
            .map(literal)
            .join(".+")}$`,
        ),
    );
  const bold = [...flat(readme).matchAll(/\*\*(.+?)\*\*/g)].map(([, text = ""]) => text);
  assert.ok(bold.length > 20, `${bold.length}`);
  assert.deepEqual(
    bold.filter((text) => !labels.some((label) => label.test(text))),
    [],
  );
  for (const { label } of Object.values(site.views)) assert.ok(bold.includes(label), `no page is left out: ${label}`);
  assert.ok(!labels.some((label) => label.test("Privatise and save")), "negative control");
});

test("the commands run, one after the other", () =>
  inFolder(async (folder) => {
    folder.write(
      "people.csv",
      `income,region\n${"low,north\nhigh,south\nlow,south\nhigh,north\nlow,west\n".repeat(20)}`,
    );
    const commands = [...readme.replaceAll("\\\n", " ").matchAll(/^npx --no-install sluice (.*)$/gm)];
    assert.equal(commands.length, 3);
    for (const [, command = ""] of commands) {
      const { code, stderr } = await folder.run(...command.replace(/#.*/, "").trim().split(/ +/));
      assert.equal(code, 0, `${command}\n${stderr}`);
    }
  }));

test("every source file says its licence", () => {
  const folders = ["core", "wasm", "web", "tests", "bench"];
  const files = sources(folders, [".ts", ".mjs", ".js", ".cpp", ".hpp", ".css"], process.cwd());
  assert.ok(files.length > 1500, `${files.length}`);
  const licence = /SPDX-License.Identifier: (GPL-3\.0-or-later|Apache-2\.0)/;
  assert.deepEqual(
    files.filter((name) => !licence.test(read(name).split("\n", 3).join("\n"))),
    [],
  );
});

/** Each claim, its document, and the place that it comes from. */
const FACTS: [document: string, says: string, file: string, holds: RegExp][] = [
  ["README.md", "(web/picture.svg)", "tests/browser/picture.test.ts", /"web\/picture\.svg"/],
  [
    "README.md",
    "education is shared without revealing income",
    "web/picture.svg",
    />education<.*revealing<.*>income</s,
  ],
  ["README.md", "Debian 12 or 13", "wasm/toolchain/debian.mjs", /Debian 12 or 13:.*\(bookworm\|trixie\)/s],
  ["README.md", "Node 20 or newer", "package.json", /"node": ">=20"/],
  ["README.md", "(0.3 GB)", "wasm/toolchain/setup.mjs", /\(0\.3 GB\)/],
  ["README.md", "about 2 to 10 minutes", "wasm/toolchain/setup.mjs", /about 2 to 10 minutes/],
  ["README.md", "at 320 pixels, in Chromium and Firefox", "tests/browser/main-path.ts", /SMALL = \{ width: 320,/],
  [
    "README.md",
    "| the optimum for Adult, occupation (15) and education (16), `lip`, ε 2 to 0.5 | 6.4 to 8.7 ms natively, 12 to 16 ms in WebAssembly |",
    "bench/README.md",
    /\| Adult, occupation \(15\) and education \(16\), `lip` ε 2, 1, 0\.5 +\| 6\.4, 8\.3, 8\.7 ms +\| 12 to 16 ms +\|/,
  ],
  [
    "README.md",
    "| a CSV of 1.09 GB privatised | 4.8 s and 151 MB in Node, 4.4 s and 242 MB in Chromium |",
    "bench/README.md",
    /\| a CSV of 1\.09 GB privatised,.*Node 4\.8 s, 151 MB; Chromium 4\.4 s, 242 MB/,
  ],
  [
    "README.md",
    "(`sluice/answer`, 69 kB with gzip)",
    "bench/budget.json",
    /"wasm\/answer-time\/answer-time\.ts": 69\d00,/,
  ],
  ["bench/README.md", "(`sluice/answer`, 69 kB with gzip)", "bench/budget.json", /answer-time\.ts": 69\d00,/],
  ["README.md", "loaded in 16 ms, then 37 µs |", "bench/README.md", /loaded in 16 ms, then 37 µs +\|/],
  ["README.md", "integers whose rows sum to 2^62", "core/exact/integer_channel.hpp", /kWeightBits = 62;/],
  [
    "README.md",
    "less than 10^-7 nats from each of more than 2,000 random protocols",
    "tests/core/verify_test.cpp",
    /protocols_seen > 2000\)\);\s+CHECK\(largest < test::sized\(1e-7, 1e-5\)\)/,
  ],
  [
    "core/exact/README.md",
    "less than 10⁻⁷ nats from each of more than 2,000 random protocols of all kinds. In the long run they took less than 10⁻⁵ from each",
    "tests/core/verify_test.cpp",
    /protocols_seen > 2000\)\);\s+CHECK\(largest < test::sized\(1e-7, 1e-5\)\)/,
  ],
  ["README.md", "agree on 2,000 random protocols", "tests/api/proofs.test.ts", /files\.length < 2000;/],
  ["README.md", "refuse 1,000 broken ones", "tests/api/proofs.test.ts", /^(?:.*?; (?:whole\.length|i) < 250;){4}/s],
  [
    "README.md",
    "a million draws of every row finds a cell that is off by 7 %",
    "tests/core/sample_test.cpp",
    /kDraws = 1'000'000;.*Size\{kDraws, \.07\}/s,
  ],
  [
    "core/exact/README.md",
    "Sanitised and in WebAssembly it draws 200,000, and finds 15 %; the long run draws ten million, and finds 2 %",
    "tests/core/sample_test.cpp",
    /\{200'000, \.15\};.*Size\{10 \* kDraws, \.02\}/s,
  ],
  [
    "core/exact/README.md",
    "natively and in Chromium. This test finds a cell that is off by 7 %",
    "tests/browser/sampler.test.ts",
    /10_000_000 : 1_000_000;.*0\.02 : 0\.07;/s,
  ],
];

test("every figure comes from somewhere, and README has no other", () => {
  for (const [document, says, file, holds] of FACTS) {
    assert.ok(flat(read(document)).includes(says), `${document}: ${says}`);
    assert.match(read(file), holds, says);
  }
  const names = /GPL-3\.0|Apache-2\.0|^\d\. /gm;
  const rest = FACTS.reduce((text, [, says]) => text.replaceAll(says, ""), flat(prose.replace(names, "")));
  assert.deepEqual(rest.match(/.{0,30}\d.{0,30}/g) ?? [], []);
});
