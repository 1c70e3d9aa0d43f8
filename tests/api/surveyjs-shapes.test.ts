// SPDX-License-Identifier: GPL-3.0-or-later
/** Answers of several parts, channels that see the secret, and what is sent again: the adapter with the real survey-core. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../wasm/answer-time/answer-time.js";
import type { DesignRequest, ProtocolFile } from "../../wasm/contract/types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questions } from "../../web/survey/linter/questions.js";
import type { JsonObject } from "../../web/survey/linter/types.js";
import { lintSurvey, type SurveyOptions, sendOnComplete } from "../../web/survey/surveyjs.js";
import { privateFields } from "../../web/survey/surveyjs-fields.js";
import { recorded } from "./draws.js";
import { fails } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { cores, type LiveSurvey, type SurveyCore } from "./survey-core.js";
import { attach, complete, each, modelOf, wasm } from "./surveyjs-attached.js";

const engine = await realEngine();

const secret = { name: "ill", categories: ["yes", "no"] };
const made = (
  data: DesignRequest["table"]["data"],
  weights: number[],
  more: Partial<DesignRequest> = {},
): ProtocolFile =>
  toProtocolFile(
    engine.design({
      table: { secret, data, weights: Float64Array.from(weights) },
      notion: "ldp",
      epsilon: 1,
      protocol: "grr",
      ...more,
    }),
  );

const two = { name: "taken", categories: ["yes", "no"] };
const PAIRS = ["yes", "yes", "no", "no"].map((one, i) => [one, i % 2 ? "no" : "yes"] as const);
const pair = {
  name: "beer · wine",
  categories: PAIRS.map((values) => values.join(" · ")),
  columns: ["beer", "wine"].map((name, j) => ({ name, values: PAIRS.map((values) => values[j] as string) })),
};
const protocols = {
  taken: made(two, [3, 5, 4, 2]),
  own: made(two, [3, 5, 4, 2], { notion: "data-ldp", epsilon: 0.5 }),
  pair: made(pair, [1, 2, 3, 4, 4, 3, 2, 2]),
  skippable: made({ name: "smokes", categories: ["never", "daily", ""] }, [2, 5, 1, 6, 3, 1]),
  aware: made({ name: "smokes", categories: ["never", "daily"] }, [2, 5, 6, 3], { protocol: "cr", seesSecret: true }),
};
const BOXES = { type: "checkbox", name: "drinks", choices: ["beer", "wine"] };
const EACH = { elements: [{ ...BOXES, sluice: { each: "taken" } }] };
const WHOLE = { elements: [{ ...BOXES, sluice: { protocol: "pair" } }] };
const GRID = {
  elements: [
    {
      type: "matrix",
      name: "drinks",
      rows: ["beer", "wine"],
      columns: ["yes", "no"],
      isRequired: true,
      isAllRowRequired: true,
      sluice: "pair",
    },
  ],
};
const choice = (name: string, choices: string[], more: object = {}): object => ({
  type: "radiogroup",
  name,
  choices,
  isRequired: true,
  ...more,
});
const AWARE = {
  elements: [
    choice("sick", ["yes", "no"]),
    choice("smokes", ["never", "daily"], { sluice: { protocol: "aware", secret: "sick" } }),
  ],
};

async function attached(core: SurveyCore, json: object, options: Partial<SurveyOptions> = {}) {
  const { sluice, drawn } = recorded(await load({ protocols, wasm }));
  const { survey, attached: given } = attach(core, json, { sluice, ...options });
  return { survey, drawn, given };
}

function completed(survey: LiveSurvey, data: Record<string, unknown>): void {
  survey.data = data;
  complete(survey);
}

each("each choice of several has a report of its own, and what all tell together is told", async (core) => {
  const { survey, drawn, given } = await attached(core, EACH);
  assert.deepEqual(
    given.warnings.map(({ rule }) => rule),
    ["adds-up"],
  );
  const [{ question, reports, level } = { question: "", reports: 0, level: 0 }] = given.several;
  assert.deepEqual([question, reports], ["drinks", 2]);
  // Under randomised response the report tells of the answer what it tells of any secret: its level, at most.
  assert.ok(Math.abs(level - 2 * 1) < 1e-6 || level > 2, `${level}`);
  completed(survey, { drinks: ["wine"] });
  assert.equal(survey.state, "completed");
  assert.deepEqual(
    { ...given.payload, sluice: undefined },
    {
      "drinks.beer": drawn("drinks.beer", "taken", "no"),
      "drinks.wine": drawn("drinks.wine", "taken", "yes"),
      sluice: undefined,
    },
  );
  assert.deepEqual(survey.data, given.payload);
});

test("where few choices can be made, all reports together tell less; who has made more sends nothing", async () => {
  const choices = ["beer", "wine", "gin", "rum", "port"];
  const capped = (most: number) => ({
    elements: [{ ...BOXES, choices, maxSelectedChoices: most, sluice: { each: "own" } }],
  });
  for (const core of cores) {
    // Two people differ in what the one has chosen and what the other has.
    for (const [most, apart] of [
      [0, 5],
      [1, 2],
      [2, 4],
      [3, 5],
      [9, 5],
    ] as const) {
      const { several, warnings } = (await attached(core, capped(most))).given;
      assert.deepEqual(
        several.map(({ reports }) => reports),
        [5],
      );
      assert.equal(several[0]?.level.toFixed(9), (0.5 * apart).toFixed(9), `${most}`);
      const [said] = warnings.filter(({ rule }) => rule === "adds-up");
      assert.ok(said?.message.includes(`(${apart} × `), said?.message);
      assert.equal(/no more than \d/.test(said?.message ?? ""), apart < 5);
    }
    for (const [drinks, state] of [
      [["beer", "wine"], "completed"],
      [["beer", "wine", "gin"], "running"],
    ] as const) {
      const { survey, given } = await attached(core, capped(2));
      completed(survey, { drinks: [...drinks] });
      assert.equal(survey.state, state);
      assert.equal(given.payload !== undefined, state === "completed");
    }
  }
});

test("one protocol of several choices needs no more combinations than can be chosen", async () => {
  const few = {
    ...pair,
    categories: pair.categories.slice(1),
    columns: pair.columns.map((column) => ({ ...column, values: column.values.slice(1) })),
  };
  const own = { few: made(few, [2, 3, 4, 3, 2, 2]) };
  const asked = (more: object) => ({ elements: [{ ...BOXES, ...more, sluice: { protocol: "few" } }] });
  const refusals = (json: object) =>
    lintSurvey(json, { protocols: own, shapes: ["set"] })
      .filter(({ severity }) => severity === "refuse")
      .map(({ rule }) => rule);
  assert.deepEqual(refusals(asked({})), ["combinations"], "both can be chosen");
  assert.deepEqual(refusals(asked({ maxSelectedChoices: 1 })), []);
});

each("choices and rows are the columns of one protocol; nothing chosen is an answer", async (core) => {
  for (const [data, beer, wine] of [
    [{ drinks: ["beer"] }, "yes", "no"],
    [{}, "no", "no"],
  ] as const) {
    const { survey, drawn, given } = await attached(core, WHOLE);
    completed(survey, { ...data });
    assert.equal(given.payload?.drinks, drawn("drinks", "pair", { beer, wine }));
    assert.deepEqual(survey.data, given.payload, `survey-core ${core.version}`);
  }
  const { survey, drawn, given } = await attached(core, GRID);
  completed(survey, { drinks: { beer: "yes" } });
  assert.equal(survey.state, "running", "a row without an answer");
  completed(survey, { drinks: { wine: "no", beer: "yes" } });
  assert.equal(given.payload?.drinks, drawn("drinks", "pair", { beer: "yes", wine: "no" }));
  assert.deepEqual(survey.data, given.payload, `survey-core ${core.version}`);
});

test("what is none of the choices or of the rows is not sent, nor told", async () => {
  for (const [json, drinks] of [
    [EACH, ["wine", "gin"]],
    [EACH, "wine"],
    [EACH, { beer: true }],
    [WHOLE, ["gin"]],
    [GRID, { beer: "yes", wine: "no", gin: "yes" }],
    [GRID, { beer: ["yes"], wine: ["no"] }],
    [GRID, { beer: { yes: true }, wine: "no" }],
  ] as const) {
    const { all } = questions(json as unknown as JsonObject, { protocols });
    const error = await fails(() => privateFields(all, { drinks }), "unknown_category");
    assert.doesNotMatch(error.message, /gin|beer|wine/);
  }
  for (const core of cores) {
    const { survey, given } = await attached(core, GRID);
    completed(survey, { drinks: { beer: "yes", wine: "gin" } });
    assert.deepEqual([given.payload, survey.state], [undefined, "running"]);
  }
});

each("a channel that sees the secret is told both answers, and only its report is sent", async (core) => {
  const { survey, drawn, given } = await attached(core, AWARE);
  assert.deepEqual(given.warnings, []);
  completed(survey, { sick: "yes", smokes: "daily" });
  assert.deepEqual(Object.keys(given.payload ?? {}), ["smokes", "sluice"]);
  assert.equal(given.payload?.smokes, drawn("smokes", "aware", { smokes: "daily", ill: "yes" }));
  const marked = structuredClone(AWARE);
  Object.assign(marked.elements[0] as object, { sluicePublic: true });
  const error = await fails(() => attached(core, marked), "bad_request");
  assert.match(error.message, /elements\[0\]\.sluicePublic/);
  const followed = { elements: [...AWARE.elements, { type: "text", name: "why", visibleIf: "{sick} = 'yes'" }] };
  assert.match((await fails(() => attached(core, followed), "bad_request")).message, /visibleIf/);
});

test("a protocol that nobody has checked is not drawn from", async () => {
  const json = { elements: [choice("smokes", ["yes", "no"], { sluice: protocols.taken })] };
  for (const core of cores) {
    assert.match((await fails(() => attached(core, json), "bad_request")).message, /nobody has checked/);
  }
});

/** Does something with a stand-in for the tab's storage. */
async function withStorage(
  storage: object | undefined,
  work: (stored: Map<string, string>) => Promise<unknown>,
): Promise<void> {
  const before = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");
  const stored = new Map<string, string>();
  const map = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    ...storage,
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: storage && map, configurable: true });
  try {
    await work(stored);
  } finally {
    if (before) Object.defineProperty(globalThis, "sessionStorage", before);
    else Reflect.deleteProperty(globalThis, "sessionStorage");
  }
}

