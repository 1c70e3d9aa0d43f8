// SPDX-License-Identifier: GPL-3.0-or-later
// `npm start`: sets up, builds and serves the page.
import { build } from "./build.mjs";
import { attempt, main } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";

await main(async () => {
  await setup({ tests: false });
  await build(["wasm", "cli", "site"]);
  // To be stopped is how a server ends well.
  process.exitCode = 0;
  const { code } = await attempt(process.execPath, ["web/serve.mjs", ...process.argv.slice(2)], {
    cwd: root,
    show: true,
  });
  process.exitCode = code;
});
