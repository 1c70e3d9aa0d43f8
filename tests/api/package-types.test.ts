// SPDX-License-Identifier: GPL-3.0-or-later
/** The declarations of the npm package, as projects that use it see them. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import ts from "typescript";
import { isolated } from "./package-exports.js";

const built = join(process.cwd(), ".build", "package");
const temporary = mkdtempSync(join(tmpdir(), "sluice-types-"));
after(() => rmSync(temporary, { recursive: true, force: true }));
mkdirSync(join(temporary, "node_modules"));
symlinkSync(built, join(temporary, "node_modules/sluice"));
symlinkSync(join(process.cwd(), ".build/package-ask"), join(temporary, "node_modules/sluice-ask"));
writeFileSync(join(temporary, "package.json"), JSON.stringify({ type: "module" }));

const { exports } = JSON.parse(readFileSync(join(built, "package.json"), "utf8"));
const paths = Object.keys(exports).filter((path) => typeof exports[path] === "object");
const nameOf = (path: string) => `sluice${path.slice(1)}`;

const resolutions: Record<string, ts.CompilerOptions> = {
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

/** A program of this source alone, everything checked as strictly as can be. */
function compiled(source: string, options: ts.CompilerOptions, name = "consumer.ts") {
  const file = join(temporary, name);
  writeFileSync(file, source);
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    ...options,
    noEmit: true,
  });
  const errors = ts.getPreEmitDiagnostics(program).map(({ messageText, file: at }) => {
    return `${at?.fileName.replace(temporary, "") ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
  return { program, errors, file };
}

const consumer = `
${paths.map((path, i) => `import * as m${i} from "${nameOf(path)}";\nvoid m${i};`).join("\n")}
import { design, load as read, type Protocol, Sluice, SluiceError } from "sluice";
import { type AnswerTime, load } from "sluice/answer";
import { privatise, type SurveyModel } from "sluice/surveyjs";
declare const survey: SurveyModel;
export async function use(text: string): Promise<AnswerTime> {
  const sluice = new Sluice({ workerUrl: new URL("https://example.org/worker.js") });
  const protocol: Protocol = await sluice.load(text);
  sluice.close();
  const answers = await load({ protocols: { region: protocol.toJSON() } });
  const report: string = answers.privatise("region", "north");
  privatise(survey, { sluice: answers });
  if (report === "") throw new SluiceError({ code: "bad_request", id: "x", values: {}, text: "", remedy: "", place: {} });
  return answers;
}
`;

for (const [name, options] of Object.entries(resolutions)) {
  test(`all of it compiles by ${name}, the declarations themselves too, and a wrong use does not`, () => {
    assert.deepEqual(compiled(consumer, options).errors, []);
    const wrong = `import { Sluice } from "sluice"; new Sluice({ wokerUrl: "x" }); export const n: number = new Sluice().close();`;
    assert.equal(compiled(wrong, options).errors.length, 2);
  });
}

/** Records, lists, a table and a file, and how a program may ask for a design of each. */
const asked = (
  calls: string[],
) => `import { type Answer, compare, curve, design, load, loadReaders, type Protocol, Sluice } from "sluice";
  declare const people: { ill: string; region: string; age: number | null }[];
  declare const lists: [string, string][];
  declare const table: { secret: { name: string; categories: string[] }; data: { name: string; categories: string[] }; weights: number[] };
  declare const file: File;
  declare const later: AsyncIterable<{ ill: string; region: string }>;
  declare const stream: ReadableStream<{ ill: string; region: string }>;
  declare const protocol: Protocol;
  const columns = { secret: "ill", share: "region" } as const;
  ${calls.map((call, i) => `export const asked${i} = async (): Promise<unknown> => ${call};`).join("\n")}`;

/** The calls in which the compiler finds something wrong. */
function refused(calls: string[]): string[] {
  const { program, file } = compiled(asked(calls), resolutions.bundler ?? {});
  const source = program.getSourceFile(file);
  const lines = source?.text.split("\n") ?? [];
  const found = ts.getPreEmitDiagnostics(program, source).map(({ start = 0 }) => {
    return lines[source?.getLineAndCharacterOfPosition(start).line ?? -1] ?? "";
  });
  return calls.filter((call) => found.some((line) => line.endsWith(`=> ${call};`)));
}

test("each way to ask compiles, and a wrong notion, protocol, column, parameter or result does not", () => {
  const good = [
    'design(people, { secret: "ill", share: ["region", "age"], lip: 0.5 })',
    'design(people, { ...columns, ldp: 1, protocol: "grr", missing: "omit", signal: AbortSignal.timeout(9), seconds: 1 })',
    "design(people, { ...columns, alip: 1, lower: 2 })",
    'design(people, { ...columns, profile: 1, neighbours: [["yes", "no"]] })',
    "design(people, { ...columns, rldp: 1 })",
    "design(people, { ...columns, rldp: 1, alpha: 0.01 })",
    "design(people, { ...columns, srlip: 1 })",
    'design(lists, { ...columns, columns: ["ill", "region"], lip: 1 })',
    "design(table, { lip: 1 })",
    "design(file, { ...columns, lip: 1, layout: { skipRows: 1 } })",
    "design(later, { ...columns, lip: 1 })",
    "design(stream, { ...columns, lip: 1 })",
    "design(new Set(people), { ...columns, lip: 1 })",
    'curve(people, { ...columns, lip: [0.1, 1], protocols: ["grr"] }).next()',
    "compare(table, { ldp: 1, orders: [2] })",
    'protocol.privatise("north").then((report) => report.length)',
    "protocol.privatise(people).then((reports) => reports[0]?.length)",
    "protocol.privatise(stream).getReader().read()",
    'protocol.privatise(people, { person: "region", secret: "x" })',
    "protocol.privatise(people, { person: ({ region }, i) => region + i })",
    "protocol.privatise(people[0] ?? {})",
    "protocol.privatise(file, { keep: [] }).then(({ blob }) => blob.size)",
    "protocol.privatise(later).next()",
    'protocol.estimate(["a"]).then(({ data }) => data[0]?.each?.[0])',
    "load(JSON.parse(JSON.stringify(protocol)))",
    'protocol.compareGroups(people, { by: "age" })',
    'protocol.forReaders().estimate(["a"]).then(({ people }) => people)',
    "loadReaders(JSON.stringify(protocol.forReaders())).then((readers) => readers.toJSON().commitment.length)",
  ];
  const wrong = [
    'design(people, { secret: "ill", share: "region", lpi: 0.5 })',
    'design(people, { secret: "ill", share: "region" })',
    'design(people, { ...columns, lip: "0.5" })',
    "design(people, { ...columns, lip: 1, ldp: 1 })",
    "design(people, { ...columns, alip: 1 })",
    "design(people, { ...columns, profile: 1 })",
    'design(people, { ...columns, "per-secret": 1 })',
    "design(people, { ...columns, lip: 1, lower: 2 })",
    'design(people, { ...columns, lip: 1, protocol: "optimale" })',
    'design(people, { ...columns, lip: 1, objective: "count" })',
    'design(people, { secret: "ill", share: "regoin", lip: 1 })',
    "design(people, { lip: 1 })",
    "design(lists, { ...columns, lip: 1 })",
    'design(table, { secret: "ill", share: "region", lip: 1 })',
    'design(people, { ...columns, lip: 1, missing: "drop" })',
    "design(people, { ...columns, lip: [1] })",
    "curve(people, { ...columns, lip: 1 }).next()",
    'curve(people, { ...columns, lip: [1], protocols: ["x"] }).next()',
    'protocol.privatise("north").then((report: number) => report)',
    "protocol.privatise(people).then((reports) => reports[0].length)",
    'design("people.csv", { ...columns, lip: 1 })',
    'protocol.privatise(people, { person: "name" })',
    'protocol.forReaders().privatise("north")',
    "protocol.forReaders().toJSON().prior",
    'protocol.privatise("north", { persons: "anna" })',
  ];
  assert.deepEqual(refused(good), []);
  assert.deepEqual(refused(wrong), wrong);
});

test("no declaration fails in a program without the types of a page or of Node", () => {
  const brings = (path: string) => readFileSync(join(built, exports[path].types), "utf8").includes('lib="dom"');
  const options = { ...resolutions.node16, lib: ["lib.es2022.d.ts"] };
  // React's own need more.
  for (const some of [
    paths.filter((path) => !brings(path)),
    paths.filter((path) => brings(path) && path !== "./react"),
  ]) {
    assert.ok(some.length > 5, `${some}`);
    const code = some.map((path, i) => `import * as all${i} from "${nameOf(path)}"; void all${i};`).join("\n");
    assert.deepEqual(compiled(code, options).errors, []);
  }
  const failing = `export declare const n: HTMLElement;`;
  assert.equal(compiled(failing, options).errors.length, 1);
});

const readme = ["README", "README-ask"].map((name) => readFileSync(`wasm/package/${name}.md`, "utf8")).join("\n");
const shown = [...readme.matchAll(/^```(?:js|ts)\n(.*?)^```/gms)].map(([, code = ""]) => code);
/** The scripts of Vue and Svelte: their compilers are not here. */
const scripts = [...readme.matchAll(/^```(?:vue|svelte)\n<script[^>]*>\n(.*?)^<\/script>/gms)].map(
  ([, code = ""]) => code,
);

