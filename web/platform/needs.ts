// SPDX-License-Identifier: GPL-3.0-or-later
/** Features that the site needs of a browser, and the first versions that have them (MDN's tables of compatibility). */

export interface Versions {
  chrome: number;
  firefox: number;
  safari: number;
}

interface Need {
  name: string;
  has: () => boolean;
  since: Versions;
}

/** Modules that a browser takes only where it knows what the engine is compiled with. */
const SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];
const EXCEPTIONS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];

const takes = (module: number[]) => "WebAssembly" in globalThis && WebAssembly.validate(Uint8Array.from(module));

/** @public Tests take each of them away. */
export const needs: readonly Need[] = [
  { name: "WebAssembly", has: () => takes(SIMD), since: { chrome: 91, firefox: 89, safari: 16.4 } },
  { name: "WebAssembly exceptions", has: () => takes(EXCEPTIONS), since: { chrome: 95, firefox: 100, safari: 15.2 } },
  {
    name: "DecompressionStream",
    has: () => "DecompressionStream" in globalThis,
    since: { chrome: 80, firefox: 113, safari: 16.4 },
  },
  {
    name: "adoptedStyleSheets",
    has: () => "adoptedStyleSheets" in Document.prototype,
    since: { chrome: 73, firefox: 101, safari: 16.4 },
  },
  {
    name: ":has()",
    has: () => CSS.supports("selector(:has(a))"),
    since: { chrome: 105, firefox: 121, safari: 15.4 },
  },
  { name: "toSorted", has: () => "toSorted" in Array.prototype, since: { chrome: 110, firefox: 115, safari: 16 } },
  {
    name: "color-mix",
    has: () => CSS.supports("color", "color-mix(in oklab, red, blue)"),
    since: { chrome: 111, firefox: 113, safari: 16.2 },
  },
];

/** The first versions that have all of it; the scripts are written for them. */
export const first: Versions = {
  chrome: Math.max(...needs.map(({ since }) => since.chrome)),
  firefox: Math.max(...needs.map(({ since }) => since.firefox)),
  safari: Math.max(...needs.map(({ since }) => since.safari)),
};

/** By their names. */
export function missing(): string[] {
  return needs.filter(({ has }) => !has()).map(({ name }) => name);
}
