// SPDX-License-Identifier: GPL-3.0-or-later
/** Notions that have to know more than the table: what they are told goes all the way, and into the file. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { DesignRequest, JointTable, Parameters, ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { rejects, tableIn } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const engine = await realEngine();

/** "never" has no weight: what is said about it is left out, nothing else moves. */
const table: JointTable = {
  secret: { name: "illness", categories: ["flu", "never", "cold", "none"] },
  data: { name: "mood", categories: ["bad", "fair", "good", "best"] },
  weights: Float64Array.of(9, 6, 3, 1, 0, 0, 0, 0, 4, 8, 6, 2, 1, 3, 9, 9),
};

const given: Record<string, Parameters> = {
  alip: { lower: 2 },
  "per-secret": {
    secretLevels: [
      ["none", 2],
      ["flu", 0.5],
      ["cold", 1],
    ],
  },
  profile: {
    neighbours: [
      ["flu", "cold"],
      ["cold", "never"],
    ],
  },
  "context-aware": {
    dataLevels: [
      ["bad", "good", 1],
      ["bad", "best", 0.5],
      ["fair", "best", 1],
    ],
  },
};

function designed(notion: string, more: Partial<DesignRequest> = {}): ProtocolFile {
  const parameters = given[notion];
  const request = { table, notion, epsilon: 0.3, protocol: "optimal", ...(parameters && { parameters }), ...more };
  return toProtocolFile(engine.design(request));
}

/** With big integers and nothing else: how many of a group send a report, in units of 2^-62. */
function sending(file: ProtocolFile, y: number, weightOf: (s: number, x: number) => number): [bigint, bigint] {
  let total = 0n;
  let all = 0n;
  file.prior.forEach((row, s) => {
    row.forEach((count, x) => {
      const people = BigInt(count) * BigInt(weightOf(s, x));
      all += people;
      total += people * BigInt(tableIn(file).weights[x]?.[y] ?? "0");
    });
  });
  return [total, all];
}

/** A third party's reading of the notions; `flu`, `cold`, `none` are secrets 0, 1, 2. */
function thirdParty(file: ProtocolFile): boolean {
  const { notion, bound, bounds = [] } = file.guarantee;
  const ratio = (level: number) => (level === 1 ? bound : bounds.find((item) => item.level === level)) ?? bound;
  const everybody = () => 1;
  const secret = (s: number) => (t: number) => Number(s === t);
  const datum = (x: number) => (_: number, y: number) => Number(x === y);
  type Group = (s: number, x: number) => number;
  const pairs: [Group, Group, number][] = [];
  for (const s of [0, 1, 2]) {
    if (notion === "pml" || notion === "alip") pairs.push([secret(s), everybody, 1]);
    if (notion === "pmc") pairs.push([everybody, secret(s), 1]);
    if (notion === "alip") pairs.push([everybody, secret(s), 2]);
    const level = [0.5, 1, 2][s] as number;
    if (notion === "per-secret") pairs.push([secret(s), everybody, level], [everybody, secret(s), level]);
  }
  if (notion === "profile") pairs.push([secret(0), secret(1), 1], [secret(1), secret(0), 1]);
  if (notion === "context-aware") {
    pairs.push([datum(0), datum(2), 1], [datum(0), datum(3), 0.5], [datum(1), datum(3), 1]);
  }
  if (notion === "data-ldp") {
    for (const x of [0, 1, 2, 3]) for (const other of [0, 1, 2, 3]) pairs.push([datum(x), datum(other), 1]);
  }
  assert.ok(pairs.length > 0);
  return file.channel.reports.every((_, y) =>
    pairs.every(([more, less, level]) => {
      const [k, n] = sending(file, y, more);
      const [l, m] = sending(file, y, less);
      const { numerator, denominator } = ratio(level);
      return k * m * BigInt(denominator) <= l * n * BigInt(numerator);
    }),
  );
}

for (const notion of ["pml", "pmc", "alip", "per-secret", "profile", "context-aware", "data-ldp"]) {
  test(`${notion}: the file says all that a third party needs, and reading it checks it again`, () => {
    const file = designed(notion);
    assert.deepEqual(readProtocol(writeProtocol(file)), file);
    assert.ok(engine.audit(file).holds);
    assert.ok(thirdParty(file));
    assert.ok((file.leakage[notion]?.level ?? 1) <= 0.3 * (1 + 1e-9));
    // The optimum has no room left: at a smaller level the same channel does not hold.
    const stricter = designed(notion, { epsilon: 0.29 });
    const swapped = { ...file, guarantee: stricter.guarantee };
    assert.equal(engine.audit(swapped).holds, false);
    assert.equal(thirdParty(swapped), false);
  });
}