/** The files of a project beside the README: its own, and the libraries that it names. */
function besideReadme(): void {
  for (const name of ["smoking", "survey"]) writeFileSync(join(temporary, `${name}.json`), "{}");
  writeFileSync(join(temporary, "styles.d.ts"), 'declare module "*.css";\n');
  writeFileSync(join(temporary, "libraries.d.ts"), libraries);
  for (const [, name = "", code = ""] of readme.matchAll(/\(`(\w+)\.js`\).*?^```js\n(.*?)^```/gms)) {
    writeFileSync(join(temporary, `${name}.ts`), code);
  }
  for (const name of ["survey-core", "survey-js-ui", "jspsych", "react", "vue", "@types/react", "csstype"]) {
    const there = join(temporary, "node_modules", name);
    mkdirSync(join(there, ".."), { recursive: true });
    if (!existsSync(there)) symlinkSync(join(process.cwd(), "node_modules", name), there);
  }
}

test("each example of the README compiles as strictly as can be; one with a slip does not", () => {
  besideReadme();
  assert.ok(shown.length >= 6, `${shown.length} examples`);
  const options = { ...resolutions.bundler, resolveJsonModule: true, skipLibCheck: true };
  const styles = '/// <reference path="./styles.d.ts" />\n/// <reference path="./libraries.d.ts" />\n';
  assert.equal(scripts.length, 3);
  for (const code of [...shown, ...scripts])
    assert.deepEqual(compiled(`${styles}${code}export {};\n`, options).errors, [], code);
  const [slip = ""] = shown.filter((code) => code.includes("url:")).map((code) => code.replaceAll("url:", "ulr:"));
  assert.equal(compiled(`${styles}${slip}export {};\n`, options).errors.length, 1);
});

