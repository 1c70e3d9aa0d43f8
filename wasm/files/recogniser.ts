// SPDX-License-Identifier: Apache-2.0
/** Finds the input of a protocol's channel for each row of a file. */

import { neutralise } from "../common/cells.js";
import { shortened } from "../common/characters.js";
import type { Decimal } from "../common/number.js";
import { say } from "../common/said.js";
import { fail, inFile } from "../contract/errors.js";
import type { Coding, ProtocolFile, SettingsFile } from "../contract/types.js";
import { codingOf, type NumberForm } from "../protocol/coding.js";
import { BETWEEN, columnsOf } from "../protocol/columns.js";
import { inputIn, type Recogniser, type Source, variableIn } from "../protocol/lookup.js";
import { findColumn, nearest } from "./header.js";
import { meaningAmong, sayMeant } from "./look-alikes.js";
import * as texts from "./texts.js";

export { columnsRead, type Recogniser } from "../protocol/lookup.js";

/** `formOf` says how numbers are written in a column of that place; with a point where nothing is said. */
export function recogniser(
  protocol: SettingsFile,
  header: string[],
  file: string,
  formOf?: FormOf,
  joining?: Joining,
): Recogniser {
  const { secret, data, seesSecret, coding } = protocol;
  const source = fileWith(header, file, formOf);
  const columns = [...columnsIn(data, coding, source), ...(seesSecret ? columnsIn(secret, coding, source) : [])];
  return spelt(inputIn(protocol, source), columns, joining);
}

type FormOf = (column: number, said?: Decimal) => NumberForm;

/** The secret of a row, where the file has it. */
export function secretIn(
  { secret, coding }: SettingsFile,
  header: string[],
  file: string,
  formOf?: FormOf,
): Recogniser | undefined {
  const there = columnsOf(secret).every(({ name }) => header.filter((other) => other === name).length === 1);
  if (!there) return undefined;
  const source = fileWith(header, file, formOf);
  return spelt(variableIn(secret, coding, source), columnsIn(secret, coding, source));
}

/** Told of each row in which a spelling counts as a category that is spelt otherwise. */
export type Joining = (column: string, spelling: string, category: string) => void;

interface Column {
  name: string;
  at: number;
  /** The name that a cell means: a category, or a cell that a rule names. */
  meant(cell: string): string;
}

function columnsIn(variable: ProtocolFile["data"], codings: Coding[] | undefined, source: Source): Column[] {
  return columnsOf(variable).map(({ name, values }) => {
    const { missing = [], merged = [] } = codingOf(codings, name) ?? {};
    const dropped = variable.columns ? [] : variable.dropped;
    const names = [...values, ...dropped, ...missing, ...merged.flatMap(({ cells }) => cells)];
    // A file written by Sluice may carry apostrophes.
    return { name, at: source.indexOf(name), meant: meaningAmong([...names, ...names.map(neutralise)]) };
  });
}

/**
 * Also rows with another spelling of what the protocol names. A row that fits as it stands costs nothing more, and a
 * spelling is looked at once.
 */
function spelt(exact: Recogniser, columns: Column[], joining?: Joining): Recogniser {
  const known = columns.map(() => new Map<string, string>());
  let any = false;
  const learn = (row: string[]): boolean => {
    let learnt = false;
    columns.forEach(({ at, meant }, j) => {
      const cell = row[at] as string;
      const category = meant(cell);
      if (category === cell || known[j]?.has(cell)) return;
      // A copy: an engine would keep the whole text that the cell was cut from.
      known[j]?.set([...cell].join(""), category);
      learnt = true;
    });
    any ||= learnt;
    return learnt;
  };
  const replaced = (row: string[]): string[] => {
    let own = row;
    columns.forEach(({ name, at }, j) => {
      const cell = row[at] as string;
      const category = known[j]?.get(cell);
      if (category === undefined) return;
      if (own === row) own = row.slice();
      own[at] = category;
      joining?.(name, cell, category);
    });
    return own;
  };
  return (row, line) => {
    if (any) row = replaced(row);
    try {
      return exact(row, line);
    } catch (error) {
      if (!learn(row)) throw error;
      return exact(replaced(row), line);
    }
  };
}

function fileWith(header: string[], file: string, formOf?: FormOf): Source {
  const place = inFile(file);
  return {
    file,
    indexOf: (column) => findColumn(header, column, file),
    ...(formOf && {
      formOf: (column: string, said?: Decimal) => formOf(findColumn(header, column, file), said),
    }),
    unknown: (cell, { name, categories }, dropped, line) => {
      const shown = shortened(cell);
      const near = nearest(cell, categories);
      const why = dropped.includes(cell) ? say(texts.neverOccurred) : say(texts.notKnown);
      const meant = near === undefined ? "" : sayMeant(cell, near);
      const at = { ...place, line, column: name, category: shown };
      return cell === ""
        ? fail(texts.emptyNotReportable, why, meant).at(at)
        : fail(texts.notReportable, shown, why, meant).at(at);
    },
    neverTogether: (values, variable, line) => {
      const combination = shortened(values.map((value) => value || "(empty)").join(BETWEEN));
      return fail(texts.combinationNotReportable, combination).at({
        ...place,
        line,
        column: variable,
        category: combination,
      });
    },
  };
}
