// SPDX-License-Identifier: GPL-3.0-or-later
/** Settings for readers: enough to estimate from reports, and no number of the table that the channel was made for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import type { ReportCounts } from "../../wasm/contract/estimate-types.js";
import schema from "../../wasm/contract/readers.schema.json" with { type: "json" };
import type { GroupedReports } from "../../wasm/contract/research-types.js";
import type { DesignRequest, ProtocolFile, ReadersFile } from "../../wasm/contract/types.js";
import { hash, protocolHash } from "../../wasm/protocol/identity.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { isForReaders, readSettings } from "../../wasm/protocol/readers-check.js";
import { checkCommitment, readersFile, salted } from "../../wasm/protocol/readers-file.js";
import { allReports, isMarks } from "../../wasm/protocol/unary-encoding.js";
import { newDeviceSecret } from "../../wasm/releases/derived-randomness.js";
import { dice, rejects, tableOf } from "./helpers.js";
import { kinds, randomProtocol } from "./random-protocols.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const ROUNDING = 1e-12;

/** Both files as they are read from their texts. */
function bothOf(file: ProtocolFile): { full: ProtocolFile & { salt: string }; readers: ReadersFile; text: string } {
  const made = salted(file, newDeviceSecret());
  const full = readProtocol(writeProtocol(made)) as typeof made;
  const text = writeProtocol(readersFile(full));
  const readers = readSettings(text);
  assert.ok(isForReaders(readers));
  return { full, readers, text };
}

function designed(request: Partial<DesignRequest>, weights: number[][]): ProtocolFile {
  const table = tableOf(weights);
  return toProtocolFile(engine.design({ table, notion: "lip", epsilon: 0.7, protocol: "optimal", ...request }));
}

/** Reports of some people, whoever they are. */
function drawn({ channel }: ProtocolFile, roll: (n: number) => number): ReportCounts {
  const reports = channel.marks ? allReports(channel.reports.length).slice(0, 16) : channel.reports;
  return { written: "reports", reports, counts: reports.map(() => 20 + roll(300)) };
}

/** The same to 1e-12 in every number, at any depth. */
function agree(one: unknown, other: unknown, where: string): void {
  if (typeof one === "number" && typeof other === "number") {
    assert.ok(Object.is(one, other) || Math.abs(one - other) <= ROUNDING, `${where}: ${one} and ${other}`);
    return;
  }
  if (typeof one !== "object" || one === null) {
    assert.deepEqual(one, other, where);
    return;
  }
  assert.deepEqual(Object.keys(one), Object.keys(Object(other)), where);
  for (const [key, value] of Object.entries(one))
    agree(value, (other as Record<string, unknown>)[key], `${where}.${key}`);
}

async function refuses(work: () => unknown, code: Parameters<typeof rejects>[1], says: RegExp): Promise<void> {
  assert.match((await rejects(work, code)).message, says);
}

const all = kinds(engine);
const random = all.flatMap((kind, k) => {
  const file = randomProtocol(engine, kind, 7000 + k);
  return file ? [{ kind, file, roll: dice(k) }] : [];
});

test("random files of all kinds: estimates are the same with both settings, to 1e-12", () => {
  const notions = new Set(random.map(({ kind }) => kind.notion));
  const protocols = new Set(random.map(({ kind }) => kind.protocol));
  assert.ok(notions.size > 8 && protocols.size > 12 && protocols.has("oue") && protocols.has("block-design"));
  let largest = 0;
  for (const { kind, file, roll } of random) {
    const where = `${kind.protocol} under ${kind.notion}, sees ${kind.sees}`;
    const { full, readers, text } = bothOf(file);
    largest = Math.max(largest, text.length / writeProtocol(full).length);
    const counted = drawn(file, roll);
    const { priorFit, ...byFull } = engine.estimate(full, counted);
    agree(byFull, engine.estimate(readers, counted), where);
    // The full file still tells how far these people are from its table.
    agree(priorFit, engine.estimate(file, counted).priorFit, where);
  }
  assert.ok(largest < 1, `${largest}`);
});

