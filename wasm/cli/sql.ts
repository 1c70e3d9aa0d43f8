// SPDX-License-Identifier: GPL-3.0-or-later
import { countSql, isPlainName } from "../files/count-sql.js";
import { Arguments } from "./arguments.js";
import { loadSettings } from "./load.js";
import { print, printJson } from "./output.js";

export async function sql(args: string[]): Promise<void> {
  const given = new Arguments("sql", args);
  const [path, ...more] = given.files;
  if (path === undefined || more.length > 0) throw given.error("sql takes a protocol file");
  const table = given.text("table") ?? "reports";
  if (!isPlainName(table)) {
    throw given.error(`--table "${table}" is no plain name: make a view with one of letters, digits and _`);
  }
  const statements = countSql(await loadSettings(path), table);
  if (given.flag("json")) return printJson(statements);
  await print(`-- Reports stand in the column "report" of ${table}.
-- What is no report of the protocol: nothing may come out.
${statements.validate};

-- How often each report has come: save it as CSV, for sluice estimate --counts.
${statements.count};
`);
}
