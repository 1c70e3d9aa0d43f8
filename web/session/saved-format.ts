// SPDX-License-Identifier: GPL-3.0-or-later
/** The format in which a private file is handed over: that of its source, as far as the page writes such files. */
import { columnsWritten } from "../../wasm/protocol/pairs.js";
import { originOf, written } from "../platform/formats.js";
import { placeFor, saveAt } from "../platform/save.js";
import type { FilePrivatisation } from "./file-privatisation.js";
import type { Outcome, SavedAs, SavedFormat } from "./state.js";

export const SAVED_FORMATS = ["csv", "xlsx", "parquet", "sav", "dta"] as const satisfies SavedFormat[];

/** Also CSV for workbooks and Parquet: their cells are texts there, and nothing is lost. */
export function formatLike(file: File): SavedFormat {
  const { from } = originOf(file);
  if (from === "por") return "sav";
  return from === "sav" || from === "dta" ? from : "csv";
}

/** The format of the file which has been handed over, or will be. */
export function formatOf({ as, file }: Pick<Outcome, "as" | "file">): SavedFormat {
  return as?.format ?? formatLike(file);
}

export function nameOf(outcome: Outcome, format = formatOf(outcome)): string {
  return outcome.output.name.replace(/csv$/, format);
}

/** Whether cells of kept columns got apostrophes, so that these columns are not quite as they were. */
export function marksKept({ keep, output, spreadsheetSafe }: Outcome): boolean {
  return spreadsheetSafe && keep.length > 0 && output.apostrophes > 0;
}

/** Hands it over; what it gives becomes part of the outcome. */
export async function handOver(
  outcome: Outcome,
  format: SavedFormat,
  place: NonNullable<Awaited<ReturnType<typeof placeFor>>> = "download",
): Promise<{ as: SavedAs }> {
  const { output, protocol, write, file, keep } = outcome;
  const name = nameOf(outcome, format);
  if (format === "csv") {
    await saveAt(place, output.blob, name);
    return { as: { format, notes: [] } };
  }
  const columns = { released: columnsWritten(protocol, write), like: originOf(file).like };
  // As the guard against formulas was chosen for the file.
  const choice = { keep, spreadsheetSafe: outcome.spreadsheetSafe ? ("all" as const) : ("reports" as const) };
  const { blob, notes } = await written(format, output.blob, name, choice, columns);
  await saveAt(place, blob, name);
  return { as: { format, notes, blob } };
}

/** Once more where the person wants it, in the format that it has. */
export async function saveAgain(files: FilePrivatisation, outcome: Outcome): Promise<void> {
  const place = await placeFor(outcome.output.blob, nameOf(outcome));
  const format = formatOf(outcome);
  if (place) await files.release((outcome) => handOver(outcome, format, place));
}

/** Beside the file as it was saved first. */
export function saveAlsoAs(files: FilePrivatisation, format: SavedFormat): Promise<void> {
  return files.release(async (outcome) => {
    const { as } = await handOver(outcome, format);
    return { as: { ...as, format: formatOf(outcome), blob: outcome.as?.blob } };
  });
}
