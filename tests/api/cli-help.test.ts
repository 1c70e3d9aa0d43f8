// SPDX-License-Identifier: GPL-3.0-or-later
/** Help, completion and man page of the command line: all of one table. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { Arguments } from "../../wasm/cli/arguments.js";
import { COMMAND_NAMES, COMMANDS } from "../../wasm/cli/commands.js";
import { longHelp, shortHelp, written } from "../../wasm/cli/help.js";
import { type Command, optionsOf } from "../../wasm/cli/table.js";
import { realEngine } from "./real-engine.js";
import { type Folder, inFolder } from "./run-cli.js";

/** Lines of a terminal that still shows the prompt below. */
const SCREEN = 32;

const printed = async (folder: Folder, ...args: string[]) => {
  const { code, stdout, stderr } = await folder.run(...args);
  assert.equal(code, 0, stderr);
  assert.equal(stderr, "");
  return stdout;
};

test("the short help of a command fits a screen and names all its options", () => {
  for (const name of COMMAND_NAMES) {
    const lines = shortHelp(name).split("\n");
    assert.ok(lines.length <= SCREEN, `${name}: ${lines.length}`);
    assert.deepEqual(
      lines.filter((line) => line.length > 100),
      [],
    );
    for (const option of Object.keys(optionsOf(COMMANDS[name]))) {
      if (!option.startsWith("help")) assert.match(lines.join("\n"), new RegExp(`--${option}(?![\\w-])`), name);
    }
  }
});

test("the long help explains every option, with all its values", () => {
  for (const name of COMMAND_NAMES) {
    const help = longHelp(name);
    const whole = help.replaceAll(/\s+/g, " ");
    for (const [option, entry] of Object.entries(optionsOf(COMMANDS[name]))) {
      assert.ok(help.includes(`\n  ${written(option, entry)}`), `${name} --${option}`);
      assert.ok(whole.includes(entry.says.replaceAll(/\s+/g, " ")), `${name} --${option}`);
    }
    assert.ok(
      help.split("\n").every((line) => line.length <= 100),
      name,
    );
  }
});

test("no option stands in two groups of a command", () => {
  for (const name of COMMAND_NAMES) {
    const { common, groups }: Command = COMMANDS[name];
    const all = [common, ...groups.map(({ options }) => options)].flatMap((options) => Object.keys(options));
    assert.deepEqual(
      all.filter((option, i) => all.indexOf(option) !== i),
      [],
      name,
    );
  }
});

test("the program prints the help of the table, short, long and for all", () =>
  inFolder(async (folder) => {
    assert.equal(await printed(folder, "design", "--nonsense", "--help"), shortHelp("design"));
    assert.equal(await printed(folder, "estimate", "-h"), shortHelp("estimate"));
    assert.equal(await printed(folder, "audit", "--help", "--help-all"), longHelp("audit"));
    assert.equal(await printed(folder, "help", "compare"), longHelp("compare"));
    const general = await printed(folder, "--help");
    assert.equal(await printed(folder, "help"), general);
    for (const name of COMMAND_NAMES) assert.ok(general.includes(`\n  ${name} `), name);
    assert.ok(general.split("\n").length <= SCREEN);
  }));

test("every notion and protocol of the engine stands in the help of design", async () => {
  const { notions, protocols, objectives } = (await realEngine()).catalogue();
  for (const name of [...notions, ...protocols, ...objectives])
    assert.match(shortHelp("design"), new RegExp(`[ ,]${name}[, ;\n]`));
});

const mistakes: [args: string[], meant: string][] = [
  [["desgin"], "design"],
  [["privatize", "a.json", "b.csv"], "privatise"],
  [["design", "a.csv", "--epsilom", "1"], "--epsilon"],
  [["design", "a.csv", "--sees_secret"], "--sees-secret"],
  [["design", "a.csv", "--guarantee", "lpi"], "lip"],
  [["design", "a.csv", "--protocol=optimum"], "optimal"],
  [["design", "a.csv", "--encoding", "utf8"], "utf-8"],
  [["compare", "a.csv", "--protocols", "optimal,gtr"], "grr"],
  [["estimate", "a.json", "b.csv", "--intervals", "wlad"], "wald"],
  [["privatise", "a.json", "b.csv", "--of", "same observations"], "same observation"],
  [["together", "a.json", "--guarantee", "lpd"], "ldp"],
  [["completion", "bahs"], "bash"],
];

test("a mistyped command, option or value is refused with the one that is near", () =>
  inFolder(async (folder) => {
    for (const [args, meant] of mistakes) {
      const { code, stdout, stderr } = await folder.run(...args);
      assert.equal(code, 2, stderr);
      assert.equal(stdout, "");
      assert.match(stderr, new RegExp(`\n  Did you mean "${meant}"\\?\n  See: sluice `), args.join(" "));
    }
  }));

test("nothing is suggested where nothing is near, and another command's option is told", () =>
  inFolder(async (folder) => {
    for (const args of [["zzz"], ["design", "--zzzzz"], ["design", "a.csv", "--guarantee", "zzzzz"]])
      assert.doesNotMatch((await folder.run(...args)).stderr, /Did you mean/);
    const { stderr } = await folder.run("design", "--ledger", "a.json");
    assert.match(stderr, /there is no option --ledger\n {2}Only privatise, sql have --ledger\.\n/);
  }));

