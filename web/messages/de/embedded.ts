// SPDX-License-Identifier: GPL-3.0-or-later
import type { Words } from "../live.js";
import { messages as demos } from "./demos.js";
import { messages as draw } from "./draw.js";
import { messages as page } from "./page.js";
import { messages as shares } from "./shares.js";

/** The words that elements in other people's documents may need. */
export const words: Words = { page, draw, demos, shares };
