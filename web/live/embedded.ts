// SPDX-License-Identifier: GPL-3.0-or-later
/** Gives the elements an engine and a language in a page that is not ours; the site does that itself. */
import { redraw } from "../parts/redraw.js";
import { language, onLanguage, preferred, type Sources, setLanguage } from "../text/language.js";
import { offerEngine } from "./engine.js";
import { languageOf, speakBy } from "./language.js";
import { startEngine } from "./worker.js";

// A server has no use for one, and finds nothing changed.
if ("document" in globalThis) offerEngine(startEngine);

const words: Sources = {
  nl: () => import("../messages/nl/embedded.js"),
  de: () => import("../messages/de/embedded.js"),
};

/** The words belong to the page, not to an element: asked for last, by whichever element. */
let wanted = language();
let coming: Promise<void> | undefined;

speakBy(async (element) => {
  const said = languageOf(element);
  const next = preferred(said ? [said] : navigator.languages);
  if (next !== wanted) {
    wanted = next;
    coming = after(coming, next);
  }
  await coming;
});

onLanguage(() => redraw(document));

/** One after the other; where words do not arrive the language before stays. */
async function after(before: Promise<void> | undefined, next: typeof wanted): Promise<void> {
  await before;
  await setLanguage(next, words).catch(() => {
    wanted = language();
  });
}