each("with a memory, a page that is loaded again sends what was drawn, and it holds no answer", (core) =>
  withStorage({}, async (stored) => {
    const first = await attached(core, AWARE, { memory: "tab" });
    completed(first.survey, { sick: "yes", smokes: "daily" });
    assert.deepEqual([...stored.values()], [JSON.stringify(first.given.payload)]);
    // Another language is the same survey; another question, and a page that asks for no memory, are not.
    for (const [json, isKnown, memory] of [
      [AWARE, true, "tab"],
      [{ ...AWARE, locale: "nl", title: "nl" }, true, "tab"],
      [{ ...AWARE, locale: "de", title: "de" }, true, "tab"],
      [EACH, false, "tab"],
      [AWARE, false, undefined],
      [{ elements: [AWARE.elements[0], { ...AWARE.elements[1], name: "smoked" }] }, false, "tab"],
    ] as const) {
      const again = await attached(core, json, { memory });
      if (isKnown) completed(again.survey, { sick: "no", smokes: "never" });
      assert.deepEqual(again.given.payload, isKnown ? first.given.payload : undefined, JSON.stringify(json));
    }
    first.given.nextPerson();
    assert.equal(stored.size, 0);
  }),
);

each("a memory knows a survey again by its page, and by the keys, choices and protocols of what is private", (core) =>
  withStorage({}, async () => {
    const place = { pathname: "/survey", search: "?study=1" };
    Object.defineProperty(globalThis, "location", { configurable: true, value: place });
    try {
      const boxes = (more: object) => ({ elements: [{ ...BOXES, sluice: { each: "taken" }, ...more }] });
      const known = async (more: object, files: object = protocols) => {
        const sluice = await load({ protocols: { ...protocols, ...files }, wasm });
        return attach(core, boxes(more), { sluice, memory: "tab" }).attached.payload !== undefined;
      };
      const first = await attached(core, boxes({}), { memory: "tab" });
      completed(first.survey, { drinks: ["beer"] });
      assert.equal(await known({}), true);
      assert.equal(await known({ type: "tagbox" }), true, "asked in another way");
      assert.equal(await known({ valueName: "drunk" }), false, "another key");
      assert.equal(await known({ choices: ["beer", "rum"] }), false, "other choices");
      assert.equal(await known({ sluice: { each: "taken", chosen: "no" } }), false, "declared in another way");
      assert.equal(await known({}, { taken: protocols.own }), false, "another file by the same name");
      place.search = "?study=2";
      assert.equal(await known({}), false, "another page");
      Object.assign(place, { search: "?study=1", hash: "#/after" });
      assert.equal(await known({}), false, "another route of the page");
    } finally {
      Reflect.deleteProperty(globalThis, "location");
    }
  }),
);

