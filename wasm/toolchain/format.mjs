// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run format`: formats everything in place.
import { main, run } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";
import { cpp } from "./sources.mjs";
import { versions } from "./versions.mjs";

await main(async () => {
  await setup({ tests: true });
  await run(`clang-format-${versions.llvm}`, ["-i", ...cpp()], { cwd: root });
  await run("node_modules/.bin/biome", ["check", "--write", "--colors=off"], { cwd: root });
});
