// SPDX-License-Identifier: GPL-3.0-or-later
/** How estimated shares are told, on the page and in elements for documents, in Dutch. `{name}` is a hole. */
import type { messages as english } from "../en/shares.js";

export const messages: typeof english = {
  people: { one: "{n} antwoord met ruis", other: "{n} antwoorden met ruis" },
  point: "Beste schatting",
  pointNot: "niet te zeggen",
  interval: "Bereik ({sure})",
  plusMinus: "{n}% ± {half}",
  range: "{low} tot {high}%",
  rangeAround: "{low} tot {high}%, beste schatting {n}%",
  points: "{n} punten ± {half}",
  pointsRange: "{low} tot {high} punten",
  pointsAround: "{low} tot {high} punten, beste schatting {n}",
  summary: "Uit {people}: {parts}.",
  part: "{name} {point}, tussen {low} en {high}",
  partNone: "{name} {point}",
};
