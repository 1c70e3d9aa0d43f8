// SPDX-License-Identifier: Apache-2.0
/** The look of the page at the place of a question, taken along into its frame. */

export interface Theme {
  scheme: string;
  /** The font size of the page, which lengths in rem count from. */
  rootSize: string;
  size: string;
  /** The properties that text takes from around it; weight and line height are the same everywhere. */
  text: Readonly<Record<string, string>>;
  /** Properties that authors set, without `--sluice-`. */
  own: Readonly<Record<string, string>>;
}

const ofText = ["direction", "font-family", "font-style", "letter-spacing", "word-spacing"];
const names = ["paper", "ink", "soft", "edge", "accent", "focus", "warn", "font", "radius", "padding"];

export function themeAt(element: Element): Theme {
  const style = getComputedStyle(element);
  const own = names.map((name) => [name, style.getPropertyValue(`--sluice-${name}`)] as const);
  return {
    scheme: style.colorScheme,
    rootSize: getComputedStyle(element.ownerDocument.documentElement).fontSize,
    size: style.fontSize,
    text: Object.fromEntries(ofText.map((name) => [name, style.getPropertyValue(name)])),
    own: Object.fromEntries(own.filter(([, value]) => value !== "")),
  };
}

/** In the frame: `host` is what the question stands in. */
export function applyTheme({ scheme, rootSize, size, text, own }: Theme, host: HTMLElement): void {
  const page = { ...text, "color-scheme": scheme, "font-size": rootSize };
  for (const [name, value] of Object.entries(page)) document.documentElement.style.setProperty(name, value);
  host.style.fontSize = size;
  for (const name of names) host.style.setProperty(`--sluice-${name}`, own[name] ?? "");
}
