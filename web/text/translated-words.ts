// SPDX-License-Identifier: GPL-3.0-or-later
import type { Sources } from "./language.js";

/** All words of the site in its other languages, loaded when they are needed. */
export const words: Sources = {
  nl: () => import("../messages/nl/words.js"),
  de: () => import("../messages/de/words.js"),
};
