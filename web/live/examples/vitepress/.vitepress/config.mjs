// SPDX-License-Identifier: GPL-3.0-or-later
/** A site of VitePress with live elements: public/sluice-live is .build/live of a built checkout. */
export default {
  title: "Randomised response, explained",
  // As a script of the page and not of the bundle: it finds its worker beside itself, and no server has to know it.
  head: [["script", { type: "module", src: "/sluice-live/sluice-live.js" }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("sluice-live-") } } },
};
