// SPDX-License-Identifier: GPL-3.0-or-later
/** The scripts of the pages: each is loaded when its page is first gone to. */
import type { Opened, ViewName } from "../platform/views.js";

type Load = () => Promise<{ open(): Opened }>;

export const pages: Record<ViewName, Load> = {
  protect: () => import("../features/protect/protect-page.js"),
  answer: () => import("../features/answer/answer-page.js"),
  ask: () => import("../features/ask/ask-page.js"),
  results: () => import("../features/results/results-page.js"),
  learn: () => import("../features/learn/learn-page.js"),
  figures: () => import("../features/figures/figures-page.js"),
  limits: () => import("../features/limits/limits-page.js"),
};
