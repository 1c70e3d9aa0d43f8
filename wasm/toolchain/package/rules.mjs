// SPDX-License-Identifier: GPL-3.0-or-later
/** RULES.md of the package: all that the adapters refuse or warn of, as their own texts have it. */
import * as esbuild from "esbuild";
import { root } from "../root.mjs";

/** @type {Record<string, { title: string, source: string }>} */
const adapters = {
  surveyjs: { title: "SurveyJS", source: "web/survey/linter/texts.ts" },
  jspsych: { title: "jsPsych", source: "web/survey/jspsych/texts.ts" },
  formio: { title: "Form.io", source: "web/survey/formio/texts.ts" },
  schema: { title: "react-jsonschema-form and JSON Forms", source: "web/survey/schema/texts.ts" },
};

/** @returns {Promise<string>} */
export async function rulesPage() {
  const parts = await Promise.all(
    Object.entries(adapters).map(async ([adapter, { title, source }]) => {
      const rules = Object.entries(await rulesIn(source)).map(([rule, { severity, message, remedy }]) => {
        const kind = severity === "refuse" ? "Refused" : "A warning";
        return `### ${adapter}-${rule}\n\n${kind}. ${message}\n\n${remedy}\n`;
      });
      return `## ${title}\n\n${rules.join("\n")}`;
    }),
  );
  return `# Rules of the adapters

What would give a private answer away is refused, and a warning is for somebody to look at. What stands
in braces is filled in. Errors and warnings end with the link of their rule.

${parts.join("\n")}`;
}

/** @param {string} source @returns {Promise<Record<string, { severity: string, message: string, remedy: string }>>} */
async function rulesIn(source) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    write: false,
    format: "esm",
    logLevel: "warning",
  });
  const [{ text = "" } = {}] = outputFiles;
  const { RULES } = await import(`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`);
  return RULES;
}
