// SPDX-License-Identifier: GPL-3.0-or-later
/** Frameworks that surveys are written in: how a project is made, and which example of the package's README is put into it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../wasm/toolchain/root.mjs";

/**
 * `make`: the framework's own command, which creates the project in a folder of this name. `from`: the package whose version
 * is told.
 * `also`: packages beside ours. `example`: words that only this example of the README has, and the file it becomes.
 * `more`: what a person writes beside it, by file. `copies`: what they copy, from our dist/. `built`, `dev`: commands that
 * serve; left out, the folder `out` is served as it is. `by`: how the question is answered.
 * @typedef {{ name: string, from?: string, make: (name: string) => string[], also?: string[], example: [words: string, file: string],
 *   more?: Record<string, string>, copies?: Record<string, string>, build?: string[], built?: (port: number) => string[],
 *   dev?: (port: number) => string[], out?: string, json: string, by: "form" | "survey" | "experiment", survey?: string }} Framework
 */

const readme = readFileSync(join(root, "wasm/package/README.md"), "utf8");
export const smoking = readFileSync(join(root, "web/survey/examples/protocols/smoking.json"), "utf8");

/** The one example of the README that has all of these words. @param {string} words */
export function exampleWith(words) {
  const blocks = [...readme.matchAll(/^```\w+\n(.*?)^```/gms)].map(([, code = ""]) => code);
  const found = blocks.filter((code) => words.split(" ").every((word) => code.includes(word)));
  if (found.length !== 1) throw new Error(`${found.length} examples of the README have ${words}`);
  return /** @type {string} */ (found[0]);
}

/** The survey that the README shows the elements of. */
export const surveyJson = () => `{ "elements": [${exampleWith('"sluicePublic": true')}] }\n`;

/** @param {string} template */
const byVite = (template) => ({
  make: (/** @type {string} */ name) =>
    `npm create --yes vite@9.3.0 ${name} -- --template ${template} --no-interactive`.split(" "),
  json: "src/smoking.json",
  build: ["npm", "run", "build"],
  built: (/** @type {number} */ port) => `npx vite preview --strictPort --port ${port}`.split(" "),
  dev: (/** @type {number} */ port) => `npx vite --strictPort --port ${port}`.split(" "),
});
/** A module, in a folder that npm knows. @param {string} name */
const byHand = (name) => ["sh", "-c", `mkdir ${name} && cd ${name} && npm init --yes --init-type=module`];
const inReact = byVite("react-ts");
const inVue = byVite("vue-ts");
const plain = byVite("vanilla-ts");
const react18 = ["react@18.3.1", "react-dom@18.3.1", "@types/react@18", "@types/react-dom@18"];

/** The program that calls an example that hands its data on. */
const habits = {
  "src/App.tsx": `import { Habits } from "./Habits";

const send = async (data: object) => {
  await fetch("/reports", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(data) });
};

export default function App() {
  return <Habits send={send} />;
}
`,
};

const formInReact = { ...inReact, by: /** @type {const} */ ("form") };
/** @type {[string, string]} */
const inApp = ["sluice/react method=", "src/App.tsx"];
/** @type {[string, string]} */
const surveyInReact = ["survey-react-ui", "src/App.tsx"];
/** @type {[string, string]} */
const surveyInVue = ["survey-vue3-ui", "src/App.vue"];
const inSurvey = { by: /** @type {const} */ ("survey"), survey: "src/survey.json" };

