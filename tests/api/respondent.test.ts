// SPDX-License-Identifier: GPL-3.0-or-later
/** A report drawn for one wording is never taken for an answer to another one without asking. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { channelHash } from "../../wasm/protocol/identity.js";
import { countOf, rememberedReports, rememberReport, reportFor } from "../../web/facts/remembered-reports.js";
import { RespondentSession } from "../../web/session/respondent-session.js";
import type { RespondentState } from "../../web/session/respondent-state.js";

const stored = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
  configurable: true,
});
beforeEach(() => stored.clear());

const REPORTS = ["never", "daily"];
const design = { reports: REPORTS } as RespondentState["design"] & { reports: string[] };
const fileOf = (wording: string) =>
  ({
    question: { wording },
    data: { name: "q1", categories: REPORTS },
    channel: { reports: REPORTS },
  }) as unknown as ProtocolFile;
const P = channelHash(fileOf("A"));

/** A tab. Each draw takes the next report, and notes the secret that it was drawn with. */
function tab() {
  const secrets: Uint8Array[] = [];
  const host = {
    state: { errors: {} } as RespondentState,
    set: (changed: object) => Object.assign(host.state, changed),
    attempt: async (_: string, work: () => Promise<void>) => work(),
    engines: Promise.resolve({
      files: {
        answer: async (_: unknown, input: number, secret: Uint8Array) => {
          secrets.push(secret);
          return REPORTS[input];
        },
      },
    }),
  };
  const session = new RespondentSession(host as never);
  const open = (wording: string) => {
    const protocol = fileOf(wording);
    host.set({ ...session.cleared, adopted: { name: "", protocol }, design, ...session.stateFor(protocol, design) });
    return host.state;
  };
  return { session, open, secrets, host, state: host.state };
}

test("another wording in the same tab asks which question it is, and each gets a report of its own", async () => {
  const { session, open, secrets, host } = tab();
  const seen = (): RespondentState => host.state;
  open("A");
  await session.draw(0);
  assert.equal(seen().drawn?.report, "never");
  open("B");
  assert.equal(seen().drawn, undefined);
  assert.deepEqual([seen().earlier?.wording, seen().earlier?.report], ["A", "never"]);
  await session.draw(1);
  assert.equal(seen().drawn, undefined, "nothing is drawn before the person has said which question it is");
  session.showEarlier();
  assert.deepEqual([seen().drawn?.report, seen().drawn?.wording], ["never", "A"], "as the answer to A");
  assert.ok(session.leaveEarlier());
  session.answerApart();
  assert.deepEqual([seen().drawn, seen().earlier], [undefined, undefined]);
  await session.draw(1);
  assert.equal(seen().drawn?.report, "daily");
  assert.notDeepEqual(secrets[0], secrets[1], "with one secret, reports that differ would tell that the answers do");
  assert.equal(open("A").drawn?.report, "never");
  assert.equal(open("B").drawn?.report, "daily");
});

test("once a report is drawn the state has it and no longer the answer, in this tab and when the question is opened again", async () => {
  const { session, open, host } = tab();
  open("A");
  session.choose(1);
  await session.draw(1);
  assert.deepEqual([host.state.drawn?.report, host.state.chosen], ["daily", undefined]);
  assert.equal(open("A").drawn?.report, "daily");
});

test("what is remembered is of its wording, and both are remembered", async () => {
  const first = tab();
  first.open("A");
  await first.session.draw(0);
  first.session.remember(true);
  const second = tab();
  second.open("B");
  assert.deepEqual([second.state.drawn, second.state.earlier?.wording], [undefined, "A"]);
  assert.equal(second.state.keptReports?.this, false);
  second.session.answerApart();
  await second.session.draw(1);
  second.session.remember(true);
  assert.deepEqual(second.state.keptReports, { this: true, all: 2 });
  const third = tab();
  assert.equal(third.open("A").drawn?.report, "never");
  assert.equal(third.open("B").drawn?.report, "daily");
  third.session.remember(false);
  assert.equal(third.open("A").keptReports?.this, true);
  assert.equal(countOf(rememberedReports()), 1);
});

test("what this device has of an earlier visit is said to be that, and what was drawn in this one is not", async () => {
  const first = tab();
  first.open("A");
  await first.session.draw(0);
  first.session.remember(true);
  const drawn = first.open("A").drawn;
  assert.equal(drawn?.report, "never");
  const second = tab();
  // With its receipt: what is sent again counts once.
  assert.deepEqual(second.open("A").drawn, { ...drawn, isRemembered: true });
  second.session.remember(false);
  assert.deepEqual(second.open("A").drawn, { ...drawn, isRemembered: true }, "whose it is does not change");
});

test("another person's turn forgets this question alone: other ones stay remembered", async () => {
  const { session, open, host } = tab();
  for (const wording of ["A", "B"]) {
    open(wording);
    session.answerApart();
    await session.draw(0);
    session.remember(true);
  }
  session.startOver();
  assert.equal(host.state.drawn, undefined);
  assert.deepEqual(
    [...(rememberedReports().get(P) ?? [])].map(([wording, { report }]) => [wording, report]),
    [["A", "never"]],
  );
});

test("what was remembered before wordings were stays valid, and can be let go of", () => {
  stored.set("sluice-answers", JSON.stringify({ [P]: "never", q: 7, r: { A: 7 } }));
  const { open, session } = tab();
  assert.equal(open("B").drawn?.report, "never");
  assert.equal(countOf(rememberedReports()), 1);
  session.remember(false);
  assert.equal(stored.size, 0);
  rememberReport(P, "__proto__", { report: "daily" });
  assert.deepEqual(reportFor(rememberedReports(), P, "__proto__"), { report: "daily" });
});

test("a third wording is asked about beside each that was answered before", async () => {
  const { session, open, host } = tab();
  const seen = (): RespondentState => host.state;
  open("A");
  await session.draw(0);
  open("B");
  session.answerApart();
  await session.draw(1);
  open("C");
  assert.equal(seen().earlier?.wording, "B");
  session.answerApart();
  assert.equal(seen().earlier?.wording, "A", "it may be the first one in other words");
  await session.draw(1);
  assert.equal(seen().drawn, undefined, "nothing is drawn before both have been answered");
  session.showEarlier();
  assert.deepEqual([seen().drawn?.report, seen().drawn?.wording], ["never", "A"]);
  assert.ok(session.leaveEarlier());
  session.answerApart();
  assert.equal(seen().earlier, undefined);
  await session.draw(0);
  assert.equal(seen().drawn?.report, "never");
  // While one is asked about another link may come: what was said of the one before is not said of it.
  open("D");
  open("E");
  assert.equal(seen().earlier?.wording, "C");
});
