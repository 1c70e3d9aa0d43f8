// SPDX-License-Identifier: GPL-3.0-or-later

/**
 * The name of the package, with its scope if it has one. Tests hold package.json to it, and every document and snippet
 * that imports from it.
 */
export const NAME = "sluice";

/** The package with all that is under Apache-2.0. */
export const ASKING = `${NAME}-ask`;
