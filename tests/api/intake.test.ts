// SPDX-License-Identifier: GPL-3.0-or-later
/** Files that come to the page that reads results: none is lost, replaced or counted twice without a word. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SluiceError } from "../../wasm/engine/sluice.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { Intake } from "../../web/features/results/intake.js";
import { nothingFound, type ReceivedReports } from "../../web/features/results/received-reports.js";
import { initialResultsState, type ResultsState } from "../../web/features/results/results-state.js";
import type { Engines } from "../../web/platform/engine-source.js";
import { Listeners } from "../../web/session/listeners.js";
import type { OpenedProtocol } from "../../web/session/opened-protocol.js";
import { Store } from "../../web/session/store.js";

const golden = (name: string) => readFileSync(`tests/vectors/protocols/${name}.json`, "utf8");
const settings = (name: string, as = `${name}.json`) => new File([golden(name)], as);
const table = (name: string, rows = name) => new File([`district\nnorth\nsouth\n${rows}\n`], name);

/** The intake, with parts beside it that count a table unless "wrong" is in it, and ask about one with "real" in it. */
function page() {
  const never = new Promise<Engines>(() => {});
  const store = new Store<ResultsState>(initialResultsState, never, new Listeners<ResultsState>([]), () => undefined);
  const reports = {
    failed: undefined as File | undefined,
    cancel() {},
    async count() {
      reports.failed = undefined;
      store.set({ ...nothingFound, question: undefined });
      store.clear("reports");
      const { adopted, tables } = store.state;
      if (!adopted || tables.length === 0) return;
      for (const file of tables) {
        const text = await file.text();
        if (text.includes("real")) return store.set({ question: { about: "real", file } });
        if (!text.includes("wrong")) continue;
        reports.failed = file;
        const about = { code: "bad_file", id: "x", values: {}, text: "x", remedy: "x", place: {} } as const;
        return store.fail("reports", new SluiceError(about));
      }
      store.set({
        received: { files: tables, counted: { written: "reports", reports: [], counts: [] }, each: [], columns: [] },
      });
    },
  };
  const opened = {
    file: undefined,
    async open(file: File) {
      store.set({ adopted: undefined, ...nothingFound, further: [], errors: {} });
      await store.attempt("data", async () => {
        store.set({ adopted: { name: file.name, protocol: readProtocol(await file.text(), file.name) } });
      });
      return true;
    },
  };
  const crossed: string[] = [];
  const analyses = {
    async again() {},
    async cross({ name }: File) {
      crossed.push(name);
    },
  };
  const intake = new Intake(
    store,
    opened as unknown as OpenedProtocol,
    reports as unknown as ReceivedReports,
    analyses,
  );
  const names = (files: File[] | undefined) => files?.map(({ name }) => name).join(" ");
  return {
    intake,
    crossed,
    state: () => store.state,
    counted: () => names(store.state.received?.files),
    tables: () => names(store.state.tables),
    asked: () => store.state.question,
    more: () => (store.state.question?.about === "more" ? names(store.state.question.tables) : undefined),
    twice: () => (store.state.question?.about === "more" ? names(store.state.question.twice) : undefined),
  };
}

test("a paste that was refused leaves what was counted: the next file is asked about", async () => {
  const { intake, state, counted, more } = page();
  await intake.take([settings("ldp-grr"), table("a.csv")]);
  await intake.paste("north,1,234");
  assert.ok(state().errors.reports);
  await intake.take([table("b.csv")]);
  assert.equal(counted(), "a.csv");
  assert.equal(more(), "b.csv");
  assert.equal(state().errors.reports, undefined);
});

test("of several tables the one that is wrong, or asked about, gives way to the next, and the others stay", async () => {
  for (const odd of ["wrong", "real"]) {
    const { intake, counted } = page();
    await intake.take([settings("ldp-grr"), table("a.csv"), table("b.csv"), table("c.csv", odd)]);
    assert.equal(counted(), undefined);
    await intake.take([table("c2.csv")]);
    assert.equal(counted(), "a.csv b.csv c2.csv");
  }
});

test("tables that wait stay when settings come with another table", async () => {
  const { intake, counted } = page();
  await intake.take([table("a.csv")]);
  await intake.take([settings("ldp-grr"), table("b.csv")]);
  assert.equal(counted(), "a.csv b.csv");
});

test("the same settings with another table add it; other settings with a table are asked about", async () => {
  const { intake, counted, tables, asked, more } = page();
  await intake.take([settings("ldp-grr"), table("a.csv")]);
  await intake.take([settings("ldp-grr", "copy.json"), table("b.csv")]);
  assert.equal(counted(), "a.csv b.csv");
  await intake.take([settings("lip-optimal"), table("c.csv")]);
  assert.equal(counted(), "a.csv b.csv");
  const question = asked();
  assert.ok(question?.about === "another");
  await intake.another(question, "instead");
  assert.equal(tables(), "a.csv b.csv");
  assert.equal(more(), "c.csv");
  // Settings that cannot be read take no table with them.
  await intake.take([new File(["{"], "broken.json"), table("d.csv")]);
  assert.equal(more(), "c.csv d.csv");
});

