// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run picture`: draws the picture in README.md anew, from the page as it is built. The test that holds it does so.
import { build } from "./build.mjs";
import { bundleTests } from "./bundle-tests.mjs";
import { main, run } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";

await main(async () => {
  await setup({ tests: true });
  await build(["modules", "site"]);
  const test = (await bundleTests("browser")).find((file) => file.endsWith("/picture.test.js")) ?? "";
  await run("node", ["--test", test], { cwd: root, env: { ...process.env, SLUICE_DRAW: "1" } });
});
