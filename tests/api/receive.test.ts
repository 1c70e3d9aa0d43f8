// SPDX-License-Identifier: GPL-3.0-or-later
/** Receiving what adapters send: one submission in every form that it may come in, and a reason for what is none. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { test } from "node:test";
import { checkSubmission, openCollection, payloadIn, Refusal, receiver } from "../../web/survey/receive.js";
import { type Folder, inFolder } from "./run-cli.js";

const examples = "web/survey/examples";
const read = (name: string) => JSON.parse(readFileSync(`${examples}/protocols/${name}.json`, "utf8"));
const protocols = { smokes: read("smoking"), cannabis: read("taken") };
const [smoking, taken] = Object.values(protocols).map(({ certificate }) => certificate.protocol as string);
const ID = "0123456789abcdef0123456789abcdef";
const OTHER = "f".repeat(32);
const envelope = (drawnWith: object, submission = ID) => ({ version: 1, submission, protocols: drawnWith });

/** The payload that each way of sending it gives. */
const PAYLOAD = {
  age: "under 30",
  smokes: "now and then",
  cannabis: "yes",
  sluice: envelope({ smokes: smoking, cannabis: taken }),
};
const { age: _, ...PRIVATE } = PAYLOAD;

const FIELDS: Record<string, string> = {
  age: "under 30",
  smokes: "now and then",
  smokes_sluice: JSON.stringify(envelope({ smokes: smoking })),
  cannabis: "yes",
  cannabis_sluice: JSON.stringify(envelope({ cannabis: taken })),
};

const ROWS = [
  { trial_type: "html-button-response", response: 0, rt: 812 },
  { response: "now and then", sluice: { ...envelope({ smokes: smoking }), fields: { smokes: "response" } } },
  { response: { Q0: "yes" }, sluice: { ...envelope({ cannabis: taken }), fields: { cannabis: "response.Q0" } } },
];

const JSON_TYPE = "application/json";
const bytesOf = (text: string) => new TextEncoder().encode(text);
const inJson = (value: unknown) => payloadIn(JSON_TYPE, bytesOf(JSON.stringify(value)));

/** As browsers send it, with the header. */
async function sentAs(body: URLSearchParams | FormData): Promise<[type: string, bytes: Uint8Array<ArrayBuffer>]> {
  const request = new Request("http://localhost/", { method: "POST", body });
  return [request.headers.get("content-type") ?? "", new Uint8Array(await request.arrayBuffer())];
}

