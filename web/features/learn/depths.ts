// SPDX-License-Identifier: GPL-3.0-or-later
/** How much of each chapter is shown. */
export const depths = ["basics", "more", "formulas"] as const;
export type Depth = (typeof depths)[number];
