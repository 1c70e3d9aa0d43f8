// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Light, dark, or as the device is set. A choice stands in the address, as that of a language does, and is stored nowhere.
 */

export type Theme = "light" | "dark";

let chosen: Theme | undefined;

export function isTheme(value: unknown): value is Theme {
  return value === "light" || value === "dark";
}

/** Undefined where the device decides. */
export function theme(): Theme | undefined {
  return chosen;
}

/** Paper is light whatever is chosen: the rules for dark colours are for screens. */
const media = { device: "screen and (prefers-color-scheme: dark)", light: "not all", dark: "screen" };

/** Found by the condition that the stylesheet has, before it is changed for the first time. */
let darkRules: CSSMediaRule[] | undefined;

export function setTheme(next: Theme | undefined): void {
  darkRules ??= [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText.includes("prefers-color-scheme: dark"));
  for (const rule of darkRules) rule.media.mediaText = media[next ?? "device"];
  const { dataset } = document.documentElement;
  if (next) dataset.theme = next;
  else delete dataset.theme;
  chosen = next;
}
