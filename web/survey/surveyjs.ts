// SPDX-License-Identifier: Apache-2.0
/**
 * For SurveyJS (survey-core 1.12, 2 and 3). A question with the property `sluice` is sent as a report, one with
 * `sluicePublic` as it is, and no other field at all. A private question stands in a frame of its own
 * (surveyjs-frames.ts). With "none", or if a frame cannot ask such a question, it stands in the page, its answer
 * nowhere in the survey's data (surveyjs-vault.ts).
 *
 * `sluice` is the name of a protocol, or says more. `{ each: "name" }` is for several choices that have a report each.
 * `{ protocol: "name", secret: "question" }` is for a channel that sees the secret. Reports are drawn once, when the
 * survey is completed; a survey that gives answers away around this is refused by the linter.
 */

import { type AnswerTime, type LoadOptions, load } from "../../wasm/answer-time/answer-time.js";
import { fail, SluiceError } from "../../wasm/contract/errors.js";
import { unexpected } from "../../wasm/contract/texts.js";
import { hash } from "../../wasm/protocol/identity.js";
import type { DrawnSurvey } from "./disclosure/in-survey.js";
import { tellIn } from "./disclosure.js";
import { provideDrawn } from "./drawn-report.js";
import * as texts from "./errors.js";
import { answersOf } from "./linter/answers.js";
import { eventsOf } from "./linter/model.js";
import { isPrivate, type Question, questions } from "./linter/questions.js";
import { reasonsOf, refusedReasons } from "./linter/reasons.js";
import type { Finding, JsonObject, LintOptions } from "./linter/types.js";
import { checkListed } from "./open-keys.js";
import { listen } from "./own-handlers.js";
import { pageOf } from "./page-of.js";
import { type Drawn, ENVELOPE, type Payload, payloadOf, reportsOf } from "./reports.js";
import { type SendOptions, send } from "./send.js";
import { coverPrivate } from "./surveyjs-cover.js";
import { checkNamed, type Hideable, privateFields, type Several, seenOf, severalOf } from "./surveyjs-fields.js";
import {
  type Completing,
  type FramedSurvey,
  frameOf,
  type Going,
  type PageChange,
  SurveyFrames,
} from "./surveyjs-frames.js";
import { lintModel, type Model, refused } from "./surveyjs-linter.js";
import { type PublicFields, privateUnder, publicFields, sayLeftOut } from "./surveyjs-public.js";
import { type Vault, type VaultSurvey, vaultOf } from "./surveyjs-vault.js";
import { type Memory, type MemoryOption, memoryFor } from "./tab-memory.js";
import { provideWords, type WordsByLanguage, wordsFor } from "./words/words.js";

export { type SendOptions, send } from "./send.js";
export { lintModel, lintSurvey, RULES, refused } from "./surveyjs-linter.js";
export { WITHHELD } from "./surveyjs-vault.js";
export { provideWords, type RespondentWords, type WordsByLanguage } from "./words/words.js";
export type { Finding, LintOptions, MemoryOption, Payload, Several };

interface Event<Options> {
  readonly length?: number;
  add(handler: (survey: SurveyModel, options: Options) => void): void;
}

interface Completed {
  showSaveInProgress(text?: string): void;
  showSaveSuccess(text?: string): void;
  showSaveError(text?: string): void;
}

/** The parts that are used of survey-core's SurveyModel, of any version. */
export interface SurveyModel extends Model, VaultSurvey, FramedSurvey {
  data: Record<string, unknown>;
  locale?: string;
  notify(message: string, type: string): void;
  clear(clearData?: boolean, goToFirstPage?: boolean): void;
  onAfterRenderSurvey: Event<unknown>;
  onCurrentPageChanging: Event<PageChange>;
  onShowingPreview: Event<Going>;
  onCompleting: Event<Completing>;
  onComplete: Event<Completed>;
}

/** The parts that are used of survey-core's Serializer. */
export interface Serializer {
  addProperty(type: string, property: { name: string; type?: string; default?: unknown }): unknown;
  findProperty(type: string, name: string): unknown;
}

