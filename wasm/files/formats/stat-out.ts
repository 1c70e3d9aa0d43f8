// SPDX-License-Identifier: GPL-3.0-or-later
/** A private file as a file of SPSS or Stata, written by ReadStat. The rows are gone through once to know what they are, and once to write them. */
import { hasHalf } from "../../common/characters.js";
import { named, type Said, say } from "../../common/said.js";
import { fail, inFile } from "../../contract/errors.js";
import { StatModule } from "./stat-module.js";
import { bytesOf, nameFor, type StatKind, shortened } from "./stat-names.js";
import * as outTexts from "./stat-out-texts.js";
import { RecordWriter, type StatTable, type StatVariable, writeDescription } from "./stat-records.js";
import {
  AsBefore,
  AsCodes,
  AsNumbers,
  AsTexts,
  type Described,
  MOST_TEXT,
  type StatLike,
  type Way,
} from "./stat-ways.js";
import * as texts from "./texts.js";

/** The facts known of the rows beside their texts. */
export interface StatOutput {
  /** Columns of reports, each with all categories that it may have; with none it has marks. */
  released: { name: string; values: string[] }[];
  /** The file that they come from, where it is one of SPSS, Stata or SAS. */
  like?: StatLike | undefined;
}

export interface StatWriting extends StatOutput {
  /** The name of the file, for errors. */
  name: string;
  stat(): Promise<WebAssembly.Module>;
  onNote?: ((note: Said) => void) | undefined;
}

const PROGRAMS: Record<StatKind, string> = { sav: "SPSS", dta: "Stata" };
/** Versions of the formats: of SPSS since 14, of Stata since 14, the first in UTF-8; rows of SPSS packed, as it does itself. */
const VERSIONS = { sav: 2, dta: 118 };
const COMPRESSION = { sav: 1, dta: 0 };
/** ReadStat's number of texts that Stata keeps apart. */
const LONG = 6;
const PIECE = 1 << 18;

type Rows = AsyncIterable<string[][]>;

/** `rows` are the same each time; the first is the header. */
export async function* toStat(kind: StatKind, rows: () => Rows, writing: StatWriting): AsyncGenerator<Uint8Array> {
  const { name, stat, onNote } = writing;
  const { columns, count } = await planned(kind, rows(), writing);
  const described = columns.map((column) => column.described());
  for (const note of notesOf(columns, kind)) onNote?.(note);
  const nothing = { name, size: 0, read: async () => new Uint8Array() };
  const module = await StatModule.start(await stat(), nothing);
  const long = columns.filter((_, i) => described[i]?.variable.storage.type === LONG);
  const parts = module.write(kind === "dta", {
    rows: count,
    description: writeDescription(tableOf(kind, described, count, writing)),
    texts: long.length > 0 ? await longTexts(rows(), columns, long) : new Uint8Array(),
    pieces: records(rows(), columns, long),
  });
  for (;;) {
    const { done, value } = await parts.next();
    if (!done) yield value;
    else if (value.error === 0) return;
    else throw fail(outTexts.notWritten, PROGRAMS[kind]).at(inFile(name));
  }
}

/** Everything about a column that its cells decide. */
class OutColumn {
  readonly column: string;
  readonly name: string;
  readonly label: string;
  readonly #kind: StatKind;
  readonly #file: string;
  /** The variable that it was in the file that the rows come from. */
  readonly #before: StatVariable | undefined;
  /** Those that have a value for every cell so far, the best first; texts are the last. */
  #ways: Way[];

  constructor(column: string, kind: StatKind, taken: Set<string>, { released, like, name: file }: StatWriting) {
    this.column = column;
    this.#kind = kind;
    this.#file = file;
    this.name = nameFor(column, kind, taken);
    this.#before = like?.table.variables.find(({ name }) => name === column);
    this.label = this.#before?.label || (this.name === column ? "" : column);
    const before = this.#before && like && AsBefore.of(this.#before, like, kind);
    const categories = released.find(({ name }) => name === column)?.values;
    const ways = [...(before ? [before] : []), new AsNumbers(kind)];
    if (!categories) {
      this.#ways = [...ways, new AsTexts(kind)];
    } else if (categories.length === 0) {
      this.#ways = [new AsTexts(kind)];
    } else {
      // Its cells may be fewer: all that it may have decide.
      this.#ways = [...ways, new AsCodes(categories, kind), new AsTexts(kind)];
      for (const category of categories) this.look(category);
    }
  }

