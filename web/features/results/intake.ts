// SPDX-License-Identifier: GPL-3.0-or-later
/** Files come in any order: what goes together is put together, and what only the person can know is asked. */

import {
  identityOf,
  isForReaders,
  readSettings,
  type SettingsFile,
  type WriteMode,
  writeProtocol,
} from "../../../wasm/engine/sluice.js";
import { looksLikeSheet } from "../../../wasm/protocol/protocol-check.js";
import { readSheet } from "../../../wasm/protocol/sheet.js";
import { hashOf, hasLinkedProtocol } from "../../facts/protocol-link.js";
import { sample } from "../../facts/sample.js";
import { messages } from "../../messages/results.js";
import type { OpenedProtocol } from "../../session/opened-protocol.js";
import type { Host } from "../../session/store.js";
import { asText, hasCodes, withInbox } from "./inboxes.js";
import { pastedFile } from "./pasted-counts.js";
import { provedSettings } from "./proved-settings.js";
import { nothingFound, type ReceivedReports } from "./received-reports.js";
import { initialResultsState, type Question, type ResultsState } from "./results-state.js";
import { apartFrom, sorted } from "./sorted-files.js";

/** All that is worked out of noisy answers besides how common each answer is. */
export interface Analyses {
  /** As was asked before, for what has been counted since. */
  again(): Promise<void>;
  /** With a second question, which the same people answered. */
  cross(settings: File): Promise<void>;
}

export class Intake {
  readonly #host: Host<ResultsState>;
  readonly #settings: OpenedProtocol;
  readonly #reports: ReceivedReports;
  readonly #analyses: Analyses;
  /** Tables that seem to be here already, which is asked about once the others are counted. */
  #twice: File[] = [];

  constructor(host: Host<ResultsState>, settings: OpenedProtocol, reports: ReceivedReports, analyses: Analyses) {
    this.#host = host;
    this.#settings = settings;
    this.#reports = reports;
    this.#analyses = analyses;
  }

  /** All that can be said of what is here. */
  async count(): Promise<void> {
    await this.#reports.count();
    await this.#analyses.again();
    this.#askOfTwice();
  }

  #askOfTwice(): void {
    const { adopted, received, question } = this.#host.state;
    if (this.#twice.length === 0 || question || (adopted && !received)) return;
    const tables = this.#twice;
    this.#twice = [];
    this.#host.set({ question: { about: "more", tables, twice: tables } });
  }