/** Tells survey-core of the two properties, so that they survive in a survey's JSON. Before the first model is made. */
export function register(serializer: Serializer): void {
  const all = [{ name: "sluice" }, { name: "sluicePublic", type: "boolean", default: false }];
  for (const property of all) {
    if (!serializer.findProperty("question", property.name)) serializer.addProperty("question", property);
  }
}

export interface SurveyOptions extends Omit<LintOptions, "protocols" | "shapes" | "categoryOf"> {
  /** The protocols, loaded and checked. */
  sluice: AnswerTime;
  /**
   * The text that the person is shown where nothing could be sent; left out, it is said in the survey's language, where
   * we have that.
   */
  failed?: string;
  /**
   * Called each time that something is not sent, or a person is kept from going on, after the survey was attached. It
   * gives answers away by then, a question cannot be asked or drawn, or nobody receives what is sent: the error says
   * which. The error has no answer in it.
   */
  onError?: (error: SluiceError) => void;
  /**
   * Whether who reloads the page and answers again sends the same. Known again are the private questions (keys, choices,
   * protocols) at the page's address: surveys of one page that ask the same are one.
   */
  memory?: MemoryOption;
  /** Keys of the survey's data that no question has and that are sent as they are, such as a number that the page sets. */
  open?: readonly string[];
  /** The address of sluice-frame.htm, if not beside the script; "none" for private questions in the page itself. */
  frame?: string;
  /** Words for respondents, as in `provideWords`. */
  words?: WordsByLanguage;
}

/** The handle on a survey that Sluice is attached to. */
export interface Attached {
  /** The linter's findings that do not keep the survey from being used. */
  readonly warnings: readonly Finding[];
  /** Questions with several reports, and what all of these tell together. */
  readonly several: readonly Several[];
  /**
   * The data that are sent, once the survey has been completed; with a memory also those that were sent before the page
   * was reloaded.
   */
  readonly payload: Payload | undefined;
  /** Keys of the survey's data that were not sent, as no question has them: see `open`. The console names them too. */
  readonly leftOut: readonly string[];
  /** Another person answers: what was drawn is forgotten. */
  nextPerson(): void;
}

/**
 * Attaches reports to a survey, before anything else is. From then on `survey.data` have `WITHHELD` for each private
 * answer; handlers of `onComplete` find reports there. The survey is linted again when it is first drawn and when its
 * page changes. If it gives answers away by then, people are told, and cannot go on. `survey.clear()` makes room for
 * another person. Throws `bad_request` with all that the linter refuses, and where no question is private. It also
 * throws where a handler of `onComplete` is there already, which would find no data.
 */
export function privatise(
  survey: SurveyModel,
  { sluice, failed, onError, memory, open = [], frame, words, ...lint }: SurveyOptions,
): Attached {
  if (words) provideWords(words);
  const protocols = Object.fromEntries([...sluice.protocols].map(([name, { file }]) => [name, file]));
  const lintOptions: LintOptions = { ...lint, protocols, shapes: ["set", "matrix"] };
  const warnings = linted(survey, lintOptions);
  const { all } = questions(survey.toJSON() as JsonObject, lintOptions);
  checkQuestions(survey, all, open);
  const url = frameOf(survey, all, frame);
  if ((survey.onComplete.length ?? 0) > (lint.handlers?.onComplete ?? 0)) throw fail(texts.surveyHandlerBefore);
  for (const one of warnings) console.warn(reasonsOf("surveyjs", [one]));
  const attachment = new Attachment(survey, {
    all,
    lintOptions,
    open,
    sluice,
    url,
    memory: memoryFor(memory, () => hash([pageOf(), asked(all, sluice)])),
    tell: (error) => tellAll(survey, reasonFor(error), { failed, onError }),
  });
  return {
    warnings,
    several: severalOf(all),
    get payload() {
      return attachment.payload && structuredClone(attachment.payload);
    },
    get leftOut() {
      return attachment.leftOut;
    },
    nextPerson: () => attachment.nextPerson(),
  };
}