each("what SurveyJS clears as nobody sees it any more is not sent, public or private", async (core) => {
  const hidden = { visibleIf: "{sex} = 'f'" };
  const json = {
    elements: [
      choice("sex", ["f", "m"], { sluicePublic: true }),
      choice("pregnant", ["yes", "no"], { sluicePublic: true, ...hidden }),
      choice("smokes", ["never", "daily"], { sluice: "skippable", ...hidden }),
    ],
  };
  const data = { sex: "f", pregnant: "yes", smokes: "daily" };
  for (const [more, sex] of [
    [{}, "f"],
    [{}, "m"],
    [{ clearInvisibleValues: "none" }, "m"],
  ] as const) {
    const { survey, drawn, given } = await attached(core, { ...json, ...more });
    survey.data = data;
    survey.setValue("sex", sex);
    complete(survey);
    const isKept = sex === "f" || "clearInvisibleValues" in more;
    const answer = isKept ? "daily" : "";
    assert.deepEqual(
      { ...given.payload, sluice: undefined },
      { sex, ...(isKept && { pregnant: "yes" }), smokes: drawn("smokes", "skippable", answer), sluice: undefined },
    );
    assert.deepEqual(survey.data, given.payload);
  }
});

each("who goes back finds all public answers again, and each choice's report stays", async (core) => {
  const json = {
    elements: [
      ...EACH.elements,
      { type: "text", name: "town", sluicePublic: true },
      { type: "text", name: "diary", visibleIf: "{group} = 'b'" },
      { type: "text", name: "more", sluicePublic: true, visibleIf: "{group} = 'b'" },
    ],
  };
  const { survey, given } = await attached(core, json);
  completed(survey, { drinks: ["wine"], town: "zqbonm", diary: "zqdiary", more: "zqmore", group: "b" });
  const first = given.payload;
  assert.deepEqual([first?.more, given.leftOut], ["zqmore", ["group"]]);
  survey.clear(false);
  assert.deepEqual([survey.data.diary, survey.data.group, survey.data.town], ["zqdiary", "b", "zqbonm"]);
  survey.setValue("town", "zqbonn");
  survey.setValue("drinks", ["beer"]);
  complete(survey);
  assert.deepEqual(given.payload, { ...first, town: "zqbonn" });
  assert.deepEqual(given.leftOut, ["group"]);
  // To the first page once more before the end, as pages do by a button: what was answered since stays.
  survey.clear(false);
  survey.setValue("town", "zqulm");
  survey.clear(false);
  assert.deepEqual([survey.data.town, survey.data.more], ["zqulm", "zqmore"]);
});

