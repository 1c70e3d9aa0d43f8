// SPDX-License-Identifier: GPL-3.0-or-later
import { useBrowser } from "./browser.js";
import { mainPath } from "./main-path.js";

useBrowser("dark firefox");
mainPath("firefox", "dark");
