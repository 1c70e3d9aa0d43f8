// SPDX-License-Identifier: GPL-3.0-or-later
/** Marks of charts stand out from what is behind them: 3 : 1 is due (WCAG 2.2, 1.4.11), and 4.5 : 1 for words (1.4.3). */
import assert from "node:assert/strict";
import { test } from "node:test";
import palette from "sluice:palette";
import { base } from "../../web/styles/base.js";

/** Relative luminance, by its definition in WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const marks = ["before", "edge", "accent", "more", "less", ...[1, 2, 3, 4, 5, 6].map((n) => `series-${n}`)];
const words = ["ink", "soft", "accent", "warn"];

for (const [index, name] of [
  [0, "light"],
  [1, "dark"],
] as const) {
  const of = (colour: string) => palette[colour]?.[index] ?? "";
  test(`marks and words of charts stand out: ${name}`, () => {
    for (const behind of ["paper", "surface"]) {
      for (const mark of marks) assert.ok(contrast(of(mark), of(behind)) >= 3, `${mark} on ${behind}`);
      for (const word of words) assert.ok(contrast(of(word), of(behind)) >= 4.5, `${word} on ${behind}`);
    }
    // A bar may stand on the track that it fills.
    for (const mark of ["accent", "edge"]) assert.ok(contrast(of(mark), of("tint")) >= 3, `${mark} on tint`);
  });
}

test("words that are being replaced can still be read", () => {
  const opacity = Number(/\.stale:not\(\.quick\) \{\s*opacity: ([\d.]+)/.exec(base.cssText)?.[1]);
  const mixed = (one: string, other: string) =>
    `#${[1, 3, 5]
      .map((at) => [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)))
      .map(([front = 0, back = 0]) => Math.round(opacity * front + (1 - opacity) * back))
      .map((part) => part.toString(16).padStart(2, "0"))
      .join("")}`;
  for (const index of [0, 1]) {
    const of = (colour: string) => palette[colour]?.[index] ?? "";
    for (const behind of ["paper", "surface"])
      for (const word of words)
        assert.ok(contrast(mixed(of(word), of(behind)), of(behind)) >= 4.5, `${word} on ${behind}, ${index}`);
  }
});

test("the grey that bars had before would be found", () => {
  assert.ok(contrast("#b9bdb8", "#faf8f3") < 2);
  assert.equal(contrast("#000000", "#ffffff"), 21);
});
