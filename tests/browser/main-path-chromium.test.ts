// SPDX-License-Identifier: GPL-3.0-or-later
import { useBrowser } from "./browser.js";
import { mainPath } from "./main-path.js";

useBrowser();
mainPath("chromium", "light");
// The longest words are German.
mainPath("chromium", "dark", "de");
