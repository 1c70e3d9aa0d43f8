// SPDX-License-Identifier: GPL-3.0-or-later
/** A protocol whose guarantee has been verified, and all that can be done with it. */
import { show } from "../common/checked.js";
import type { KnownProtocol } from "../contract/catalogue.js";
import { fail } from "../contract/errors.js";
import type { Privatised, PrivatisedFile, SpreadsheetSafe } from "../contract/file-types.js";
import type {
  AuditResult,
  CurvePoint,
  Design,
  JointTable,
  Objective,
  ProtocolFile,
  Utility,
  Variable,
  WorstCase,
  WriteMode,
} from "../contract/types.js";
import type { Input } from "../engine/calls.js";
import { toProtocolFile, writeProtocol } from "../protocol/protocol-file.js";
import { readersFile, salted } from "../protocol/readers-file.js";
import { newDeviceSecret } from "../releases/derived-randomness.js";
import { Channel } from "./channel.js";
import type { Connection } from "./connection.js";
import { type CurveFailure, curvePoints } from "./curve.js";
import { results } from "./events.js";
import { checkOptions } from "./options.js";
import { type Answer, type AnyPeople, type PeopleOptions, type PersonOptions, Sampler } from "./people.js";
import { TASK_KEYS, type Watched, watching } from "./progress.js";
import { ReadersSettings, Settings } from "./settings.js";
import { chunksOf, type FileOptions, fileData, isBlob, isStream, itemsOf, jointTable, type Table } from "./source.js";
import * as texts from "./texts.js";

type Signalled = Pick<Watched, "signal">;

export interface FilePrivacy extends Watched, FileOptions {
  /** Whether reports are written, or answers that are drawn from them; "reports" if it is not given. */
  write?: WriteMode | undefined;
  /** Further columns to pass on as they stand; never the secret, never the answer itself. */
  keep?: readonly string[] | undefined;
  /** Those of them that are passed on even where they tell what the reports keep back; others that do are refused. */
  knowingly?: readonly string[] | undefined;
  spreadsheetSafe?: SpreadsheetSafe | undefined;
  /** With `secret`: the column that names people, each once. Without it the number of the row does. */
  person?: string | undefined;
  /** From `newDeviceSecret`: the same answers then have the same reports again. Left out, each is drawn anew. */
  secret?: string | undefined;
}

const FILE_KEYS = ["write", "keep", "knowingly", "spreadsheetSafe", "person", "secret", "dialect", "layout"];
const PEOPLE_KEYS = ["person", "secret", "signal"];

/** The curve of a designed protocol: other protocols beside it. */
export interface CurveOptions extends Signalled {
  /** The protocols to draw; this one if none are given. */
  protocols?: readonly KnownProtocol[] | undefined;
  /** Called where a protocol cannot be designed at a level. Left out, the curve ends with the error. */
  onFailure?: ((failure: CurveFailure) => void) | undefined;
}

/** The file of a design. To write a large channel takes a while, and not all who design one need it. */
class Written {
  readonly #design: Design;
  #file: ProtocolFile | undefined;

  constructor(design: Design, file: ProtocolFile | undefined) {
    this.#design = design;
    this.#file = file;
  }

  get file(): ProtocolFile {
    this.#file ??= toProtocolFile(this.#design);
    return this.#file;
  }

  /** The file with a salt, which it keeps from then on. */
  salted(): ProtocolFile & { salt: string } {
    const file = salted(this.file, newDeviceSecret());
    this.#file = file;
    return file;
  }
}

export class Protocol extends Settings {
  /** All figures of the design, in plain data. */
  readonly details: Design;
  /** So many records were left out when the table was counted, as `missing: "omit"` asked for. */
  readonly omitted: number;
  /** The probability of each report, by names. */
  readonly channel: Channel;
  readonly #connection: Connection;
  readonly #sampler: Sampler;
  readonly #written: Written;

  /** @internal Precondition: the guarantee has been verified. */
  constructor(connection: Connection, details: Design, file?: ProtocolFile, omitted = 0) {
    const written = new Written(details, file);
    super(connection, () => written.file);
    this.details = details;
    this.omitted = omitted;
    this.channel = new Channel(details);
    this.#connection = connection;
    this.#written = written;
    this.#sampler = new Sampler(connection, details, () => this.#file);
  }

