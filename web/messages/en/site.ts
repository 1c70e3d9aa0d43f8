// SPDX-License-Identifier: GPL-3.0-or-later
/** Words that stand on every page, in English; also the title and the description of each page. */

import type { Nested } from "../nested.js";

export const messages = {
  name: "Sluice",
  nav: "Pages",
  menu: "Menu",
  more: "More",
  skip: "To the content",
  language: "Language",
  "theme.label": "Light or dark",
  "theme.device": "As on this device",
  "theme.light": "Light",
  "theme.dark": "Dark",
  "views.protect.label": "Protect a file",
  "views.protect.title": "Sluice: protect a file",
  "views.answer.label": "Answer a question",
  "views.answer.title": "Sluice: answer a question",
  "views.ask.label": "Ask a question",
  "views.ask.title": "Sluice: ask a question",
  "views.results.label": "Read results",
  "views.results.title": "Sluice: read results",
  "views.learn.label": "Learn",
  "views.learn.title": "Sluice: learn",
  "views.figures.label": "The papers’ figures",
  "views.figures.title": "Sluice: the papers’ figures",
  "views.limits.label": "Limits",
  "views.limits.title": "Sluice: limits",
  footer: "Sluice {version}. Free software under the GNU General Public License, version 3 or later.",
  "build.label": "Build {start}…",
  "build.says": "Build this version yourself and you get the same files, byte for byte. This is their hash (SHA-256). Seeing it here proves nothing: compare the files.",
  oneFile: "Download this page as one file",
  kept: "This browser keeps the page: it opens without a network.",
  newer: "A newer version is ready. Reload to use it.",
  "start.loading": "If this page stays empty, load it again. This browser may be too old, or may block the page’s scripts.",
  "start.cannot": "This page cannot run in this browser. The browser lacks this, or it is switched off: {names}.",
  "start.versions": "These are new enough: Chrome and Edge from {chrome}, Firefox from {firefox}, Safari and iOS from {safari}.",
  "missing.says": "This page did not arrive: the connection failed while the site was loading. Load it again when you are connected. Reloading closes what you opened or made on the other pages, so save it first.",
  "missing.reload": "Load it again",
};

/**
 * For search engines and previews; in English alone, as they stand in the files.
 * @public The build imports it in a script that it makes.
 */
export const descriptions: Record<keyof Nested<typeof messages>["views"], string> = {
  protect: "Share one column of a table without revealing another. Everything is computed in your own browser.",
  answer: "Answer a question with a noisy answer. Your true answer stays on your own device.",
  ask: "Ask something people would rather not tell, and send the question as a link, made in your own browser.",
  results: "Add the noisy answers you received. See how common each real answer is, and how sure you can be.",
  learn: "Learn how noisy answers protect people: short chapters, each with something to try.",
  figures: "Figures of the papers behind Sluice, computed again. Your own browser can repeat each of them.",
  limits: "This protection counts on some things, and does not cover others. Read which.",
};
