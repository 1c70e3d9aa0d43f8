// SPDX-License-Identifier: GPL-3.0-or-later
/** Results as files: the table, and everything that was worked out. */
import { toCell } from "../../../wasm/common/cells.js";
import {
  type CrossedEstimate,
  type Ends,
  type GroupsEstimate,
  isSuspicious,
  type PooledEstimate,
  type SettingsFile,
  type StratifiedShare,
  type SurveyEstimate,
} from "../../../wasm/engine/sluice.js";
import { messages } from "../../messages/results.js";
import type { Kind } from "./results-state.js";
import { rangeOf, type Variable, variablesOf } from "./shown-shares.js";

type Cell = string | number | undefined;

function csv(header: string[], rows: Cell[][]): Blob {
  const cell = (value: Cell) => (typeof value === "string" ? toCell(value, header.length) : String(value ?? ""));
  const lines = [header, ...rows].map((row) => `${row.map(cell).join(",")}\n`);
  return new Blob([lines.join("")], { type: "text/csv;charset=utf-8" });
}

/** The first place is that of the names: they are written as anybody's text. */
export function shareTable(variables: Variable[], kind: Kind): Blob {
  const pulled = variables.some(({ shares }) => shares.some(({ shrunken }) => shrunken !== undefined));
  const rows = variables.flatMap(({ name, shares }) =>
    shares.map((share): Cell[] => [
      name,
      share.name,
      share.unbiased,
      share.likelihood,
      ...endsOr(rangeOf(share, kind)),
      ...(pulled ? [share.shrunken] : []),
    ]),
  );
  return csv([...messages.says.columns, ...(pulled ? [messages.says.pulledColumn] : [])], rows);
}

/** The shares of all people, from groups whose sizes are known. */
export function populationTable(variables: Variable<StratifiedShare>[], kind: Kind): Blob {
  const rows = variables.flatMap(({ name, shares }) =>
    shares.map((share): Cell[] => [name, share.name, share.unbiased, ...endsOr(rangeOf(share, kind))]),
  );
  return csv(messages.population.columns, rows);
}

/** Each pair of answers to two questions, and how far the two go together. */
export function pairTable({ pairs }: CrossedEstimate, kind: Kind): Blob {
  const rows = pairs.map((pair): Cell[] => [
    ...pair.names,
    pair.unbiased,
    pair.likelihood,
    ...endsOr(rangeOf(pair, kind)),
    pair.correlation?.value,
    ...endsOr(pair.correlation?.wald),
  ]);
  return csv(messages.cross.columns, rows);
}

/** Each group's shares, and what they are more than those of the group that all are compared with. */
export function groupTable(protocol: SettingsFile, { groups, differences = [] }: GroupsEstimate, kind: Kind): Blob {
  const rows = groups.flatMap((group) => {
    const beside = differences.find((one) => one.group === group.name);
    const others = beside && [beside.data, ...(beside.columns ?? []).map(({ values }) => values), beside.secrets ?? []];
    return variablesOf(protocol, group).flatMap(({ name, shares }, v) =>
      shares.map((share, i): Cell[] => {
        const difference = others?.[v]?.[i];
        return [
          group.name,
          group.people,
          name,
          share.name,
          share.unbiased,
          ...endsOr(rangeOf(share, kind)),
          beside?.reference ?? "",
          difference?.unbiased,
          ...endsOr(difference && rangeOf(difference, kind)),
        ];
      }),
    );
  });
  return csv(messages.compare.columns, rows);
}

function endsOr(ends: Ends | undefined): [Cell, Cell] {
  return [ends?.[0], ends?.[1]];
}

/** All figures; without groups just as the command line prints them with --json. */
export function everything(
  protocol: SettingsFile,
  found: SurveyEstimate | PooledEstimate,
  groups: GroupsEstimate | undefined,
): Blob {
  return json({ ...documentOf(protocol, found, isSuspicious(found)), ...(groups && { groups }) });
}

export function crossedDocument(found: CrossedEstimate): object {
  return { suspicious: isSuspicious(found), ...found };
}

/** As the command line prints it with --json. */
export function documentOf(
  { protocol, guarantee: { notion, epsilon } }: SettingsFile,
  found: object,
  suspicious: boolean,
) {
  return { protocol, guarantee: { notion, epsilon }, suspicious, ...found };
}

export function json(document: object): Blob {
  return new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: "application/json" });
}
