// SPDX-License-Identifier: Apache-2.0
/**
 * Keeps private answers out of a survey of SurveyJS (survey-core 1.12, 2 and 3). They lie in a closure. The survey's
 * data have one constant in the place of each, whether it is answered or not. So nothing runs because of an answer: no
 * trigger, no condition, no handler of a value. A question still knows its own answer (`value`), by which it is drawn.
 */

/** Stands in the survey's data for a private answer, whatever it is, and for none. */
export const WITHHELD = "(withheld)";

type Values = Record<string, unknown>;
type HashSetter = (hash: Values, key: string, value: unknown) => void;

/** The parts that are used of a question, of any version. */
interface Question {
  readonly errors: readonly unknown[];
  readonly title: string;
  readonly name: string;
  getValueName(): string;
  validate(fireCallback: boolean): boolean;
  updateValueFromSurvey(value: unknown): void;
  getPropertyValueWithoutDefault(name: string): unknown;
  setPropertyValue(name: string, value: unknown): void;
}

/** The parts that are used of a survey, of any version. Its members for values have been there since version 1. */
export interface VaultSurvey {
  valueHashSetDataCallback?: HashSetter | undefined;
  isValidateOnValueChanged?: boolean;
  setValue(name: string, value: unknown, ...more: unknown[]): void;
  updateProgressText?(onValueChanged: boolean): void;
  getAllQuestions(visibleOnly: boolean, designTime: boolean, nested: boolean): object[];
}

export interface Vault {
  /** The answers by the keys of the survey's data. */
  answers(): Values;
  /** Takes in the private questions that have been added, or made anew, since. */
  hide(): void;
  /** Forgets the answers. From here on the survey's data hold what they are given next: reports. */
  close(): void;
  /** Is there again for the next answers. */
  open(): void;
}

/** Properties of a question that hold its answer; others are told of their changes. */
const HOLD = new Set(["value", "renderedValue"]);
/** By what a survey asks a question for its answer: for expressions, and for data in other forms. */
const TELL = ["getFilteredValue", "getStructuredValue", "getPlainData"];
/** By what a survey reads its questions for an expression or a text; while one of these runs, none has its answer. */
const EVALUATE = ["runExpression", "runCondition", "processTextEx", "getProcessedTextValue"];
/**
 * Copies that questions with choices keep beside, to find choices that are loaded later; private questions load none
 * later.
 */
const COPIES = ["cachedValueForUrlRequests", "lastSelectedItemValue"];

/** The state that only this file sees. */
interface Inside {
  readonly keys: ReadonlySet<string>;
  readonly answers: Map<string, unknown>;
  /** Keys that the data which are being set do not have so far: whoever reads them by then takes the answer away. */
  readonly missing: Set<string>;
  isOpen: boolean;
  /** How many expressions and texts are being worked out: one may need another. */
  evaluating: number;
}

/**
 * Members that its own types keep to themselves: what stands between a survey and its data, and how it goes on by
 * itself.
 */
interface Own {
  valuesHash: Values;
  tryGoNextPageAutomatic?(name: string): void;
}
const own = (survey: VaultSurvey) => survey as unknown as Own;

const isHeld = ({ isOpen, keys }: Inside, key: string): boolean => isOpen && keys.has(key);

function answerOf({ answers, missing }: Inside, key: string): unknown {
  if (missing.delete(key)) answers.delete(key);
  return answers.get(key);
}

/** `keys` are those of private questions. */
export function vaultOf(survey: VaultSurvey, keys: ReadonlySet<string>): Vault {
  const inside: Inside = { keys, answers: new Map(), missing: new Set(), isOpen: true, evaluating: 0 };
  const { answers } = inside;
  const hidden = new Set<Question>();
  const veil = coverData(survey, inside);
  coverEvaluation(survey, inside);
  const setValue = survey.setValue.bind(survey);
  survey.setValue = (key, value, ...more) => {
    if (!isHeld(inside, key)) return setValue(key, value, ...more);
    const questions = [...hidden].filter((question) => question.getValueName() === key);
    if (value !== WITHHELD) {
      answers.set(key, value);
      for (const question of questions) question.updateValueFromSurvey(WITHHELD);
    }
    for (const question of questions) afterAnswer(survey, question);
  };
  const hide = (): void => {
    for (const question of survey.getAllQuestions(false, false, false) as Question[]) {
      if (!keys.has(question.getValueName()) || hidden.has(question)) continue;
      hidden.add(question);
      coverQuestion(question, inside);
    }
  };
  hide();
  return {
    hide,
    answers: () => Object.fromEntries([...keys].map((key) => [key, answerOf(inside, key)])),
    close() {
      for (const question of hidden) question.updateValueFromSurvey(undefined);
      answers.clear();
      inside.isOpen = false;
    },
    open() {
      inside.isOpen = true;
      veil();
    },
  };
}