  get #file(): ProtocolFile {
    return this.#written.file;
  }

  /** The name of the protocol, such as "optimal". */
  get name(): string {
    return this.details.protocol;
  }
  get notion(): string {
    return this.details.guarantee.notion;
  }
  /** The level of the guarantee, in nats. */
  get epsilon(): number {
    return this.details.guarantee.epsilon;
  }
  get objective(): Objective | undefined {
    return this.details.utility.objective;
  }
  get secret(): Variable {
    return this.details.secret;
  }
  get data(): Variable {
    return this.details.data;
  }
  get utility(): Utility {
    return this.details.utility;
  }
  /** The level that the channel reaches under each notion, in nats; Infinity where a report rules a secret out. */
  get leakage(): Record<string, number> {
    return Object.fromEntries(Object.entries(this.details.leakage).map(([notion, { level }]) => [notion, level]));
  }
  /** The protocol's identity, in hexadecimal: two with the same one draw the same reports with the same chances. */
  get fingerprint(): string {
    return this.#file.certificate.protocol;
  }

  /** The protocol file: `JSON.stringify` of a protocol writes it, and `load` reads it. */
  toJSON(): ProtocolFile {
    return structuredClone(this.#file);
  }

  /** The text of the protocol file, with a line for each row; the same protocol always gives the same bytes. */
  override toString(): string {
    return writeProtocol(this.#file);
  }

  /**
   * The settings for readers, whom the table is not meant for: all that it takes to estimate from reports. They commit
   * to the protocol's file, which has a random salt from then on: keep the file as it is after this call. Estimates by
   * either are then the same.
   */
  forReaders(): ReadersSettings {
    return new ReadersSettings(this.#connection, readersFile(this.#written.salted()));
  }

  /** One person's report, drawn anew at each call; for a person who is named, the same for the same answer. */
  privatise(answer: string | number | boolean, options?: PersonOptions & Signalled): Promise<string>;
  /** A report for each of these people, in order, each drawn anew. */
  privatise<A extends Answer>(answers: readonly A[], options?: PeopleOptions<A> & Signalled): Promise<string[]>;
  /** The same as a stream. */
  privatise<A extends Answer>(
    answers: ReadableStream<A>,
    options?: PeopleOptions<A> & Signalled,
  ): ReadableStream<string>;
  /** A private file of the rows of a file. */
  privatise(file: Blob, options?: FilePrivacy): Promise<PrivatisedFile>;
  /** Reports of people as they come. */
  privatise<A extends Answer>(
    answers: Iterable<A> | AsyncIterable<A>,
    options?: PeopleOptions<A> & Signalled,
  ): AsyncGenerator<string, void, undefined>;
  /** One person's report, of a record that has a property for each column that the protocol reads. */
  privatise(
    record: object & { readonly [Symbol.iterator]?: undefined },
    options?: PersonOptions & Signalled,
  ): Promise<string>;
  privatise(
    given: unknown,
    options: (PersonOptions | AnyPeople | FilePrivacy) & Signalled = {},
  ): Promise<string | string[] | PrivatisedFile> | AsyncGenerator<string, void, undefined> | ReadableStream<string> {
    if (isBlob(given)) return this.#privatiseFile(given, options as FilePrivacy);
    const items = Array.isArray(given) ? undefined : itemsOf(given);
    if (!items) return this.#privatisePeople(given, options);
    checkOptions(options, PEOPLE_KEYS);
    const { signal } = options;
    const people = options as AnyPeople;
    if (isStream(given)) return this.#sampler.stream(chunksOf(given), people, signal);
    return this.#sampler.each(items, people, signal);
  }

  /**
   * The same into a file that the person has chosen, for which nothing of it is kept in memory. The file is there as
   * soon as this resolves, and not at all if it rejects.
   */
  async privatiseInto(handle: FileSystemFileHandle, file: Blob, options: FilePrivacy = {}): Promise<Privatised> {
    return this.#connection.call("privatiseInto", [handle, ...this.#writing(file, options)], watching(options));
  }

  /**
   * The information that protocols keep of the same data at each of these levels, one point after the other. Leaving
   * the loop ends the work.
   */
  curve(levels: readonly number[], options: CurveOptions = {}): AsyncGenerator<CurvePoint, void, undefined> {
    const { secret, data, prior, guarantee, protocol } = this.details;
    const { protocols = [protocol], onFailure, signal } = options;
    const { notion, parameters } = guarantee;
    const table = { secret, data, weights: prior };
    const request = {
      table,
      notion,
      ...(parameters && { parameters }),
      epsilons: [...levels],
      protocols: [...protocols],
    };
    return results((tell, signal) => curvePoints(this.#connection, request, tell, onFailure, signal), signal);
  }

  /** Verifies the guarantee exactly once more; under `table`, the leakage is told for that prior. */
  async audit(table?: Table, { signal }: Signalled = {}): Promise<AuditResult> {
    const under: JointTable | undefined = table && jointTable(table);
    return this.#connection.call("audit", [this.#file, under], { signal });
  }

  /** How bad the channel can be if the table counts the people of a sample, but for a chance of `alpha`. */
  worstCase(alpha?: number, { signal }: Signalled = {}): Promise<WorstCase> {
    return this.#connection.call("worstCase", [this.#file, alpha], { signal });
  }

  async #privatisePeople(given: unknown, options: (PersonOptions | AnyPeople) & Signalled): Promise<string | string[]> {
    checkOptions(options, PEOPLE_KEYS);
    const { signal } = options;
    if (Array.isArray(given)) return this.#sampler.all(given, options, 0, signal);
    const isOne = ["string", "number", "boolean"].includes(typeof given);
    if (!isOne && (typeof given !== "object" || given === null)) throw fail(texts.notPrivatised, show(given));
    return this.#sampler.one(given, options as PersonOptions, signal);
  }

  async #privatiseFile(file: Blob, options: FilePrivacy): Promise<PrivatisedFile> {
    return this.#connection.call("privatise", this.#writing(file, options), watching(options));
  }

  #writing(file: Blob, options: FilePrivacy): Input<"privatise"> {
    checkOptions(options, [...FILE_KEYS, ...TASK_KEYS]);
    const { write = "reports", keep = [], knowingly, spreadsheetSafe, person, secret } = options;
    if (person !== undefined && secret === undefined) throw fail(texts.personWithoutSecret);
    const choice = {
      write,
      keep: [...keep],
      ...(knowingly && { knowingly: [...knowingly] }),
      ...(spreadsheetSafe && { spreadsheetSafe }),
      ...(secret !== undefined && { once: { secret, ...(person !== undefined && { person }) } }),
    };
    return [fileData(file, options), this.#file, choice];
  }
}