  look(cell: string, row?: number): void {
    const place = inFile(this.#file, row === undefined ? {} : { row });
    if (hasHalf(cell)) throw fail(texts.outputHalfCharacter).at(place);
    this.#ways = this.#ways.filter((way) => way.takes(cell));
    const most = MOST_TEXT[this.#kind];
    if (cell.length > most / 4 && bytesOf(cell) > most) {
      throw fail(outTexts.textTooLong, named(this.column), PROGRAMS[this.#kind], most).at(place);
    }
  }

  /** How it is written, once all cells have been looked at. */
  get way(): Way {
    return this.#ways.find((way) => !(way instanceof AsNumbers) || way.some) as Way;
  }

  described(): { variable: StatVariable; labels: Described["labels"] } {
    const { labels, ...rest } = this.way.described();
    const label = this.#cutLabel();
    return { variable: { ...rest, name: this.name, label, labels: labels.length > 0 ? this.name : "" }, labels };
  }

  /** Characters in Stata, bytes in SPSS. */
  #cutLabel(): string {
    return this.#kind === "dta"
      ? shortened(this.label, (text) => [...text].length, 80)
      : shortened(this.label, bytesOf, 255);
  }

  get changed() {
    return {
      name: this.name !== this.column,
      label: this.#cutLabel() !== this.label,
      codes: this.way instanceof AsCodes,
      kind: this.#before !== undefined && !(this.way instanceof AsBefore || this.way instanceof AsCodes),
    };
  }
}

async function planned(kind: StatKind, rows: Rows, writing: StatWriting) {
  let columns: OutColumn[] | undefined;
  let count = 0;
  for await (const batch of rows) {
    for (const cells of batch) {
      if (columns) {
        count++;
        for (const [i, column] of columns.entries()) column.look(cells[i] ?? "", count);
      } else {
        const taken = new Set<string>();
        columns = cells.map((column) => new OutColumn(column, kind, taken, writing));
      }
    }
  }
  return { columns: columns ?? [], count };
}

function notesOf(columns: OutColumn[], kind: StatKind): Said[] {
  const program = PROGRAMS[kind];
  const those = (changed: keyof OutColumn["changed"]) => columns.filter((column) => column.changed[changed]);
  const names = (some: OutColumn[]) => some.flatMap(({ column }) => named(column));
  const renamed = those("name").map(({ column, name }) => say(outTexts.nameAs, named(column), named(name)));
  const [coded, plain, cut] = [those("codes"), those("kind"), those("label")];
  return [
    ...(renamed.length > 0 ? [say(outTexts.namesChanged, program, renamed)] : []),
    ...(coded.length > 0 ? [say(outTexts.answersCoded, names(coded))] : []),
    ...(plain.length > 0 ? [say(outTexts.columnsPlain, names(plain))] : []),
    ...(cut.length > 0 ? [say(outTexts.labelsCut, program, names(cut))] : []),
  ];
}

function tableOf(
  kind: StatKind,
  described: ReturnType<OutColumn["described"]>[],
  rows: number,
  { like }: StatWriting,
): StatTable {
  const variables = described.map(({ variable }) => variable);
  const weighted = kind === "sav" ? like?.table.variables[like.table.weight ?? -1]?.name : undefined;
  const weight = variables.findIndex(({ name, type }) => name === weighted && type === "number");
  return {
    rows,
    version: VERSIONS[kind],
    compression: COMPRESSION[kind],
    label: "",
    variables,
    labels: new Map(
      described.flatMap(({ variable, labels }) => (labels.length > 0 ? [[variable.labels, labels] as const] : [])),
    ),
    ...(weight >= 0 && { weight }),
  };
}

async function* records(rows: Rows, columns: OutColumn[], long: OutColumn[]): AsyncGenerator<Uint8Array> {
  const ways = columns.map((column) => (long.includes(column) ? undefined : column.way));
  const out = new RecordWriter();
  for await (const batch of below(rows)) {
    for (const row of batch) {
      out.begin("R");
      for (let i = 0; i < ways.length; i++) out.value(ways[i]?.value(row[i] ?? "") ?? { kind: "missing" });
      if (out.length > PIECE) yield out.take();
    }
  }
  yield out.take();
}

async function longTexts(rows: Rows, columns: OutColumn[], long: OutColumn[]): Promise<Uint8Array> {
  const at = long.map((column) => columns.indexOf(column));
  const out = new RecordWriter();
  for await (const batch of below(rows)) {
    for (const row of batch) {
      for (const i of at) {
        const value = columns[i]?.way.value(row[i] ?? "");
        out.text(value?.kind === "text" ? value.value : "");
      }
    }
  }
  return out.take();
}

/** Rows without their header. */
async function* below(rows: Rows): AsyncGenerator<string[][]> {
  let header = true;
  for await (const batch of rows) {
    yield header ? batch.slice(1) : batch;
    header &&= batch.length === 0;
  }
}
