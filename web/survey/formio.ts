// SPDX-License-Identifier: Apache-2.0
/**
 * Form.io (@formio/js 5, formiojs 4): a plug-in of its SDK, through which all requests of forms go.
 *
 *     Formio.registerPlugin(plugin({ sluice, fields: { smokes: "smoking" }, open: ["town"] }), "sluice");
 *
 * Register it before the first form is made. A submission then holds the report of each field that has a protocol, and
 * what is public: no other field, no metadata. Reports are drawn once, when the form is submitted, and sent again. A
 * draft has only what is public. The plug-in refuses everything else that would send a body, and addresses that
 * components ask for, unless the page says which may be asked.
 *
 * Not seen here: the form, which `lintForm(form, { fields })` and the plug-in with `form` look through. Nor are files
 * that a component uploads by itself, and what scripts of the page do with `form.submission`.
 */

import type { Answer, AnswerTime } from "../../wasm/answer-time/answer-time.js";
import { fail } from "../../wasm/contract/errors.js";
import * as texts from "./errors.js";
import { keysOf, lintForm } from "./formio/lint.js";
import { reasonsOf } from "./linter/reasons.js";
import { isObject } from "./linter/walk.js";
import { checkListed } from "./open-keys.js";
import { type Payload, payloadOf, reportsOf } from "./reports.js";
import { type Memory, type MemoryOption, memoryFor } from "./tab-memory.js";

export { type FormLintOptions, lintForm } from "./formio/lint.js";
export type { FormFinding, FormRuleId } from "./formio/texts.js";
export type { MemoryOption, Payload };

export interface FormioOptions {
  /** The protocols, loaded and checked. */
  sluice: AnswerTime;
  /** The protocol of each field that is private, by the field's key; fields of the form itself, not of containers in it. */
  fields: Readonly<Record<string, string>>;
  /** Keys of fields that are sent as they are. */
  open?: readonly string[];
  /** The form's JSON, or several: refused where `lintForm` finds something. Left out, nobody has looked. */
  form?: object | readonly object[];
  /** Whether components of the form may ask for this address, which may have answers in it; none without this. */
  asks?: (url: string) => boolean;
  /** Whether who reloads the page and answers again sends the same. */
  memory?: MemoryOption;
}

/** The parts that are used of the arguments that plug-ins of the SDK are given. */
export interface RequestArguments {
  type?: string;
  url?: string;
  method?: string;
  data?: unknown;
  formio?: { formUrl?: string };
}

export interface FormioPlugin {
  readonly priority: number;
  preRequest(args: RequestArguments): Promise<void>;
  /** Another person answers: what was drawn is forgotten. */
  nextPerson(): void;
}

interface Submission {
  _id?: unknown;
  state?: unknown;
  data?: unknown;
}

/**
 * Throws `bad_request` if a field has no protocol that is loaded, or is public as well. It also throws if the form
 * gives answers away, or nothing can be kept.
 */
export function plugin({
  sluice,
  fields,
  open = [],
  form = [],
  asks = () => false,
  memory,
}: FormioOptions): FormioPlugin {
  checkListed(open);
  for (const [key, protocol] of Object.entries(fields)) {
    sluice.protocol(protocol);
    if (open.includes(key)) throw fail(texts.fieldPublic, key);
  }
  const forms = [form].flat();
  const found = forms.flatMap((each) => lintForm(each, { fields }));
  if (found.length > 0) throw fail(texts.formLeaks, reasonsOf("formio", found));
  const nowhere = forms.length > 0 && open.find((key) => !forms.some((each) => keysOf(each).has(key)));
  if (nowhere) throw fail(texts.fieldNowhere, nowhere);
  const hashes = Object.entries(fields).map(([key, protocol]) => [key, sluice.protocol(protocol).hash]);
  const sent = remembering((form) => memoryFor(memory, () => JSON.stringify(["formio", form, hashes])));
  const payloadFor = (form: string, data: Record<string, unknown>): Payload => {
    const opened = only(data, open);
    const drawn = sent.of(form, () => {
      const answered = ([key, protocol]: [string, string]) => ({ key, protocol, answer: answerIn(own(data, key)) });
      return payloadOf(sluice, Object.entries(fields).map(answered), opened);
    });
    // A server that refused what is public, or was not reached, gets what the person has put right since.
    return { ...opened, ...reportsOf(drawn) };
  };
  return {
    // Before other plug-ins, which find what is sent and not what was answered.
    priority: Number.MAX_SAFE_INTEGER,
    // Rejects, and never throws: the SDK sends nothing then.
    async preRequest(args) {
      const { data, type = "", url = "", formio } = args;
      const form = formio?.formUrl ?? "";
      sent.meet(form);
      if (data === undefined || data === null) {
        // Without the address: what it is made of may be an answer.
        if (!isOwnSetting(type, url) && !asks(url)) throw fail(texts.formAsksAddress, type && ` (${type})`);
        return;
      }
      // Code that goes on after a failure has nothing to send.
      args.data = null;
      const { _id, state, data: answers } = Object(data) as Submission;
      if (type !== "submission" || !isObject(answers)) throw fail(texts.noSubmission);
      const draft = state === "draft";
      const body = draft ? only(answers, open) : payloadFor(form, answers);
      args.data = { ...(typeof _id === "string" && { _id }), state: draft ? "draft" : "submitted", data: body };
    },
    nextPerson() {
      sent.forget();
      sluice.nextPerson();
    },
  };
}

/**
 * Keeps the payload that was made for each form of the page. It knows the forms that are met, so that what was kept of
 * them can be forgotten.
 */
function remembering(memoryOf: (form: string) => Memory) {
  const forms = new Map<string, { memory: Memory; payload: Payload | undefined }>();
  const meet = (form: string) => {
    const before = forms.get(form);
    if (before) return before;
    const memory = memoryOf(form);
    const now = { memory, payload: memory.read() };
    forms.set(form, now);
    return now;
  };
  // At once, so that a memory that does not work is told before there is a form.
  meet("");
  return {
    meet,
    of(form: string, make: () => Payload): Payload {
      const met = meet(form);
      if (met.payload) return met.payload;
      const payload = make();
      met.memory.keep(payload);
      met.payload = payload;
      return payload;
    },
    forget() {
      for (const { memory } of forms.values()) memory.forget();
      forms.clear();
    },
  };
}

/** No answer is an empty cell. */
const answerIn = (value: unknown): Answer => (value === undefined || value === null ? "" : (value as Answer));

const own = (data: Record<string, unknown>, key: string): unknown => (Object.hasOwn(data, key) ? data[key] : undefined);

const only = (data: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    keys.filter((key) => own(data, key) !== undefined).map((key) => [key, structuredClone(data[key])]),
  );

/**
 * The requests that Form.io's SDK makes by itself. They are made of no answer; but submissions may be searched for by
 * one.
 */
const OWN = /^(form|submissions?|project|projectRoles|accessInfo|currentUser|tempToken|logout)$/;

/** `data.smokes`, `data[smokes]`, wherever it stands in what is asked. */
const SEARCHES = /(?<![\p{L}\p{N}_])data\s*[.[]/iu;

const isOwnSetting = (type: string, url: string): boolean => OWN.test(type) && !searches(url);

/** Receivers read signs in any spelling, and some of them twice; what cannot be read is taken for a search. */
function searches(url: string): boolean {
  let query = url.slice(url.search(/[?;#]|$/));
  for (let before = ""; before !== query; ) {
    if (SEARCHES.test(query)) return true;
    before = query;
    try {
      query = decodeURIComponent(query.replaceAll("+", " "));
    } catch {
      return true;
    }
  }
  return false;
}
