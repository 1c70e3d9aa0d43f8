// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors and notes that are made in English, in German. */
import type { Catalogue } from "../catalogue.js";
import { engine } from "./errors-engine.js";
import { files } from "./errors-files.js";
import { formats } from "./errors-formats.js";
import { protocols } from "./errors-protocols.js";
import { requests } from "./errors-requests.js";

export const errors: Catalogue = { ...files, ...formats, ...protocols, ...engine, ...requests };
