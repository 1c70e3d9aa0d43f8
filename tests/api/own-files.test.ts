// SPDX-License-Identifier: GPL-3.0-or-later
/** Files as people have them, with names in any writing: what the engine makes of them all programs take. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SluiceError } from "../../wasm/contract/errors.js";
import { parameterOf, shapeOf } from "../../wasm/contract/notions.js";
import type { DesignRequest, JointTable, Parameters } from "../../wasm/contract/types.js";
import { count } from "../../wasm/files/count.js";
import { toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { long } from "../long.js";
import { dice, source } from "./helpers.js";
import { kinds } from "./random-protocols.js";
import { documents, engine, type Seen, seenOf } from "./verdicts.js";

const FILES = long ? 3_000 : 250;
const NAMES = [
  ...["Köln", "Straße", "weiß nicht", "\u0130", "\u0131", "i", "Ete", "e\u0301te", "Tôi", "SS", "ß", "\ufb01", "fi"],
  ...[
    "\u0646\u0639\u0645",
    "\u0644\u0627 \u0623\u0639\u0631\u0641",
    "\u0646\u0645\u06cc\u200c\u062f\u0627\u0646\u0645",
    "\u200f\u05e0\u05db\u05d5\u05df",
    "\u05dc\u05d0 2",
    "\u200e+1 (2)",
  ],
  ...[
    "\u6771\u4eac",
    "\u3044\u3044\u3048",
    "\uc544\ub2c8\uc694",
    "\u041d\u0435\u0442",
    "\u043d\u0435\u0442",
    "\u0570\u0561\u0575",
    "\u0928\u0939\u0940\u0902",
    "\u0e44\u0e21\u0e48",
    "Ω",
    "α",
  ],
  ...[
    "\u{1f600}",
    "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}",
    "\u{1f44d}\u{1f3fd}",
    "\u{1f44d}",
    "\u{1f1e9}\u{1f1ea}",
    "\u2764\ufe0f",
    "\u2115",
    "\u2116 5",
    "\uff21",
  ],
  ...[
    "a",
    "b",
    "a or b",
    "a (2)",
    "a or b (2)",
    "(empty)",
    '""',
    "",
    "x · y",
    "x",
    "y",
    "1",
    "10",
    "-3",
    "=1+1",
    "<b>",
    '"so"',
    "no, not",
  ],
  ...["__proto__", "constructor", "tab\there", "very long ".repeat(12), "A\u00adB", "\u2067ab\u2069", "\u202ax\u202c"],
];
const SETTINGS = [0, 1e-9, 1e-4, 0.05, 0.2, 0.5, 1, 1.7, 4, 12, 60, 70];
const OBJECTIVES = ["information", "counting", "guesses", "distance", "chi-square"];

type Roll = (n: number) => number;
const all = kinds(engine);
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

function pick(roll: Roll, n: number, from = NAMES): string[] {
  const rest = [...from];
  return Array.from({ length: n }, () => rest.splice(roll(rest.length), 1)[0] as string);
}

function parametersOf(roll: Roll, notion: string, { secret, data }: JointTable): Parameters {
  const level = () => (1 + roll(8)) / 4;
  const of: { [shape: string]: () => Parameters } = {
    level: () => ({ lower: level() }),
    sample: () => ({ alpha: 0.05 }),
    "secret-levels": () => ({ secretLevels: secret.categories.map((s) => [s, level()]) }),
    "pairs-of-secrets": () => ({
      neighbours: secret.categories.slice(1).map((s, i) => [secret.categories[i] ?? "", s]),
    }),
    "data-levels": () => ({
      dataLevels: data.categories.flatMap((x) =>
        data.categories.filter((z) => z !== x).map((z): [string, string, number] => [x, z, level()]),
      ),
    }),
  };
  return of[shapeOf(notion) ?? ""]?.() ?? {};
}

/** The text of a protocol for a file of people at random; nothing where the file does not suit it. */
async function madeBy(seed: number): Promise<string | undefined> {
  const roll = dice(seed);
  const objective = OBJECTIVES[Math.max(0, roll(8) - 3)] as string;
  const suited = objective === "information" ? all : all.filter(({ protocol }) => protocol === "optimal");
  const { notion, protocol, sees } = suited[roll(suited.length)] as (typeof all)[number];
  const width = engine.catalogue().needs[protocol]?.categories;
  const isWide = parameterOf(notion) === "attributes" || (width === undefined && roll(5) === 0);
  const columns = [pick(roll, 2 + roll(3)), pick(roll, isWide ? 2 + roll(2) : (width ?? 2 + roll(5)))];
  if (isWide) columns.push(pick(roll, 2 + roll(2)));
  const header = pick(roll, columns.length, NAMES.filter(Boolean));
  const cells = columns.reduce<string[][]>(
    (rows, values) => rows.flatMap((row) => values.map((of) => [...row, of])),
    [[]],
  );
  const rows = cells.flatMap((row) => Array<string[]>(roll(6) ? 1 + roll(30) : 0).fill(row));
  const text = [header, ...rows].map((row) => row.map(quoted).join(",")).join("\n");
  const [secret = "", ...data] = header;
  try {
    const table = await count(source(`${text}\n`), { secret, data });
    const request = { table, notion, protocol, epsilon: SETTINGS[roll(SETTINGS.length)], seesSecret: sees === "pairs" };
    const parameters = parametersOf(roll, notion, table);
    const search = { gap: 1e-4, seconds: 1 };
    const own = objective === "information" ? {} : { objective };
    return writeProtocol(toProtocolFile(engine.design({ ...request, ...own, parameters, search } as DesignRequest)));
  } catch (error) {
    if (error instanceof SluiceError && error.code !== "bad_protocol") return undefined;
    throw error;
  }
}

const isTaken = ({ engine, answerTime, checker, schema }: Seen) =>
  [engine, answerTime, checker, schema].every((refusal) => refusal === undefined);

test("files of any names, guarantees, protocols and objectives are taken by engine, answer time, checker and schema", async () => {
  const refused: string[] = [];
  let made = 0;
  for (let seed = 1; seed <= FILES; seed += 1) {
    const text = await madeBy(seed);
    if (text === undefined) continue;
    made += 1;
    const seen = await seenOf(text);
    if (!isTaken(seen)) refused.push(`${seed}: ${JSON.stringify(seen)}`);
  }
  assert.deepEqual(refused, []);
  assert.ok(made > FILES / 2, `${made} made`);
});

test("files that were made before are taken as well", async () => {
  for (const [i, document] of documents.entries()) assert.ok(isTaken(await seenOf(writeProtocol(document))), `${i}`);
});
