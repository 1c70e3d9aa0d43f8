// SPDX-License-Identifier: Apache-2.0
/** The engine at answer time: checks protocols exactly and draws reports. All calls are synchronous. */
import { say, type Value } from "../common/said.js";
import { compileWasm, instantiateWasm } from "../common/webassembly.js";
import { type ErrorCode, fail, reasonOf } from "../contract/errors.js";
import { asIndices, checkOwn } from "../contract/parameters.js";
import type { Wasm } from "../contract/platform.js";
import { columnsIn, sideOf } from "../contract/reached.js";
import type { AuditResult, ProtocolFile, Side, WorstRatio } from "../contract/types.js";
import { attributes } from "../protocol/columns.js";
import { flatLifts } from "../protocol/flat-lifts.js";
import { isMarks } from "../protocol/unary-encoding.js";
import { Reader, Writer } from "./bytes.js";
import * as texts from "./texts.js";

/** The module's functions and memory. Addresses are its own. */
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  free(at: number, bytes: number): void;
  check(request: number, bytes: number): number;
  draw(request: number, bytes: number): number;
}

/** Before a reply stand its length and four bytes that are left out. */
const HEAD = 8;

export class AnswerModule {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  /** Throws `crashed` where the page or the system does not let WebAssembly run. */
  static async start(wasm: Wasm | Promise<WebAssembly.Module>): Promise<AnswerModule> {
    try {
      const given = await wasm;
      const module = given instanceof WebAssembly.Module ? given : await compileWasm(given as BufferSource);
      const { exports } = await instantiateWasm(module, {
        env: { emscripten_notify_memory_growth: () => undefined },
      });
      const started = exports as unknown as Exports;
      started._initialize();
      return new AnswerModule(started);
    } catch (error) {
      throw fail(texts.engineNotStarted, reasonOf(error));
    }
  }

  /** The module's memory, which it never gives back. */
  get memoryBytes(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  /** The exact check of what a file states. Throws `bad_protocol` and what else the engine finds. */
  check(file: ProtocolFile): Pick<AuditResult, "holds" | "reason" | "flaw" | "worst" | "slack"> {
    const { secret, data, prior, guarantee, seesSecret } = file;
    const request = new Writer().text(secret.name).texts(secret.categories).text(data.name).texts(data.categories);
    request
      .numbers(Float64Array.from(prior.flat()))
      .u32(data.columns?.length ?? 0)
      .numbers(Uint32Array.from(attributes(data).flat()));
    request
      .text(guarantee.notion)
      .f64(guarantee.epsilon)
      .f64(guarantee.averageLeakage ?? Number.NaN);
    writeParameters(request, file);
    const { points, lengths } = flatLifts(file.certificate.lifts ?? []);
    request.numbers(points).numbers(Float64Array.from(lengths));
    const bounds = [{ level: 1, ...guarantee.bound }, ...(guarantee.bounds ?? [])];
    request.u32(seesSecret ? 1 : 0).numbers(Float64Array.from(bounds, ({ level }) => level));
    request.texts(bounds.map(({ numerator }) => numerator)).texts(bounds.map(({ denominator }) => denominator));
    writeChannel(request, file.channel);
    const reply = this.#call("check", request);
    const holds = reply.u32() === 1;
    const flaw = say([reply.text(), reply.text()], ...valuesFrom(reply));
    const slack = reply.text();
    const worst = reply.u32() === 1 ? worstFrom(reply, isMarks(file.channel), columnsIn(data)) : undefined;
    return {
      holds,
      ...(!holds && { reason: flaw.text, flaw }),
      ...(worst && { worst }),
      ...(holds && worst && { slack }),
    };
  }

  /**
   * A report for every input, drawn with these words. A report is its index. If reports are sets of marks, it is a 1 or
   * 0 for each category, one set after another.
   */
  draw(channel: ProtocolFile["channel"], inputs: Uint32Array, words: BigUint64Array): number[] {
    const request = new Writer();
    writeChannel(request, channel);
    return this.#call("draw", request.numbers(inputs).numbers(words)).u32s();
  }

  #call(name: "check" | "draw", { bytes }: Writer): Reader {
    const { memory, room, free } = this.#exports;
    const at = room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    bytes.fill(0);
    const reply = this.#exports[name](at, bytes.length);
    free(at, bytes.length);
    const length = new DataView(memory.buffer, reply, HEAD).getUint32(0, true);
    // A copy: the next call may move the module's memory.
    const reader = new Reader(new Uint8Array(memory.buffer, reply + HEAD, length).slice());
    free(reply, HEAD + length);
    const code = reader.text();
    if (code === "") return reader;
    const [id, message, remedy] = [reader.text(), reader.text(), reader.text()];
    throw fail([id, code as ErrorCode, message, remedy], ...valuesFrom(reader));
  }
}

function writeParameters(request: Writer, { guarantee, secret, data }: ProtocolFile): void {
  const { parameters = {}, known } = guarantee;
  checkOwn(guarantee.notion, parameters);
  const given = asIndices(parameters, secret, data);
  request
    .f64(given.level)
    .f64(given.alpha)
    .u32(given.ranges ? 1 : 0)
    .u32(known && !known.statistic ? 0 : 1)
    .f64(known?.radius ?? 0);
  for (const rows of [known?.least, known?.most, known?.othersLeast, known?.othersMost, known?.leastSecret])
    request.numbers(Float64Array.from(rows?.flat() ?? []));
  request.numbers(given.secrets).numbers(given.data.cells).numbers(Uint32Array.from(given.neighbours.flat()));
}

function writeChannel(request: Writer, channel: ProtocolFile["channel"]): void {
  const { reports } = channel;
  const marks = isMarks(channel);
  request.text(marks ? channel.marks.other : "").u32(marks ? reports.length : channel.weights.length);
  request
    .u32(reports.length)
    .numbers(marks ? new BigUint64Array() : BigUint64Array.from(channel.weights.flat(), BigInt));
}

/** The contents of a text's holes, each after its kind. */
function valuesFrom(reply: Reader): Value[] {
  return Array.from({ length: reply.u32() }, () => {
    const kind = reply.u32();
    if (kind === 1) return reply.u32();
    return kind === 0 ? reply.text() : say([reply.text(), reply.text()]);
  });
}

function worstFrom(reply: Reader, marks: boolean, columns: number): WorstRatio {
  const [numerator, denominator, level, report] = [reply.text(), reply.text(), reply.f64(), reply.u32()];
  const set = reply.u32s();
  const reached = marks ? { marks: set } : { report };
  return { numerator, denominator, level, ...reached, more: sideFrom(reply, columns), less: sideFrom(reply, columns) };
}

function sideFrom(reply: Reader, columns: number): Side {
  return sideOf({ secret: reply.i32(), data: reply.i32(), known: reply.u32() }, columns);
}
