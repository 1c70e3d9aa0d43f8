// SPDX-License-Identifier: GPL-3.0-or-later
import { useBrowser } from "./browser.js";
import { testsOf } from "./recorded.js";

useBrowser();
testsOf(["a mouse", "keys", "a finger"]);
