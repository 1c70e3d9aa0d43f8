// SPDX-License-Identifier: GPL-3.0-or-later
/** How estimated shares are told, on the page and in elements for documents, in English. `{name}` is a hole. */

export const messages = {
  people: { one: "{n} noisy answer", other: "{n} noisy answers" },
  point: "Best guess",
  pointNot: "cannot be told",
  interval: "Range ({sure})",
  plusMinus: "{n} % ± {half}",
  range: "{low} to {high} %",
  rangeAround: "{low} to {high} %, best guess {n} %",
  points: "{n} points ± {half}",
  pointsRange: "{low} to {high} points",
  pointsAround: "{low} to {high} points, best guess {n}",
  summary: "From {people}: {parts}.",
  part: "{name} {point}, between {low} and {high}",
  partNone: "{name} {point}",
};
