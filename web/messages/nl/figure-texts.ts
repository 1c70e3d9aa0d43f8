// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of figures, in Dutch. */
import type { Catalogue } from "../catalogue.js";
import { ofA } from "./figure-texts-a.js";
import { ofOthers } from "./figure-texts-others.js";

export const figureTexts: Catalogue = { ...ofA, ...ofOthers };
