// SPDX-License-Identifier: GPL-3.0-or-later
/** The elements for documents where there is no page: as modules, by what they say of themselves, and what they reckon. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import ts from "typescript";
import type { Design } from "../../wasm/contract/types.js";
import { chanceOf } from "../../web/live/draw.js";
import { theme } from "../../web/live/theme.js";

const run = promisify(execFile);
const built = join(process.cwd(), ".build", "live");

interface Manifest {
  modules: {
    path: string;
    declarations: {
      name: string;
      tagName: string;
      attributes: { name: string; fieldName?: string; description: string }[];
      members: { kind: string; name: string; description: string }[];
      events: { name: string; description: string }[];
      cssProperties: { name: string; description: string }[];
    }[];
  }[];
}

const manifest = async () => JSON.parse(await readFile(join(built, "custom-elements.json"), "utf8")) as Manifest;

test("on a server every script can be imported, and leaves nothing behind", async () => {
  const scripts = (await readdir(built)).filter((name) => name.endsWith(".js") && name !== "worker.js");
  assert.ok(scripts.length >= 5);
  for (const script of scripts) {
    const code = `const before = Object.getOwnPropertyNames(globalThis);
      const names = Object.keys(await import(${JSON.stringify(pathToFileURL(join(built, script)).href)}));
      const after = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
      console.log(JSON.stringify({ names, after }));`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", code]);
    const { names, after } = JSON.parse(stdout);
    // By these Lit and others notice that there are two of them.
    assert.deepEqual(
      after.filter((name: string) => !/^(lit|reactiveElement)/.test(name)),
      [],
      script,
    );
    if (script === "sluice-live.js")
      assert.ok(names.includes("provideEngine") && names.includes("SluiceLivePrivatise"));
  }
});

test("the manifest says of every element what it observes, and describes all of it", async () => {
  const { modules } = await manifest();
  assert.deepEqual(
    modules.map(({ path }) => path),
    [
      "balance.js",
      "channel.js",
      "coin.js",
      "crowd.js",
      "estimate.js",
      "guess.js",
      "polytope.js",
      "posterior.js",
      "privatise.js",
      "profiles.js",
      "robust.js",
      "together.js",
      "tradeoff.js",
      "undo.js",
    ],
  );
  for (const { path, declarations } of modules) {
    const loaded = await import(pathToFileURL(join(built, path)).href);
    const [said] = declarations;
    assert.ok(said && said.tagName === `sluice-live-${path.replace(".js", "")}`);
    const element = loaded[said.name];
    assert.deepEqual(said.attributes.map(({ name }) => name).sort(), [...element.observedAttributes].sort());
    const fields = said.attributes.flatMap(({ fieldName = [] }) => fieldName);
    for (const name of fields) assert.ok(element.elementProperties.has(name), name);
    // The properties that Lit is told of, and that are no state of its own.
    const known = [...element.elementProperties].filter(([, { state }]) => !state).map(([name]) => name);
    const members = said.members.map(({ name }) => name);
    for (const name of [...known, "ready", "design", "exportSVG", "exportCSV"]) assert.ok(members.includes(name), name);
    for (const name of members) assert.ok(known.includes(name) || name === "ready" || name in element.prototype, name);
    for (const one of [...said.attributes, ...said.members, ...said.events, ...said.cssProperties]) {
      assert.ok(one.description.length > 5, `${said.tagName} ${one.name}`);
    }
  }
});

test("events in the manifest are those that the sources fire", async () => {
  const sources = await Promise.all(
    ["element", "channel", "crowd", "posterior", "privatise", "tradeoff", "undo"].map((name) =>
      readFile(`web/live/${name}.ts`, "utf8"),
    ),
  );
  const fired = sources.flatMap((text) => [...text.matchAll(/\.tell\("([\w-]+)"/g)].map(([, name]) => name));
  const said = (await manifest()).modules.flatMap(({ declarations }) => declarations.flatMap(({ events }) => events));
  assert.deepEqual([...new Set(said.map(({ name }) => name))].sort(), [...new Set(fired)].sort());
  assert.ok(fired.length >= 4);
});

/** The compiler's words on a program that uses the elements. */
async function compiled(program: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "sluice-types-"));
  try {
    const file = join(folder, "use.ts");
    await writeFile(
      file,
      `import { provideEngine, Sluice } from ${JSON.stringify(join(built, "sluice-live.js"))};\n${program}`,
    );
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
      types: [],
    };
    const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("declarations hold for programs that use the elements, and refuse those that misuse them", async () => {
  const good = `provideEngine(async () => new Sluice({ createWorker: () => new Worker("/worker.js") }));
    const element = document.createElement("sluice-live-tradeoff");
    element.epsilon = 1;
    element.protocols = "optimal";
    element.table = { secret: { name: "s", categories: ["a"] }, data: { name: "x", categories: ["b"] }, weights: [1] };
    element.addEventListener("sluice-result", ({ detail }) => detail.report.length + detail.after[0]!);
    const [crowd, undo] = [document.createElement("sluice-live-crowd"), document.createElement("sluice-live-undo")];
    crowd.addEventListener("sluice-people", ({ detail }) => {
      undo.people = detail.filter(({ truth, said }) => truth === said);
    });
    document.addEventListener("sluice-error", ({ detail }) => detail.remedy);
    export const kept: number | undefined = element.design?.utility.mutualInformation;
    export const text: Promise<string> = element.exportSVG();`;
  assert.deepEqual(await compiled(good), []);
  const bad = await compiled(`document.createElement("sluice-live-channel").theme = "pink";`);
  assert.equal(bad.length, 1);
  assert.match(bad[0] ?? "", /"pink"/);
});

