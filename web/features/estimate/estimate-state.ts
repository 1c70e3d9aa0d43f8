// SPDX-License-Identifier: GPL-3.0-or-later
import type { Progress, ReportCounts, SurveyEstimate, SurveyPlan, WriteMode } from "../../../wasm/engine/sluice.js";
import { type Errors, initialState, type OpenedState } from "../../session/state.js";

/** Reports, counted. */
interface Received {
  files: File[];
  written: WriteMode;
  counted: ReportCounts;
}

/** All that the Estimate page knows. */
export interface EstimateState extends OpenedState {
  /** Reports that somebody has received, and what they say. */
  received?: Received | undefined;
  counting?: Progress | undefined;
  survey?: SurveyEstimate | undefined;
  planned?: SurveyPlan | undefined;
  errors: Errors<"data" | "channel" | "reports" | "plan">;
}

export const initialEstimateState: EstimateState = { ...initialState, errors: {} };