each("who goes to the first page after a reload keeps what was answered since, with a memory too", (core) =>
  withStorage({}, async () => {
    const json = { elements: [...AWARE.elements, { type: "text", name: "town", sluicePublic: true }] };
    const first = await attached(core, json, { memory: "tab" });
    completed(first.survey, { sick: "yes", smokes: "daily", town: "zqbonn" });
    const { survey } = await attached(core, json, { memory: "tab" });
    survey.setValue("town", "zqulm");
    survey.clear(false);
    assert.equal(survey.data.town, "zqulm");
  }),
);

each(
  "a memory has nothing of who is held back by a handler of the page: other answers are sent after a reload",
  (core) =>
    withStorage({}, async (stored) => {
      const json = { elements: [...AWARE.elements, { type: "text", name: "town", sluicePublic: true }] };
      const sit = async (town: string, allow: boolean) => {
        const sitting = await attached(core, json, { memory: "tab", handlers: { onCompleting: 1 } });
        sitting.survey.onCompleting.add((_: unknown, event: object) =>
          Object.assign(event, { allow, allowComplete: allow }),
        );
        completed(sitting.survey, { sick: "yes", smokes: "daily", town });
        return sitting;
      };
      const held = await sit("zqbonm", false);
      assert.deepEqual([held.survey.state, stored.size], ["running", 0]);
      const { survey, given } = await sit("zqbonn", true);
      assert.deepEqual([survey.state, given.payload?.town], ["completed", "zqbonn"]);
      assert.deepEqual([...stored.values()], [JSON.stringify(given.payload)]);
    }),
);