test("settings that wait for their answers give way to others only where somebody says so", async () => {
  const { intake, state, asked, counted } = page();
  await intake.take([settings("ldp-grr")]);
  await intake.take([settings("lip-optimal")]);
  assert.equal(state().adopted?.name, "ldp-grr.json");
  const question = asked();
  assert.ok(question?.about === "another");
  await intake.another(question, "instead");
  assert.equal(state().adopted?.name, "lip-optimal.json");
  await intake.take([settings("lip-optimal", "copy.json")]);
  assert.equal(asked(), undefined, "the same once more");
  // With answers of their own, and several at a time.
  await intake.take([settings("ldp-grr"), table("a.csv")]);
  const other = asked();
  assert.ok(other?.about === "another");
  await intake.another(other, "instead");
  assert.equal(state().adopted?.name, "ldp-grr.json");
  assert.equal(counted(), "a.csv");
  const several = page();
  await several.intake.take([settings("ldp-grr")]);
  await several.intake.take([settings("lip-optimal"), settings("data-ldp")]);
  const which = several.asked();
  assert.ok(which?.about === "settings");
  assert.equal(which.settings.map(({ name }) => name).join(), "ldp-grr.json,lip-optimal.json,data-ldp.json");
});

test("settings that did not fit take their tables along to the next ones", async () => {
  const { intake, tables, state } = page();
  await intake.take([settings("ldp-grr"), table("a.csv"), table("b.csv", "wrong")]);
  await intake.take([settings("lip-optimal")]);
  assert.equal(state().adopted?.name, "lip-optimal.json");
  assert.equal(tables(), "a.csv b.csv");
});

test("a table that is here already is asked about, under any name, in one drop, and before the settings", async () => {
  for (const rows of ["north", "north\n".repeat(3000)]) {
    const a = () => table("a.csv", rows);
    const copy = () => table("copy.csv", rows);
    const later = page();
    await later.intake.take([settings("ldp-grr"), a()]);
    await later.intake.take([copy()]);
    assert.equal(later.twice(), "copy.csv");
    const found = later.asked();
    assert.ok(found?.about === "more");
    await later.intake.leave(found.tables, found.twice);
    assert.equal(later.asked(), undefined);
    assert.equal(later.counted(), "a.csv");

    const once = page();
    await once.intake.take([settings("ldp-grr"), a(), copy(), table("b.csv")]);
    assert.equal(once.counted(), "a.csv b.csv");
    assert.equal(once.twice(), "copy.csv");

    const before = page();
    await before.intake.take([a(), table("b.csv")]);
    await before.intake.take([copy()]);
    assert.equal(before.twice(), "copy.csv");
    await before.intake.take([settings("ldp-grr")]);
    assert.equal(before.counted(), "a.csv b.csv");
    assert.equal(before.twice(), "copy.csv");
    const question = before.asked();
    assert.ok(question?.about === "more");
    await before.intake.more(question.tables, "add");
    assert.equal(before.counted(), "a.csv b.csv copy.csv");
  }
  // Negative control: as large, but not the same; and files of one person, which many may give alike.
  const { intake, counted, asked } = page();
  const one = (name: string) => new File(["district\nnorth\n"], name);
  await intake.take([
    settings("ldp-grr"),
    table("a.csv", "north"),
    table("b.csv", "south"),
    one("1.csv"),
    one("2.csv"),
  ]);
  assert.equal(counted(), "a.csv b.csv 1.csv 2.csv");
  assert.equal(asked(), undefined);
});

test("settings that are asked about are not forgotten when a table comes, nor is a table that is asked about", async () => {
  const { intake, counted, asked, more } = page();
  await intake.take([settings("ldp-grr"), table("a.csv")]);
  await intake.take([settings("lip-optimal")]);
  await intake.take([table("b.csv")]);
  const question = asked();
  assert.ok(question?.about === "another" && question.settings.name === "lip-optimal.json");
  await intake.another(question, "keep");
  assert.equal(counted(), "a.csv");
  assert.equal(more(), "b.csv");
  // The same settings once more are no answer.
  await intake.take([settings("ldp-grr")]);
  assert.equal(more(), "b.csv");
  await intake.take([settings("lip-optimal")]);
  await intake.take([settings("data-ldp")]);
  const which = asked();
  assert.ok(which?.about === "settings");
  assert.deepEqual(
    which.settings.map(({ name }) => name),
    ["ldp-grr.json", "lip-optimal.json", "data-ldp.json"],
  );

  const real = page();
  await real.intake.take([settings("ldp-grr"), table("r.csv", "real")]);
  await real.intake.take([settings("ldp-grr", "copy.json")]);
  assert.equal(real.asked()?.about, "real");
});

test("two settings files can be of two questions that the same people answered", async () => {
  const { intake, crossed, counted, asked, state } = page();
  await intake.take([settings("ldp-grr"), settings("lip-optimal"), table("a.csv")]);
  const which = asked();
  assert.ok(which?.about === "settings");
  await intake.cross(which.settings as [File, File], which.tables);
  assert.equal(state().adopted?.name, "ldp-grr.json");
  assert.equal(counted(), "a.csv");
  assert.deepEqual(crossed, ["lip-optimal.json"]);
  await intake.take([settings("data-ldp"), table("b.csv")]);
  const another = asked();
  assert.ok(another?.about === "another");
  await intake.another(another, "cross");
  assert.equal(state().adopted?.name, "ldp-grr.json");
  assert.deepEqual(crossed, ["lip-optimal.json", "data-ldp.json"]);
});
