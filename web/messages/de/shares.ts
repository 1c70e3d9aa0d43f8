// SPDX-License-Identifier: GPL-3.0-or-later
/** How estimated shares are told, on the page and in elements for documents, in German. `{name}` is a hole. */
import type { messages as english } from "../en/shares.js";

export const messages: typeof english = {
  people: { one: "{n} verrauschte Antwort", other: "{n} verrauschte Antworten" },
  point: "Beste Schätzung",
  pointNot: "nicht bestimmbar",
  interval: "Bereich ({sure})",
  plusMinus: "{n} % ± {half}",
  range: "{low} bis {high} %",
  rangeAround: "{low} bis {high} %, beste Schätzung {n} %",
  points: "{n} Punkte ± {half}",
  pointsRange: "{low} bis {high} Punkte",
  pointsAround: "{low} bis {high} Punkte, beste Schätzung {n}",
  summary: "{people}: {parts}.",
  part: "{name} {point}, zwischen {low} und {high}",
  partNone: "{name} {point}",
};
