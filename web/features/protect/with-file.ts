// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The elements that the page shows once there is a file. They come after the first sight of the page, and long before a
 * file can be read.
 */
import "../../panels/account.js";
import "../../panels/beliefs.js";
import "../../panels/channel.js";
import "../../panels/label.js";
import "../../panels/privatise.js";
import "../../panels/sentence.js";
import "../../panels/tab-storage-panel.js";
import "../../panels/target-question.js";
import "../../panels/verdict.js";
import "../../parts/reading.js";
import "../../parts/reading-question.js";
import "../../parts/rows-note.js";
import "./table/categories.js";
import "./table/columns.js";
import "./effect/before-after.js";
import "./method/compare.js";
import "./privacy/confidence.js";
import "./method/contrast.js";
import "./effect/guess-box.js";
import "./privacy/polytope.js";
import "./table/preview.js";
import "./privacy/privacy.js";
import "./privacy/profile-graph.js";
import "./method/protocols.js";
import "./table/rules.js";
import "./saving/save-bar.js";
import "./saving/saved.js";
import "./saving/shared-before.js";
import "./method/search.js";
import "./effect/useful-box.js";
import "./effect/utility-panel.js";
import "./privacy/who.js";
