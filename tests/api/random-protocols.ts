// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols of every kind for random small tables, empty cells included, and the same once they have been tampered with. */
import type { Engine } from "../../wasm/contract/engine.js";
import { SluiceError } from "../../wasm/contract/errors.js";
import { parameterOf, shapeOf } from "../../wasm/contract/notions.js";
import type { JointTable, Notion, Parameters, ProtocolFile, Sees } from "../../wasm/contract/types.js";
import { countsHash, protocolHash } from "../../wasm/protocol/identity.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { nameReports } from "../../wasm/protocol/report-names.js";
import { dice } from "./helpers.js";

export interface Kind {
  notion: Notion;
  protocol: string;
  sees: Sees;
}

/** Every protocol under every notion, in every way there is. */
export function kinds(engine: Engine): Kind[] {
  const { protocols, ways } = engine.catalogue();
  return protocols.flatMap((protocol) =>
    Object.entries(ways[protocol] ?? {}).flatMap(([notion, all]) => all.map((sees) => ({ notion, protocol, sees }))),
  );
}

/** A design of this kind for the seed's own table and level; nothing where the data do not suit the protocol. */
export function randomProtocol(
  engine: Engine,
  { notion, protocol, sees }: Kind,
  seed: number,
): ProtocolFile | undefined {
  const roll = dice(seed);
  const categories = engine.catalogue().needs[protocol]?.categories;
  const table = randomTable(roll, categories, parameterOf(notion) === "attributes");
  // From no level at all to one that asks for nothing.
  const epsilon = [0, 1e-9, 0.05, 0.2, 0.5, 1, 1.7, 4, 30][roll(9)] as number;
  try {
    const design = engine.design({
      table,
      notion,
      epsilon,
      protocol,
      parameters: randomParameters(roll, notion, table),
      search: { gap: 1e-6, seconds: 2 },
      seesSecret: sees === "pairs",
    });
    return toProtocolFile(design);
  } catch (error) {
    if (error instanceof SluiceError && ["bad_request", "too_large"].includes(error.code)) return undefined;
    throw error;
  }
}

function randomTable(roll: (n: number) => number, categories: number | undefined, columns: boolean): JointTable {
  const secrets = 2 + roll(2);
  const values = columns ? 4 : (categories ?? 2 + roll(3));
  const counted = roll(4) > 0;
  const scale = 1 + roll(40);
  const weights = Float64Array.from({ length: secrets * values }, (_, cell) => {
    // One cell of seven is empty, and nobody and nothing is without any.
    if (roll(7) === 0 && cell % (values + 1) !== 0) return 0;
    return counted ? 1 + roll(scale) : (1 + roll(scale)) / 7;
  });
  // Every category occurs, so that seeds differ in what they are about and not in how much is dropped.
  for (let x = 0; x < values; x += 1) weights[(x % secrets) * values + x] ||= 1;
  for (let s = 0; s < secrets; s += 1) weights[s * values + (s % values)] ||= 1;
  const names = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);
  const data = columns
    ? {
        name: "a · b",
        categories: ["p · u", "p · v", "q · u", "q · v"],
        columns: [
          { name: "a", values: ["p", "p", "q", "q"] },
          { name: "b", values: ["u", "v", "u", "v"] },
        ],
      }
    : { name: "x", categories: names("x", values) };
  return { secret: { name: "s", categories: names("s", secrets) }, data, weights };
}

function randomParameters(
  roll: (n: number) => number,
  notion: Notion,
  { secret, data, weights }: JointTable,
): Parameters {
  const level = () => (1 + roll(8)) / 4;
  if (shapeOf(notion) === "level") return { [parameterOf(notion) as string]: level() };
  if (notion === "per-secret") return { secretLevels: secret.categories.map((s) => [s, level()]) };
  if (notion === "profile") {
    return { neighbours: secret.categories.slice(1).map((s, i) => [secret.categories[i] as string, s]) };
  }
  if (notion === "context-aware") {
    const pairs = data.categories.flatMap((x) => data.categories.filter((y) => y !== x).map((y) => [x, y] as const));
    const some = pairs.filter((_, i) => i === 0 || roll(3) > 0);
    return { dataLevels: some.map(([x, y]) => [x, y, level()]) };
  }
  if (shapeOf(notion) !== "sample") return {};
  // The table counts people.
  weights.forEach((weight, cell) => {
    weights[cell] = Math.ceil(weight) * 10;
  });
  return { alpha: [0.05, 0.01, 0.3][roll(3)] as number };
}

/** The file with its reports called after the answers that are likeliest to have sent them. */
function renamed(file: ProtocolFile): ProtocolFile {
  const { channel, prior, data, seesSecret } = file;
  if (channel.marks || file.utility.objective) return file;
  const sent = channel.reports.map((_, y) => {
    const masses = data.categories.map((_, x) =>
      prior.reduce((sum, row, s) => {
        const weight = channel.weights[seesSecret ? s * row.length + x : x]?.[y];
        return sum + (row[x] as number) * Number(weight);
      }, 0),
    );
    const all = masses.reduce((sum, mass) => sum + mass, 0);
    return masses.map((mass) => (all > 0 ? mass / all : 0));
  });
  return { ...file, channel: { ...channel, ...nameReports(Float64Array.from(sent.flat()), data.categories) } };
}

/** The file with the names and the certificate that its channel has, as by somebody who wants it to be believed. */
export function restamped(engine: Engine, unnamed: ProtocolFile): ProtocolFile {
  const file = renamed(unnamed);
  const { worst, slack = "0", leakage, mutualInformation } = engine.audit(file);
  const figures = Object.entries(leakage).map(
    ([notion, reached]) =>
      [notion, { ...reached, level: Number.isFinite(reached.level) ? reached.level : null }] as const,
  );
  const { upperBound = Number.NaN } = file.utility;
  // No bound of the protocol that it was binds another one.
  const bound = Number.isNaN(upperBound) ? {} : { upperBound: Math.max(upperBound, mutualInformation) };
  const gap = bound.upperBound === undefined ? {} : { gap: bound.upperBound - mutualInformation };
  const changed: ProtocolFile = {
    ...file,
    utility: { ...file.utility, mutualInformation, ...bound },
    leakage: Object.fromEntries(figures),
  };
  const hashes = { counts: countsHash(changed), protocol: protocolHash(changed) };
  return { ...changed, certificate: { ...file.certificate, ...gap, ...hashes, ...(worst && { worst }), slack } };
}
