// SPDX-License-Identifier: GPL-3.0-or-later
/** What `npm run figures` has computed. */
import type { Computed, Values } from "./figure.js";
import a3 from "./out/a3.json" with { type: "json" };
import a4 from "./out/a4.json" with { type: "json" };
import a5 from "./out/a5.json" with { type: "json" };
import a6 from "./out/a6.json" with { type: "json" };
import a7 from "./out/a7.json" with { type: "json" };
import a8 from "./out/a8.json" with { type: "json" };
import a9 from "./out/a9.json" with { type: "json" };

export interface Stored extends Computed {
  figure: string;
  values: Values;
  seconds: number;
}

const files = [a3, a4, a5, a6, a7, a8, a9] as unknown as Stored[];

export const stored: Record<string, Stored> = Object.fromEntries(files.map((file) => [file.figure, file]));