test("what cannot be kept is not sent, and what lies there and is none is not either", async () => {
  const core = cores[0] as SurveyCore;
  const fail = () => {
    throw new Error("full");
  };
  await withStorage({ setItem: fail }, async () => {
    const { survey, given } = await attached(core, AWARE, { memory: "tab" });
    completed(survey, { sick: "yes", smokes: "daily" });
    assert.deepEqual([given.payload, survey.state], [undefined, "running"]);
  });
  await withStorage(undefined, () => fails(() => attached(core, AWARE, { memory: "tab" }), "bad_request"));
  for (const text of ["{", "[]", "7", '{"smokes":"daily"}']) {
    await withStorage({ getItem: () => text }, async () => {
      assert.equal((await attached(core, AWARE, { memory: "tab" })).given.payload, undefined);
    });
  }
});

each("what is sent again is the same: by itself after a failure, and by the person after several", async (core) => {
  const { survey, given } = await attached(core, EACH);
  const bodies: unknown[] = [];
  const statuses = [500, 0, 503, 429, 200];
  let told: (() => void) | undefined;
  const fetch = (async (_: unknown, { body }: { body: string }) => {
    bodies.push(body);
    const status = statuses.shift();
    if (status === 0) throw new TypeError("no network");
    return { status };
  }) as unknown as typeof globalThis.fetch;
  const states: string[] = [];
  survey.onComplete.add((_, options) => {
    for (const name of ["showSaveError", "showSaveSuccess"]) {
      const shown = options[name] as (text: string) => void;
      options[name] = (text: string) => {
        states.push(name);
        shown(text);
        told?.();
      };
    }
  });
  sendOnComplete(modelOf(survey), given, "https://example.org/", {
    fetch,
    wait: async () => undefined,
  });
  const once = (act: () => void): Promise<void> =>
    new Promise((done) => {
      told = done;
      act();
    });
  await once(() => completed(survey, { drinks: ["wine"] }));
  assert.deepEqual([states, bodies.length], [["showSaveError"], 3]);
  // SurveyJS's own button does this.
  const again = survey as unknown as { createTryAgainAction(): { action(): void } };
  await once(() => again.createTryAgainAction().action());
  assert.deepEqual([states, bodies.length], [["showSaveError", "showSaveSuccess"], 5]);
  assert.deepEqual(new Set(bodies), new Set([JSON.stringify(given.payload)]));
});