test("levels and bounds that are not the notion's are found out", () => {
  const file = designed("per-secret");
  assert.deepEqual(
    file.guarantee.bounds?.map(({ level }) => level),
    [0.5, 2],
  );
  const changes: ((file: ProtocolFile) => void)[] = [
    (f) => f.guarantee.bounds?.reverse(),
    (f) => f.guarantee.bounds?.pop(),
    (f) => delete f.guarantee.bounds,
    (f) => Object.assign(f.guarantee.bounds?.[0] ?? {}, { level: 0.6 }),
    (f) => Object.assign(f.guarantee.bounds?.[0] ?? {}, f.guarantee.bound),
    (f) => f.guarantee.parameters?.secretLevels?.splice(1, 1, ["flu", 0.4]),
  ];
  for (const change of changes) {
    const changed = structuredClone(file);
    change(changed);
    assert.equal(engine.audit(changed).holds, false, String(change));
  }
});

test("parameters that are missing, too many, or about nobody are refused", async () => {
  const wrong: [string, Parameters | undefined][] = [
    ["alip", undefined],
    ["alip", { lower: 0 }],
    ["lip", { lower: 1 }],
    ["alip", { lower: 2, neighbours: [["flu", "cold"]] }],
    ["per-secret", { secretLevels: [["flu", 1]] }],
    ["per-secret", { secretLevels: [["gout", 1]] }],
    ["profile", { neighbours: [] }],
    ["profile", { neighbours: [["flu", "flu"]] }],
    ["context-aware", {}],
    ["context-aware", { dataLevels: [] }],
    ["context-aware", { dataLevels: [["bad", "worse", 1]] }],
    ["context-aware", { dataLevels: [["bad", "good", -1]] }],
  ];
  for (const [notion, parameters] of wrong) {
    const work = async () =>
      engine.design({ table, notion, epsilon: 1, protocol: "grr", ...(parameters && { parameters }) });
    await rejects(work(), "bad_request");
  }
});

test("a file with odd parameters is refused with the place", async () => {
  const odd: [unknown, RegExp][] = [
    [{ secretLevels: [["gout", 1]] }, /"gout"/],
    [{ secretLevels: [["flu"]] }, /secretLevels at "flu" has 1 entry/],
    [{ secretLevels: [["flu", -1]] }, /negative/],
    [{ other: 1 }, /"other"/],
    [{ neighbours: "flu" }, /neighbours/],
    [[], /not an object/],
  ];
  for (const [parameters, reason] of odd) {
    const file = structuredClone(designed("per-secret"));
    const text = JSON.stringify({ ...file, guarantee: { ...file.guarantee, parameters } });
    const error = await rejects(async () => readProtocol(text), "bad_protocol");
    assert.match(error.message, reason);
  }
});

/** Each with what the refusal has to name. */
const twice: [string, Parameters, RegExp][] = [
  [
    "context-aware",
    {
      dataLevels: [
        ["bad", "good", 0.5],
        ["good", "bad", 0.5],
        ["bad", "good", 3],
      ],
    },
    /dataLevels"? has a level for "bad" against "good" twice/,
  ],
  ["context-aware", { dataLevels: [["bad", "bad", 0.5], ...(given["context-aware"]?.dataLevels ?? [])] }, /itself/],
  [
    "per-secret",
    { secretLevels: [...(given["per-secret"]?.secretLevels ?? []), ["flu", 3]] },
    /secretLevels"? has a level for "flu" twice/,
  ],
  [
    "profile",
    {
      neighbours: [
        ["flu", "cold"],
        ["cold", "flu"],
      ],
    },
    /neighbours"? has the pair "cold", "flu" twice/,
  ],
];

test("nothing can be said twice, nor of a pair that is none: in a request, a file of parameters, a protocol file", () =>
  inFolder(async (folder) => {
    folder.write("joint.csv", "illness,mood\nflu,bad\nflu,good\ncold,bad\ncold,fair\nnone,best\nnone,bad\n");
    for (const [notion, parameters, reason] of twice) {
      const request = { table, notion, epsilon: 1, protocol: "grr", parameters };
      assert.match((await rejects(async () => engine.design(request), "bad_request")).message, reason);

      const file = designed(notion);
      const repeating = { ...file, guarantee: { ...file.guarantee, parameters } };
      const error = await rejects(async () => readProtocol(JSON.stringify(repeating)), "bad_protocol");
      assert.match(error.message, reason);
      assert.match(error.message, /guarantee\.parameters\..*(State one|Name each|Leave it)/);
      await rejects(async () => engine.audit(repeating), "bad_protocol");
      folder.write("p.json", JSON.stringify(repeating));
      const audited = await folder.run("audit", "p.json");
      assert.equal(audited.code, 2);
      assert.match(audited.stderr, reason);

      folder.write("given.json", JSON.stringify(parameters));
      const level = ["--guarantee", notion, "--epsilon", "1", "--parameters", "given.json"];
      const columns = ["--secret", "illness", "--release", "mood"];
      const made = await folder.run("design", "joint.csv", ...columns, ...level);
      assert.equal(made.code, 2);
      assert.match(made.stderr, reason);
    }
    // Each direction is a pair of its own.
    const both: Parameters = {
      dataLevels: [
        ["bad", "good", 0.5],
        ["good", "bad", 3],
      ],
    };
    engine.design({ table, notion: "context-aware", epsilon: 1, protocol: "grr", parameters: both });
  }));