/** @type {Framework[]} */
export const frameworks = [
  { name: "React", from: "react", ...formInReact, example: inApp },
  { name: "React", from: "react", ...formInReact, also: react18, example: inApp },
  { name: "Vue", from: "vue", ...inVue, by: "form", example: ["sluice/vue", "src/App.vue"] },
  {
    name: "Svelte",
    from: "svelte",
    ...byVite("svelte-ts"),
    by: "form",
    example: ["<script sluice/form-define", "src/App.svelte"],
  },
  {
    name: "Preact",
    from: "preact",
    ...byVite("preact-ts"),
    by: "form",
    example: ["sluice/react method=", "src/app.tsx"],
    // The template's has another export.
    more: {
      "src/main.tsx": `import { render } from "preact";
import App from "./app.tsx";

render(<App />, document.getElementById("app")!);
`,
    },
  },
  {
    name: "Angular",
    from: "@angular/core",
    make: (name) =>
      `npx --yes @angular/cli@21.2.24 new ${name} --defaults --skip-git --skip-install --ssr=false --style=css`.split(
        " ",
      ),
    example: ["CUSTOM_ELEMENTS_SCHEMA", "src/app/app.ts"],
    copies: { "sluice-frame.htm": "public/sluice-frame.htm" },
    json: "src/app/smoking.json",
    build: ["npm", "run", "build"],
    out: "dist/NAME/browser",
    dev: (port) => `npx ng serve --port ${port}`.split(" "),
    by: "form",
  },
  {
    name: "Next.js, by its server",
    from: "next",
    make: (name) =>
      `npx --yes create-next-app@16.4.3 ${name} --ts --app --empty --no-eslint --no-tailwind --src-dir --use-npm --disable-git --yes --skip-install`.split(
        " ",
      ),
    example: ["sluice/react method=", "src/app/page.tsx"],
    json: "src/app/smoking.json",
    build: ["npm", "run", "build"],
    built: (port) => `npx next start -p ${port}`.split(" "),
    dev: (port) => `npx next dev -p ${port}`.split(" "),
    by: "form",
  },
  {
    name: "RJSF",
    from: "@rjsf/core",
    ...formInReact,
    also: ["@rjsf/core@6.11.1", "@rjsf/utils@6.11.1", "@rjsf/validator-ajv8@6.11.1"],
    example: ["sluice/rjsf", "src/App.tsx"],
  },
  {
    name: "JSON Forms",
    from: "@jsonforms/core",
    ...formInReact,
    also: ["@jsonforms/core@3.8.0", "@jsonforms/react@3.8.0", "@jsonforms/vanilla-renderers@3.8.0"],
    example: ["sluice/jsonforms", "src/App.tsx"],
  },
  {
    name: "react-hook-form",
    from: "react-hook-form",
    ...formInReact,
    also: ["react-hook-form@7.92.0"],
    example: ["react-hook-form", "src/Habits.tsx"],
    more: habits,
  },
  {
    name: "TanStack Form",
    from: "@tanstack/react-form",
    ...formInReact,
    also: ["@tanstack/react-form@1.33.5"],
    example: ["@tanstack/react-form", "src/Habits.tsx"],
    more: habits,
  },
  {
    name: "SurveyJS",
    from: "survey-core",
    ...plain,
    ...inSurvey,
    also: ["survey-core@2.5.38", "survey-js-ui@2.5.38"],
    example: ["survey-js-ui", "src/main.ts"],
  },
  {
    name: "SurveyJS in React",
    from: "survey-core",
    ...inReact,
    ...inSurvey,
    also: ["survey-core@3.0.0", "survey-react-ui@3.0.0"],
    example: surveyInReact,
  },
  {
    name: "SurveyJS in React",
    from: "survey-core",
    ...inReact,
    ...inSurvey,
    also: ["survey-core@2.5.43", "survey-react-ui@2.5.43"],
    example: surveyInReact,
  },
  {
    name: "SurveyJS in Vue",
    from: "survey-core",
    ...inVue,
    ...inSurvey,
    also: ["survey-core@3.0.0", "survey-vue3-ui@3.0.0"],
    example: surveyInVue,
  },
  {
    name: "jsPsych",
    from: "jspsych",
    ...plain,
    also: ["jspsych@8.3.0"],
    example: ["SluiceChoicePlugin", "src/main.ts"],
    by: "experiment",
  },
  {
    name: "webpack",
    from: "webpack",
    make: byHand,
    also: ["webpack@5.113.0", "webpack-cli@7.3.1"],
    example: ["of document.forms", "src/index.js"],
    more: {
      "dist/index.html": `<!doctype html><html lang="en"><meta charset="utf-8"><title>Survey</title>
<form>
  <sluice-answer name="smokes" label="Do you smoke?" protocol="smoking" told></sluice-answer>
  <button>Send</button>
</form>
<script src="main.js"></script>
`,
    },
    json: "src/smoking.json",
    build: ["npx", "webpack", "--mode=production"],
    out: "dist",
    by: "form",
  },
  {
    name: "a page without a build",
    make: byHand,
    example: ["sluice.form.define <form", "index.html"],
    copies: { "sluice.min.js": "sluice.min.js", "sluice-frame.htm": "sluice-frame.htm" },
    json: "smoking.json",
    out: ".",
    by: "form",
  },
];