  /** Files that were chosen or dropped. */
  async take(files: File[]): Promise<void> {
    if (files.length === 0) return;
    const found = await sorted(files);
    found.tables = await withInbox(found.tables);
    if (this.#isSample) this.clear();
    const { question, received } = this.#host.state;
    // It is about what was pasted in vain: what has been counted has no error.
    if (received) this.#host.clear("reports");
    // Files that have been asked about, without an answer, come along.
    const asked = question?.about === "settings" ? question.settings : [];
    const waiting = question && "tables" in question ? question.tables : [];
    const tables = [...waiting, ...found.tables];
    if (question?.about === "another") {
      if (found.settings.length === 0) {
        this.#host.set({ question: { ...question, tables } });
        return;
      }
      asked.push(question.settings);
    }
    const settings = [...asked, ...found.settings];
    if (settings.length > 1) {
      this.#host.set({ question: { about: "settings", settings: await this.#withAdopted(settings), tables } });
      return;
    }
    const [one] = settings;
    if (one) return this.#takeSettings(one, tables);
    return this.#takeTables(tables);
  }

  /** Text that was pasted. */
  async paste(text: string): Promise<void> {
    this.#host.clear("reports");
    const { adopted, further } = this.#host.state;
    const protocols = [...(adopted ? [adopted.protocol] : []), ...further.map(({ protocol }) => protocol)];
    const names = protocols.flatMap(namesOf);
    await this.#host.attempt("reports", async () => {
      const whole = asText(text, `${messages.reports.pastedName}.txt`);
      // Mails, chats, whatever stands around the codes of noisy answers.
      if (await hasCodes(whole)) return this.take([whole]);
      const lines = text.split(/\r\n|\r|\n/);
      const at = lines.findIndex(isLinkToQuestion);
      if (at < 0) return this.take([pastedFile(text, names)]);
      const settings = await this.#linkedSettings(lines[at] ?? "");
      // The others keep their numbers.
      const others = lines.map((line, i) => (i === at ? "" : line)).join("\n");
      if (others.trim() === "") return this.take([settings]);
      const own = await settings.text();
      const linked = looksLikeSheet(own) ? readSheet(own).questions : [readSettings(own)];
      return this.take([settings, pastedFile(others, [...names, ...linked.flatMap(namesOf)])]);
    });
  }

  /** Somebody who has lost the settings file still has the link that people were sent. */
  async #linkedSettings(link: string): Promise<File> {
    const text = await this.#settings.textOfLink(hashOf(link.trim()));
    return new File([text], messages.reports.linkName, { type: "application/json" });
  }

  get #isSample(): boolean {
    return this.#host.state.adopted?.name === "";
  }

  /** Settings that are open are among those that can be meant, unless what is here does not fit them. */
  async #withAdopted(settings: File[]): Promise<File[]> {
    const { adopted, received, tables } = this.#host.state;
    if (!adopted || (!received && tables.length > 0)) return settings;
    const all = await Promise.all(settings.map(identityIn));
    if (all.includes(identityOf(adopted.protocol))) return settings;
    return [this.#fileOf(adopted), ...settings];
  }

  #fileOf({ name, protocol }: { name: string; protocol: SettingsFile }): File {
    return this.#settings.file ?? new File([writeProtocol(protocol)], name, { type: "application/json" });
  }

  /** One of several settings, as somebody has chosen, and tables that came along. */
  async use(file: File, tables: File[]): Promise<void> {
    const { adopted } = this.#host.state;
    this.#host.set({ question: undefined });
    const isSame = adopted && (await identityIn(file)) === identityOf(adopted.protocol);
    if (!isSame) return this.#openWith(file, tables);
    if (tables.length > 0) return this.#takeTables(tables);
    return this.dismiss();
  }

  /** Tables that are here already stay. */
  async #openWith(file: File, tables: File[]): Promise<void> {
    const { adopted } = this.#host.state;
    if (adopted) {
      await this.open(file);
      // They count as another job, so that it is asked how they go together.
      if (tables.length > 0) await this.#takeTables(tables, true);
      return;
    }
    const { fresh, twice } = await apartFrom(this.#host.state.tables, tables);
    this.#twice = [...this.#twice, ...twice];
    this.#host.set({ tables: [...this.#host.state.tables, ...fresh] });
    await this.open(file);
    // Settings that cannot be opened leave the question to the next ones.
    if (!this.#host.state.adopted) this.#askOfTwice();
  }

  async #takeSettings(file: File, tables: File[]): Promise<void> {
    const { adopted, received, further, tables: here } = this.#host.state;
    const isIdle = !received && further.length === 0;
    if (await isSheet(file)) return this.#openWith(file, tables);
    if (!adopted || (isIdle && tables.length === 0 && here.length > 0)) return this.#openWith(file, tables);
    this.#host.clear("data");
    await this.#host.attempt("data", async () => {
      const protocol = readSettings(await file.text(), file.name);
      // The same once more.
      if (identityOf(protocol) === identityOf(adopted.protocol)) {
        if (tables.length === 0) return;
        await (this.#host.state.question?.about === "more" ? this.#takeTables(tables) : this.#addTables(tables));
        return;
      }
      if (isIdle && here.length > 0 && this.#fitting().length === 0) {
        // Tables that did not fit give way.
        this.clear();
        await this.#openWith(file, tables);
        return;
      }
      this.#host.set({ question: { about: "another", settings: file, protocol, tables } });
    });
    // Settings that cannot be read take no answers with them.
    if (this.#host.state.errors.data && tables.length > 0 && this.#host.state.adopted) await this.#takeTables(tables);
  }

  /** Decides on other settings, and then on the tables that came with them. */
  async another(
    { settings, tables }: Question & { about: "another" },
    how: "instead" | "pool" | "cross" | "keep",
  ): Promise<void> {
    if (how === "instead") return this.#openWith(settings, tables);
    if (how === "pool") await this.poolWith(settings);
    else await this.dismiss();
    if (how === "cross") await this.#analyses.cross(settings);
    if (tables.length > 0) await this.#takeTables(tables, true);
  }

  /** Opens settings in the place of others; tables stay, and are counted by them. */
  async open(file: File): Promise<void> {
    this.#host.set({ question: undefined });
    if (await this.#settings.open(file)) await this.count();
  }

  /** Tables but for the one that could not be counted, or of which it is asked whether it holds noisy answers. */
  #fitting(): File[] {
    const { tables, question } = this.#host.state;
    const asked = question?.about === "real" || question?.about === "column" ? question.file : undefined;
    return tables.filter((file) => file !== this.#reports.failed && file !== asked);
  }

  /** @param all whether what did not fit stays: nobody has seen yet that it does not */
  async #takeTables(files: File[], all = false): Promise<void> {
    const { fresh, twice } = await apartFrom(all ? this.#host.state.tables : this.#fitting(), files);
    // Meanwhile others may have come.
    const { tables, adopted, received, further, pooled } = this.#host.state;
    // Tables that did not fit give way.
    const kept = all ? tables : this.#fitting();
    const isMore = kept.length > 0 && fresh.length === 0;
    // Settings without answers wait for theirs, as answers do for settings.
    const joins = kept.length === 0 || kept.length < tables.length || !received;
    if (!isMore && (joins || !adopted || (further.length > 0 && !pooled))) {
      this.#twice = twice;
      return this.setTables([...kept, ...fresh]);
    }
    this.#host.set({ question: { about: "more", tables: files, twice } });
  }

  /** Tables that came with the settings that are open: of the same survey. */
  async #addTables(files: File[]): Promise<void> {
    const kept = this.#fitting();
    const { fresh, twice } = await apartFrom(kept, files);
    if (fresh.length === 0) return this.#takeTables(files);
    this.#twice = twice;
    const { apart } = this.#host.state;
    await this.setTables([...kept, ...fresh], apart);
  }

  /** Decides on further tables. */
  async more(files: File[], how: "add" | "compare" | "instead"): Promise<void> {
    await this.setTables(how === "instead" ? files : [...this.#fitting(), ...files], how === "compare");
  }

  /** Tables that are here already are not taken; of the others it is asked as before. */
  async leave(files: File[], twice: File[]): Promise<void> {
    await this.dismiss();
    const others = files.filter((file) => !twice.includes(file));
    if (others.length > 0) await this.#takeTables(others);
  }

  async setTables(tables: File[], apart = false): Promise<void> {
    this.#host.set({ tables, apart, written: "reports", comparing: initialResultsState.comparing });
    await this.count();
  }

  /** Each settings file was used for other people: one of them is opened as any other, the rest are proved beside it. */
  async pool(all: File[], tables: File[]): Promise<void> {
    const [first, ...others] = all;
    if (first) {
      // Tables that came before their settings are meant as well.
      const here = this.#host.state.tables;
      const { fresh, twice } = await apartFrom(here, tables);
      this.clear();
      this.#twice = twice;
      this.#host.set({ tables: [...here, ...fresh] });
      if (!(await this.#settings.open(first)) || !this.#host.state.adopted) return;
      for (const file of others) if (!(await this.#addSettings(file))) return;
    }
    await this.count();
  }

  /** The same people answered two questions: the first settings are opened as any other, with the tables. */
  async cross([first, second]: [File, File], tables: File[]): Promise<void> {
    await this.use(first, tables);
    if (this.#host.state.adopted) await this.#analyses.cross(second);
  }

  /** Puts the second of two questions first, so that its own numbers are shown. */
  async swap(): Promise<void> {
    const { adopted, second } = this.#host.state;
    if (adopted && second) await this.cross([second.file, this.#fileOf(adopted)], []);
  }

  /** One more beside those that are open; the tables that are here were made with these. */
  async poolWith(file: File): Promise<void> {
    const { tables, further } = this.#host.state;
    if (further.length === 0) for (const table of tables) this.#reports.pair(table, 0);
    if (await this.#addSettings(file)) await this.count();
  }

  async #addSettings(file: File): Promise<boolean> {
    this.#host.set({ question: undefined });
    await this.#host.attempt("data", async () => {
      const one = await provedSettings(this.#host, file);
      this.#host.set({
        further: [...this.#host.state.further, one],
        second: undefined,
        crossed: undefined,
        apart: false,
      });
    });
    return this.#host.state.errors.data === undefined;
  }

  /** Somebody has said that noise was added to this table, and how it was written. */
  async isNoisy(file: File, written: WriteMode): Promise<void> {
    this.#reports.isNoisy(file);
    this.#host.set({ written });
    await this.count();
  }

  /** Somebody has said which column holds the noisy answers, or that none does. */
  async isIn(file: File, column: string | undefined): Promise<void> {
    this.#reports.setColumn(file, column);
    await this.count();
  }

  /** All stays as it is; what was asked before is asked again. */
  async dismiss(): Promise<void> {
    this.#host.set({ question: undefined });
    const { adopted, tables, received, errors } = this.#host.state;
    if (adopted && tables.length > 0 && !received && !errors.reports) await this.count();
  }

  /** Everything goes. */
  clear(): void {
    this.#reports.cancel();
    this.#twice = [];
    const { tables, written, apart, further, paired, comparing } = initialResultsState;
    this.#host.set({
      ...nothingFound,
      tables,
      written,
      apart,
      further,
      second: undefined,
      sheet: undefined,
      shrink: undefined,
      paired,
      comparing,
      adopted: undefined,
      design: undefined,
      prior: undefined,
      question: undefined,
      errors: {},
    });
  }

  /** Settings for the sample, and noisy answers drawn by them. */
  async openSample(): Promise<void> {
    this.clear();
    await this.#settings.openSample();
    const { adopted } = this.#host.state;
    if (adopted?.name !== "" || isForReaders(adopted.protocol)) return;
    const { protocol } = adopted;
    await this.#host.attempt("reports", async () => {
      const { files } = await this.#host.engines;
      const { blob, name } = await files.privatise(sample(protocol.data.name), protocol, {
        write: "reports",
        keep: [],
      });
      if (this.#host.state.adopted !== adopted) return;
      await this.setTables([new File([blob], name, { type: "text/csv" })]);
    });
  }
}

const isLinkToQuestion = (line: string): boolean => !/\s/.test(line.trim()) && hasLinkedProtocol(hashOf(line.trim()));

/** The names of noisy answers and of true ones. */
const namesOf = ({ channel, data }: SettingsFile): string[] => [...(channel.reports ?? []), ...data.categories];

async function isSheet(file: File): Promise<boolean> {
  try {
    return looksLikeSheet(await file.slice(0, 64).text());
  } catch {
    // Reading it as settings says what is wrong with it.
    return false;
  }
}

/** Undefined where they cannot be read, which opening them says. */
async function identityIn(file: File): Promise<string | undefined> {
  try {
    return identityOf(readSettings(await file.text(), file.name));
  } catch {
    return undefined;
  }
}
