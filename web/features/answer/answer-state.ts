// SPDX-License-Identifier: GPL-3.0-or-later
import { type Errors, type FileState, initialFileState, type OpenedState } from "../../session/state.js";

/** All that the Answer page knows. */
export interface AnswerState extends FileState, OpenedState {
  /** One person's answer, and the report once it has been drawn. */
  drawn?: { input?: number; report?: string } | undefined;
  /** Whether that is kept on the device, how many reports are in all, and whether the browser would not keep it. */
  keptReports?: { this: boolean; all: number; refused?: true };
  errors: Errors<"data" | "channel" | "answer" | "privatise">;
}

export const initialAnswerState: AnswerState = { ...initialFileState, errors: {} };
