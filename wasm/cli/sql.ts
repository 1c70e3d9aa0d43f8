// SPDX-License-Identifier: GPL-3.0-or-later
import { countSql, isPlainName } from "../files/count-sql.js";
import { privatiseSql } from "../files/privatise-sql.js";
import { SQL_ENGINES } from "../files/sql-engines.js";
import { RELEASES } from "../releases/ledger.js";
import { Arguments } from "./arguments.js";
import { awaitRelease } from "./derived-randomness.js";
import { loadEngine, loadProtocol, loadSettings } from "./load.js";
import { print, printJson } from "./output.js";

/** Options of --privatise. */
const PRIVATISING = ["engine", "into", "person", "keep", "ledger", "budget", "of", "release", "secret-absent"];

export async function sql(args: string[]): Promise<void> {
  const given = new Arguments("sql", args);
  const [path, ...more] = given.files;
  if (path === undefined || more.length > 0) throw given.error("sql takes a protocol file");
  await (given.flag("privatise") ? privatising(given, path) : counting(given, path));
}

async function counting(given: Arguments, path: string): Promise<void> {
  const alone = PRIVATISING.find((option) => given.isGiven(option));
  if (alone !== undefined) throw given.error(`--${alone} needs --privatise`);
  const statements = countSql(await loadSettings(path), tableIn(given, "table", "reports"));
  if (given.flag("json")) return printJson(statements);
  await print(`-- Reports stand in the column "report" of ${tableIn(given, "table", "reports")}.
-- What is no report of the protocol: nothing may come out.
${statements.validate};

-- How often each report has come: save it as CSV, for sluice estimate --counts.
${statements.count};
`);
}

/** The release is on the account before anybody has the script. */
async function privatising(given: Arguments, path: string): Promise<void> {
  const [engine, person, ledgerPath] = [given.required("engine"), given.required("person"), given.required("ledger")];
  const release = given.oneOf("release", ["new", "same"], "new");
  const asked = {
    engine: SQL_ENGINES.find((name) => name === engine) ?? SQL_ENGINES[0],
    table: tableIn(given, "table", "answers"),
    into: tableIn(given, "into", "reports"),
    person,
    keep: given.texts("keep").flatMap((columns) => given.listed("keep", columns)),
    hasSecret: !given.flag("secret-absent"),
  };
  if (asked.table === asked.into) throw given.error("--table and --into name the same table");
  const protocol = await loadProtocol(path);
  const budget = given.text("budget") === undefined ? undefined : given.level("budget");
  const of = given.oneOf("of", RELEASES, "same observation");
  const script = await awaitRelease(
    await loadEngine(),
    protocol,
    { path: ledgerPath, budget, of },
    release === "same",
    (from) => privatiseSql(protocol, { ...asked, ...from }),
  );
  await (given.flag("json") ? printJson({ privatise: script }) : print(script));
}

function tableIn(given: Arguments, option: string, or: string): string {
  const table = given.text(option) ?? or;
  if (isPlainName(table)) return table;
  throw given.error(`--${option} "${table}" is no plain name: make a view with one of letters, digits and _`);
}
