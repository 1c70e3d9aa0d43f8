// SPDX-License-Identifier: GPL-3.0-or-later
// `npm start`: sets up, builds and serves the page.
import { spawn } from "node:child_process";
import { build } from "./build.mjs";
import { main } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";

await main(async () => {
  await setup({ tests: false });
  await build(["wasm", "cli", "site"]);
  const server = spawn(process.execPath, ["web/serve.mjs", ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
  // Ctrl-C reaches the server as well; this process only waits for it, so that its last words are seen.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => server.kill());
  server.on("close", (code) => {
    process.exitCode = code ?? 0;
  });
});
