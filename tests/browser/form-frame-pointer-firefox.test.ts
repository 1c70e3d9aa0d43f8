// SPDX-License-Identifier: GPL-3.0-or-later
import { useBrowser } from "./browser.js";
import { testsOf } from "./form-frame-pointer.js";

useBrowser("firefox");
testsOf();
