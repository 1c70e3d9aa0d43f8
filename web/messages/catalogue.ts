// SPDX-License-Identifier: GPL-3.0-or-later
/** Translations by the English template that a text is made of (see text/templates.ts). */
export type Catalogue = Record<string, string>;
