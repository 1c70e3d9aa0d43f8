// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * An example from people to estimates. They answer in a browser, and the receiver has their reports and nothing else.
 * The Estimate page and the command line find intervals in which the true shares lie. Chance is seeded, person by
 * person, so that no run differs from another. With other seeds an interval of 95 % would miss in at most 5 % of all
 * runs. So few people tell that most never smoke; that answers as they are would be noticed takes the 2,000 of
 * surveyjs-collector.test.ts.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import type { Page, Request } from "playwright-core";
import { long } from "../long.js";
import { csv, save } from "./actions.js";
import { newPage, useBrowser } from "./browser.js";
import { chanceOf } from "./chance.js";
import { answer, type Example, HABITS, hashOf, type Person, protocolFile, useExamples } from "./examples-served.js";
import { testFor } from "./looks.js";

/** As the file whose tests run asked for them: this module is the same for several files in one process. */
let served: ReturnType<typeof useExamples>;

const PEOPLE = 30;
/** With which neither too few nor too many of the others send "never": 16 do, where 15 were to be expected. */
const SEED = 200;
/** At a time, since most of the time they wait. */
const TABS = 3;
const people: Person[] = Array.from({ length: PEOPLE }, (_, i) => ({
  smokes: HABITS[i < 24 ? 0 : i < 28 ? 1 : 2] as string,
  cannabis: i % 10 === 3,
}));
const share = (of: (person: Person) => boolean) => people.filter(of).length / PEOPLE;

/** The payload that each sends: reports by their keys with their protocols, and what is public. */
const SENT: Record<Example, { reports: Record<string, string>; open: object }> = {
  form: { reports: { smokes: "smoking", cannabis: "taken" }, open: { age: "under 30", household: "2" } },
  surveyjs: {
    reports: { smokes: "smoking", "drugs.cannabis": "taken", "drugs.cocaine": "taken" },
    open: { age: "under 30" },
  },
  jspsych: { reports: { smokes: "smoking", cannabis: "taken" }, open: {} },
};

/** Somebody with a tab of their own; all that their browser asked for. */
async function sits(example: Example, person: Person, seed: number, received = true): Promise<Request[]> {
  const page = await newPage();
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  try {
    await page.addInitScript(chanceOf, seed);
    const thanks = { status: 200, contentType: "text/html", body: "<h1>Thank you</h1>" };
    if (!received) await page.route("**/collect/**", (route) => route.fulfill(thanks));
    await page.goto(`${served().url}${example}/`);
    await answer[example](page, person);
    return requests;
  } finally {
    await page.context().close();
  }
}

