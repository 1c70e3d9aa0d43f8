// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run docs`: the pages of the package's API in .build/docs, from types and comments.
import { join } from "node:path";
import { entries } from "./package/entries.mjs";
import { main, SetupError, say } from "./process.mjs";
import { root } from "./root.mjs";

await main(async () => {
  const { Application } = await import("typedoc");
  const app = await Application.bootstrap({
    name: "Sluice",
    basePath: root,
    tsconfig: join(root, "wasm/toolchain/types/browser.json"),
    entryPoints: entries.map(({ source }) => join(root, source)),
    readme: join(root, "wasm/package/README.md"),
    // The place of this copy of the sources is nobody's business.
    disableSources: true,
    disableGit: true,
    hideGenerator: true,
    githubPages: false,
    excludeInternal: true,
    excludePrivate: true,
    skipErrorChecking: true,
    logLevel: "Warn",
  });
  const project = await app.convert();
  if (!project) throw new SetupError("the sources could not be read");
  for (const module of project.children ?? []) {
    const entry = entries.find(({ source }) => source.includes(module.name));
    if (entry) module.name = `sluice${entry.path.slice(1)}`;
  }
  await app.generateDocs(project, join(root, ".build/docs"));
  say("The API's pages begin at .build/docs/index.html");
});
