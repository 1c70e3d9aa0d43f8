// SPDX-License-Identifier: GPL-3.0-or-later
import { useBrowser } from "./browser.js";
import { mainPath } from "./main-path.js";

// As people have it.
useBrowser("whole chromium");
mainPath("chromium", "light");
// The longest words are German.
mainPath("chromium", "dark", "de");
