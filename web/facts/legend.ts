// SPDX-License-Identifier: GPL-3.0-or-later
import { countsNobody } from "../../wasm/contract/assumptions.js";
import { type Design, NEGLIGIBLE } from "../../wasm/engine/sluice.js";
import { outOf100 } from "../charts/label.js";
import { messages } from "../messages/page.js";
import { list, plain } from "../text/format-message.js";
import { reportName } from "../text/reports.js";
import { reportOrder } from "./belief.js";
import { inputNames, inputsAfter } from "./pairs.js";

/** How many answers a line names. */
const named = 3;

/** The senders of each report that more than one kind of person sends; nothing where nobody has been counted. */
export function legend(design: Design): string[] {
  if (countsNobody(design)) return [];
  const t = messages.channel;
  const said = design.marks ? t.marks.legend : t.legend;
  const part = design.seesSecret ? t.pairs.legendPart : t.legendPart;
  const names = inputNames(design);
  return reportOrder(design).flatMap((report) => {
    const senders = inputsAfter(design, report).map((chance, input) => ({ name: names[input] ?? "", chance }));
    const sorted = senders.filter(({ chance }) => chance >= NEGLIGIBLE).sort((a, b) => b.chance - a.chance);
    if (sorted.length < 2) return [];
    const parts = sorted
      .slice(0, named)
      .map(({ name, chance }) => plain(part, { answer: name, chance: outOf100(chance) }));
    const rest = sorted.slice(named).reduce((sum, { chance }) => sum + chance, 0);
    if (rest >= NEGLIGIBLE) parts.push(plain(t.legendRest, { chance: outOf100(rest) }));
    return [plain(said, { report: reportName(design, report), answers: list(parts) })];
  });
}
