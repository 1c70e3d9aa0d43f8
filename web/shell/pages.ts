// SPDX-License-Identifier: GPL-3.0-or-later
/** The scripts of the pages: each is loaded when its page is first gone to. */
import type { Opened, ViewName } from "../platform/views.js";

type Load = () => Promise<{ open(): Opened }>;

export const pages: Record<ViewName, Load> = {
  privatise: () => import("../features/protect/privatise-page.js"),
  answer: () => import("../features/answer/answer-page.js"),
  ask: () => import("../features/ask/ask-page.js"),
  estimate: () => import("../features/estimate/estimate-page.js"),
  explore: () => import("../features/explore/explore-page.js"),
  figures: () => import("../features/figures/figures-page.js"),
  limits: () => import("../features/limits/limits-page.js"),
};
