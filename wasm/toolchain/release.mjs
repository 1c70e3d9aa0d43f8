// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run release`: builds the package anew, says what keeps it from being published, or the command that publishes it.
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { build } from "./build.mjs";
import { pack } from "./package/consumer.mjs";
import { expected, patterns } from "./package/files.mjs";
import { obstacles } from "./package/obstacles.mjs";
import { main, run, SetupError, say } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";

await main(async () => {
  await setup({ tests: false });
  await build(["wasm", "cli", "live", "package"]);
  const { files, version, tarball } = await pack(
    join(root, ".build/package"),
    mkdtempSync(join(tmpdir(), "sluice-release-")),
  );
  const git = (/** @type {string[]} */ ...args) => run("git", args, { cwd: root });
  const found = obstacles({
    version,
    repository: JSON.parse(readFileSync(join(root, "package.json"), "utf8")).repository,
    status: await git("status", "--porcelain"),
    tags: (await git("tag", "--points-at", "HEAD")).split("\n").filter((tag) => tag !== ""),
    packed: patterns(files),
    expected: expected(root),
  });
  if (found.length > 0) throw new SetupError(`not to be published:\n${found.map((one) => `- ${one}`).join("\n")}`);
  say(
    `${relative(root, tarball)} has ${files.length} files, as expected. When all tests have passed, where it is built for all to see:`,
  );
  say(`\n  npm publish ${tarball} --provenance --access public\n`);
});
