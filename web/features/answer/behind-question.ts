// SPDX-License-Identifier: GPL-3.0-or-later
/** The elements that the page shows once the Details behind the question are unfolded. */
import "../../panels/account.js";
import "../../panels/beliefs.js";
import "../../panels/channel.js";
import "../../panels/label.js";
import "../../panels/outcome.js";
import "../../panels/privatise.js";
import "../../panels/sentence.js";
import "../../panels/tab-storage-panel.js";
import "../../panels/target-question.js";
import "../../panels/verdict.js";
import "../../parts/step.js";
import "./conclusions.js";
import "./may-send.js";
