// SPDX-License-Identifier: GPL-3.0-or-later
/** A question about how a file is to be read that only the person can answer, with an answer for each reading. */

import type { Said } from "../../wasm/common/said.js";
import type { DialectChoice, EncodingName, Inspection, SluiceError } from "../../wasm/engine/sluice.js";
import type { Role } from "./roles.js";

export interface ReadingQuestion {
  about: "encoding" | "separator" | "header" | "decimal";
  /** The column and the cell that a question about decimals is asked with. */
  column?: string;
  cell?: string;
  answers: { says: string; choice: DialectChoice }[];
}

const SEPARATORS: Record<string, string> = { comma: ",", semicolon: ";", tab: "\t", bar: "|", blank: " " };

/** The question behind a refusal; nothing where it is another one. */
export function readingAsked({ id, values, place }: SluiceError): ReadingQuestion | undefined {
  const text = (name: string) => String(values[name] ?? "");
  switch (id) {
    case "encoding-other":
      return {
        about: "encoding",
        answers: (values.words as Said[]).map(({ values: { word, encoding } }) => ({
          says: String(word),
          choice: { encoding: encoding as EncodingName },
        })),
      };
    case "separator-either":
      return {
        about: "separator",
        answers: [values.one, values.other].map((value) => {
          const mark = typeof value === "object" && "id" in value ? (SEPARATORS[value.id] ?? "") : String(value);
          return { says: mark, choice: { separator: mark } };
        }),
      };
    case "header-missing":
      return {
        about: "header",
        answers: [
          { says: "names", choice: { header: true } },
          { says: "row", choice: { header: false } },
        ],
      };
    case "decimal-either":
      return decimals(place.column ?? "", text("cell"), text("point"), text("comma"));
    default:
      return undefined;
  }
}

/** Asks about the first column with a role whose numbers can be read in two ways. */
export function decimalAsked({ columns }: Inspection, roles: Role[]): ReadingQuestion | undefined {
  const open = columns.find(({ either }, i) => either && (roles[i] ?? "leave") !== "leave");
  if (!open?.either) return undefined;
  const { cell, point, comma } = open.either;
  return decimals(open.name, cell, point, comma);
}

function decimals(column: string, cell: string, point: string, comma: string): ReadingQuestion {
  return {
    about: "decimal",
    column,
    cell,
    answers: [
      { says: point, choice: { decimal: "point" } },
      { says: comma, choice: { decimal: "comma" } },
    ],
  };
}
