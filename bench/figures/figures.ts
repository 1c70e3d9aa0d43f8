// SPDX-License-Identifier: GPL-3.0-or-later
/** All figures, in the order in which to show them. */
import { a3 } from "./a3.js";
import { a4 } from "./a4.js";
import { a5 } from "./a5.js";
import { a6 } from "./a6.js";
import { a7 } from "./a7.js";
import { a8 } from "./a8.js";
import { a9 } from "./a9.js";
import type { Figure } from "./figure.js";

export const figures: Figure[] = [a3, a4, a5, a6, a7, a8, a9];
