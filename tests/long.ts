// SPDX-License-Identifier: GPL-3.0-or-later

/**
 * Whether this is `npm run test:long`. A test that would take too long for each `npm test` does less without it; a file
 * `*.long.test.ts` runs with it only.
 */
export const long = process.env.SLUICE_LONG === "1";
