// SPDX-License-Identifier: GPL-3.0-or-later
/** The command `sluice`. */
import { audit } from "./audit.js";
import { compare } from "./compare.js";
import { design } from "./design.js";
import { estimate } from "./estimate.js";
import { describeFailure, exitCode, UsageError } from "./failure.js";
import * as help from "./help.js";
import { together } from "./joint-audit.js";
import { ledger } from "./ledger.js";
import { endQuietlyOnBrokenPipe, print } from "./output.js";
import { plan } from "./plan.js";
import { privatise } from "./privatise.js";
import { question } from "./question.js";
import { sql } from "./sql.js";

/** Written into the bundle by build.mjs. */
declare const SLUICE_VERSION: string;

interface Command {
  help: string;
  /** Resolves to the exit code where that may be another than 0. */
  run(args: string[]): Promise<unknown>;
}

const commands: Record<string, Command> = {
  design: { help: help.DESIGN, run: design },
  question: { help: help.QUESTION, run: question },
  audit: { help: help.AUDIT, run: audit },
  estimate: { help: help.ESTIMATE, run: estimate },
  plan: { help: help.PLAN, run: plan },
  sql: { help: help.SQL, run: sql },
  compare: { help: help.COMPARE, run: compare },
  privatise: { help: help.PRIVATISE, run: privatise },
  ledger: { help: help.LEDGER, run: ledger },
  together: { help: help.TOGETHER, run: together },
};

async function main([name, ...args]: string[]): Promise<number> {
  if (name === "--help" || name === "-h" || name === "help") return tell(help.GENERAL);
  if (name === "--version") return tell(`sluice ${SLUICE_VERSION}\n`);
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === undefined ? "no command is given" : `there is no command "${name}"`);
  if (wantsHelp(args)) return tell(command.help);
  const code = await command.run(args);
  return typeof code === "number" ? code : 0;
}

/** Asking for help comes before anything that may be wrong with the other arguments. */
function wantsHelp(args: string[]): boolean {
  const end = args.indexOf("--");
  return args.slice(0, end < 0 ? undefined : end).some((arg) => arg === "--help" || arg === "-h");
}

async function tell(text: string): Promise<number> {
  await print(text);
  return 0;
}

endQuietlyOnBrokenPipe();
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = exitCode(error);
}
