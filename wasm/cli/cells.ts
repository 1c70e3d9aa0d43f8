// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts in the channel's table at a terminal. */

import { isNegligible, NEGLIGIBLE } from "../common/negligible.js";
import { shownNames } from "../protocol/columns.js";

/** Longer names are shown by their two ends … */
const ROOM = 16;
/** … of which each grows by so many characters at a time where others would look the same. */
const STEP = 4;

/** Names as short as they can be, and different wherever they are. */
export function shortNames(names: string[]): string[] {
  const whole = shownNames(names).map((name) => [...name]);
  const room = names.map(() => ROOM);
  for (;;) {
    const shown = whole.map((name, i) => ends(name, room[i] as number));
    const alike = shown.map(
      (name, i) =>
        (whole[i] as string[]).length > (room[i] as number) && shown.some((other, j) => j !== i && other === name),
    );
    if (!alike.includes(true)) return shown;
    for (const [i, again] of alike.entries()) if (again) room[i] = (room[i] as number) + 2 * STEP;
  }
}

function ends(name: string[], room: number): string {
  if (name.length <= room) return name.join("");
  const tail = Math.floor((room - 1) / 2);
  return `${name.slice(0, room - 1 - tail).join("")}…${name.slice(name.length - tail).join("")}`;
}

/** A chance in percent; only what is none is "0", and only what is certain, or as good as that, "100". */
export function inPercent(chance: number): string {
  if (chance === 0) return "0";
  if (isNegligible(chance)) return "≈0";
  if (1 - chance < NEGLIGIBLE) return "100";
  if (chance < 0.0005) return "<0.1";
  return chance > 0.9995 ? ">99.9" : (100 * chance).toFixed(1);
}