/** As much of other libraries as the README uses: nothing else of ours needs them. */
const libraries = `declare module "node:fs" {
  export function writeFileSync(path: string, text: string): void;
}
declare module "@angular/core" {
  export const CUSTOM_ELEMENTS_SCHEMA: unique symbol;
  export function Component(is: { selector: string; schemas: symbol[]; template: string }): (component: new () => object, at: unknown) => void;
}
declare module "@rjsf/utils" {
  export type RJSFSchema = { type?: string; properties?: Record<string, { type?: string; title?: string }> };
  export type UiSchema = Record<string, Record<string, unknown>>;
}
declare module "@rjsf/validator-ajv8" {
  const validator: { readonly isValid: () => boolean };
  export default validator;
}
declare module "@rjsf/core" {
  import type { FormEvent, JSXElementConstructor, ReactNode } from "react";
  import type { RJSFSchema, UiSchema } from "@rjsf/utils";
  interface WidgetProps { id: string; name: string; label: string; disabled?: boolean; readonly?: boolean; options: Record<string, unknown> }
  export default function Form(props: {
    schema: RJSFSchema; uiSchema: UiSchema; validator: object; widgets: Record<string, JSXElementConstructor<WidgetProps>>;
    onSubmit: (data: { formData?: object }, event: FormEvent) => void;
  }): ReactNode;
}
declare module "@jsonforms/react" {
  import type { ComponentType, ReactNode } from "react";
  type Renderer = { tester: (uischema: { type: string }) => number; renderer: ComponentType<{ schema: object; uischema: object; enabled: boolean }> };
  export function JsonForms(props: {
    schema: object; uischema: { type: string }; data: object; cells: object[]; renderers: Renderer[]; onChange: (state: { data: object }) => void;
  }): ReactNode;
}
declare module "@jsonforms/vanilla-renderers" {
  export const vanillaCells: object[];
  export const vanillaRenderers: [];
}
declare module "survey-react-ui" {
  export function Survey(props: { model: import("survey-core").Model }): import("react").ReactNode;
}
declare module "survey-vue3-ui" {
  export const SurveyComponent: import("vue").Component;
}
declare module "react-hook-form" {
  export function useForm<T>(): {
    register(name: keyof T & string, rules: { required: boolean }): object;
    handleSubmit(send: (values: T) => Promise<void>): () => Promise<void>;
  };
}
declare module "@tanstack/react-form" {
  export function useForm<T extends object>(options: { defaultValues: T; onSubmit: (form: { value: T }) => Promise<void> }): {
    handleSubmit(): Promise<void>;
    Field: (props: {
      name: keyof T;
      children: (field: { state: { value: string }; handleChange: (value: string) => void }) => import("react").ReactNode;
    }) => import("react").ReactNode;
  };
}
`;

