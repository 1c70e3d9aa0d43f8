// SPDX-License-Identifier: GPL-3.0-or-later
/** All figures, in the order in which to show them. */
import { a3 } from "./a3.js";
import { a4 } from "./a4.js";
import { a5 } from "./a5.js";
import { a6 } from "./a6.js";
import { a7 } from "./a7.js";
import { a8 } from "./a8.js";
import { a9 } from "./a9.js";
import { b1 } from "./b1.js";
import { b4 } from "./b4.js";
import { c1 } from "./c1.js";
import { c2 } from "./c2.js";
import { c2b } from "./c2b.js";
import { c3 } from "./c3.js";
import { e2 } from "./e2.js";
import { e3 } from "./e3.js";
import type { Figure } from "./figure.js";

export const figures: Figure[] = [a3, a4, a5, a6, a7, a8, a9, b1, b4, c1, c2, c2b, c3, e2, e3];