test("groups and strata are the same with both", () => {
  for (const { kind, file, roll } of random.filter((_, i) => i % 7 === 0)) {
    const { full, readers } = bothOf(file);
    const { written, reports } = drawn(file, roll);
    const groups = ["a", "b"].map((cell) => {
      const counts = reports.map(() => 30 + roll(200));
      return { cells: [cell], reports: reports.map((_, y) => y), counts };
    });
    const grouped: GroupedReports = { written, columns: ["stratum"], reports, groups };
    for (const options of [
      { difference: true },
      {
        population: [
          ["a", 3000],
          ["b", 5000],
        ] as [string, number][],
      },
    ]) {
      const found = [full, readers].map((settings) => engine.estimateGroups(settings, grouped, options));
      agree(found[0], found[1], `${kind.protocol} under ${kind.notion}`);
    }
  }
});

/** All numbers that stand in a document, with their places; those of the channel are its weights. */
function numbersIn(value: unknown, place: string): [string, string][] {
  if (typeof value === "number" || (typeof value === "string" && /^\d+$/.test(value))) return [[place, String(value)]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    numbersIn(part, Array.isArray(value) ? `${place}[]` : place === "" ? key : `${place}.${key}`),
  );
}

test("no number stands in settings for readers but those of the channel, the promise and the rules of reading", () => {
  const allowed =
    /^(version|guarantee\.(epsilon|averageLeakage|parameters\..*)|coding\[\]\.edges\[\]|channel\.(denominator|weights\[\]\[\]|standsFor\[\]\[\]|marks\.(own|other)))$/;
  const found = new Set<string>();
  for (const { file } of random) {
    const { readers, full } = bothOf(file);
    assert.deepEqual(
      Object.keys(readers.guarantee).filter((key) => !["notion", "epsilon", "parameters"].includes(key)),
      [],
    );
    for (const [place, number] of numbersIn(readers, "")) {
      found.add(place);
      assert.match(place, allowed, `${place} is ${number}`);
    }
    // Negative control: the full file has others.
    assert.ok(numbersIn(full, "").some(([place]) => place === "prior[][]" && !allowed.test(place)));
    assert.deepEqual([readers.data.dropped, readers.secret.dropped], [[], []]);
    const named = full.seesSecret || full.guarantee.parameters?.secretLevels || full.guarantee.parameters?.neighbours;
    assert.deepEqual(readers.secret.categories, named ? full.secret.categories : []);
  }
  assert.ok(found.has("channel.weights[][]") && found.has("channel.marks.other"));
});

test("tables with one channel have the same settings for readers, but for the commitment", () => {
  const table = [
    [60, 20, 15],
    [40, 70, 35],
  ];
  const otherShares = [
    [1, 99, 7],
    [300, 2, 44],
  ];
  // The same answers of other people: only what is hidden differs.
  const otherSecrets = [
    [10, 89, 1],
    [90, 1, 49],
  ];
  const pairs: [string, number[][]][] = [
    ["grr", otherShares],
    ["oue", otherShares],
    // Names of its reports begin with the answer that is more common.
    ["block-design", otherSecrets],
  ];
  for (const [protocol, weights] of pairs) {
    const [one, other] = [table, weights].map((each) =>
      bothOf(designed({ notion: "data-ldp", epsilon: 1, protocol }, each)),
    ) as [ReturnType<typeof bothOf>, ReturnType<typeof bothOf>];
    assert.notDeepEqual(one.full.prior, other.full.prior);
    const { commitment: a, ...first } = one.readers;
    const { commitment: b, ...second } = other.readers;
    assert.notEqual(a, b);
    assert.deepEqual(first, second, protocol);
  }
});

