// SPDX-License-Identifier: GPL-3.0-or-later
/** The figures that `npm run figures` has computed. */
import type { Computed, Values } from "./figure.js";
import a3 from "./out/a3.json" with { type: "json" };
import a4 from "./out/a4.json" with { type: "json" };
import a5 from "./out/a5.json" with { type: "json" };
import a6 from "./out/a6.json" with { type: "json" };
import a7 from "./out/a7.json" with { type: "json" };
import a8 from "./out/a8.json" with { type: "json" };
import a9 from "./out/a9.json" with { type: "json" };
import b1 from "./out/b1.json" with { type: "json" };
import b4 from "./out/b4.json" with { type: "json" };
import c1 from "./out/c1.json" with { type: "json" };
import c2 from "./out/c2.json" with { type: "json" };
import c2b from "./out/c2b.json" with { type: "json" };
import c3 from "./out/c3.json" with { type: "json" };
import e2 from "./out/e2.json" with { type: "json" };
import e3 from "./out/e3.json" with { type: "json" };
import { type Packed, unpacked } from "./packed.js";

interface Facts {
  figure: string;
  values: Values;
  seconds: number;
  /** The machine that its times were measured on. */
  machine?: { processor: string; cores: number; load: number };
}

export type Stored = Computed & Facts;

const files = [a3, a4, a5, a6, a7, a8, a9, b1, b4, c1, c2, c2b, c3, e2, e3] as unknown as (Packed & Facts)[];

export const stored: Record<string, Stored> = Object.fromEntries(
  files.map((file) => [file.figure, { ...file, ...unpacked(file) }]),
);
