// SPDX-License-Identifier: Apache-2.0
/** The look of the page at the place of a question, taken along into its frame. */
import { setStyle, styleOf } from "../disclosure/primordials.js";

export interface Theme {
  scheme: string;
  direction: string;
  /** Of the page, which lengths in rem count from. */
  rootSize: string;
  size: string;
  font: string;
  /** Properties that authors set, without `--sluice-`. */
  own: Readonly<Record<string, string>>;
}

const names = ["paper", "ink", "soft", "edge", "accent", "focus", "warn", "font", "radius", "padding"];

export function themeAt(element: Element): Theme {
  const style = getComputedStyle(element);
  const own = names.map((name) => [name, style.getPropertyValue(`--sluice-${name}`)] as const);
  return {
    scheme: style.colorScheme,
    direction: style.direction,
    rootSize: getComputedStyle(element.ownerDocument.documentElement).fontSize,
    size: style.fontSize,
    font: style.fontFamily,
    own: Object.fromEntries(own.filter(([, value]) => value !== "")),
  };
}

/** In the frame: `host` is what the question stands in. */
export function applyTheme({ scheme, direction, rootSize, size, font, own }: Theme, host: HTMLElement): void {
  const page = styleOf(document.documentElement);
  setStyle(page, "color-scheme", scheme);
  setStyle(page, "direction", direction);
  setStyle(page, "font-size", rootSize);
  setStyle(page, "font-family", font);
  setStyle(styleOf(host), "font-size", size);
  for (const name of names) setStyle(styleOf(host), `--sluice-${name}`, own[name] ?? "");
}
