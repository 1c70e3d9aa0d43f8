// SPDX-License-Identifier: GPL-3.0-or-later
/** Forged protocol files, from honest designs and with all hashes right: no reader takes them, each for the true reason. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import type { Said } from "../../wasm/common/said.js";
import { SluiceError, saidBy } from "../../wasm/contract/errors.js";
import type { PrivatiseChoice } from "../../wasm/contract/file-types.js";
import { count } from "../../wasm/files/count.js";
import { privatise } from "../../wasm/files/privatise.js";
import { readProtocol, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { testInFolder } from "./cli-folder.js";
import { BASES, type Document, honest, PEOPLE, recertified, rehashed } from "./forger.js";
import { FORGERIES, type Forgery } from "./forgeries.js";
import { rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { assertSaid, assertSpoken, idsIn } from "./translations.js";

const engine = await realEngine();
const files = await honest(engine);
const choice: PrivatiseChoice = { write: "reports", keep: [] };

function forged({ from, forge, figures, text }: Forgery): string {
  let document = recertified(engine, forge(structuredClone(files[from])) as Document);
  if (figures) {
    figures(document);
    document = rehashed(document);
  }
  const written = writeProtocol(document);
  return text ? text(written) : written;
}

async function refusal(work: () => unknown): Promise<SluiceError | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    assert.ok(error instanceof SluiceError, String(error));
    assertSpoken(error);
    return error;
  }
}
async function byEngine(text: string): Promise<string[]> {
  let flaw: Said | undefined;
  const error = await refusal(() => {
    ({ flaw } = engine.audit(readProtocol(text)));
  });
  return error ? idsIn(saidBy(error)) : idsIn(flaw);
}
const drawing = (protocol: Document) => () => privatise(engine, source(PEOPLE), protocol, choice);

test("a forger who computes everything anew gets the honest file again", () => {
  for (const base of BASES) assert.deepEqual(recertified(engine, structuredClone(files[base])), files[base], base);
});

test("honest files are taken by engine, checker and privatise", async () => {
  for (const base of BASES) {
    const text = writeProtocol(files[base]);
    assert.deepEqual(await byEngine(text), [], base);
    assert.deepEqual(idsIn((await check(text)).flaw), [], base);
    assert.equal(await refusal(drawing(readProtocol(text))), undefined, base);
  }
});

test("there are forty forged files and more, of at least eight kinds", () => {
  assert.ok(FORGERIES.length >= 40);
  assert.ok(new Set(FORGERIES.map(({ kind }) => kind)).size >= 8);
  assert.ok(new Set(FORGERIES.map(({ from }) => from)).size === BASES.length);
});

for (const forgery of FORGERIES) {
  test(`${forgery.kind}: ${forgery.what} is refused by engine, checker and privatise`, async () => {
    const text = forged(forgery);
    const ids = await byEngine(text);
    assert.ok(ids.includes(forgery.engine), `engine: ${ids}`);
    const { holds, flaw } = await check(text);
    assert.deepEqual([holds, flaw?.id], [false, forgery.checker], flaw?.text);
    // The platform's words on a text that is no JSON are in no catalogue.
    if (flaw && flaw.id !== "no-protocol") assertSaid(flaw);
    // As the page hands it over, and as a program that has not read it with our reader.
    for (const protocol of [() => readProtocol(text), ...(forgery.text ? [] : [() => JSON.parse(text)])]) {
      const error = await refusal(() => drawing(protocol())());
      assert.ok(error && idsIn(saidBy(error)).includes(forgery.engine), `privatise: ${error?.message}`);
    }
  });
}

testInFolder("the command line draws by honest files, and by no forged one", async (folder) => {
  folder.write("people.csv", PEOPLE);
  const run = (text: string) => {
    folder.write("p.json", text);
    return folder.run("privatise", "p.json", "people.csv");
  };
  for (const base of BASES) {
    const { code, stderr } = await run(writeProtocol(files[base]));
    assert.equal(code, 0, `${base}: ${stderr}`);
  }
  for (const forgery of FORGERIES) {
    const text = forged(forgery);
    const error = await refusal(() => drawing(readProtocol(text))());
    const { code, stdout, stderr } = await run(text);
    const expected = error?.code === "not_certified" ? 1 : 2;
    assert.deepEqual([code, stdout], [expected, ""], `${forgery.what}: ${stderr}`);
    const words = (said: string) => said.replace(/\s+/g, " ");
    // Characters that a terminal would not show are written out there.
    if (!/[^\x20-\x7e]/.test(error?.message ?? "")) {
      assert.ok(words(stderr).includes(words(error?.message ?? "?")), `${forgery.what}: ${stderr}\n${error?.message}`);
    }
  }
});

test("a chance of being wrong that was raised by hand breaks nothing, nor does a radius with ranges that hold more", async () => {
  const verdicts = async (base: "rldp" | "rldp-least", change: (guarantee: Document) => void) => {
    const document = structuredClone(files[base]) as Document;
    change(document.guarantee);
    const text = writeProtocol(recertified(engine, document));
    return [await byEngine(text), idsIn((await check(text)).flaw)];
  };
  const everything = ({ known }: Document) => {
    known.radius *= 2;
    for (const row of known.least) row.fill(0);
    for (const row of known.most ?? []) row.fill(2 ** 40);
  };
  const raised = ({ parameters }: Document) => {
    parameters.alpha = 0.5;
  };
  assert.deepEqual(await verdicts("rldp", raised), [[], []]);
  assert.deepEqual(await verdicts("rldp-least", raised), [[], []]);
  // Randomised response is made for any distribution; the other channel gives too much away under some.
  assert.deepEqual(await verdicts("rldp-least", everything), [[], []]);
  assert.deepEqual(await verdicts("rldp", everything), [["bound-exceeded"], ["above-bound"]]);
});

test("categories that read the same are one, those of two scripts are refused, and others that differ are others", async () => {
  const table = (one: string, other: string) =>
    count(source(`s,x\n${`ill,${one}\nwell,${other}\nill,${other}\nwell,${one}\nill,z\n`.repeat(3)}`), {
      secret: "s",
      data: "x",
    });
  for (const [one, other] of [
    ["Orl\u00e9ans", "Orle\u0301ans"],
    ["a", "a\u200b"],
    ["new town", "new  town"],
    ["new town", "new\u00a0town"],
    ["Ko\u0308ln", "K\u00f6ln"],
  ] as const) {
    const { data, weights } = await table(one, other);
    assert.equal(data.categories.length, 2, `${one} ${other}`);
    assert.deepEqual([...weights].sort(), [0, 3, 6, 6]);
  }
  const error = await rejects(table("C", "\u0421"), "bad_table");
  assert.ok(idsIn(saidBy(error)).includes("look-alikes"));
  assert.match(error.message, /U\+[0-9A-F]{4}/);
  for (const [one, other] of [
    ["a", "A"],
    ["m2", "m\u00b2"],
    ["\u0430\u0431", "ab"],
    ["1", "1.0"],
    ["", "(empty)"],
  ] as const) {
    assert.equal((await table(one, other)).data.categories.length, 3, `${one} ${other}`);
  }
});

test("rules that contradict the table are refused as it is counted, and those that nobody needed are left out", async () => {
  const text = `s,x\n${"ill,a\nwell,b\nill,b\nwell,a\nill,z\n".repeat(3)}`;
  const counted = (merged: { into: string; cells: string[] }[], missing: string[] = []) =>
    count(source(text), { secret: "s", data: "x", coding: [{ column: "x", missing, merged }] });
  const onwards = await counted([{ into: "c", cells: ["a"] }], ["c"]).catch((error) => error);
  assert.ok(onwards instanceof SluiceError && idsIn(saidBy(onwards)).includes("category-coded-away"));
  const idle = await counted([
    { into: "a", cells: ["z"] },
    { into: "q", cells: ["never"] },
  ]);
  assert.deepEqual(idle.coding, [{ column: "x", missing: [], merged: [{ into: "a", cells: ["z"] }] }]);
  const design = engine.design({ table: idle, notion: "ldp", epsilon: 1, protocol: "grr" });
  assert.deepEqual(design.coding, idle.coding);
});
