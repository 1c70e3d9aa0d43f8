// SPDX-License-Identifier: GPL-3.0-or-later
/** A site of Docusaurus with live elements: static/sluice-live is .build/live of a built checkout. */
export default {
  title: "Randomised response, explained",
  url: "https://example.org",
  baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  // As a script of the page and not of the bundle: it finds its worker beside itself, and no server has to know it.
  scripts: [{ src: "/sluice-live/sluice-live.js", type: "module" }],
};
