// SPDX-License-Identifier: GPL-3.0-or-later
/** The steps of the package's README can be done as they stand there. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { load } from "../../wasm/answer-time/answer-time.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { entries } from "../../wasm/toolchain/package/entries.mjs";
import { RULES as FORMIO } from "../../web/survey/formio/texts.js";
import { RULES as JSPSYCH } from "../../web/survey/jspsych/texts.js";
import { reasonsOf } from "../../web/survey/linter/reasons.js";
import { RULES as SCHEMA } from "../../web/survey/schema/texts.js";
import { lintSurvey, refused, RULES as SURVEYJS } from "../../web/survey/surveyjs-linter.js";
import { isolated } from "./package-exports.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const readme = readFileSync("wasm/package/README.md", "utf8");
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, code = ""]) => code);

const protocolOf = async (name: string, answers: string[]) =>
  toProtocolFile(
    (await realEngine()).design({
      table: questionTable(name, answers),
      notion: "data-ldp",
      epsilon: 1,
      protocol: "grr",
    }),
  );

test("every module that can be imported is told of", () => {
  for (const { path } of entries) assert.ok(readme.includes(`| \`sluice${path.slice(1)}\` |`), path);
});

test("each fresh project of the benchmarks finds the one example that it is to try", async () => {
  const at = pathToFileURL("bench/projects/frameworks.mjs").href;
  const { exampleWith, frameworks, surveyJson } = (await import(
    at
  )) as typeof import("../../bench/projects/frameworks.mjs");
  assert.ok(frameworks.length >= 18);
  for (const { example } of frameworks) assert.match(exampleWith(example[0]), /sluice/);
  assert.equal(JSON.parse(surveyJson()).elements.length, 2);
  assert.throws(() => exampleWith("sluice/"));
});

test("what is imported is there, under that name", async () => {
  const imports = blocks("js").flatMap((code) => [...code.matchAll(/import \{([^}]+)\} from "sluice([^"]*)"/g)]);
  assert.ok(imports.length >= 8);
  const manifest = JSON.parse(readFileSync(".build/package/package.json", "utf8"));
  for (const [, names = "", path = ""] of imports) {
    const file = manifest.exports[`.${path}`]?.default;
    assert.ok(file, path);
    const there = await isolated(pathToFileURL(join(process.cwd(), ".build/package", file)).href);
    for (const name of names.split(",")) assert.ok(there.includes(name.trim()), `${name} of sluice${path}`);
  }
});

test("the hash beside the script for pages is that of the script that is packed", () => {
  const packed = readFileSync(".build/package/README.md", "utf8");
  const script = readFileSync(".build/package/dist/sluice.min.js");
  const hash = createHash("sha384").update(script).digest("base64");
  assert.ok(packed.includes(`integrity="sha384-${hash}"`));
});

test("each rule of each adapter has a place in RULES.md, to which its errors lead", () => {
  const page = readFileSync(".build/package/RULES.md", "utf8");
  const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, heading = ""]) => heading);
  const known = Object.entries({ surveyjs: SURVEYJS, jspsych: JSPSYCH, formio: FORMIO, schema: SCHEMA }).flatMap(
    ([adapter, rules]) => Object.keys(rules).map((rule) => ({ rule, link: `${adapter}-${rule}` })),
  );
  assert.deepEqual(headings.toSorted(), known.map(({ link }) => link).toSorted());
  const nested = { type: "paneldynamic", name: "p", templateElements: [{ type: "boolean", name: "q", sluice: "p" }] };
  const found = lintSurvey({ elements: [nested] }, {});
  assert.ok(found.length > 0);
  for (const line of reasonsOf("surveyjs", found).split("\n")) {
    const link = line.match(/RULES\.md#([\w-]+)\)$/)?.[1] ?? "";
    assert.ok(headings.includes(link), line);
  }
});

test("the commands run, one after the other", () =>
  inFolder(async (folder) => {
    const commands = blocks("sh").flatMap((code) =>
      [...code.matchAll(/^npx --no-install sluice (.*)$/gm)].map(([, args = ""]) => args),
    );
    assert.equal(commands.length, 3);
    folder.write(
      "reports.csv",
      `smokes\n${"never\n".repeat(50)}${"now and then\n".repeat(25)}${"every day\n".repeat(25)}`,
    );
    for (const command of commands) {
      const args = [...command.replace(/ +#.*/, "").matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain,
      );
      const { code, stderr } = await folder.run(...(args as string[]));
      assert.equal(code, 0, `${command}\n${stderr}`);
    }
  }));

test("the survey is let through; without what is said of it it is not", async () => {
  const elements = JSON.parse(`[${blocks("json")[0]}]`);
  const smoking = await protocolOf("smokes", ["never", "now and then", "every day"]);
  assert.deepEqual(lintSurvey({ elements }, { protocols: { smoking } }), []);
  delete elements[0].isRequired;
  assert.ok(refused(lintSurvey({ elements }, { protocols: { smoking } })));
});

test("what a form offers is what its protocol has", async () => {
  const [form = ""] = blocks("html");
  const values = [...form.matchAll(/<option value="([^"]+)"/g)].map(([, value = ""]) => value);
  const smoking = await protocolOf("smokes", ["never", "now and then", "every day"]);
  const sluice = await load({ protocols: { smoking } });
  assert.deepEqual(values, sluice.protocol("smoking").file.data.categories);
});
