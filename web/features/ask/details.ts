// SPDX-License-Identifier: GPL-3.0-or-later
/** The elements that are folded at first, and the charts in them: they come after what is seen first (shell/later.ts). */
import "../../panels/channel.js";
import "../../panels/sentence.js";
