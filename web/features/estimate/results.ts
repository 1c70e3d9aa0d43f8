// SPDX-License-Identifier: GPL-3.0-or-later
/** The elements that show results: there are none at first, so they come after what is seen first (shell/later.ts). */
import "../../panels/verdict.js";
import "./comparison.js";
import "./estimates.js";
import "./figures.js";
import "./more-answers.js";
import "./planner.js";
import "./population.js";
import "./regression.js";
import "./shrinkage.js";
import "./two-questions.js";
