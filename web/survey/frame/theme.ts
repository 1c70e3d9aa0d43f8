// SPDX-License-Identifier: Apache-2.0
/** The look of the page at the place of a question, taken along into its frame. */

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
  const page = { "color-scheme": scheme, direction, "font-size": rootSize, "font-family": font };
  for (const [name, value] of Object.entries(page)) document.documentElement.style.setProperty(name, value);
  host.style.fontSize = size;
  for (const name of names) host.style.setProperty(`--sluice-${name}`, own[name] ?? "");
}
