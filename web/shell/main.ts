// SPDX-License-Identifier: GPL-3.0-or-later
import { words } from "../text/translated-words.js";
import "./site.js";
import { setting } from "../platform/address.js";
import { isTheme, setTheme } from "../platform/theme.js";
import { isLanguage, preferred, setLanguage } from "../text/language.js";
import { offerToInstall } from "./manifest.js";

const theme = setting("theme");
if (isTheme(theme)) setTheme(theme);
offerToInstall();
const wanted = setting("lang");
// Where its words do not come with the page, English does.
await setLanguage(isLanguage(wanted) ? wanted : preferred(navigator.languages), words).catch(() => {});
document.body.append(document.createElement("sluice-site"));