test("the colours of the elements are those of the site", async () => {
  const [light = "", dark = ""] = (await readFile("web/styles/page.css", "utf8")).split("prefers-color-scheme: dark");
  const coloursOf = (text: string) =>
    Object.fromEntries([...text.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]));
  const [inLight, inDark] = [coloursOf(light), coloursOf(dark)];
  assert.ok(Object.keys(inLight).length > 20);
  const [said] = (await manifest()).modules[0]?.declarations ?? [];
  for (const [name, colour] of Object.entries(inLight)) {
    const either = `light-dark(${colour}, ${inDark[name]})`;
    for (const value of [colour, either])
      assert.ok(theme.cssText.includes(`--${name}: var(--sluice-${name}, ${value});`), `${name}: ${value}`);
    assert.ok(
      said?.cssProperties.some((one) => one.name === `--sluice-${name}`),
      name,
    );
  }
});

test("the chance of a report that is told is that of the channel, and those of all reports add up", () => {
  const reports = ["a", "b", "c"];
  const table = { reports, channel: Float64Array.of(0.5, 0.25, 0.25, 0, 1, 0, 0.2, 0.3, 0.5) } as unknown as Design;
  assert.equal(chanceOf(table, 1, "b"), 1);
  assert.equal(chanceOf(table, 2, "a"), 0.2);
  const marks = { reports, marks: { other: String(2n ** 60n) } } as unknown as Design;
  // One's own mark has an even chance, another one a quarter.
  assert.equal(chanceOf(marks, 0, "ynn"), 0.5 * 0.75 * 0.75);
  assert.equal(chanceOf(marks, 0, "nyn"), 0.5 * 0.25 * 0.75);
  const all = Array.from({ length: 8 }, (_, bits) => [4, 2, 1].map((bit) => (bits & bit ? "y" : "n")).join(""));
  assert.equal(
    all.reduce((sum, report) => sum + chanceOf(marks, 1, report), 0),
    1,
  );
});

test("a build is the same wherever it is made", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sluice-live-"));
  try {
    await run(process.execPath, [join(process.cwd(), "web", "build", "live", "build.mjs"), join(folder, "out")], {
      cwd: folder,
    });
    const names = (await readdir(join(folder, "out"))).sort();
    assert.deepEqual(names, (await readdir(built)).sort());
    for (const name of names) {
      assert.ok((await readFile(join(folder, "out", name))).equals(await readFile(join(built, name))), name);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("nothing in the scripts makes code of a text", async () => {
  for (const name of (await readdir(built)).filter((file) => file.endsWith(".js"))) {
    const text = await readFile(join(built, name), "utf8");
    assert.doesNotMatch(text, /\beval\(|new Function\b/, name);
  }
});
