// SPDX-License-Identifier: GPL-3.0-or-later
/** How much is looked at in every run, and what a long run adds. */
import { test } from "node:test";
import { long } from "../long.js";

/**
 * Colours and widths in which a part of the page is looked at. Most that runs over does so on a narrow screen; the whole page is
 * looked at in light colours, on a wide one, in access.test.ts.
 */
export const looks: readonly (readonly ["light" | "dark", number])[] = long
  ? [
      ["dark", 320],
      ["light", 320],
      ["dark", 1280],
      ["light", 1280],
    ]
  : [["dark", 320]];

/** The wide screen and the narrow one, or the narrow one alone. */
export const widths: readonly number[] = long ? [1280, 320] : [320];

type Test = (name: string, body: () => Promise<void>) => void;

/** A test of long runs only: another one of its kind is in every run. */
const longTest: Test = long ? test : () => {};

/** A test that is in every run for the newest version of something, and for older ones in long runs. */
export const testFor = <Version>(version: Version, versions: readonly Version[]): Test =>
  version === versions.at(-1) ? test : longTest;
