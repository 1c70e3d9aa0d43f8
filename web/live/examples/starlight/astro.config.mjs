// SPDX-License-Identifier: GPL-3.0-or-later
/** A site of Starlight with live elements: public/sluice-live is .build/live of a built checkout. */
import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({
  integrations: [
    starlight({
      title: "Randomised response, explained",
      // As a script of the page and not of the bundle: it finds its worker beside itself, and no server has to know it.
      head: [{ tag: "script", attrs: { type: "module", src: "/sluice-live/sluice-live.js" } }],
    }),
  ],
});