test("in React's JSX and in Vue the element and its wrapper have their types", () => {
  besideReadme();
  const source = (name: string, when: string) => `import { SluiceAnswer, type SluiceAnswerElement } from "sluice/react";
    import { SluiceAnswer as InVue } from "sluice/vue";
    import { createRef } from "react";
    import { type GlobalComponents, h } from "vue";
    import smoking from "./smoking.json";
    const ref = createRef<SluiceAnswerElement>();
    export const all = <form onSubmit={() => ref.current?.payload()}>
      <SluiceAnswer ref={ref} name=${name} label="?" options={["a", { value: "b", label: "B" }]} protocol={smoking} told onSendable={() => {}} onError={({ code, remedy }) => code + remedy} />
      <sluice-answer name=${name} when=${when} told form="f" className="c" onsendable={(event) => event.type}><option value="a">A</option></sluice-answer>
    </form>;
    export const inVue = h(InVue, { name: ${name === "{3}" ? "3" : name}, options: ["a"], onSendable: () => {}, onError: (error) => error.remedy });
    export const known: GlobalComponents["SluiceAnswer"] = InVue;
    document.querySelector("sluice-answer")?.nextPerson();`;
  writeFileSync(join(temporary, "smoking.json"), "{}");
  const options = { ...resolutions.bundler, jsx: ts.JsxEmit.ReactJSX, resolveJsonModule: true };
  assert.deepEqual(compiled(source('"x"', '"read"'), options, "consumer.tsx").errors, []);
  const wrong = compiled(source("{3}", '"never"'), options, "consumer.tsx").errors;
  assert.equal(wrong.length, 4, wrong.join("\n"));
});

test("each example of the README for React compiles; one with a slip does not", () => {
  besideReadme();
  const options = { ...resolutions.bundler, jsx: ts.JsxEmit.ReactJSX, resolveJsonModule: true, skipLibCheck: true };
  const inReact = [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = ""]) => code);
  assert.equal(inReact.length, 7);
  const head = '/// <reference path="./styles.d.ts" />\n/// <reference path="./libraries.d.ts" />\n';
  for (const code of inReact) {
    assert.deepEqual(compiled(`${head}${code}`, options, "consumer.tsx").errors, [], code);
    const slip = code.replace(
      /(?<=smokes.current\?.)draw|(?<=[{ ])protocol(?==)|(?<= )reportsIn(?=,)|(?<=protocol)s(?=:)/,
      "slip",
    );
    assert.notDeepEqual(compiled(`${head}${slip}`, options, "consumer.tsx").errors, [], code);
  }
});

/** Names that examples of the adapters' README do not import, as a page has them. */
const around: Record<string, string> = {
  Serializer: 'import { Serializer } from "survey-core";',
  ExpressionRunner: 'import { ExpressionRunner } from "survey-core";',
  initJsPsych: 'import { initJsPsych } from "jspsych";',
  load: 'import { load } from "sluice/answer";',
  checkSubmission: 'import { checkSubmission } from "sluice/receive";',
  register: 'import { register } from "sluice/surveyjs";',
  privatise: 'import { privatise } from "sluice/surveyjs";',
  sendOnComplete: 'import { sendOnComplete } from "sluice/surveyjs";',
  lintSurvey: 'import { lintSurvey } from "sluice/surveyjs-linter";',
  refused: 'import { refused } from "sluice/surveyjs-linter";',
  tellIn: 'import { tellIn } from "sluice/told";',
  send: 'import { send } from "sluice/send";',
  attach: 'import { attach } from "sluice/jspsych";',
  SluiceExtension: 'import { SluiceExtension } from "sluice/jspsych";',
  smoking: 'import smoking from "./smoking.json" with { type: "json" };',
  taken: 'import taken from "./taken.json" with { type: "json" };',
  json: 'const json = { elements: [{ type: "radiogroup", name: "smokes", isRequired: true, choices: ["never", "now and then", "every day"], sluice: "smoking" }] };',
  survey:
    'import { Model, Serializer as all } from "survey-core"; import * as ours from "sluice/surveyjs"; ours.register(all); const survey = new Model(json);',
  creator:
    "declare const creator: CreatorModel & { saveSurveyFunc: (no: number, done: (no: number, saved: boolean) => void) => void };",
  save: "declare const save: (json: unknown, isRefused: boolean) => Promise<void>;",
  buttons: "declare const buttons: object;",
  Formio: "declare const Formio: { registerPlugin(plugin: object, name: string): void };",
  form: "declare const form: object;",
  address: 'const address = "https://example.org/reports";',
};