interface AttachmentOptions {
  all: readonly Question[];
  lintOptions: LintOptions;
  open: readonly string[];
  sluice: AnswerTime;
  /** The address of the frames. */
  url: string | undefined;
  memory: Memory;
  /** Tells the person and the page why nothing is sent. */
  tell: (error: unknown) => void;
}

/** A survey that sends reports, from the first page to the next person. */
class Attachment {
  /** Reports, and what is public, as they are sent. */
  payload: Payload | undefined;
  leftOut: readonly string[] = [];
  /** Nobody sees these before the survey is completed: until then a person may go on and change an answer. */
  #drawn: Payload | undefined;
  /** The survey's data at the end: a person who goes back finds them again. */
  #answered: Record<string, unknown> | undefined;
  readonly #survey: SurveyModel;
  readonly #options: AttachmentOptions;
  readonly #vault: Vault;
  readonly #frames: SurveyFrames;

  constructor(survey: SurveyModel, options: AttachmentOptions) {
    const { all, sluice, url, memory, tell } = options;
    this.#survey = survey;
    this.#options = options;
    this.payload = memory.read();
    this.#vault = vaultOf(survey, new Set(all.filter(isPrivate).map(({ key }) => key)));
    provideDrawn(survey, () => this.payload);
    const report = (key: string) => this.payload?.[key] as string | undefined;
    this.#frames = new SurveyFrames(survey, { all, sluice, url, report, failed: tell });
    this.#listen();
    this.#listenToClear();
    this.#tellLateHandlers();
  }

  nextPerson(): void {
    this.payload = undefined;
    this.#drawn = undefined;
    this.#answered = undefined;
    this.leftOut = [];
    this.#options.memory.forget();
    this.#options.sluice.nextPerson();
    this.#frames.nextPerson();
  }

  #listen(): void {
    const [survey, vault, frames] = [this.#survey, this.#vault, this.#frames];
    listen(survey, "onAfterRenderSurvey", () => this.#unlessRefused({}, vault.hide));
    listen(survey, "onCurrentPageChanging", (_, event) =>
      this.#unlessRefused(event, () => {
        vault.hide();
        if (!frames.leaves(event)) hold(event);
      }),
    );
    listen(survey, "onShowingPreview", (_, event) => {
      if (!frames.previews()) hold(event);
    });
    listen(survey, "onCompleting", (_, event) =>
      this.#unlessRefused(event, () => {
        // The survey is completed once more when the frames have drawn their reports.
        if (this.payload || frames.completes(event)) this.#draw();
        else hold(event);
      }),
    );
    listen(survey, "onComplete", () => this.#complete());
  }

  /** Does something to be sent, or to go on, as the survey is by now: what was changed since is refused as well. */
  #unlessRefused(going: Going, act: () => void): void {
    try {
      linted(this.#survey, this.#options.lintOptions);
      act();
    } catch (error) {
      hold(going);
      this.#options.tell(error);
    }
  }

  /** Nothing of this is sent yet: a later handler of onCompleting may hold the person back. */
  #draw(): void {
    const { sluice, memory } = this.#options;
    this.#drawn = undefined;
    const now = this.#publicNow();
    const answers = seenOf(this.#vault.answers(), questionsOf(this.#survey));
    this.#frames.refuseInPage(answers);
    // After going back reports stay as they were drawn.
    const drawn = this.payload ?? drawnFrom(now, answers, sluice, this.#frames.drawn());
    // Reports that cannot be kept hold the person back: they would be drawn again.
    memory.check(withPublic(now, drawn));
    this.#drawn = drawn;
  }

  #complete(): void {
    if (this.#drawn) this.#makePayload(this.#drawn);
    this.#vault.close();
    // The data of a survey that was not completed by this are not for anybody.
    this.#survey.data = this.payload ? structuredClone(this.payload) : {};
  }

  /**
   * Public answers are read only now, as SurveyJS clears hidden ones after onCompleting. Nor is anything kept before: a
   * person who is held back and reloads the page may give other answers.
   */
  #makePayload(drawn: Payload): void {
    const now = this.#publicNow();
    this.payload = withPublic(now, drawn);
    this.#options.memory.keep(this.payload);
    this.#answered = { ...this.#survey.data };
    this.leftOut = now.leftOut;
    if (now.leftOut.length > 0) console.warn(sayLeftOut(now.leftOut));
  }

  /** By `survey.clear` another person begins, or the same one goes back to the first page. */
  #listenToClear(): void {
    const survey = this.#survey;
    const clear = survey.clear.bind(survey);
    survey.clear = (clearData = true, ...rest) => {
      // A person who goes back to the first page with the answers is the same one.
      if (clearData) this.nextPerson();
      this.#vault.open();
      this.#frames.goOn(() => clear(clearData, ...rest));
      // Once: later answers are newer.
      if (this.#answered) survey.data = this.#answered;
      this.#answered = undefined;
    };
  }

  /** By what comes after the adapter, as analytics does: now, and not when somebody has answered everything. */
  #tellLateHandlers(): void {
    const survey = this.#survey as unknown as Record<string, { add(...handler: unknown[]): void }>;
    let isLinting = false;
    for (const name of eventsOf(survey)) {
      const event = survey[name];
      const add = event?.add.bind(event);
      if (!event || !add) continue;
      event.add = (...handler) => {
        add(...handler);
        if (isLinting) return;
        isLinting = true;
        // Once all of them have come that come together.
        setTimeout(() => {
          isLinting = false;
          this.#unlessRefused({}, () => {});
        });
      };
    }
  }

  #publicNow(): PublicNow {
    const { lintOptions, open } = this.#options;
    const json = this.#survey.toJSON() as JsonObject;
    const { all } = questions(json, lintOptions);
    return { all, ...publicFields(this.#survey, json, all, this.#survey.data, open) };
  }
}

