// SPDX-License-Identifier: GPL-3.0-or-later

import type { SheetState } from "../../session/sheet-questions.js";
import { type Errors, type FileState, initialFileState } from "../../session/state.js";

/** All that the Answer page knows. */
export interface AnswerState extends FileState, SheetState {
  errors: Errors<"data" | "channel" | "answer" | "privatise">;
}

export const initialAnswerState: AnswerState = { ...initialFileState, errors: {} };
