// SPDX-License-Identifier: GPL-3.0-or-later
import { messages } from "../messages/site.js";
import { words } from "../text/translated-words.js";
import "./site.js";
import { setting } from "../platform/address.js";
import { first, missing } from "../platform/needs.js";
import { isTheme, setTheme } from "../platform/theme.js";
import { plain } from "../text/format-message.js";
import { isLanguage, preferred, setLanguage } from "../text/language.js";
import { offerToInstall } from "./manifest.js";

const theme = setting("theme");
if (isTheme(theme)) setTheme(theme);
offerToInstall();
const wanted = setting("lang");
// If its words do not come with the page, English does.
await setLanguage(isLanguage(wanted) ? wanted : preferred(navigator.languages), words).catch(() => {});
const lacking = missing();
document.querySelector(".start")?.remove();
document.body.append(lacking.length > 0 ? cannotRun(lacking) : document.createElement("sluice-site"));

function cannotRun(names: string[]): HTMLElement {
  const { cannot, versions } = messages.start;
  const told = document.createElement("main");
  told.className = "start";
  told.setAttribute("role", "alert");
  told.append(
    ...[plain(cannot, { names: names.join(", ") }), plain(versions, { ...first })].map((text) => {
      const paragraph = document.createElement("p");
      paragraph.textContent = text;
      return paragraph;
    }),
  );
  return told;
}
