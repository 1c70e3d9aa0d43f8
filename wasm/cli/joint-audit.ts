// SPDX-License-Identifier: GPL-3.0-or-later
/** `sluice together`: what several protocols, applied to answers of the same people, promise together. */

import { significant } from "../common/rounding.js";
import type { Promised, ProtocolFile, Together } from "../contract/types.js";
import { columnsTogether, auditJointly as verify } from "../releases/joint-audit.js";
import { Arguments } from "./arguments.js";
import { loadEngine, loadProtocol, loadTable, ofProtocol } from "./load.js";
import { print, printJson } from "./output.js";
import { readingOf } from "./reading.js";

/** Resolves to the exit code: 1 where the level is exceeded. */
export async function together(args: string[]): Promise<0 | 1> {
  const given = new Arguments("together", args);
  if (given.files.length === 0) throw given.error("together takes protocol files");
  const data = given.text("data");
  const weight = given.text("weight");
  if (weight !== undefined && data === undefined) throw given.error("--weight needs --data");
  if (given.text("sheet") !== undefined && data === undefined) throw given.error("--sheet needs --data");
  const reading = readingOf(given);
  const engine = await loadEngine();
  const files: ProtocolFile[] = [];
  for (const path of given.files) {
    const file = await loadProtocol(path);
    const { holds, reason } = await ofProtocol(path, async () => engine.audit(file));
    if (!holds) throw given.error(`${path} does not keep its own guarantee: ${reason}`);
    files.push(file);
  }
  const { guarantee } = files[0] as ProtocolFile;
  const { ranges: _, ...parameters } = guarantee.parameters ?? {};
  const notion = given.text("guarantee") ?? guarantee.notion;
  const promised: Promised = {
    notion,
    epsilon: given.text("epsilon") === undefined ? guarantee.epsilon : given.level("epsilon"),
    ...(notion === guarantee.notion && Object.keys(parameters).length > 0 && { parameters }),
  };
  const choice = { ...columnsTogether(files), ...(weight !== undefined && { weight }) };
  const table = data === undefined ? undefined : await loadTable(data, choice, reading);
  const found = verify(engine, files, promised, table);
  await (given.flag("json") ? printJson({ ...promised, ...found }) : print(summary(promised, found, files.length)));
  return found.holds ? 0 : 1;
}

function summary({ notion, epsilon }: Promised, { holds, level }: Together, count: number): string {
  const reached = Number.isFinite(level)
    ? `${significant(level, 6, Math.ceil)} nats`
    : "no level at all: some reports rule something out";
  const verdict = holds ? "keep" : "do not keep";
  return `Together the ${count} protocols reach ${reached} under ${notion}. They ${verdict} the level ${epsilon}.\n`;
}