test("categories that nobody has, and rules for the hidden column, stay in the full file", () => {
  const file: ProtocolFile = {
    ...designed({ notion: "lip", protocol: "grr" }, [
      [60, 20],
      [40, 80],
    ]),
    coding: [
      { column: "s", missing: ["?"] },
      {
        column: "x",
        missing: ["-"],
        merged: [
          { into: "rare", cells: ["r1"] },
          { into: "x0", cells: ["zero"] },
        ],
      },
    ],
  };
  file.data = { ...file.data, dropped: ["rare"] };
  const [x0, x] = [file.data.categories[0] as string, file.data.name];
  const coded = {
    ...file,
    coding: file.coding?.map((one) => ({
      ...one,
      column: one.column === "x" ? x : file.secret.name,
      ...(one.merged && { merged: one.merged.map((each) => ({ ...each, into: each.into === "x0" ? x0 : each.into })) }),
    })) as NonNullable<ProtocolFile["coding"]>,
  };
  const readers = readersFile(salted(coded, newDeviceSecret()));
  assert.deepEqual(readers.coding, [{ column: x, missing: ["-"], merged: [{ into: x0, cells: ["zero"] }] }]);
  assert.deepEqual(readers.data.dropped, []);
  assert.ok(!JSON.stringify(readers).includes("rare"));
});

test("the commitment holds the whole full file, and every field is compared", async () => {
  const file = designed({}, [
    [60, 20, 15],
    [40, 80, 35],
  ]);
  const { full, readers } = bothOf(file);
  checkCommitment(readers, full);
  // Written and read again, with another salt left out.
  assert.equal(salted(full, newDeviceSecret()).salt, full.salt);
  const { $schema: _, ...whole } = JSON.parse(writeProtocol(full));
  assert.equal(readers.commitment, hash(whole));
  await refuses(() => checkCommitment(readers, file), "not_certified", /no salt/);
  const others: Partial<ReadersFile>[] = [
    { protocol: "grr" },
    { guarantee: { ...readers.guarantee, epsilon: 0.6 } },
    { secret: { ...readers.secret, name: "other" } },
    { data: { ...readers.data, name: "other" } },
    { question: { wording: "?" } },
  ];
  for (const other of others) {
    const [field] = Object.keys(other);
    await refuses(() => checkCommitment({ ...readers, ...other }, full), "not_certified", new RegExp(`“${field}”`));
  }
  // A table that differs by one person has the same settings for readers only by the hash.
  const prior = full.prior.map((row) => [...row]);
  (prior[0] as number[])[0] = 61;
  await refuses(() => checkCommitment(readers, { ...full, prior }), "not_certified", /commitment/);
});

test("a salt is no part of the protocol's identity, and both programs verify a file that has one", async () => {
  const file = designed({}, [
    [60, 20, 15],
    [40, 80, 35],
  ]);
  const { full } = bothOf(file);
  assert.equal(protocolHash(full), file.certificate.protocol);
  assert.equal(engine.audit(full).holds, true);
  assert.equal((await check(writeProtocol(full))).holds, true);
  for (const salt of ["", "ab", "x".repeat(64), 5]) {
    const text = JSON.stringify({ ...full, salt });
    await rejects(() => readProtocol(text), "bad_protocol");
    assert.equal((await check(text)).holds, false);
  }
});

test("what takes the full file refuses settings for readers, and says why", async () => {
  const { readers, text } = bothOf(
    designed({}, [
      [60, 20, 15],
      [40, 80, 35],
    ]),
  );
  await refuses(() => readProtocol(text), "bad_protocol", /settings for readers/);
  assert.equal((await check(text)).holds, false);
  const counted = { written: "values" as const, reports: readers.data.categories, counts: [1, 2, 3] };
  await refuses(() => engine.estimate(readers, counted), "bad_request", /drawn with the table/);
  const reports = {
    written: "reports" as const,
    reports: readers.channel.reports,
    counts: readers.channel.reports.map(() => 9),
  };
  await refuses(() => engine.estimate(readers, reports, { shrink: 10 }), "bad_request", /shrunken/);
  await refuses(() => engine.estimate(readers, reports, { assume: "prior" }), "bad_request", /no table/);
  assert.equal(engine.plan(readers, { people: 1000 }).anybody, true);
});

