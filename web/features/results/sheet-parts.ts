// SPDX-License-Identifier: GPL-3.0-or-later
/** A sheet of several questions, proved by both programs and taken apart: each question is read by its own settings. */
import { fail, inFile } from "../../../wasm/contract/errors.js";
import { writeProtocol } from "../../../wasm/engine/sluice.js";
import { verifySheet } from "../../../wasm/engine/verify-sheet.js";
import * as texts from "../../messages/en/errors-session.js";
import type { Host } from "../../session/store.js";
import type { ResultsState, SheetPart } from "./results-state.js";

export async function sheetParts(host: Host<ResultsState>, text: string, name: string): Promise<SheetPart[]> {
  const { design: engine } = await host.engines;
  const { holds, engine: found, says } = await verifySheet(engine, text);
  if (!holds || !found.holds) throw fail(texts.promiseNotKeptBecause, says).at(inFile(name));
  return found.sheet.questions.map((protocol) => ({
    protocol,
    file: new File([writeProtocol(protocol)], name, { type: "application/json" }),
  }));
}
