// SPDX-License-Identifier: GPL-3.0-or-later
/** Words that stand on every page, in English; also the title and the description of each page. */

export const messages = {
  name: "Sluice",
  nav: "Pages",
  menu: "Menu",
  more: "More",
  skip: "To the content",
  language: "Language",
  theme: { label: "Light or dark", device: "As on this device", light: "Light", dark: "Dark" },
  views: {
    privatise: { label: "Protect a file", title: "Sluice: protect a file" },
    answer: { label: "Answer a question", title: "Sluice: answer a question" },
    ask: { label: "Ask a question", title: "Sluice: ask a question" },
    estimate: { label: "Read results", title: "Sluice: read results" },
    explore: { label: "Learn", title: "Sluice: learn" },
    figures: { label: "The papers’ figures", title: "Sluice: the papers’ figures" },
    limits: { label: "Limits", title: "Sluice: limits" },
  },
  footer: "Sluice {version}. Free software under the GNU General Public License, version 3 or later.",
  build: {
    label: "Build {start}…",
    says: "Build this version yourself and you get the same files, byte for byte. This is their hash (SHA-256). Seeing it here proves nothing: compare the files.",
  },
  oneFile: "Download this page as one file",
  kept: "This browser keeps the page: it opens without a network.",
  newer: "A newer version is ready. Reload to use it.",
  start: {
    loading: "If this page stays empty, load it again. This browser may be too old, or may block the page’s scripts.",
    cannot: "This page cannot run in this browser. The browser lacks this, or it is switched off: {names}.",
    versions: "These are new enough: Chrome and Edge from {chrome}, Firefox from {firefox}, Safari and iOS from {safari}.",
  },
  missing: {
    says: "This page did not arrive: the connection failed while the site was loading. Load it again when you are connected. Reloading closes what you opened or made on the other pages, so save it first.",
    reload: "Load it again",
  },
};

/**
 * For search engines and previews; in English alone, as they stand in the files.
 * @public The build imports it in a script that it makes.
 */
export const descriptions: Record<keyof (typeof messages)["views"], string> = {
  privatise: "Share one column of a table without revealing another. Everything is computed in your own browser.",
  answer: "Answer a question with a noisy answer. Your true answer stays on your own device.",
  ask: "Ask something people would rather not tell, and send the question as a link, made in your own browser.",
  estimate: "Add the noisy answers you received. See how common each real answer is, and how sure you can be.",
  explore: "Learn how noisy answers protect people: short chapters, each with something to try.",
  figures: "Figures of the papers behind Sluice, computed again. Your own browser can repeat each of them.",
  limits: "This protection counts on some things, and does not cover others. Read which.",
};
