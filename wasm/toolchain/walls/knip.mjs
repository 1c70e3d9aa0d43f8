// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Tells knip where programs start, so that it finds exports, files and packages that nothing uses. An entry with "!" is
 * part of the product: what only tests import is reported too, unless its comment says `@internal` and why. An export that
 * is read by other means than an import says `@public`.
 */
import { entries, others } from "../package/entries.mjs";
import { examples } from "./rooms.mjs";

/** Workers, whose names esbuild-plugins.mjs resolves. */
const workers = ["wasm/engine/worker.ts", "wasm/files/formats/worker.ts"];

/** Packaged by the name of their entry, or in the file of a frame. */
const packaged = [
  "web/survey/frame/frame.ts",
  ...entries.map(({ source }) => source),
  ...[others.browser, others.node].flatMap((scripts) => Object.values(scripts)),
];

/** Bundled as web/build says. */
const site = [
  "web/shell/main.ts",
  "web/build/offline.js",
  "web/live/{embedded,platform,sluice-live,widget}.ts",
  "web/live/{balance,channel,coin,estimate,guess,polytope}.ts",
  "web/live/{posterior,privatise,profiles,robust,together,tradeoff}.ts",
];

/** Scripts that another one starts by their path; those that package.json starts are found there. */
const scripts = [
  "wasm/toolchain/{build-cli,package,test-lane,test-lanes}.mjs",
  "web/build/build.mjs",
  "web/build/live/build.mjs",
  "web/serve/{serve,serve-examples}.mjs",
];

/** Bundled for a browser or started in a process of its own. */
const measured = ["bench/figures/run.ts", "bench/page/*.{ts,js}", "bench/parse.mjs", "bench/start.mjs"];

/** Bundled by a test, for the page that it opens. */
const pages = ["tests/browser/*-page.ts"];

export default {
  entry: [
    ...["wasm/cli/main.ts", ...workers, ...packaged, ...site, ...scripts, ...measured].map((path) => `${path}!`),
    ...examples.map((folder) => `${folder}/**/*.{js,mjs}!`),
    "tests/**/*.test.{ts,mjs}",
    ...pages,
    // Not every commit has a test that does more in a long run.
    "tests/long.ts",
    // Started by CMake.
    "wasm/toolchain/cached-link.mjs",
  ],
  // Some of the toolchain serves tests alone.
  project: ["{wasm,web,bench,tests}/**/*.{ts,mjs,js}!", "!tests/**!", "!wasm/toolchain/**!"],
  // A notebook has the package beside it.
  ignoreUnresolved: ["./sluice-live/sluice-live.js"],
  ignoreDependencies: [
    // Run by its path.
    "@biomejs/biome",
    // Read by its path, to run in a page.
    "rrweb",
    // Other versions of a library, which tests bundle in its place.
    "jspsych-7",
    "survey-core-1",
    "survey-core-2",
    // For those who import sluice/react or sluice/vue, or draw a survey; tests bundle them for a page.
    ...["react", "react-dom", "vue", "survey-react-ui"],
    // For those who copy the example for Starlight.
    ...["astro", "@astrojs/starlight"],
  ],
  // A test of Quarto's filter runs where pandoc is installed.
  ignoreBinaries: ["mkfifo", "ninja", "pandoc"],
};