test("parameters that are not enough are told with their file and what to do, and so in a protocol file", () =>
  inFolder(async (folder) => {
    folder.write("joint.csv", "illness,mood\nflu,bad\nflu,good\ncold,bad\ncold,fair\nnone,best\nnone,bad\n");
    const design = (notion: string, ...more: string[]) =>
      folder.run(
        "design",
        "joint.csv",
        "--secret",
        "illness",
        "--release",
        "mood",
        "--guarantee",
        notion,
        "--quiet",
        ...more,
      );
    const cases = [
      ["profile", { neighbours: [] }, /no pair of neighbours.*\n.*Name at least one pair/],
      ["profile", { neighbours: [["flu", "flu"]] }, /"flu" as a neighbour of itself.*\n.*Leave the pair out/],
      ["per-secret", { secretLevels: [["flu", 1]] }, /none for "cold".*\n.*State one level for each/],
      ["context-aware", { dataLevels: [] }, /no level for any pair.*\n.*one pair at least/],
    ] as const;
    for (const [notion, parameters, reason] of cases) {
      folder.write("given.json", JSON.stringify(parameters));
      const made = await design(notion, "--epsilon", "1", "--parameters", "given.json");
      assert.equal(made.code, 2);
      assert.match(made.stderr, /^sluice: given\.json: /);
      assert.match(made.stderr, reason);

      const file = designed(notion);
      folder.write("p.json", JSON.stringify({ ...file, guarantee: { ...file.guarantee, parameters } }));
      for (const args of [
        ["audit", "p.json"],
        ["privatise", "p.json", "joint.csv"],
      ]) {
        const used = await folder.run(...args);
        assert.equal(used.code, 2);
        assert.match(
          used.stderr,
          /^sluice: p\.json: The protocol file cannot be used: (the guarantee|guarantee\.parameters)/,
        );
        assert.equal(used.stdout, "");
      }
    }
    folder.write("given.json", '{"alpha": 2}');
    const unlikely = await design("rldp", "--epsilon", "1", "--parameters", "given.json");
    assert.match(unlikely.stderr, /^sluice: given\.json: The parameter "alpha" is 2 and not between 0 and 1/);
    // Only the file of a protocol tells which protocol made reports.
    const first = await design("lip", "--epsilon", "1", "-o", "made.json");
    assert.doesNotMatch(first.stderr, /replaced/);
    assert.match(
      (await design("lip", "--epsilon", "1", "-o", "made.json")).stderr,
      /made\.json was there before and has been replaced/,
    );
    const before = folder.read("made.json");
    const { stderr } = await design("lip", "--epsilon", "0.5", "-o", "made.json");
    const aside = /is now in (made-[0-9a-f]{8}\.json): reports that were drawn by it need it/.exec(stderr)?.[1];
    assert.equal(folder.read(aside ?? ""), before);
    assert.notEqual(folder.read("made.json"), before);
  }));

test("a level without end is no level: it could not be written down", async () => {
  const parameters: Parameters = {
    dataLevels: [
      ["bad", "good", 1],
      ["good", "bad", Number.POSITIVE_INFINITY],
    ],
  };
  const request = { table, notion: "context-aware", epsilon: 1, protocol: "grr", parameters };
  assert.match((await rejects(async () => engine.design(request), "bad_request")).message, /no finite level/);
});

test("the command line takes parameters from a file", () =>
  inFolder(async (folder) => {
    const rows = table.secret.categories.flatMap((s, i) =>
      table.data.categories.map((x, j) => `${s},${x},${table.weights[i * 4 + j]}`),
    );
    folder.write("joint.csv", `illness,mood,n\n${rows.join("\n")}\n`);
    folder.write("levels.json", JSON.stringify(given["per-secret"]));
    const columns = ["--secret", "illness", "--release", "mood", "--weight", "n"];
    const design = (notion: string, ...more: string[]) =>
      folder.run("design", "joint.csv", ...columns, "--guarantee", notion, "--epsilon", "0.3", "--json", ...more);
    const made = await design("per-secret", "--parameters", "levels.json", "-o", "p.json");
    assert.equal(made.code, 0, made.stderr);
    const { leakage, guarantee } = JSON.parse(made.stdout);
    assert.ok(leakage["per-secret"] <= 0.3 * (1 + 1e-9));
    assert.equal(guarantee.parameters.secretLevels.length, 3);
    const audited = await folder.run("audit", "p.json", "joint.csv", "--weight", "n");
    assert.equal(audited.code, 0, audited.stderr);
    for (const [notion = "", ...bad] of [
      ["per-secret"],
      ["lip", "--parameters", "levels.json"],
      ["alip", "--parameters", "joint.csv"],
      ["alip", "--parameters", "nothing.json"],
    ]) {
      const refused = await design(notion, ...bad);
      assert.equal(refused.code, 2, notion);
      assert.equal(refused.stdout, "");
    }
  }));
