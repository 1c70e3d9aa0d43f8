// SPDX-License-Identifier: GPL-3.0-or-later
/** The code that is pasted into surveys. A person's own words stand in it as text alone, however they read. */
import type { ProtocolFile } from "../../../wasm/engine/sluice.js";

export type Survey = "surveyjs" | "jspsych" | "formio" | "form";

/** A name for code and files: letters, figures and lines. */
export function codeName(column: string): string {
  const plain = column
    .normalize("NFKD")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "_")
    .toLowerCase()
    .slice(0, 30)
    .replace(/^_+|_+$/g, "");
  return /^[a-z]/.test(plain) ? plain : "question";
}

/** JSON that may stand in a script of a page. */
function literal(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

export function snippet(survey: Survey, file: ProtocolFile): string {
  const { question, data } = file;
  const name = codeName(data.name);
  const wording = question?.wording ?? data.name;
  const choices = data.categories;
  if (survey === "surveyjs") {
    const json = { type: "radiogroup", name, title: wording, isRequired: true, choices, sluice: name };
    return `// In your survey's JSON, among its elements:
${literal(json, 2)}

// In your page, before anything else is done with the survey:
import { load } from "sluice/answer";
import { privatise, register, sendOnComplete } from "sluice/surveyjs";
import { Model, Serializer } from "survey-core";
import settings from "./${name}.json";

register(Serializer); // before the first model is made
const sluice = await load({ protocols: { ${name}: settings } });
const survey = new Model(json);
const attached = privatise(survey, { sluice, memory: "tab" });
sendOnComplete(survey, attached, "https://example.org/reports"); // your own receiver
`;
  }
  if (survey === "jspsych") {
    return `import { load } from "sluice/answer";
import { run, SluiceChoicePlugin, SluiceExtension } from "sluice/jspsych";
import settings from "./${name}.json";

const sluice = await load({ protocols: { ${name}: settings } }); // before the experiment
const jsPsych = initJsPsych({
  extensions: [{ type: SluiceExtension, params: { sluice } }],
  on_finish: () => console.log(jsPsych.extensions.sluice.payload), // or send it to your own receiver
});
await run(jsPsych, [
  {
    type: SluiceChoicePlugin,
    prompt: ${literal(wording)},
    protocol: ${literal(name)},
    question: ${literal(name)},
    choices: ${literal(choices)},
  },
]);
`;
  }
  if (survey === "formio") {
    const field = {
      type: "radio",
      key: name,
      label: wording,
      values: choices.map((choice) => ({ label: choice, value: choice })),
      validate: { required: true },
    };
    return `// In your form's JSON, among its components:
${literal(field, 2)}

// In your page, before the first form is made:
import { load } from "sluice/answer";
import { plugin } from "sluice/formio";
import settings from "./${name}.json";

const sluice = await load({ protocols: { ${name}: settings } });
// "form" is your form's JSON: the plug-in refuses one that gives answers away.
Formio.registerPlugin(plugin({ sluice, fields: { ${name}: ${literal(name)} }, form }), "sluice");
`;
  }
  const options = choices.map((choice) => `  <option value="${escaped(choice)}">${escaped(choice)}</option>`);
  return `<script type="module" src="sluice/form-define.js"></script> <!-- once, in the head; dist/ of the package -->

<sluice-answer name="${name}" label="${escaped(wording)}" told>
${options.join("\n")}
  <script type="application/json">
${literal(file)}
  </script>
</sluice-answer>
`;
}