/** Submissions as the receiver has kept them. */
const kept = (example: Example): Record<string, unknown>[] =>
  readFileSync(join(served().kept, example, "submissions.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** All of a browser's requests, but for what was drawn. */
function without(reports: string[], requests: Request[]): string[] {
  return requests.map((request) => {
    // The length is that of the report.
    const { "content-length": _, ...headers } = request.headers();
    const body = decodeURIComponent((request.postData() ?? "").replaceAll("+", " "));
    const blank = reports.reduce((text, report) => text.replace(new RegExp(`([=:]"?)${report}\\b`, "g"), "$1…"), body);
    return `${request.method()} ${request.url()} ${JSON.stringify(headers)} ${blank}`;
  });
}

interface Estimate {
  people: number;
  data: { name: string; together: [number, number] }[];
}

/** The page's estimate from reports that it is given as files, as it would be saved, and as it is read. */
async function onThePage(page: Page, protocol: string, reports: string): Promise<Estimate> {
  await page.goto(`${served().url}site/results.html`);
  const opener = page.locator("sluice-reports-opener input[type=file]");
  await opener.setInputFiles(protocol);
  await page.getByText(/^Settings: (smoking|taken)\.json$/).waitFor();
  await opener.setInputFiles(csv("reports.csv", readFileSync(reports, "utf8")));
  await page.getByText(`reports.csv: ${PEOPLE} noisy answers.`).waitFor();
  await page.locator("sluice-estimates sluice-chart svg").first().waitFor();
  return JSON.parse((await save(page, "Save as JSON")).text);
}

async function byCommand(protocol: string, reports: string): Promise<Estimate> {
  const args = [".build/node/sluice.js", "estimate", protocol, reports, "--json"];
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
}

const covers = ({ data }: Estimate, name: string, truth: number): boolean => {
  const [low, high] = data.find((each) => each.name === name)?.together ?? [1, 0];
  return low <= truth && truth <= high;
};

/** The last of them goes all the way in every run. */
const usual: Example[] = ["jspsych", "surveyjs", "form"];

/** The tests of one example. */
export function closesTheLoop(example: Example): void {
  useBrowser();
  served = useExamples();
  const { reports, open } = SENT[example];
  const keys = Object.keys(reports);

  testFor(example, usual)(
    `${example}: what ${PEOPLE} people send is kept, and the shares among them are within the intervals`,
    async () => {
      const folder = join(served().kept, example);
      const posted: Request[] = [];
      const waiting = people.entries();
      const tab = async () => {
        for (const [i, person] of waiting) {
          const requests = await sits(example, person, SEED + i);
          assert.ok(requests.every((request) => request.url().startsWith(served().url)));
          posted.push(...requests.filter((request) => request.method() !== "GET"));
        }
      };
      await Promise.all(Array.from({ length: TABS }, tab));
      assert.equal(posted.length, PEOPLE);
      const all = kept(example);
      assert.equal(all.length, PEOPLE);
      for (const { sluice, ...fields } of all) {
        const { submission, protocols, ...more } = sluice as { submission: string; protocols: object };
        assert.match(submission, /^[0-9a-f]{32}$/);
        assert.deepEqual(more, { version: 1 });
        assert.deepEqual(protocols, Object.fromEntries(keys.map((key) => [key, hashOf(reports[key] as string)])));
        assert.deepEqual(fields, { ...fields, ...open });
        assert.deepEqual(Object.keys(fields).sort(), [...keys, ...Object.keys(open)].sort());
      }
      for (const key of keys) {
        const [, ...lines] = readFileSync(join(folder, `${key}.csv`), "utf8")
          .trim()
          .split("\n");
        const reported = all.map((fields) => `"${fields[key]}"`);
        assert.deepEqual(lines, reported);
      }
      const page = await newPage();
      try {
        for (const key of keys) {
          const [protocol, file] = [protocolFile(reports[key] as string), join(folder, `${key}.csv`)];
          const estimate = await onThePage(page, protocol, file);
          assert.equal(estimate.people, PEOPLE);
          const taken = share(({ cannabis }) => cannabis && !key.endsWith("cocaine"));
          const habits = HABITS.map((name) => [name, share((one) => one.smokes === name)] as const);
          for (const [name, count] of key === "smokes" ? habits : ([["yes", taken]] as const)) {
            assert.ok(covers(estimate, name, count), `${key} ${name}: ${count} in ${JSON.stringify(estimate.data)}`);
          }
          if (key === "smokes") {
            const other = share((one) => one.smokes === "every day");
            assert.ok(!covers(estimate, "never", other), JSON.stringify(estimate.data));
          }
          const { data } = await byCommand(protocol, file);
          assert.deepEqual(
            data.map(({ together }) => together),
            estimate.data.map(({ together }) => together),
          );
        }
      } finally {
        await page.context().close();
      }
    },
  );

  test(`${example}: two people whom chance gives the same are told apart by nothing but their reports`, async () => {
    let differ = 0;
    for (const seed of long ? [7, 8, 9, 10] : [7, 8]) {
      const [one, other] = [
        await sits(example, { smokes: "never", cannabis: true }, seed, false),
        await sits(example, { smokes: "every day", cannabis: false }, seed, false),
      ];
      const [first, second] = [one, other].map((requests) => requests.find((request) => request.method() === "POST"));
      assert.ok(first && second);
      assert.deepEqual(without([...HABITS, "yes", "no"], other), without([...HABITS, "yes", "no"], one));
      if (first.postData() !== second.postData()) differ += 1;
    }
    assert.ok(differ > 0, "no report depends on its answer");
  });
}
