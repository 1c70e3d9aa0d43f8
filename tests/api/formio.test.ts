// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The plug-in for Form.io, in a stand-in for its SDK: how @formio/core 2.8.3 calls plug-ins and makes requests. The
 * data that real forms send by it, and without it, are tested in browser/formio.test.ts.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type FormioPlugin, plugin, type RequestArguments } from "../../web/survey/formio.js";
import { fails } from "./helpers.js";
import { ANSWERS, loaded } from "./smoking.js";

const RAW = /zq\w+4711/;
const made = async () => plugin({ sluice: await loaded(), fields: { smokes: "smoking" }, open: ["town"] });

/** As Formio.makeRequest: all plug-ins are waited for, then what they have left of the arguments is sent. */
async function request(plugins: Partial<FormioPlugin>[], sent: string[], args: RequestArguments): Promise<void> {
  await Promise.all(plugins.map((one) => one.preRequest?.(args)));
  sent.push(`${args.method} ${args.url} ${JSON.stringify(args.data)}`);
}

const formio = { formUrl: "https://forms.example/survey" };
const submission = (state = "submitted", smokes = ANSWERS[0], more: object = {}): RequestArguments => ({
  formio,
  type: "submission",
  method: "post",
  url: "https://forms.example/survey/submission",
  data: {
    state,
    data: { smokes, town: "Delft", diary: `${ANSWERS[0]} and more`, submit: true },
    metadata: { timezone: "Europe/Amsterdam", referrer: "https://x.example", userAgent: "one" },
    ...more,
  },
});

test("a draft has what is public alone, and no report is drawn for it", async () => {
  const sent: string[] = [];
  const it = await made();
  await request([it], sent, submission("draft"));
  assert.match(sent[0] ?? "", /\{"state":"draft","data":\{"town":"Delft"\}\}$/);
  await request([it], sent, submission("submitted", ANSWERS[1], { _id: "5f" }));
  assert.match(sent[1] ?? "", /"_id":"5f"/);
  assert.doesNotMatch(sent.join(), RAW);
});

test("sent again it is the same, also where the answer has changed; for another person it is not", async () => {
  const sent: string[] = [];
  const it = await made();
  await request([it], sent, submission());
  await request([it], sent, submission("submitted", ANSWERS[1]));
  assert.equal(sent[0], sent[1]);
  // A submission that a server refused is put right: the public answers are sent as they are now, with the same report.
  const corrected = { smokes: ANSWERS[1], town: "Leiden" };
  await request([it], sent, submission("submitted", ANSWERS[1], { data: corrected }));
  assert.equal(sent[2], sent[0]?.replace("Delft", "Leiden"));
  it.nextPerson();
  await request([it], sent, submission());
  assert.notEqual(sent[0], sent[3]);
});

test("other plug-ins that are asked later find no answer", async () => {
  const seen: string[] = [];
  const spy = { preRequest: async (args: RequestArguments) => void seen.push(JSON.stringify(args.data)) };
  await request([await made(), spy], [], submission());
  assert.match(seen.join(), /Delft/);
  assert.doesNotMatch(seen.join(), RAW);
});

test("what cannot be privatised is not sent: unknown answers, none at all, other ways out", async () => {
  const RAWEST = "zqother4711";
  const cases: RequestArguments[] = [
    submission("submitted", RAWEST),
    submission("submitted", ""),
    { ...submission(), type: "form" },
    { method: "post", url: "https://elsewhere.example", data: { data: { smokes: RAWEST } } },
    { ...submission(), data: RAWEST },
    { ...submission(), data: { smokes: RAWEST } },
    { ...submission(), data: { data: [RAWEST] } },
  ];
  for (const args of cases) {
    const sent: string[] = [];
    const it = await made();
    const error = await request([it], sent, args).then(
      () => undefined,
      (reason: Error & { remedy: string }) => `${reason.message} ${reason.remedy} ${reason.stack}`,
    );
    assert.ok(error);
    assert.doesNotMatch(error, RAW);
    assert.deepEqual(sent, []);
    assert.equal(args.data, null);
  }
  const sent: string[] = [];
  await request([await made()], sent, { type: "form", method: "get", url: "https://forms.example/survey" });
  assert.equal(sent.length, 1, "forms themselves are fetched");
});

test("fields that are private and public, or have no protocol, are refused at once", async () => {
  const sluice = await loaded();
  const fields = { smokes: "smoking" };
  await fails(() => plugin({ sluice, fields, open: ["smokes"] }), "bad_request");
  await fails(() => plugin({ sluice, fields: { smokes: "other" } }), "bad_request");
  const text = await fails(() => plugin({ sluice, fields, open: "town" as never }), "bad_request");
  assert.equal(text.id, "open-not-listed");
  assert.equal(text.remedy, 'Write it as a list: open: ["town"].');
  const form = { components: ["smokes", "town"].map((key) => ({ type: "textfield", key })) };
  plugin({ sluice, fields, form, open: ["town"] });
  const { message } = await fails(() => plugin({ sluice, fields, form, open: ["twon"] }), "bad_request");
  assert.match(message, /"twon" is no component/);
});

test("what components ask for is refused, unless the page says that it may be asked", async () => {
  const sent: string[] = [];
  const list = (url: string, type = "select"): RequestArguments => ({ formio, type, method: "get", url });
  const strict = await made();
  const searches = `data.smokes data%2Esmokes %64ata.smokes d%61ta.smokes data[smokes] data%5Bsmokes%5D %2564ata.smokes
    x=1;data.smokes %zz&x`.split(/\s+/);
  for (const refused of [
    list(`https://forms.example/list?for=${ANSWERS[0]}`),
    list(`https://forms.example/list?for=${ANSWERS[0]}`, "formbuilder"),
    ...[...searches, "DATA .smokes"].map((name) =>
      list(`https://forms.example/survey/submission?${name}=${ANSWERS[0]}`, "submissions"),
    ),
  ]) {
    const error = await fails(request([strict], sent, refused), "bad_request");
    assert.doesNotMatch(error.message, RAW);
  }
  const asks = (url: string) => url === "https://forms.example/list";
  const open = plugin({ sluice: await loaded(), fields: { smokes: "smoking" }, asks });
  await request([open], sent, list("https://forms.example/list"));
  await request([open], sent, list("https://forms.example/survey", "form"));
  await request([open], sent, list("https://forms.example/survey/submission?limit=5&metadata.x=1", "submissions"));
  assert.equal(sent.length, 3);
});