/**
 * Sends what was attached when the survey is completed, and says how that goes. SurveyJS's own "Try again" sends the same
 * once more.
 */
export function sendOnComplete(
  survey: SurveyModel,
  attached: Attached,
  url: string | URL,
  options: SendOptions & { sent?: string; unsent?: string; onError?: SurveyOptions["onError"] } = {},
): void {
  survey.onComplete.add(async (_, saving) => {
    const { payload } = attached;
    if (!payload) return;
    saving.showSaveInProgress();
    try {
      await send(payload, url, options);
      saving.showSaveSuccess(options.sent);
    } catch (error) {
      saving.showSaveError(options.unsent);
      options.onError?.(reasonFor(error));
    }
  });
}

export interface AttachOptions extends Omit<SurveyOptions, "sluice">, Pick<LoadOptions, "protocols" | "wasm"> {
  /**
   * The address that the submission is sent to. Left out, a handler of `onComplete` of your own sends `survey.data`.
   */
  url?: string | URL;
  /** Whether people see below each private question what is sent instead, and with which odds. */
  told?: boolean;
  /** How it is sent, and what the survey says of that. */
  sending?: SendOptions & { sent?: string; unsent?: string };
}

/** React's strict mode calls twice, and a page calls again after a failure: a call that fails closes none of these. */
const attachedTo = new WeakSet<object>();

/**
 * Attaches Sluice to a survey, right after its model is made and before any handler is added. Until the promise is
 * fulfilled nobody can complete the survey, nor where it is refused. It may be called again after a failure. Rejects with
 * what `load` and `privatise` throw.
 */
export async function attach(
  survey: SurveyModel & DrawnSurvey,
  { protocols, wasm, url, told = true, sending, ...options }: AttachOptions,
): Promise<Attached> {
  listen(survey, "onCompleting", (_, event) => {
    if (attachedTo.has(survey)) return;
    hold(event);
    tellFailed(survey, options.failed);
  });
  const uncover = coverPrivate(survey);
  try {
    if (options.words) provideWords(options.words);
    const sluice = await load({ protocols, ...(wasm !== undefined && { wasm }) });
    const { onError } = options;
    const attached = privatise(survey, { sluice, ...options });
    uncover();
    attachedTo.add(survey);
    if (told) tellIn(survey, sluice);
    if (url !== undefined) sendOnComplete(survey, attached, url, { ...sending, ...(onError && { onError }) });
    return attached;
  } catch (error) {
    tellFailed(survey, options.failed);
    throw error;
  }
}

