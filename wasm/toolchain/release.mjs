// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run release`: builds the packages anew, says what keeps them from being published, or the commands that publish them.
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { build } from "./build.mjs";
import { pack } from "./package/consumer.mjs";
import { expected, packages, patterns } from "./package/files.mjs";
import { obstacles } from "./package/obstacles.mjs";
import { main, run, SetupError, say } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";

await main(async () => {
  await setup({ tests: false });
  await build(["wasm", "cli", "live", "package"]);
  const folder = mkdtempSync(join(tmpdir(), "sluice-release-"));
  const git = (/** @type {string[]} */ ...args) => run("git", args, { cwd: root });
  const read = (/** @type {string} */ name) => readFileSync(join(root, name), "utf8");
  const { repository, security } = JSON.parse(read("package.json"));
  const state = {
    ...{ repository, security, securityNote: read(".github/SECURITY.md") },
    status: await git("status", "--porcelain"),
    tags: (await git("tag", "--points-at", "HEAD")).split("\n").filter((tag) => tag !== ""),
  };
  /** @type {string[]} */
  const publish = [];
  for (const { name, folder: built, list } of Object.values(packages)) {
    const { files, version, tarball } = await pack(join(root, built), folder);
    const found = obstacles({ ...state, version, packed: patterns(files), expected: expected(root, list) });
    if (found.length > 0) {
      throw new SetupError(`${name} is not to be published:\n${found.map((one) => `- ${one}`).join("\n")}`);
    }
    say(`${relative(root, tarball)} has ${files.length} files, as expected.`);
    publish.push(`  npm publish ${tarball} --provenance --access public`);
  }
  say(`When all tests have passed, where it is built for all to see:\n\n${publish.join("\n")}\n`);
});
