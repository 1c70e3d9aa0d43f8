// SPDX-License-Identifier: GPL-3.0-or-later
import { words } from "./messages/words.js";
import "./pages/site.js";
import { setting } from "./session/address.js";
import { offerToInstall } from "./session/manifest.js";
import { isLanguage, preferred, setLanguage } from "./text/language.js";

offerToInstall();
const wanted = setting("lang");
// Where its words do not come with the page, English does.
await setLanguage(isLanguage(wanted) ? wanted : preferred(navigator.languages), words).catch(() => {});
document.body.append(document.createElement("sluice-site"));
