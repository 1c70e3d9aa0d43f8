// SPDX-License-Identifier: GPL-3.0-or-later
/** The host of wasm/binding/stat: gives the module bytes of a file as it asks for them, and takes what it makes of them. */
import { instantiateWasm } from "../../common/webassembly.js";
import { SluiceError } from "../../contract/errors.js";
import type { RandomAccess } from "./random-access.js";
import { TextDecoders } from "./stat-encodings.js";

/** The calls of the module; addresses are its own. */
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(at: number): void;
  read_table(format: number, size: number, rows: number): number;
  encoding_name(): number;
  error_message(): number;
  write_begin(stata: number, rows: number, description: number, bytes: number): number;
  write_texts(texts: number, bytes: number): number;
  write_rows(rows: number, bytes: number): number;
  write_end(): number;
  asyncify_get_state(): number;
  asyncify_start_unwind(area: number): void;
  asyncify_stop_unwind(): void;
  asyncify_start_rewind(area: number): void;
  asyncify_stop_rewind(): void;
}

/** The module waits for something that the host has to fetch or to give away. */
type Wait = { what: "fetch"; at: number; to: number; bytes: number } | { what: "take"; bytes: Uint8Array };

/** Room for what stands on the module's stack while it waits. */
const AREA = 1 << 17;
const REWINDING = 2;
/** The module holds one piece of the file at a time; who sends it to and fro without end would never be done. */
const MOST_FETCHED = 64;

/** How a call of the module ended. */
export interface Outcome {
  /** ReadStat's number of an error, 0 where there was none, or that the module itself stopped. */
  error: number | "trapped" | "restless";
  /** The encoding that the file says its texts are in. */
  encoding: string;
  /** ReadStat's own words. */
  message: string;
}

/** The things that a file is written from. */
interface Written {
  /** How many there will be. */
  rows: number;
  description: Uint8Array;
  texts: Uint8Array;
  pieces: AsyncIterable<Uint8Array>;
}

/** One file, in a module of its own. */
export class StatModule {
  readonly #exports: Exports;
  readonly #file: RandomAccess;
  readonly #area: number;
  readonly #waits: { open: Wait | undefined };
  readonly #decoders: TextDecoders;

  private constructor(exports: Exports, file: RandomAccess, waits: { open: Wait | undefined }, decoders: TextDecoders) {
    this.#exports = exports;
    this.#decoders = decoders;
    this.#file = file;
    this.#waits = waits;
    this.#area = exports.malloc(AREA);
    new Int32Array(exports.memory.buffer, this.#area, 2).set([this.#area + 8, this.#area + AREA]);
  }

  /** @param encoding the encoding of its texts, whatever the file says */
  static async start(wasm: WebAssembly.Module, file: RandomAccess, encoding?: string): Promise<StatModule> {
    const waits: { open: Wait | undefined } = { open: undefined };
    const decoders = new TextDecoders(encoding);
    let module: StatModule | undefined;
    const bytes = (at: number, length: number) => new Uint8Array(exports.memory.buffer, at, length);
    const wait = (asked: () => Wait) => module?.wait(asked);
    const instance = await instantiateWasm(wasm, {
      env: {
        fetch: (at: number, to: number, length: number) => wait(() => ({ what: "fetch", at, to, bytes: length })),
        take: (at: number, length: number) => wait(() => ({ what: "take", bytes: bytes(at, length).slice() })),
        encoding: (at: number, length: number) => decoders.find(String.fromCharCode(...bytes(at, length))),
        decode: (which: number, from: number, length: number, to: number, room: number) =>
          decoders.decode(which, bytes(from, length), bytes(to, room)),
        emscripten_notify_memory_growth: () => undefined,
      },
      // The C library asks for these when it looks for the time and its zone, and when it closes its streams.
      wasi_snapshot_preview1: {
        fd_close: () => 0,
        environ_get: () => 0,
        environ_sizes_get: () => 0,
        // The same rows make the same file: it does not say when.
        clock_time_get: () => 0,
      },
    });
    const exports = instance.exports as unknown as Exports;
    exports._initialize();
    module = new StatModule(exports, file, waits, decoders);
    return module;
  }

  /** Whether texts come as UTF-8, and not as they stand in the file. */
  get decodes(): boolean {
    return this.#decoders.used;
  }

  /** Reads what comes before the rows, or the rows, in pieces that end behind a record. */
  async *read(format: number, rows: boolean): AsyncGenerator<Uint8Array, Outcome> {
    return yield* this.#run(() => this.#exports.read_table(format, this.#file.size, rows ? 1 : 0));
  }

  /** A file from records. `texts` are those that Stata keeps apart from the rows, in their order. */
  async *write(stata: boolean, { rows, description, texts, pieces }: Written): AsyncGenerator<Uint8Array, Outcome> {
    const { write_begin: begin, write_texts: writeTexts, write_rows: writeRows, write_end: end } = this.#exports;
    let outcome = yield* this.#given(description, (at, bytes) => begin(stata ? 1 : 0, rows, at, bytes));
    if (outcome.error === 0 && texts.length > 0) outcome = yield* this.#given(texts, writeTexts);
    for await (const piece of pieces) {
      if (outcome.error !== 0) return outcome;
      outcome = yield* this.#given(piece, writeRows);
    }
    return outcome.error === 0 ? yield* this.#run(end) : outcome;
  }

  async *#given(bytes: Uint8Array, call: (at: number, bytes: number) => number): AsyncGenerator<Uint8Array, Outcome> {
    const { memory, malloc, free } = this.#exports;
    const at = malloc(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const outcome = yield* this.#run(() => call(at, bytes.length));
    if (outcome.error !== "trapped") free(at);
    return outcome;
  }

  /** @internal Called by the module: the first time it is unwound, the second time it goes on. */
  wait(asked: () => Wait): void {
    const { asyncify_get_state: state, asyncify_stop_rewind: goOn, asyncify_start_unwind: unwind } = this.#exports;
    if (state() === REWINDING) {
      goOn();
    } else {
      this.#waits.open = asked();
      unwind(this.#area);
    }
  }

  async *#run(call: () => number): AsyncGenerator<Uint8Array, Outcome> {
    const { asyncify_stop_unwind: unwound, asyncify_start_rewind: rewind } = this.#exports;
    let fetched = 0;
    for (;;) {
      let error: Outcome["error"];
      try {
        error = call();
      } catch (trap) {
        if (trap instanceof SluiceError) throw trap;
        return this.#outcome("trapped");
      }
      const wait = this.#waits.open;
      if (!wait) return this.#outcome(error);
      this.#waits.open = undefined;
      unwound();
      if (wait.what === "take") {
        yield wait.bytes;
        fetched = 0;
      } else {
        fetched += wait.bytes;
        if (fetched > MOST_FETCHED * (this.#file.size + (1 << 20))) return this.#outcome("restless");
        const bytes = await this.#file.read(wait.at, wait.at + wait.bytes);
        new Uint8Array(this.#exports.memory.buffer, wait.to, wait.bytes).set(bytes);
      }
      rewind(this.#area);
    }
  }

  #outcome(error: Outcome["error"]): Outcome {
    const { encoding_name: encoding, error_message: message } = this.#exports;
    return error === "trapped"
      ? { error, encoding: "", message: "" }
      : { error, encoding: this.#text(encoding()), message: this.#text(message()) };
  }

  #text(at: number): string {
    const bytes = new Uint8Array(this.#exports.memory.buffer, at);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)).slice());
  }
}
