// SPDX-License-Identifier: GPL-3.0-or-later
import { useBrowser } from "./browser.js";
import { testsOf } from "./recorded.js";

useBrowser("firefox");
testsOf(["a mouse", "keys"], ["a question of SurveyJS in a frame"]);
