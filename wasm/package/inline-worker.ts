// SPDX-License-Identifier: GPL-3.0-or-later
/** The whole worker as a text, in a script that comes only where it is needed. */
export { default } from "sluice:worker";
