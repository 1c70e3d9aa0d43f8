// SPDX-License-Identifier: GPL-3.0-or-later
/** All about sheets of several questions that is loaded where there is one: one script for every page. */
import "./sheet.js";

export { announceSheet, takeSheet } from "../session/sheet-questions.js";
export { provedSheet, sheetBlob } from "./sheet-list.js";
