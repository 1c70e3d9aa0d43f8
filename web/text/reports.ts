// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Reports as they are read. Their names in files are the same in all languages, with an English word between categories
 * ("north or east"). Here they have that of the language. A name that was given by somebody else stays what it is.
 */

import { type Design, shownNames } from "../../wasm/engine/sluice.js";
import { BETWEEN_CATEGORIES } from "../../wasm/protocol/label-check.js";
import { unique } from "../../wasm/protocol/report-names.js";
import { messages } from "../messages/page.js";
import { either } from "./format-message.js";
import { type Language, language } from "./language.js";

type Named = Pick<Design, "reports" | "standsFor" | "data">;

const known = new WeakMap<string[], { spoken: Language; empty: string; names: string[] }>();

/** @param empty the name for a category without a name */
export function reportNames({ reports, standsFor, data }: Named, empty: string = messages.empty): string[] {
  const before = known.get(reports);
  if (before?.spoken === language() && before.empty === empty) return before.names;
  const own = shownNames(data.categories);
  const said = data.categories.includes(empty) ? own : data.categories.map((category) => category || empty);
  const names = (made(reports, standsFor, own, said) ?? reports).map((name) => name || empty);
  known.set(reports, { spoken: language(), empty, names });
  return names;
}

export function reportName(design: Named, report: number, empty?: string): string {
  return reportNames(design, empty)[report] ?? "";
}

/** Made again, where that is what the engine has made of them; nothing where two would be called alike. */
function made(reports: string[], standsFor: number[][], own: string[], said: string[]): string[] | undefined {
  const named = (members: number[], names: string[]) => members.map((x) => names[x] ?? "");
  const english = unique(
    standsFor.map((members) => named(members, own).join(BETWEEN_CATEGORIES)),
    standsFor,
    own,
  );
  const inLanguage = unique(
    standsFor.map((members) => either(named(members, said))),
    standsFor,
    said,
  );
  const shown = reports.map((report, y) => (report === english[y] ? (inLanguage[y] ?? report) : report));
  return new Set(shown).size === shown.length ? shown : undefined;
}
