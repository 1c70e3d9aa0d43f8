// SPDX-License-Identifier: GPL-3.0-or-later
/** Once is once: reports that are derived from a device's secret. */
import assert from "node:assert/strict";
import { createCipheriv, createHmac } from "node:crypto";
import { test } from "node:test";
import type { PrivatiseChoice } from "../../wasm/contract/file-types.js";
import type { DesignRequest, JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { AnswerDigest } from "../../wasm/files/answers.js";
import { ParsedBatch } from "../../wasm/files/batch.js";
import { privatise, privatiseInto } from "../../wasm/files/privatise.js";
import { BlobSink } from "../../wasm/files/sink.js";
import { drawnHash } from "../../wasm/protocol/identity.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { newDeviceSecret, wordsByPerson, wordsByRow } from "../../wasm/releases/derived-randomness.js";
import * as chiSquare from "../browser/chi-square.js";
import { rejects, source, tableIn } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const SECRET = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

const table: JointTable = {
  secret: { name: "s", categories: ["ill", "well"] },
  data: { name: "x", categories: ["a", "b", "c"] },
  weights: Float64Array.of(40, 30, 10, 10, 30, 60),
};

function designed(request: Partial<DesignRequest> = {}): ProtocolFile {
  return toProtocolFile(engine.design({ table, notion: "lip", epsilon: 0.4, protocol: "grr", ...request }));
}

/** `count` people with their answers in turn. */
function rows(count: number, name = (i: number) => `p${i}`): string {
  const answers = ["a", "b", "c"];
  return `id,s,x\n${Array.from({ length: count }, (_, i) => `${name(i)},${i % 2 ? "ill" : "well"},${answers[i % 3]}`).join("\n")}\n`;
}

async function drawn(
  file: ProtocolFile,
  text: string,
  once?: PrivatiseChoice["once"],
  write: "reports" | "values" = "reports",
) {
  const choice = { write, keep: ["id"], ...(once && { once }) };
  const made = await privatise(engine, source(text), file, choice);
  return { ...made, text: await made.blob.text() };
}

test("words are the HMACs that are described, to the bit", () => {
  const words = wordsByPerson(SECRET, "protocol", "all")({ before: 5, names: ["p", 'q "2"'] }, Uint32Array.of(1, 7), 6);
  const expected = [
    ["person p", 1],
    ['person q "2"', 7],
  ].flatMap(([person, input]) =>
    [0, 1].flatMap((block) => {
      const hmac = createHmac("sha256", Buffer.from(SECRET, "hex"));
      const bytes = hmac.update(JSON.stringify(["sluice report", 1, "protocol", "all", person, input, block])).digest();
      return [0, 1, 2, 3].map((word) => bytes.readBigUInt64BE(8 * word)).slice(0, block === 0 ? 4 : 2);
    }),
  );
  assert.deepEqual([...words], expected);
});

/** The stream that is described, by another implementation. */
function stream(protocol: string, answers: string, length: number): Buffer {
  const hmac = createHmac("sha256", Buffer.from(SECRET, "hex"));
  const key = hmac.update(JSON.stringify(["sluice reports", 2, protocol, answers])).digest();
  return createCipheriv("chacha20", key, Buffer.alloc(16)).update(Buffer.alloc(length));
}

test("without names words are the stream that is described, to the bit, wherever a batch begins", () => {
  const expected = stream("protocol", "all", 8 * 3 * 1000);
  const words = wordsByRow(SECRET, "protocol", "all");
  for (const [before, count] of [
    [0, 1000],
    [0, 1],
    [1, 7],
    [333, 64],
    [999, 1],
  ] as const) {
    const found = words({ before }, new Uint32Array(count), 3);
    assert.equal(found.length, 3 * count);
    found.forEach((word, i) => {
      assert.equal(word, expected.readBigUInt64LE(8 * (3 * before + i)), `${before} ${i}`);
    });
  }
  const hex = (word: bigint | undefined) => word?.toString(16).padStart(16, "0");
  const [first] = words({ before: 0 }, new Uint32Array(1), 2);
  assert.equal(hex(first), "40524448d4eba682");
  assert.equal(hex(words({ before: 1_000_000 }, new Uint32Array(1), 2)[1]), "f4d44a19f6fbf4dd");
  assert.equal(
    hex(wordsByPerson(SECRET, "protocol", "all")({ before: 0, names: ["p"] }, Uint32Array.of(1), 1)[0]),
    "6786c861c5689bc1",
  );
});

test("where the stream would begin anew no word is given", async () => {
  const words = wordsByRow(SECRET, "protocol", "all");
  // Rows of 1024 words have 128 blocks each, and of 2^32 blocks the last is left out.
  const most = 2 ** 25 - 1;
  assert.equal(words({ before: most - 1 }, new Uint32Array(1), 1024).length, 1024);
  await rejects(() => words({ before: most }, new Uint32Array(1), 1024), "too_large");
});

test("digests of answers are those that are described", () => {
  const inputs = Uint32Array.of(0, 3, 70_000, 3);
  const batch = new ParsedBatch({ rows: [["p"], ["q"], ["r"], ["s"]], lines: [2, 3, 4, 5], blank: [] });
  const bytes = Buffer.alloc(16);
  inputs.forEach((input, i) => void bytes.writeUInt32LE(input, 4 * i));
  const keyed = () => createHmac("sha256", Buffer.from(SECRET, "hex"));
  const byRows = keyed().update('["sluice answers",2]').update(bytes).digest("hex");
  for (const cut of [0, 1, 4]) {
    const answers = new AnswerDigest(SECRET, "", undefined);
    answers.add(batch, inputs.subarray(0, cut), undefined);
    answers.add(batch, inputs.subarray(cut), undefined);
    assert.equal(answers.digest(), byRows);
    assert.equal(answers.digest(), "c60c70bc2d50bf3e2390f41eb48a68497faa947f70f5184d7ef6484cafce29bd");
  }
  const named = new AnswerDigest(SECRET, "", "id", 1);
  assert.deepEqual(named.add(batch, inputs, 0), ["p", "q", "r", "s"]);
  const sum = batch.rows.reduce((all, [name], i) => {
    const text = JSON.stringify(["sluice answer", `person ${name}`, inputs[i]]);
    return all + BigInt(`0x${keyed().update(text).digest("hex")}`);
  }, 0n);
  assert.equal(named.digest(), BigInt.asUintN(256, sum).toString(16).padStart(64, "0"));
  assert.equal(named.digest(), "be853dc6092c17606af273449e7b55376c99db62bb4abff23385505cb13f47ac");
});

test("what is remembered of a file has the same reports as reading it again, and no room for it changes nothing", async () => {
  for (const kind of [{}, { protocol: "oue" }, { protocol: "cr", notion: "ldp", seesSecret: true }]) {
    const file = designed(kind);
    for (const once of [{ secret: SECRET }, { secret: SECRET, person: "id" }]) {
      let readings = 0;
      const text = rows(9000);
      const counted = {
        ...source(text),
        chunks: () => {
          readings += 1;
          return source(text, 1000).chunks();
        },
      };
      const made = async (keep: string[], room?: number) => {
        const sink = new BlobSink("");
        const of = await privatiseInto(
          { sink, engine, source: counted, protocol: file, choice: { write: "reports", keep, once } },
          {},
          room,
        );
        await sink.finish();
        return { ...of, text: await sink.blob().text() };
      };
      const remembered = await made([]);
      assert.equal(readings, 1);
      const again = await made([], 8999);
      assert.equal(readings, 3);
      assert.deepEqual(again, remembered);
      const beside = await made(["id"]);
      assert.equal(readings, 5);
      assert.deepEqual([beside.answers, beside.counts], [remembered.answers, remembered.counts]);
      const cut = beside.text.split("\n").map((line) => line.slice(line.indexOf(",") + 1));
      assert.deepEqual(cut.join("\n"), remembered.text);
    }
  }
});

test("secrets come from the platform, all different", () => {
  const secrets = Array.from({ length: 100 }, newDeviceSecret);
  assert.equal(new Set(secrets).size, 100);
  assert.ok(secrets.every((secret) => /^[0-9a-f]{64}$/.test(secret)));
});

test("the same answers have the same reports again, whatever is written and however reports are made", async () => {
  const kinds: Partial<DesignRequest>[] = [
    {},
    { protocol: "optimal" },
    { protocol: "oue" },
    { protocol: "cr", notion: "ldp", seesSecret: true },
    { protocol: "optimal", notion: "rldp" },
  ];
  for (const kind of kinds) {
    const file = designed(kind);
    for (const write of ["reports", "values"] as const) {
      const first = await drawn(file, rows(500), { secret: SECRET }, write);
      const again = await drawn(file, rows(500), { secret: SECRET }, write);
      const label = `${file.protocol}, ${write}`;
      assert.equal(first.text, again.text, label);
      assert.equal(first.answers, again.answers, label);
      const other = await drawn(file, rows(500), { secret: newDeviceSecret() }, write);
      assert.notEqual(first.text, other.text, label);
      // Without it every run draws anew.
      assert.notEqual(
        (await drawn(file, rows(500), undefined, write)).text,
        (await drawn(file, rows(500), undefined, write)).text,
      );
    }
  }
});

test("under another protocol reports have nothing to do with these", async () => {
  const [one, other] = [designed(), designed({ epsilon: 0.41 })];
  assert.notEqual(one.certificate.protocol, other.certificate.protocol);
  const lines = async (file: ProtocolFile) => (await drawn(file, rows(3000), { secret: SECRET })).text.split("\n");
  const [first, second] = [await lines(one), await lines(other)];
  const alike = first.filter((line, i) => line === second[i]).length / first.length;
  // Three reports with chances not far from a third: 3,000 pairs agree by chance within 5 deviations of .009.
  assert.ok(alike > 0.28 && alike < 0.5, `${alike}`);
});

test("by a column of names the same answers are known again in any order, and have the same reports", async () => {
  const file = designed();
  const text = rows(200);
  const [header, ...lines] = text.trimEnd().split("\n");
  const turned = [header, ...lines.reverse()].join("\n");
  const once = { secret: SECRET, person: "id" };
  const sorted = ({ text: written }: { text: string }) => written.trimEnd().split("\n").slice(1).sort();
  const [one, other] = [await drawn(file, text, once), await drawn(file, turned, once)];
  assert.deepEqual(sorted(one), sorted(other));
  assert.equal(one.answers, other.answers);
  // By rows they are not.
  const [first, second] = [await drawn(file, text, { secret: SECRET }), await drawn(file, turned, { secret: SECRET })];
  assert.notDeepEqual(sorted(first), sorted(second));
  assert.notEqual(first.answers, second.answers);
});

// Among 3,000 pairs of draws that have nothing to do with each other, as many are alike as by chance. If words were
// shared, all with the same answer would be. Five deviations of .009 are exceeded with a chance of 6e-7.
test("where one answer is another one all reports are drawn anew: what changed is not told by what did not", async () => {
  const file = designed({ epsilon: 0.2 });
  const text = rows(3000);
  const changed = text.replace("p7,ill,b", "p7,ill,c");
  assert.notEqual(text, changed);
  for (const person of [undefined, "id"]) {
    const once = { secret: SECRET, ...(person && { person }) };
    const [one, other] = [await drawn(file, text, once), await drawn(file, changed, once)];
    assert.notEqual(one.answers, other.answers);
    const [first, second] = [one.text.split("\n"), other.text.split("\n")];
    const alike = first.filter((line, i) => line === second[i]).length / 3000;
    const { weights } = tableIn(file);
    const expected =
      weights.reduce((sum, row) => sum + row.reduce((all, w) => all + (Number(w) / 2 ** 62) ** 2, 0), 0) / 3;
    assert.ok(Math.abs(alike - expected) < 0.046, `${alike} ${expected}`);
  }
});

test("who stands in a file twice is refused with the line, and so is who has no name; columns of answers name nobody", async () => {
  const file = designed();
  const once = { secret: SECRET, person: "id" };
  for (const answer of ["a", "c"]) {
    const twice = await rejects(drawn(file, `id,x\np,a\nq,b\np,${answer}\n`, once), "bad_file", {
      line: 4,
      column: "id",
    });
    assert.match(twice.message, /line 2/);
  }
  // One name, written in two ways.
  await rejects(drawn(file, "id,x\né,a\ne\u0301,b\n", once), "bad_file", { line: 3 });
  await rejects(drawn(file, "id,x\np,a\n,b\n", once), "bad_file", { line: 3 });
  await rejects(drawn(file, "x\na\n", once), "unknown_column");
  for (const person of ["x", "s"]) {
    await rejects(drawn(file, rows(9), { secret: SECRET, person }), "bad_request", { column: person });
  }
});

test("a file that changes between its two readings is refused", async () => {
  const file = designed();
  let reading = 0;
  const texts = [rows(9), rows(9).replace("p3,ill,a", "p3,ill,b")];
  const changing = { ...source(texts[0] ?? ""), chunks: () => source(texts[reading++] ?? "").chunks() };
  const choice = { write: "reports" as const, keep: ["id"], once: { secret: SECRET } };
  await rejects(privatise(engine, changing, file, choice), "file_changed");
});

// 90,000 people, 30,000 of each answer, Pearson's test at 10^-6. Power: with a cell that is off by 10 % the statistic
// misses that less than once in a hundred times; `power` says how much less.
test("a ledger of version 1 has the reports that it had", async () => {
  const file = designed();
  const once = { secret: SECRET, person: "id", version: 1 as const };
  const { text, answers = "" } = await drawn(file, rows(50), once);
  const inputs = Uint32Array.from({ length: 50 }, (_, i) => i % 3);
  const names = Array.from(inputs, (_, i) => `p${i}`);
  const words = wordsByPerson(SECRET, drawnHash(file), answers)({ before: 0, names }, inputs, 2);
  const { reports, weights } = tableIn(file);
  const reportOf = (i: number) => {
    let left = (words[2 * i] as bigint) & (2n ** 62n - 1n);
    return (weights[inputs[i] as number] as string[]).findIndex((weight) => {
      left -= BigInt(weight);
      return left < 0n;
    });
  };
  const expected = names.map((name, i) => `${name},${reports[reportOf(i)]}`);
  assert.deepEqual(text.trimEnd().split("\n").slice(1), expected);
  assert.notEqual((await drawn(file, rows(50), { secret: SECRET, person: "id" })).answers, answers);
});

test("derived reports follow the channel, and the test would tell if they did not", async () => {
  const file = designed({ protocol: "optimal", epsilon: 0.6 });
  const { reports, weights } = tableIn(file);
  const chances = weights.map((row) => row.map((weight) => Number(weight) / 2 ** 62));
  for (const once of [{ secret: SECRET }, { secret: SECRET, person: "id" }]) {
    followsChannel((await drawn(file, rows(90_000), once)).text);
  }

  function followsChannel(text: string): void {
    const counts = chances.map((row) => row.map(() => 0));
    text
      .trimEnd()
      .split("\n")
      .slice(1)
      .forEach((line, i) => {
        const report = line.slice(line.indexOf(",") + 1).replace(/^"(.*)"$/, "$1");
        const row = counts[i % 3] as number[];
        const y = reports.indexOf(report);
        row[y] = (row[y] ?? 0) + 1;
      });
    assert.ok(chiSquare.test(counts, chances).pValue > 1e-6);
    const wrong = chances.map((row) => {
      const [first = 0, ...others] = row;
      const moved = 0.1 * Math.min(first, 1 - first);
      return [first + moved, ...others.map((chance) => chance * (1 - moved / (1 - first)))];
    });
    const people = counts.map((row) => row.reduce((sum, n) => sum + n, 0));
    assert.ok(chiSquare.power(chances, wrong, people, 1e-6) > 0.99);
    assert.ok(chiSquare.test(counts, wrong).pValue < 1e-6);
  }
});

test("what is no secret of a device is refused, and not shown", async () => {
  const { writing } = await import("../../wasm/engine/request-check.js");
  for (const secret of ["", "00", `${SECRET}0`, SECRET.toUpperCase(), 7]) {
    const choice = { write: "reports", keep: [], once: { secret } };
    const error = await rejects(async () => writing(choice), "bad_request");
    assert.ok(secret === "" || !error.message.includes(String(secret)), error.message);
  }
});