test("settings for readers are read strictly: nothing more, nothing less, and rows that sum to 2^62", async () => {
  const { readers } = bothOf(
    designed({}, [
      [60, 20, 15],
      [40, 80, 35],
    ]),
  );
  const file = readers as unknown as Record<string, unknown>;
  assert.deepEqual(
    Object.keys(file).filter((field) => !Object.hasOwn(schema.properties, field)),
    [],
  );
  for (const field of schema.required) {
    const { [field]: _, ...rest } = file;
    await rejects(() => readSettings(JSON.stringify(rest)), "bad_protocol");
  }
  for (const more of [{ prior: [[1]] }, { leakage: {} }, { guarantee: { ...readers.guarantee, known: {} } }]) {
    await rejects(() => readSettings(JSON.stringify({ ...file, ...more })), "bad_protocol");
  }
  await rejects(
    () => readSettings(JSON.stringify({ ...file, data: { ...readers.data, dropped: ["x"] } })),
    "bad_protocol",
  );
  const weights = readers.channel.weights?.map((row) => [...row]) ?? [];
  (weights[0] as string[])[0] = "1";
  const text = JSON.stringify({ ...file, channel: { ...readers.channel, weights } });
  await rejects(() => readSettings(text), "not_certified");
});

test("files of the same categories: estimates are the same with both, and only the shares of the data follow", () => {
  let seen = 0;
  for (const { kind, file, roll } of random) {
    if (isMarks(file.channel)) continue;
    seen += 1;
    const where = `${kind.protocol} under ${kind.notion}, sees ${kind.sees}`;
    const full = salted(file, newDeviceSecret());
    const weights = engine.valueWeights(full);
    const readers = readSettings(writeProtocol(readersFile(full, weights))) as ReadersFile;
    checkCommitment(readers, full, () => weights);
    const counted = {
      written: "values" as const,
      reports: file.data.categories,
      counts: file.data.categories.map(() => 20 + roll(300)),
    };
    const { priorFit: _, ...byFull } = engine.estimate(full, counted);
    agree(byFull, engine.estimate(readers, counted), where);
    if (file.seesSecret) continue;
    // Other people behind the same answers, hidden otherwise: nothing of these settings is another.
    const [first, second = []] = file.prior;
    const turned = { ...full, prior: [second, first as number[], ...file.prior.slice(2)] };
    const others = engine.valueWeights(turned);
    weights.forEach((weight, i) => {
      assert.ok(Math.abs(Number((others[i] ?? 0n) - weight)) < 2 ** 22, `${where}: rounding of doubles`);
    });
    const shares = file.data.categories.map((_, x) => file.prior.reduce((sum, row) => sum + (row[x] as number), 0));
    const total = shares.reduce((sum, share) => sum + share, 0);
    readers.channel.reports.forEach((_, y) => {
      const ratios = shares.map((_, x) => {
        const chance = Number(BigInt(readers.channel.weights?.[x]?.[y] ?? 0));
        return chance > 2 ** 40 ? Number(BigInt(readers.values?.[y]?.[x] ?? 0)) / chance : undefined;
      });
      const known = ratios.flatMap((ratio, x) =>
        ratio === undefined ? [] : [ratio / ((shares[x] as number) / total)],
      );
      for (const ratio of known)
        assert.ok(Math.abs(ratio / (known[0] as number) - 1) < 1e-6, `${where}: the limit that is told`);
    });
  }
  assert.ok(seen > 30, `${seen}`);
});

test("settings for files of the same categories are refused where their weights are not those of the full file", async () => {
  const full = salted(
    designed({}, [
      [60, 20, 15],
      [40, 80, 35],
    ]),
    newDeviceSecret(),
  );
  const weights = engine.valueWeights(full);
  const readers = readersFile(full, weights);
  const text = (values: unknown) => JSON.stringify({ ...readers, values });
  const rows = readers.values as string[][];
  await refuses(() => readSettings(text(rows.slice(1))), "bad_protocol", /values/);
  await refuses(() => readSettings(text(rows.map((row) => row.slice(1)))), "bad_protocol", /values/);
  await refuses(() => readSettings(text(rows.map((row) => row.map(() => "1")))), "bad_protocol", /sums to/);
  const swapped = rows.map((row) => [row[1], row[0], ...row.slice(2)] as string[]);
  const other = readSettings(text(swapped)) as ReadersFile;
  await refuses(() => checkCommitment(other, full, () => weights), "not_certified", /“values”/);
  const { values: _, ...without } = readers;
  const counted = { written: "values" as const, reports: full.data.categories, counts: [1, 2, 3] };
  await refuses(() => engine.estimate(without as ReadersFile, counted), "bad_request", /do not say how/);
});
