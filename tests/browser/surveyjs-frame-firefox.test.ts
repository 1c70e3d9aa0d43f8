// SPDX-License-Identifier: GPL-3.0-or-later
import { useBrowser } from "./browser.js";
import { testsOf } from "./surveyjs-frame-kept.js";

useBrowser("firefox");
testsOf();
