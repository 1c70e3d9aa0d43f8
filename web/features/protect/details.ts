// SPDX-License-Identifier: GPL-3.0-or-later
/** The elements that are folded at first, and the charts in them: they come after what is seen first (shell/later.ts). */
import "../../panels/account.js";
import "../../panels/beliefs.js";
import "../../panels/channel.js";
import "../../panels/label.js";
import "../../panels/privatise.js";
import "../../panels/sentence.js";
import "../../panels/tab-storage-panel.js";
import "../../panels/verdict.js";
import "./categories.js";
import "./compare.js";
import "./confidence.js";
import "./contrast.js";
import "./level.js";
import "./notions.js";
import "./polytope.js";
import "./preview.js";
import "./profile-graph.js";
import "./protocols.js";
import "./rules.js";
import "./saved.js";
import "./utility-panel.js";