/** SurveyJS does this where a value of its data changes; here none does. */
function afterAnswer(survey: VaultSurvey, question: Question): void {
  if (question.errors.length > 0 || survey.isValidateOnValueChanged) question.validate(true);
  survey.updateProgressText?.(true);
  own(survey).tryGoNextPageAutomatic?.(question.getValueName());
}

/** Takes answers out of the survey's data, now and whenever they are set. Returns what puts the constant in their place. */
function coverData(survey: VaultSurvey, inside: Inside): () => void {
  const { keys, answers, missing } = inside;
  let hash = own(survey).valuesHash;
  const veil = (): void => {
    for (const key of keys) hash[key] = WITHHELD;
  };
  veil();
  Object.defineProperty(survey, "valuesHash", {
    get: () => hash,
    // Data that are set anew take the place of all answers.
    set: (next: Values) => {
      hash = next;
      if (!inside.isOpen) return;
      veil();
      for (const key of keys) missing.add(key);
    },
  });
  const { valueHashSetDataCallback: set } = survey;
  survey.valueHashSetDataCallback = (into, key, value) => {
    const held = isHeld(inside, key);
    if (held) missing.delete(key);
    // Data that were saved before have the constant, which is no answer.
    if (held && value !== WITHHELD) answers.set(key, value);
    const kept = held ? WITHHELD : value;
    if (set) set.call(survey, into, key, kept);
    else into[key] = kept;
  };
  return veil;
}

type Members = Record<string, ((...given: unknown[]) => unknown) | undefined>;

/** Lets expressions and texts that a page works out have the constant, whatever function of theirs asks the question. */
function coverEvaluation(survey: VaultSurvey, inside: Inside): void {
  const members = survey as unknown as Members;
  for (const name of EVALUATE) {
    const own = members[name];
    if (!own) continue;
    members[name] = (...given) => {
      inside.evaluating++;
      try {
        return own.apply(survey, given);
      } finally {
        inside.evaluating--;
      }
    };
  }
}

/** Lets nobody who is told of a question's properties, or asks for its data, have its answer. */
function coverQuestion(question: Question, inside: Inside): void {
  const { answers } = inside;
  const key = question.getValueName();
  const held = new Map<string, unknown>();
  const get = question.getPropertyValueWithoutDefault.bind(question);
  const set = question.setPropertyValue.bind(question);
  let isTelling = false;
  const take = (name: string, value: unknown): void => {
    held.set(name, value);
    if (name === "value") answers.set(key, value);
    isTelling = true;
    // Twice, as the same once more is no change, by which a page draws anew.
    set(name, undefined);
    set(name, WITHHELD);
    isTelling = false;
  };
  const before = [...HOLD].map((name) => [name, get(name)] as const);
  Object.assign(question, {
    getPropertyValueWithoutDefault: (name: string) => {
      // Asked for also where it is not used: a page may note what it reads.
      const own = get(name);
      if (!inside.isOpen || !HOLD.has(name) || isTelling) return own;
      return inside.evaluating > 0 ? WITHHELD : held.get(name);
    },
    setPropertyValue: (name: string, value: unknown) => {
      if (inside.isOpen && HOLD.has(name)) take(name, value);
      else set(name, value);
    },
    valueFromDataCallback: (value: unknown) => (inside.isOpen && value === WITHHELD ? answerOf(inside, key) : value),
    valueToDataCallback: (value: unknown) => (inside.isOpen ? WITHHELD : value),
  });
  const members = question as unknown as Members;
  for (const name of TELL) {
    const own = members[name];
    members[name] = (...given) => {
      if (!inside.isOpen && own) return own.apply(question, given);
      return name === "getPlainData" ? plainData(question) : WITHHELD;
    };
  }
  for (const name of COPIES) Object.defineProperty(question, name, { get: () => undefined, set: () => {} });
  for (const [name, value] of before) if (value !== undefined) take(name, value);
}

/** As survey-core has it, without the answer. */
const plainData = ({ name, title }: Question) => ({
  name,
  title,
  value: WITHHELD,
  displayValue: WITHHELD,
  isNode: false,
  getString: String,
});