function multipart(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("an object, rows of jsPsych and both kinds of forms are the same submission", async () => {
  assert.deepEqual(await inJson(PAYLOAD), PAYLOAD);
  assert.deepEqual(await inJson(ROWS), PRIVATE);
  assert.deepEqual(await payloadIn(...(await sentAs(new URLSearchParams(FIELDS)))), PAYLOAD);
  assert.deepEqual(await payloadIn(...(await sentAs(multipart(FIELDS)))), PAYLOAD);
  // A question that was asked twice has one report.
  assert.deepEqual(await inJson([...ROWS, ROWS[1]]), PRIVATE);
});

test("what is no submission is refused in every form, with nothing of what was sent", async () => {
  const [, first, second] = ROWS as [object, { sluice: object }, { sluice: object }];
  const form = (more: Record<string, string | Blob>) => sentAs(multipart({ ...FIELDS, ...more }));
  const twice = new URLSearchParams(FIELDS);
  twice.append("smokes", "RAW");
  const broken = (await form({}))[1];
  const bad: [type: string, bytes: Uint8Array<ArrayBuffer>, reason: RegExp][] = [
    ...(["", "RAW", '"RAW"', "7", "null", '{"RAW'] as const).map(
      (text) => [JSON_TYPE, bytesOf(text), /neither a JSON object/] as [string, Uint8Array<ArrayBuffer>, RegExp],
    ),
    [JSON_TYPE, Uint8Array.of(0x7b, 0xff, 0x7d), /neither a JSON object/],
    [JSON_TYPE, bytesOf(JSON.stringify([{ response: "RAW" }])), /no report/],
    [JSON_TYPE, bytesOf(JSON.stringify([first, { ...first, response: "RAW" }])), /two reports/],
    [
      JSON_TYPE,
      bytesOf(JSON.stringify([first, { ...second, sluice: { ...second.sluice, submission: OTHER } }])),
      /several/,
    ],
    [...(await sentAs(twice)), /twice/],
    [...(await form({ photo: new Blob(["RAW"]) })), /file/],
    [...(await form({ cannabis_sluice: JSON.stringify(envelope({ cannabis: taken }, OTHER)) })), /several/],
    [...(await form({ cannabis_sluice: "RAW" })), /neither/],
    [...(await sentAs(new URLSearchParams({ smokes: "RAW" }))), /no report/],
    ["multipart/form-data", broken, /cannot be read/],
    ["multipart/form-data; boundary=other", broken, /cannot be read/],
  ];
  for (const [type, bytes, reason] of bad) {
    await assert.rejects(payloadIn(type, bytes), (error) => {
      assert.ok(error instanceof Refusal, `${type}: ${error}`);
      assert.match(error.message, reason);
      assert.doesNotMatch(error.message, /RAW/);
      return true;
    });
  }
});

const opened = (folder: Folder) => openCollection({ folder: folder.at("kept"), protocols, open: ["age"] });

test("of an envelope only what it is made of is kept", async () => {
  await inFolder(async (folder) => {
    opened(folder).take({ ...PAYLOAD, sluice: { ...PAYLOAD.sluice, raw: "every day" } });
    assert.deepEqual(JSON.parse(folder.read("kept/submissions.jsonl")), PAYLOAD);
  });
});

test("a server of one's own checks a submission by its protocols, as texts or as objects", () => {
  const { sluice } = PAYLOAD;
  const texts = Object.fromEntries(Object.entries(protocols).map(([key, one]) => [key, JSON.stringify(one)]));
  for (const given of [protocols, texts]) {
    const kept = checkSubmission(
      { ...PAYLOAD, sluice: { ...sluice, raw: "RAW" } },
      { protocols: given, open: ["age"] },
    );
    assert.deepEqual(kept, PAYLOAD);
  }
  // As servers hand on what a form has sent, also one whose inputs a page went through, and rows of jsPsych.
  for (const sent of [
    FIELDS,
    new URLSearchParams(FIELDS),
    multipart(FIELDS),
    { ...FIELDS, smokes: Array(2).fill(FIELDS.smokes) },
  ])
    assert.deepEqual(checkSubmission(sent, { protocols, open: ["age"] }), PAYLOAD);
  assert.deepEqual(checkSubmission(ROWS, { protocols }), PRIVATE);
  const bad: [payload: object, reason: RegExp][] = [
    [{ ...FIELDS, smokes: ["never", "RAW"] }, /twice/],
    [{ ...FIELDS, smokes_sluice: "RAW" }, /neither/],
    [[{ response: "RAW" }], /no report/],
    [{ ...PAYLOAD, smokes: "RAW" }, /no report of its protocol/],
    [{ ...PAYLOAD, town: "RAW" }, /neither a report that is expected here nor public/],
    [{ ...PAYLOAD, sluice: envelope({ smokes: taken, cannabis: taken }) }, /another protocol/],
    [{ ...PAYLOAD, sluice: { ...sluice, submission: "RAW" } }, /no envelope/],
    [{ ...PAYLOAD, sluice: envelope({ ...sluice.protocols, town: "RAW" }) }, /neither a report/],
  ];
  for (const [payload, reason] of bad) {
    const check = () => checkSubmission(payload, { protocols, open: ["age"] });
    assert.throws(
      check,
      (error) => error instanceof Refusal && reason.test(error.message) && !/RAW/.test(error.message),
    );
  }
  // The receiver refuses files that adapters would not load either.
  const changed = { ...protocols.smokes, guarantee: { ...protocols.smokes.guarantee, epsilon: 9 } };
  assert.throws(
    () => checkSubmission(PAYLOAD, { protocols: { ...protocols, smokes: changed }, open: ["age"] }),
    Refusal,
  );
  assert.throws(() => checkSubmission(PAYLOAD, { protocols: { ...protocols, smokes: {} } }), { code: "bad_protocol" });
});

test("sent again it is one, in whatever form; other reports of one submission are refused", async () => {
  await inFolder(async (folder) => {
    const collection = opened(folder);
    collection.take(PAYLOAD);
    collection.take(await inJson(ROWS));
    collection.take({ ...PAYLOAD, age: "60 and over" });
    assert.throws(() => collection.take({ ...PAYLOAD, cannabis: "no" }), /come before, with other reports/);
    assert.throws(() => opened(folder).take({ ...PAYLOAD, smokes: "never" }), /come before, with other reports/);
    collection.take({ ...PAYLOAD, sluice: { ...PAYLOAD.sluice, submission: OTHER } });
    assert.equal(opened(folder).size, 2);
    assert.equal(folder.read("kept/smokes.csv"), '"smokes"\n"now and then"\n"now and then"\n');
    assert.equal(folder.read("kept/cannabis.csv"), '"taken"\n"yes"\n"yes"\n');
    appendFileSync(folder.at("kept/submissions.jsonl"), '{"age"');
    assert.throws(() => opened(folder), /Line 3 of .*submissions\.jsonl/);
  });
});

test("who sends a form is answered with a page: thanks at another address, or the reason", async () => {
  await inFolder(async (folder) => {
    const collection = opened(folder);
    const server = createServer(receiver(collection, { thanks: "thanks.html" }));
    await new Promise<void>((done) => server.listen(0, "localhost", done));
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
    const post = (body: BodyInit) => fetch(url, { method: "POST", body, redirect: "manual" });
    try {
      for (const body of [new URLSearchParams(FIELDS), multipart(FIELDS)]) {
        const { status, headers } = await post(body);
        assert.deepEqual([status, headers.get("location")], [303, "thanks.html"]);
      }
      assert.equal(collection.size, 1);
      const refused = await post(new URLSearchParams({ ...FIELDS, "<b>": "<i>RAW" }));
      const text = await refused.text();
      assert.deepEqual([refused.status, refused.headers.get("content-type")], [400, "text/html; charset=utf-8"]);
      assert.match(text, /There is a field that is neither/);
      assert.doesNotMatch(text, /RAW|<b>/);
      const { status } = await fetch(url, { method: "POST", body: JSON.stringify(ROWS) });
      assert.equal(status, 204);
      assert.equal(collection.size, 1);
    } finally {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  });
});

const program = resolve(".build/package/dist/receive-command.js");
const pairs = [`smokes=${resolve(examples, "protocols/smoking.json")}`];

test("started from the command line it says where it is, and collects", async () => {
  await inFolder(async (folder) => {
    const child = spawn(process.execPath, [program, folder.at("kept"), "--port=0", "--public=age", ...pairs]);
    try {
      const said = await new Promise<string>((done) => child.stdout.once("data", (data) => done(String(data))));
      const url = /http:\S+/.exec(said)?.[0];
      assert.ok(url, said);
      const { cannabis: _, ...payload } = { ...PAYLOAD, sluice: envelope({ smokes: smoking }) };
      assert.equal((await fetch(url, { method: "POST", body: JSON.stringify(payload) })).status, 204);
      assert.equal(folder.read("kept/smokes.csv"), '"smokes"\n"now and then"\n');
    } finally {
      child.kill();
    }
  });
});

test("what it cannot be started with is said", async () => {
  await inFolder(async (folder) => {
    folder.write("other.json", "{}");
    const bad: [args: string[], says: RegExp][] = [
      [[], /KEY=PROTOCOL/],
      [["kept"], /KEY=PROTOCOL/],
      [["kept", "smokes"], /KEY=PROTOCOL/],
      [["kept", "--port=x", ...pairs], /KEY=PROTOCOL/],
      [["kept", "--prot=1", ...pairs], /KEY=PROTOCOL/],
      [["kept", "--public", ...pairs], /KEY=PROTOCOL/],
      [["kept", "smokes=nowhere.json"], /nowhere\.json/],
      [["kept", `smokes=${folder.at("other.json")}`], /no protocol file/],
    ];
    for (const [args, says] of bad) {
      const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
        cwd: folder.at("."),
        encoding: "utf8",
      });
      assert.equal(status, 2, args.join(" "));
      assert.match(stderr, says, args.join(" "));
    }
  });
});

test("the protocols that stand in the form are those that its receiver expects", () => {
  const page = readFileSync(`${examples}/form/index.html`, "utf8");
  const written = [...page.matchAll(/<script type="application\/json">([^<]*)<\/script>/g)].map(([, text = ""]) =>
    JSON.parse(text),
  );
  assert.deepEqual(written, Object.values(protocols));
});
