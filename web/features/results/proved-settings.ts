// SPDX-License-Identifier: GPL-3.0-or-later
/** Settings beside those that are open: full ones are taken only if both proofs of their guarantee hold. */
import { isForReaders, readSettings } from "../../../wasm/engine/sluice.js";
import { proved } from "../../session/opened-protocol.js";
import type { Host } from "../../session/store.js";
import type { FurtherSettings, ResultsState } from "./results-state.js";

export async function provedSettings(host: Host<ResultsState>, file: File): Promise<FurtherSettings> {
  const text = await file.text();
  const protocol = readSettings(text, file.name);
  const { design } = await host.engines;
  if (!isForReaders(protocol)) await proved(design, protocol, text, file.name);
  return { file, protocol };
}