test("the values in the table are all that a command takes", () => {
  for (const name of COMMAND_NAMES)
    for (const [option, { values = [] }] of Object.entries(optionsOf(COMMANDS[name]))) {
      for (const value of values) assert.ok(new Arguments(name, [`--${option}=${value}`]).isGiven(option));
      if (values.length === 0) continue;
      assert.throws(
        () => new Arguments(name, [`--${option}=~`]),
        (error: Error) => error.message.endsWith(`, but must be one of: ${values.join(", ")}`),
      );
    }
});

const BASH = `
words() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _sluice; (IFS='|'; echo "\${COMPREPLY[*]}"); }
`;

const completions: [words: string[], expected: string][] = [
  [["de"], "design"],
  [["help", "pl"], "plan"],
  [["design", "--guar"], "--guarantee"],
  [["design", "--guarantee", "srl"], "srlip|srldp"],
  [["design", "--guarantee", "=", "srl"], "srlip|srldp"],
  [["design", "--method", "="], "vertices|columns"],
  [["compare", "--protocols", "grr,ou"], "grr,oue"],
  [["privatise", "--of", "same"], "same\\ observation"],
  [["estimate", "--separator", "s"], "semicolon"],
  [["design", "peo"], "people.csv"],
  [["design", "-o", "peo"], "people.csv"],
  [["design", "--json", "peo"], "people.csv"],
  [["design", "--secret", "peo"], ""],
  [["question", "peo"], ""],
  [["completion", ""], "bash|zsh"],
];

test("bash completes commands, options, their values, and files elsewhere", () =>
  inFolder(async (folder) => {
    folder.write("people.csv", "a\n");
    folder.write("sluice.bash", await printed(folder, "completion", "bash"));
    const calls = completions.map(([words]) => `words sluice ${words.map((word) => `'${word}'`).join(" ")}`);
    const { stdout, stderr } = spawnSync("bash", ["--norc", "-c", `. ./sluice.bash\n${BASH}${calls.join("\n")}`], {
      cwd: folder.path,
      encoding: "utf8",
    });
    assert.equal(stderr, "");
    assert.deepEqual(
      stdout.trimEnd().split("\n"),
      completions.map(([, expected]) => expected),
    );
  }));

test("bash completes every command, and every option of each", () =>
  inFolder(async (folder) => {
    folder.write("sluice.bash", await printed(folder, "completion", "bash"));
    const calls = COMMAND_NAMES.map((name) => `words sluice ${name} -`);
    const { stdout } = spawnSync(
      "bash",
      ["--norc", "-c", `. ./sluice.bash\n${BASH}words sluice ''\n${calls.join("\n")}`],
      {
        cwd: folder.path,
        encoding: "utf8",
      },
    );
    const [first = "", ...rest] = stdout
      .trimEnd()
      .split("\n")
      .map((line) => line.split("|"));
    assert.deepEqual(first, [...COMMAND_NAMES, "help", "--help", "--version"]);
    for (const [i, name] of COMMAND_NAMES.entries())
      for (const option of Object.keys(optionsOf(COMMANDS[name]))) assert.ok(rest[i]?.includes(`--${option}`), option);
  }));

const zsh = spawnSync("zsh", ["--version"]).status === 0;

test("zsh reads the script for it", { skip: !zsh && "there is no zsh" }, () =>
  inFolder(async (folder) => {
    folder.write("_sluice", await printed(folder, "completion", "zsh"));
    const load = "autoload -U compinit; compinit -u -D; . ./_sluice; print $_comps[sluice]";
    const { stdout, stderr } = spawnSync("zsh", ["-f", "-c", load], { cwd: folder.path, encoding: "utf8" });
    assert.equal(stderr, "");
    assert.equal(stdout, "_sluice\n");
  }),
);

test("the script for zsh has every option of every command", () =>
  inFolder(async (folder) => {
    const script = await printed(folder, "completion", "zsh");
    for (const name of COMMAND_NAMES) {
      const part = script.slice(script.indexOf(`\n    ${name})`)).split(";;")[0] ?? "";
      for (const option of Object.keys(optionsOf(COMMANDS[name]))) assert.match(part, new RegExp(`--${option}[=[]`));
    }
  }));

test("the man page has every option of every command, and no line that roff would take for another request", () =>
  inFolder(async (folder) => {
    const page = await printed(folder, "help", "--man");
    assert.match(page, /^\.TH SLUICE 1 /);
    const requests = new Set(page.match(/^[.'].\S*/gm));
    assert.deepEqual([...requests].sort(), [".B", ".PP", ".SH", ".SS", ".TH", ".TP", ".fi", ".nf"]);
    for (const name of COMMAND_NAMES) {
      const part = page.slice(page.indexOf(`\n.SS ${name}\n`)).split(/\n\.S[SH] /)[1] ?? "";
      for (const [option, { says }] of Object.entries(optionsOf(COMMANDS[name]))) {
        if (option.startsWith("help")) continue;
        assert.ok(part.includes(`\\-\\-${option.replaceAll("-", "\\-")}`), `${name} --${option}`);
        assert.ok(part.includes(says.slice(0, 12).replaceAll("-", "\\-").replaceAll("'", "\\(aq")), says);
      }
    }
  }));
