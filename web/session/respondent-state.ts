// SPDX-License-Identifier: GPL-3.0-or-later
import type { Errors, OpenedState } from "./state.js";

interface Drawn {
  /** While it is drawn. */
  input?: number;
  report?: string;
  /** The receipt of the report's sorting code. */
  receipt?: string | undefined;
  /** Whether the device has it of an earlier visit. */
  isRemembered?: true;
  /** The wording that was answered, if it is not the one that is asked here. */
  wording?: string;
}

/** Known to a page on which a person answers. */
export interface RespondentState extends OpenedState {
  /** The input of the channel that has been chosen, before anything is drawn. */
  chosen?: number | undefined;
  /** One person's answer while its report is drawn, and then the report alone. */
  drawn?: Drawn | undefined;
  /** A report that was drawn by these settings for a question in other words, until the person says which question this is. */
  earlier?: (Drawn & { report: string; wording: string }) | undefined;
  /** Whether that is kept on the device, how many reports are in all, and whether the browser would not keep it. */
  keptReports?: { this: boolean; all: number; refused?: true };
  errors: Errors<"data" | "channel" | "answer">;
}
