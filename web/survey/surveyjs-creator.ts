// SPDX-License-Identifier: Apache-2.0
/**
 * For people who design surveys in SurveyJS Creator. The two properties of a question stand in a category of their own,
 * with the settings files that there are as choices. The linter looks after each change. Uses what survey-core and
 * Creator document, and imports neither.
 */
import { readProtocol } from "../../wasm/protocol/protocol-read.js";
import { type Finding, type LintOptions, lintSurvey, type Protocol } from "./surveyjs-linter.js";
import { inLanguage } from "./words/filled.js";

interface Property {
  name: string;
  category: string;
  displayName: string;
  type?: string;
  default?: boolean;
  choices?(question: Element): object[];
  dependsOn?: string[];
  visibleIf?(question: Element): boolean;
}

/** The parts that are used of survey-core's Serializer. */
export interface PropertySerializer {
  addProperty(type: string, property: Property): unknown;
  findProperty(type: string, name: string): unknown;
  removeProperty(type: string, name: string): unknown;
}

/** The parts that are used of Creator's model. */
export interface CreatorModel {
  readonly JSON: unknown;
  readonly onModified: { add(handler: () => void): void };
  notify(message: string, type: "error"): void;
}

/** By the names that questions call them by: the text of a protocol file, or what JSON.parse makes of it. */
type Protocols = Readonly<Record<string, string | object>>;

/** The question that a property's functions are handed. */
interface Element {
  getType(): string;
  readonly sluice?: unknown;
}

const spoken = {
  en: {
    category: "Privacy",
    sluice: "Send a noisy answer, by",
    open: "Send the answer as it is",
    each: "{name}, for each choice",
  },
  nl: {
    category: "Privacy",
    sluice: "Verstuur een antwoord met ruis, volgens",
    open: "Verstuur het antwoord zelf",
    each: "{name}, voor elke keuze",
  },
  de: {
    category: "Datenschutz",
    sluice: "Verrauschte Antwort senden, nach",
    open: "Antwort unverändert senden",
    each: "{name}, für jede Auswahl",
  },
};

/**
 * Tells survey-core of the properties, as `register` of `sluice/surveyjs` does, and Creator how to show them. Before the
 * creator is made. `language` is that of the creator. Throws `bad_protocol`.
 */
export function register(
  serializer: PropertySerializer,
  { protocols, language = "en" }: { protocols: Protocols; language?: string },
): void {
  const words = inLanguage(spoken, language) ?? spoken.en;
  const known = Object.entries(read(protocols));
  const whole = known.map(([name]) => ({ value: name, text: name }));
  // Each choice is taken or not: a protocol with the answer "yes".
  const each = known
    .filter(([, { data }]) => data.categories.length === 2 && data.categories.includes("yes"))
    .map(([name]) => ({ value: { each: name }, text: words.each.replace("{name}", name) }));
  const { category } = words;
  const properties: Property[] = [
    {
      ...{ name: "sluice", category, displayName: words.sluice },
      choices: (question: Element) => (question.getType() === "checkbox" ? [...whole, ...each] : whole),
    },
    {
      ...{ name: "sluicePublic", category, displayName: words.open, type: "boolean", default: false },
      ...{ dependsOn: ["sluice"], visibleIf: (question: Element) => !question.sluice },
    },
  ];
  for (const property of properties) {
    // Without these if `register` of sluice/surveyjs came first.
    if (serializer.findProperty("question", property.name)) serializer.removeProperty("question", property.name);
    serializer.addProperty("question", property);
  }
}

export interface LiveOptions extends Omit<LintOptions, "protocols" | "shapes" | "categoryOf" | "handlers"> {
  protocols: Protocols;
  /** Called with all that the linter says, at first and after each change. */
  found?(findings: readonly Finding[]): void;
}

/**
 * Lints the survey after each change. The creator's own notification shows what is to be refused and was not before.
 * `findings` are those of the survey as it is: a survey for which some are refused cannot be published. Throws
 * `bad_protocol`.
 */
export function attach(
  creator: CreatorModel,
  { protocols, found, ...options }: LiveOptions,
): { readonly findings: readonly Finding[] } {
  const known = read(protocols);
  let findings: readonly Finding[] = [];
  let said = new Set<string>();
  const look = (): void => {
    findings = lintSurvey(creator.JSON, { ...options, protocols: known, shapes: ["set", "matrix"] });
    const texts = findings
      .filter(({ severity }) => severity === "refuse")
      .map(({ message, remedy }) => `${message} ${remedy}`);
    const [first, ...more] = texts.filter((text) => !said.has(text));
    said = new Set(texts);
    // One after the other would hide all but the last.
    if (first !== undefined) creator.notify(more.length > 0 ? `${first} (+${more.length})` : first, "error");
    found?.(findings);
  };
  look();
  creator.onModified.add(look);
  return {
    get findings() {
      return findings;
    },
  };
}

function read(protocols: Protocols): Record<string, Protocol> {
  const all = Object.entries(protocols).map(([name, given]) => {
    return [name, readProtocol(typeof given === "string" ? given : JSON.stringify(given), name)] as const;
  });
  return Object.fromEntries(all);
}
