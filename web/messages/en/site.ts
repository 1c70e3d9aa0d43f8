// SPDX-License-Identifier: GPL-3.0-or-later
/** Words that stand on every page, in English; also the title and the description of each page. */

export const messages = {
  name: "Sluice",
  nav: "Pages",
  skip: "To the content",
  language: "Language",
  views: {
    privatise: { label: "Privatise", title: "Sluice: share the answer, keep the secret" },
    answer: { label: "Answer", title: "Sluice: answer with a protocol" },
    estimate: { label: "Estimate", title: "Sluice: estimate from reports" },
    explore: { label: "Explore", title: "Sluice: explore" },
    figures: { label: "Figures", title: "Sluice: the papers’ figures" },
    limits: { label: "Limits", title: "Sluice: what the promise depends on" },
  },
  footer: "Sluice {version}. Free software under the GNU General Public License, version 3 or later.",
  build: {
    label: "Build {start}…",
    says: "Whoever builds the same version gets the same files, byte for byte, and this hash (SHA-256) of all of them. That a page shows it proves nothing; compare the files.",
  },
  oneFile: "Download this page as one file",
  kept: "This browser keeps the page: it opens without a network.",
  newer: "A newer version is ready: reload to use it.",
  missing: {
    says: "This page has not arrived: the connection failed while the site was being loaded. Load it again once you are connected. What you have opened or made on the other pages is lost by that, so save it first.",
    reload: "Load it again",
  },
};

/**
 * For search engines and previews; in English alone, as they stand in the files.
 * @public The build imports it in a script that it makes.
 */
export const descriptions: Record<keyof (typeof messages)["views"], string> = {
  privatise: "Share the answer, keep the secret: privacy protocols computed and applied in your own browser.",
  answer: "See what a privacy protocol does, have its promise checked, and draw a report, in your own browser.",
  estimate:
    "How common each answer is among those who have sent reports, with intervals that hold, in your own browser.",
  explore: "Short chapters on local privacy, each with something to play with, computed in your own browser.",
  figures: "Every figure of the papers behind Sluice, computed again in your own browser.",
  limits: "What the promise of a privatised file depends on, and what it does not cover.",
};