/** The person does not go on. */
const hold = (going: Going): void => {
  going.allow = false;
};

const tellFailed = (survey: SurveyModel, failed: string | undefined): void =>
  // Version 1 passes over what an event's message says.
  survey.notify(failed ?? wordsFor(survey.locale ?? "").failed.survey, "error");

/**
 * The private questions, by which a survey is known again after a reload. They have nothing that a language changes,
 * nor a title. A person who chose another language would be asked anew, and each further report tells more of the same
 * answer.
 */
const asked = (all: readonly Question[], sluice: AnswerTime): unknown[] =>
  all.filter(isPrivate).map(({ key, declared, json }) => {
    const protocol = declared?.protocol;
    const drawnWith = typeof protocol === "string" ? sluice.protocol(protocol).hash : "";
    return [key, drawnWith, declared ?? null, answersOf(json)];
  });

function tellAll(
  survey: SurveyModel,
  reason: SluiceError,
  { failed, onError }: { [option in "failed" | "onError"]: SurveyOptions[option] | undefined },
): void {
  console.error(`Sluice sends nothing: ${reason.message} ${reason.remedy}`);
  tellFailed(survey, failed);
  onError?.(reason);
}

/** For whoever makes the survey. None of our texts has an answer in it; those of others might. */
function reasonFor(error: unknown): SluiceError {
  if (error instanceof SluiceError) return error;
  return fail(unexpected, error instanceof Error ? error.name : "an unknown failure");
}

function refusal(found: readonly Finding[]): SluiceError {
  return fail(texts.surveyLeaks, refusedReasons("surveyjs", found));
}

/** The linter's warnings. Throws `bad_request` with all that it refuses. */
function linted(survey: SurveyModel, lintOptions: LintOptions): readonly Finding[] {
  const found = lintModel(survey, lintOptions);
  if (refused(found)) throw refusal(found);
  return found;
}

/**
 * Throws `bad_request` where no question is private, and where a protocol lies in the survey itself. It also throws
 * where a key that is to be sent as it is has a private answer, or what is kept beside one.
 */
function checkQuestions(survey: SurveyModel, all: readonly Question[], open: readonly string[]): void {
  checkNamed(all);
  // All of it would be left out when it is sent, and nobody would know before there are no data.
  if (!all.some(isPrivate)) throw fail(texts.surveyWithoutProtocols);
  checkListed(open);
  for (const key of open) if (privateUnder(survey, all, key)) throw fail(texts.fieldPublic, key);
}

/** The questions, and what is public of the answers, by now. */
interface PublicNow extends PublicFields {
  all: readonly Question[];
}

/** Reports, with what is public by now. */
const withPublic = ({ fields }: PublicFields, drawn: Payload): Payload => ({
  ...structuredClone(fields),
  ...reportsOf(drawn),
});

function drawnFrom(
  { all, fields }: PublicNow,
  answers: Readonly<Record<string, unknown>>,
  sluice: AnswerTime,
  framed: ReadonlyMap<string, Drawn>,
): Payload {
  const inPage = all.filter(({ key }) => !framed.has(key));
  for (const key of framed.keys()) if (Object.hasOwn(fields, key)) throw fail(texts.fieldsAlike, key);
  const reports = Object.fromEntries([...framed].map(([key, { report }]) => [key, report]));
  const payload = payloadOf(sluice, privateFields(inPage, answers), { ...fields, ...reports });
  for (const [key, { protocol }] of framed) payload[ENVELOPE].protocols[key] = protocol;
  return payload;
}

const questionsOf = (survey: SurveyModel): Hideable[] => survey.getAllQuestions(false, false, false) as Hideable[];