/** The names that it needs before it, each once, with what they need themselves. */
function withAround(code: string): string {
  const mentioned = (text: string, name: string) => new RegExp(`(?<![\\w."/])${name}(?![\\w":/])`).test(text);
  const own = [...code.matchAll(/import (?:(\w+)|\{([^}]*)\}) from/g)].map(([all]) => all).join();
  const needed = (text: string): string[] =>
    Object.entries(around).flatMap(([name, line]) =>
      line !== text && mentioned(text, name) && !mentioned(own, name)
        ? [...(line.startsWith("const") || name === "survey" ? needed(line) : []), line]
        : [],
    );
  return `${[...new Set(needed(code))].join("\n")}\n${code}`;
}

/** The same with real settings files. */
function besideAdapters(): void {
  besideReadme();
  for (const name of ["smoking", "taken"])
    writeFileSync(join(temporary, `${name}.json`), readFileSync(`web/survey/examples/protocols/${name}.json`));
}

const ofAdapters = [...readFileSync("web/survey/README.md", "utf8").matchAll(/^```(?:js|ts)\n(.*?)^```/gms)].map(
  ([, code = ""]) => withAround(code),
);

test("each example of the adapters' README compiles as strictly as can be; one with a slip does not", () => {
  besideAdapters();
  assert.ok(ofAdapters.length >= 6, `${ofAdapters.length} examples`);
  const options = { ...resolutions.bundler, resolveJsonModule: true, skipLibCheck: true };
  for (const code of ofAdapters) {
    assert.deepEqual(compiled(`${code}export {};\n`, options).errors, [], code);
    const slip = code.replace(/\b(protocols|words|fields)(?=: )/, "slip");
    assert.notEqual(slip, code);
    assert.notDeepEqual(compiled(`${slip}export {};\n`, options).errors, [], slip);
  }
});

test("the examples of the adapters' README that need no page run as they stand", async () => {
  besideAdapters();
  const alone = ofAdapters.filter((code) => !/declare const|initJsPsych|Formio/.test(code));
  assert.ok(alone.length >= 3, `${alone.length}`);
  for (const [i, code] of alone.entries()) {
    const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    const script = join(temporary, `example${i}.mjs`);
    // A tab keeps things; Node does not.
    const tab = "globalThis.sessionStorage = { getItem: () => null, setItem() {}, removeItem() {} };";
    writeFileSync(script, `${ts.transpileModule(code, { compilerOptions: options }).outputText}\n`);
    writeFileSync(join(temporary, `run${i}.mjs`), `${tab}\nawait import("./example${i}.mjs");\n`);
    await promisify(execFile)(process.execPath, [join(temporary, `run${i}.mjs`)]);
  }
});

test("what is declared is there, and what is there is declared, in a page and in Node", async () => {
  const { program, file } = compiled(consumer, resolutions.node16 ?? {});
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const specifiers = [...(source?.statements ?? [])].filter(ts.isImportDeclaration).map((one) => {
    return one.moduleSpecifier as ts.StringLiteral;
  });
  for (const path of paths) {
    const found = specifiers.find((specifier) => specifier.text === nameOf(path));
    const symbol = found && checker.getSymbolAtLocation(found);
    assert.ok(symbol, path);
    const declared = checker.getExportsOfModule(symbol).filter((one) => {
      const real = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
      return (real.flags & ts.SymbolFlags.Value) !== 0 && !one.declarations?.some(ts.isTypeOnlyExportDeclaration);
    });
    const names = declared.map(({ name }) => name).sort();
    assert.ok(names.length > 0, path);
    for (const condition of ["default", "node"]) {
      const script = exports[path][condition];
      if (!script) continue;
      assert.deepEqual(await isolated(pathToFileURL(join(built, script)).href), names, `${path} ${condition}`);
    }
  }
});
