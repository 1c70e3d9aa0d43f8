// SPDX-License-Identifier: GPL-3.0-or-later
// `npm start` and `npm run examples`: sets up, builds and serves the page, or the example surveys.
import { build } from "./build.mjs";
import { attempt, main } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";

const [what, ...args] = process.argv.slice(2);
const started =
  what === "examples"
    ? { steps: ["wasm", "cli", "site", "live", "package"], script: "web/serve/serve-examples.mjs", args }
    : { steps: ["modules", "site"], script: "web/serve/serve.mjs", args: process.argv.slice(2) };

await main(async () => {
  await setup({ tests: false });
  await build(started.steps);
  // To be stopped is how a server ends well.
  process.exitCode = 0;
  const { code } = await attempt(process.execPath, [started.script, ...started.args], { cwd: root, show: true });
  process.exitCode = code;
});
