// SPDX-License-Identifier: GPL-3.0-or-later
/** The engine in this process, and the files it is asked about. */
import { readFile } from "node:fs/promises";
import createModule from "sluice:engine-node";
import type { Said } from "../common/said.js";
import type { Engine } from "../contract/engine.js";
import { SluiceError } from "../contract/errors.js";
import type { Task } from "../contract/task.js";
import type { JointTable, ProtocolFile, SettingsFile, SheetFile } from "../contract/types.js";
import { createEngine } from "../engine/embind-engine.js";
import { type ColumnChooser, count } from "../files/count.js";
import { checkGuarantee } from "../files/privatise-check.js";
import { looksLikeSheet } from "../protocol/protocol-check.js";
import { badProtocol } from "../protocol/protocol-error.js";
import { MAX_PROTOCOL_BYTES, readProtocol, TOO_LARGE } from "../protocol/protocol-file.js";
import { isForReaders, readSettings } from "../protocol/readers-check.js";
import { readSheet } from "../protocol/sheet.js";
import { openData } from "./data.js";
import { tellingDialect, tellMissingCodes } from "./dialect.js";
import { readAll } from "./files.js";
import { progressLine, tell } from "./output.js";
import type { Reading } from "./reading.js";

/** build.mjs puts the .wasm beside the bundle. */
export async function loadEngine(): Promise<Engine> {
  const wasmBinary = await readFile(new URL("sluice.wasm", import.meta.url));
  return createEngine(await createModule({ wasmBinary }));
}

export async function loadTable(path: string, choosing: ColumnChooser, reading: Reading): Promise<JointTable> {
  const progress = progressLine(`Reading ${path}`);
  try {
    const data = await openData(path, reading);
    const table = await data.inRows(() => count(data, choosing, withBlankLines(progress, path, reading)));
    tellMissingCodes(table, path, reading.notes);
    return table;
  } finally {
    progress.done();
  }
}

/** Nothing of a file is passed over in silence. */
export function withBlankLines(progress: ReturnType<typeof progressLine>, path: string, { notes }: Reading): Task {
  const onBlankLines = (lines: number) => {
    progress.done();
    tell(`${path}: ${lines} blank ${lines === 1 ? "line was" : "lines were"} passed over.`);
  };
  const before = () => progress.done();
  const onNote = ({ id, text }: Said) => {
    before();
    tell(`${path}: ${text}${id === "label-rows-skipped" ? " --label-rows=0 counts them as people." : ""}`);
  };
  return { ...progress, onBlankLines, onNote, ...tellingDialect(path, notes, before) };
}

export async function loadProtocol(path: string): Promise<ProtocolFile> {
  const text = await loadProtocolText(path);
  // This says so of a sheet of several questions.
  if (looksLikeSheet(text)) readSettings(text, path);
  return readProtocol(text, path);
}

/** Settings for reading reports: the full ones, whose guarantee then has to hold, or those for readers. */
export async function loadSettings(path: string, engine?: Engine): Promise<SettingsFile> {
  return settingsIn(await loadProtocolText(path), path, engine);
}

async function settingsIn(text: string, path: string, engine?: Engine): Promise<SettingsFile> {
  const settings = readSettings(text, path);
  if (engine && !isForReaders(settings)) await ofProtocol(path, async () => checkGuarantee(engine, settings));
  return settings;
}

/** Settings as above, or a sheet of several questions, each of which then has to keep its guarantee. */
export async function loadSettingsOrSheet(path: string, engine: Engine): Promise<SettingsFile | SheetFile> {
  const text = await loadProtocolText(path);
  if (!looksLikeSheet(text)) return settingsIn(text, path, engine);
  const sheet = readSheet(text, path);
  for (const question of sheet.questions) await ofProtocol(path, async () => checkGuarantee(engine, question));
  return sheet;
}

/** As it stands in the file, for those who do not take our word for it. */
export async function loadProtocolText(path: string): Promise<string> {
  const bytes = await readAll(path, MAX_PROTOCOL_BYTES);
  if (!bytes) throw badProtocol(TOO_LARGE, path);
  return decode(bytes, path);
}

/** Puts the file's path into errors that show a fault of the protocol file only later. */
export async function ofProtocol<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const known = error instanceof SluiceError && ["bad_protocol", "not_certified"].includes(error.code);
    if (!known || error.place.file !== undefined) throw error;
    throw error.at({ ...error.place, file: path });
  }
}

function decode(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw badProtocol("it is not UTF-8 text", path);
  }
}
