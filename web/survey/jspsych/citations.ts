// SPDX-License-Identifier: Apache-2.0
/** As jsPsych.getCitations lists them. */
export const citations = {
  apa: "Sluice (Version 0.1.0) [Computer software]. (2026).",
  bibtex: "@software{sluice, title = {Sluice}, version = {0.1.0}, year = {2026}}",
};
