// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether lines of a file are people, which only the person can know, with an answer for each reading. */

import type { Layout, SluiceError } from "../../wasm/engine/sluice.js";
import { MOST_SKIPPED } from "../../wasm/files/layout-check.js";
import { messages } from "../messages/page.js";

export interface RowsQuestion {
  about: "rows";
  /** The question, in a sentence. */
  error: SluiceError;
  answers: ({ label: string; layout: Layout } | { label: string; weight: string })[];
}

/** The question behind a refusal; nothing where it is another one. */
export function rowsAsked(error: SluiceError | undefined): RowsQuestion | undefined {
  const answers = error && answersOf(error);
  return answers && { about: "rows", error, answers };
}

function answersOf({ id, values }: SluiceError): RowsQuestion["answers"] | undefined {
  const t = messages.protect.rows;
  switch (id) {
    case "lines-above":
      return [
        { label: t.leaveLines, layout: { skipRows: Number(values.lines) } },
        { label: t.headerFirst, layout: { skipRows: 0 } },
      ];
    case "header-repeated":
      return [
        { label: t.leaveSuch, layout: { repeatedHeader: "skip" } },
        { label: t.people, layout: { repeatedHeader: "people" } },
      ];
    case "labels-below":
    case "sums-above":
      return [
        { label: t.leaveRow, layout: { labelRows: 1 } },
        { label: t.person, layout: { labelRows: 0 } },
      ];
    case "totals-below":
      return [
        { label: t.leaveRow, layout: { skipLast: 1 } },
        { label: t.person, layout: { skipLast: 0 } },
      ];
    case "header-short":
      return [{ label: t.rowNames, layout: { rowNames: true } }];
    case "people-repeated":
    case "counts-crossed":
      return [{ label: t.eachPerson, layout: { eachRow: "person" } }];
    case "counts-listed":
      return [
        { label: messages.protect.weightUse, weight: String(values.column) },
        { label: t.eachPerson, layout: { eachRow: "person" } },
      ];
    case "empty-below": {
      const last = Number(values.last);
      const left = { label: t.leaveLines, layout: { skipLast: last } };
      const none = { label: t.people, layout: { skipLast: 0 } };
      // Not where something else is left out below, which is not to come back.
      return [...(last <= MOST_SKIPPED ? [left] : []), ...(last === values.rows ? [none] : [])];
    }
    case "notes-below":
    case "sums-below":
    case "table-below":
      return [
        { label: t.leaveLines, layout: { skipLast: Number(values.last) } },
        { label: t.people, layout: { skipLast: 0 } },
      ];
    case "totals-left":
      return [{ label: t.leaveRow, layout: { skipLast: Number(values.rows) } }];
    default:
      return undefined;
  }
}
