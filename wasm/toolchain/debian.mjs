// SPDX-License-Identifier: GPL-3.0-or-later
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { attempt, has, run, SetupError, say } from "./process.mjs";

/** Debian 12 or 13: the releases whose archive has LLVM 19. */
export function isDebian() {
  if (!existsSync("/etc/os-release")) return false;
  const release = readFileSync("/etc/os-release", "utf8");
  return /^ID=debian$/m.test(release) && /^VERSION_CODENAME="?(bookworm|trixie)"?$/m.test(release);
}

/**
 * Installs those of `packages` that are missing, in one call.
 * @param {readonly string[]} packages
 */
export async function installMissing(packages) {
  const missing = [];
  for (const name of packages) {
    const { output } = await attempt("dpkg-query", ["--status", name]);
    if (!output.includes("\nStatus: install ok installed\n")) missing.push(name);
  }
  if (missing.length === 0) return;
  say(`Installing from Debian: ${missing.join(" ")}`);
  const install = ["install", "--yes", "--no-install-recommends", ...missing];
  if (await areUnknown(missing)) await rootOrThrow(["update"], missing);
  // The lists may be older than the archive; one refresh settles that.
  if ((await asRoot(install)).code === 0) return;
  await rootOrThrow(["update"], missing);
  await rootOrThrow(install, missing);
}

/**
 * Whether apt's lists lack one of the packages, as they do on a machine that has not fetched any.
 * @param {string[]} packages
 */
async function areUnknown(packages) {
  const { output } = await attempt("apt-cache", ["policy", ...packages], {
    env: { ...process.env, LC_ALL: "C" },
  });
  return (output.match(/^ {2}Candidate: [^(]/gm) ?? []).length < packages.length;
}

/** @param {string[]} args */
function asRoot(args) {
  const wait = ["-o", "DPkg::Lock::Timeout=600", ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const what = `apt-get ${args[0]}`;
  if (process.getuid?.() === 0) return attempt("apt-get", wait, { env, what });
  if (!has("sudo")) return Promise.resolve({ code: 1, output: "neither root nor sudo" });
  // The password prompt of sudo goes to the terminal itself, not through the captured streams.
  return attempt("sudo", ["DEBIAN_FRONTEND=noninteractive", "apt-get", ...wait], { env, what });
}

/**
 * @param {string[]} args
 * @param {string[]} missing
 */
async function rootOrThrow(args, missing) {
  const { code, output } = await asRoot(args);
  if (code === 0) return;
  throw new SetupError(
    `${output.slice(-6000)}\nThese packages are missing and could not be installed: ${missing.join(" ")}\n` +
      `As root: apt-get update && apt-get install ${missing.join(" ")}`,
  );
}

/**
 * A Debian suite to download from without touching the machine. It takes mirror and key from the machine's own
 * configuration, and keeps its lists to itself. Signatures are checked as always.
 */
export class Suite {
  /**
   * @param {string} name
   * @param {string} folder for its lists
   */
  static async open(name, folder) {
    const sources = join(folder, "suite.sources");
    for (const sub of ["lists/partial", "cache/archives/partial"]) mkdirSync(join(folder, sub), { recursive: true });
    const { uri, key } = await ownArchive();
    const signedBy = key ? `Signed-By: ${key}\n` : "";
    writeFileSync(sources, `Types: deb deb-src\nURIs: ${uri}\nSuites: ${name}\nComponents: main\n${signedBy}`);
    const suite = new Suite([
      `Dir::Etc::sourcelist=${sources}`,
      "Dir::Etc::sourceparts=-",
      `Dir::State::Lists=${join(folder, "lists")}`,
      `Dir::Cache=${join(folder, "cache")}`,
      "Dir::Cache::pkgcache=",
      "Dir::Cache::srcpkgcache=",
      "Acquire::Languages=none",
      // The folders belong to this user, apt's own user could not write to them.
      `APT::Sandbox::User=${process.getuid?.() === 0 ? "root" : ""}`,
    ]);
    await suite.#aptGet(["update", "--error-on=any"], folder);
    return suite;
  }

  /** @param {string[]} settings */
  constructor(settings) {
    this.settings = settings.flatMap((setting) => ["-o", setting]);
  }

  /**
   * @param {string[]} packages
   * @param {string} folder
   */
  download(packages, folder) {
    return this.#aptGet(["download", ...packages], folder);
  }

  /**
   * Only the upstream tarballs: what Debian adds to them is not needed.
   * @param {string[]} packages
   * @param {string} folder
   */
  source(packages, folder) {
    return this.#aptGet(["source", "--download-only", "--tar-only", ...packages], folder);
  }

  /**
   * @param {string[]} args
   * @param {string} cwd
   */
  #aptGet(args, cwd) {
    return run("apt-get", [...this.settings, "--quiet", ...args], { cwd, what: `apt-get ${args[0]}` });
  }
}

/** The Debian mirror this machine uses, and the keyring its signature is checked with. */
async function ownArchive() {
  let targets = await debianTargets();
  if (targets.length === 0) {
    // Origin is known only once the lists are there; other vendors' archives are told apart by it.
    await asRoot(["update"]);
    targets = await debianTargets();
  }
  const [target] = targets;
  if (!target) {
    throw new SetupError("apt has no source whose origin is Debian. Add one (see `man sources.list`) and try again.");
  }
  const named = signedBy(target.source);
  const usual = "/usr/share/keyrings/debian-archive-keyring.gpg";
  return { uri: target.uri, key: named ?? (existsSync(usual) ? usual : undefined) };
}

async function debianTargets() {
  const format = "$(REPO_URI)|$(ORIGIN)|$(LABEL)|$(COMPONENT)|$(CODENAME)|$(SOURCESENTRY)";
  const output = await run("apt-get", ["indextargets", "--format", format, "Created-By: Packages"]);
  return output
    .split("\n")
    .map((line) => line.split("|"))
    .filter(
      ([, origin, label, component, codename]) =>
        origin === "Debian" && label === "Debian" && component === "main" && !codename?.includes("-"),
    )
    .map(([uri = "", , , , , source = ""]) => ({ uri, source }));
}

/**
 * The keyring that a source names, in either format of apt.
 * @param {string} source "file:number of the entry"
 */
function signedBy(source) {
  const [, file = "", number = "1"] = /^(.*):(\d+)$/.exec(source) ?? [];
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".sources")) {
    const entries = text.split(/\n(?:[ \t]*\n)+/).filter((entry) => /^URIs:/im.test(entry));
    return /^Signed-By:\s*(\/\S+)/im.exec(entries[Number(number) - 1] ?? text)?.[1];
  }
  return /\bsigned-by=(\/[^\s\],]+)/.exec(text.split("\n")[Number(number) - 1] ?? "")?.[1];
}
