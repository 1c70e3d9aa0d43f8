// SPDX-License-Identifier: GPL-3.0-or-later
/** The module that reads and writes CSV in WebAssembly (core/csv), for one file. */

import packed from "sluice:csv-wasm";
import { unpack } from "../common/inline.js";
import { compileWasm, instantiateWasm } from "../common/webassembly.js";

/** The module's calls, as wasm/binding/csv.cpp says; addresses are its own. */
interface Calls {
  memory: WebAssembly.Memory & { buffer: ArrayBuffer };
  _initialize(): void;
  columns(count: number): number;
  open(separator: number, width: number, line: number, passed: number, stops: number): void;
  room(bytes: number): number;
  add(bytes: number): void;
  read(last: number): number;
  view(): number;
  columnViews(): number;
  listKept(kept: number): number;
  keptTexts(): number;
  begin(columns: number): void;
  keep(column: number, kept: number): void;
  cells(column: number, bytes: number): number;
  ends(column: number, count: number): number;
  codes(column: number, rows: number): number;
  write(rows: number): number;
  text(): number;
  clear(): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** It has memory of its own, which goes with it. Views of the memory are good until the next call. */
export class CsvModule {
  private constructor(readonly calls: Calls) {}

  static async start(): Promise<CsvModule> {
    compiled ??= unpack(packed).then(compileWasm);
    const { exports } = await instantiateWasm(await compiled, {
      env: { emscripten_notify_memory_growth: () => undefined },
    });
    const calls = exports as unknown as Calls;
    calls._initialize();
    return new CsvModule(calls);
  }

  bytes(at: number, count: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.calls.memory.buffer, at, count);
  }

  numbers(at: number, count: number): Uint32Array {
    return new Uint32Array(this.calls.memory.buffer, at, count);
  }
}
