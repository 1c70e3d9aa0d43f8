// SPDX-License-Identifier: GPL-3.0-or-later
import "./pages/site.js";
import { setting } from "./session/address.js";
import { isLanguage, preferred, setLanguage } from "./text/language.js";

const wanted = setting("lang");
await setLanguage(isLanguage(wanted) ? wanted : preferred(navigator.languages));
document.body.append(document.createElement("sluice-site"));
