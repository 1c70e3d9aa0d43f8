// SPDX-License-Identifier: GPL-3.0-or-later
/** The command `sluice`. */
import { Arguments, didYouMean } from "./arguments.js";
import { audit } from "./audit.js";
import { COMMAND_NAMES, type CommandName, isCommand } from "./commands.js";
import { compare } from "./compare.js";
import { completionFor } from "./completion.js";
import { design } from "./design.js";
import { estimate } from "./estimate.js";
import { describeFailure, exitCode, UsageError } from "./failure.js";
import { GENERAL, longHelp, shortHelp } from "./help.js";
import { together } from "./joint-audit.js";
import { languageIn, speakerOf } from "./language.js";
import { ledger } from "./ledger.js";
import { manPage } from "./man.js";
import { endQuietlyOnBrokenPipe, print } from "./output.js";
import { plan } from "./plan.js";
import { privatise } from "./privatise.js";
import { question } from "./question.js";
import { sheet } from "./sheet.js";
import { sql } from "./sql.js";
import { leaveStandardInput } from "./standard-input.js";

/** Written into the bundle by build-cli.mjs. */
declare const SLUICE_VERSION: string;
declare const SLUICE_COMMIT: string;

/** Each resolves to the exit code where that may be another than 0. */
const commands: Record<CommandName, (args: string[]) => Promise<unknown>> = {
  design,
  question,
  sheet,
  compare,
  privatise,
  estimate,
  plan,
  sql,
  audit,
  together,
  ledger,
  completion: async (args) => print(completionFor(new Arguments("completion", args))),
};

async function main([name = "", ...args]: string[]): Promise<number> {
  if (name === "--help" || name === "-h" || name === "--help-all") return tell(GENERAL);
  if (name === "help") return tell(asked(args));
  if (name === "--version") return tell(`sluice ${SLUICE_VERSION} (${SLUICE_COMMIT})\n`);
  const command = commandOf(name);
  if (wantsHelp(args, "--help-all")) return tell(longHelp(command));
  if (wantsHelp(args, "--help") || wantsHelp(args, "-h")) return tell(shortHelp(command));
  const code = await commands[command](args);
  return typeof code === "number" ? code : 0;
}

function commandOf(name: string): CommandName {
  if (isCommand(name)) return name;
  if (name === "") throw new UsageError("no command is given");
  throw new UsageError(`there is no command "${name}"`, undefined, didYouMean(name, [...COMMAND_NAMES, "help"]));
}

/** `sluice help`, with a command or for all. */
function asked([what = "", ...more]: string[]): string {
  if (more.length > 0) throw new UsageError("help takes one command, or --man");
  if (what === "--man") return manPage(SLUICE_VERSION);
  return what === "" ? GENERAL : longHelp(commandOf(what));
}

/** Asking for help comes before anything that may be wrong with the other arguments. */
function wantsHelp(args: string[], option: string): boolean {
  const end = args.indexOf("--");
  return args.slice(0, end < 0 ? undefined : end).includes(option);
}

async function tell(text: string): Promise<number> {
  await print(text);
  return 0;
}

endQuietlyOnBrokenPipe();
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${describeFailure(error, await speakerOf(languageIn(process.env)))}\n`);
  process.exitCode = exitCode(error);
} finally {
  leaveStandardInput();
}
