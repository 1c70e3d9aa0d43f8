// SPDX-License-Identifier: GPL-3.0-or-later
/** Fresh projects of the frameworks, and what came of each. */
import { table } from "../text.mjs";
import { frameworks } from "./frameworks.mjs";
import { tried } from "./project.mjs";

/** @typedef {import("./person.mjs").Visit} Visit */

/** @param {Visit | undefined} visit */
const shown = (visit) =>
  visit ? `${visit.works}${visit.works === "yes" && !visit.framed ? ", in the page" : ""}` : "";

/** @param {(Visit | undefined)[]} visits @param {(visit: Visit) => boolean} is */
const in_ = (visits, is) =>
  ["built", "dev"].filter((_, i) => visits[i] && is(/** @type {Visit} */ (visits[i]))).join(", ");

/**
 * @param {object} context
 * @param {string} context.folder @param {string} context.tarball @param {import("playwright-core").Browser} context.browser
 * @param {boolean} context.quick @param {(text: string) => void} context.say
 */
export async function projectsTable({ folder, tarball, browser, quick, say }) {
  const rows = [];
  const only = new RegExp(process.env.SLUICE_PROJECTS ?? (quick ? "^(Vue|a page)" : "."));
  for (const framework of frameworks.filter(({ name }) => only.test(name))) {
    try {
      const { name, lines, install, build, built, dev } = await tried(framework, { folder, tarball, browser });
      const visits = [built, dev];
      rows.push([
        name,
        shown(built),
        shown(dev),
        in_(visits, ({ told }) => told.length > 0),
        in_(visits, ({ known }) => known !== ""),
        `${lines}`,
        `${install} + ${build}`,
        built?.framed ? `${built.kB} + ${built.frameKB}` : `${built?.kB ?? ""}`,
      ]);
      say(`  ${name}: ${shown(built)}; in development: ${shown(dev)}`);
      for (const visit of visits) for (const text of visit?.told ?? []) say(`    the console: ${text.slice(0, 400)}`);
      for (const visit of visits) if (visit?.known) say(`    the page's objects: ${visit.known}`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      rows.push([framework.name, `no: ${why.split("\n")[0]}`]);
      say(`  ${framework.name}: ${why}`);
    }
  }
  const head = ["", "built", "while developing", "warnings", "page knows", "lines", "seconds", "kB"];
  return `${table(head, rows)}

A project made by the framework's own command, with the tarball and one example of the package's README, and no setting. Somebody opens its page in Chromium, chooses an answer and sends it; a receiver checks the report against the protocol. *In the page*: the question stands in no frame. *Warnings*: where the console had any, also of React's strict mode and of hydration. *Page knows*: a framework's state, a form's data, storage or the address told the chosen answer before it was sent. SurveyJS's model of a question does. *Lines*: the example, and all else that a person writes or copies. *Seconds*: until it is installed, and its build. *kB*: scripts, with the framework's, and the frame, after gzip -9.`;
}
