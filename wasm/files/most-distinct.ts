// SPDX-License-Identifier: GPL-3.0-or-later
/** A column with more distinct values than this is an identifier or a measurement, not a category. */
export const MAX_DISTINCT = 1000;
