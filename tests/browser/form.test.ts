// SPDX-License-Identifier: GPL-3.0-or-later
/** A question in somebody else's form: whatever the page does with the form, only one report ever leaves it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { SluiceAnswer } from "../../web/survey/form.js";
import { useBrowser } from "./browser.js";
import { eventually } from "./eventually.js";
import { inPage, protocol } from "./form-in-page.js";
import {
  ANSWERS,
  choose,
  inForm,
  marksProtocol,
  type Opened,
  type Opening,
  page as pageOf,
  question,
  RAW,
  REPORT,
  ready,
  type Site,
  sendReport,
  sent,
  watch,
} from "./form-page.js";

useBrowser();

/** In a page that reads its form as it likes. */
const readAnyTime = 'label="Do you smoke?" when="read"';

/** Runs a page with the element in its form; in the end nothing anywhere has held an answer. */
async function run(
  { form = inForm(question(protocol, readAnyTime)), ...more }: Opening & { form?: string },
  body: (page: Page, site: Site, complaints: string[]) => Promise<void>,
): Promise<void> {
  const said: string[] = [];
  await inPage(
    form,
    async ({ page, site, complaints }) => {
      await body(page, site, complaints);
      for (const line of said) assert.doesNotMatch(line, RAW);
    },
    {
      prepare: async (page) => {
        page.on("console", (message) => said.push(message.text()));
        await page.exposeFunction("keepNoted", (line: string) => said.push(line));
        await page.addInitScript(watch);
      },
      ...more,
    },
  );
}

/** All that a script of the page reads of the form. */
const read = (page: Page) =>
  page.evaluate(() =>
    [...new FormData(document.querySelector("form") as HTMLFormElement)].map(([k, v]) => `${k}=${v}`).sort(),
  );

test("negative control: of a plain list the answer is sent", async () => {
  const options = ANSWERS.map((value) => `<option>${value}</option>`).join("");
  const sending = run(
    { form: inForm(`<select name="smokes">${options}</select>`), until: async () => {} },
    async (page, site) => {
      await page.locator("#send").click();
      await eventually(() => site.posted.length, 1);
    },
  );
  await assert.rejects(sending, RAW);
});

const ways: Record<string, () => unknown> = {
  "its button": () => document.querySelector<HTMLElement>("#send")?.click(),
  "requestSubmit()": () => document.querySelector("form")?.requestSubmit(),
  "submit()": () => document.querySelector("form")?.submit(),
  "fetch of its FormData": () =>
    fetch("/collect", {
      method: "POST",
      body: new URLSearchParams([...new FormData(document.querySelector("form") as HTMLFormElement)] as string[][]),
    }),
};

for (const [way, send] of Object.entries(ways)) {
  const attributes = way.includes("FormData") ? readAnyTime : undefined;
  test(`sent by ${way}, a form has the report and nothing of the answer`, async () => {
    await run({ form: inForm(question(protocol, attributes)) }, async (page, site) => {
      assert.deepEqual(await read(page), ["town=Delft"], "before there is an answer");
      await choose(page, 2);
      // The page may be left before it says that it has done so.
      await page.evaluate(send).catch(() => {});
      await eventually(() => site.posted.length, 1);
      const { report, submission, protocols } = sent(site.posted[0]);
      assert.match(report ?? "", REPORT);
      assert.match(submission, /^[0-9a-f]{32}$/);
      assert.deepEqual(protocols, { smokes: protocol.certificate.protocol });
      assert.equal(new URLSearchParams(site.posted[0]).get("town"), "Delft");
      assert.equal(site.posted.length, 1);
    });
  });
}

test("what was drawn stays: read again, after another choice, a failed network", async () => {
  await run({}, async (page, site) => {
    await choose(page, 0);
    const first = await read(page);
    assert.match(first.join(), /smokes=[yn]{3},smokes_sluice=/);
    // There is nothing left to choose from.
    await page.keyboard.press("ArrowDown");
    assert.deepEqual(await read(page), first);
    site.down = true;
    await page.evaluate(() => {
      const body = new FormData(document.querySelector("form") as HTMLFormElement);
      return fetch("/collect", { method: "POST", body }).catch(() => {});
    });
    site.down = false;
    assert.deepEqual(await read(page), first);
    await page.locator("#send").click();
    await eventually(() => site.posted.length, 1);
    assert.equal(`smokes=${sent(site.posted[0]).report}`, first[0]);
  });
});

/** A browser that is still on its way to the next page cannot go back from there, nor elsewhere. */
const thanked = (page: Page) => page.waitForFunction(() => document.title === "Thanks");

test("back and reload: the same is sent again, or nothing", async () => {
  await run({}, async (page, site) => {
    await choose(page, 1);
    await page.locator("#send").click();
    await eventually(() => site.posted.length, 1);
    await thanked(page);
    await page.goBack();
    await ready(page);
    const first = await read(page);
    await page.locator("#send").click();
    await eventually(() => site.posted.length, 2);
    await thanked(page);
    await page.goBack();
    await ready(page);
    await page.reload();
    await ready(page);
    // Not every browser keeps forms when pages are loaded again.
    const left = await read(page);
    assert.ok([JSON.stringify(first), '["town=Delft"]'].includes(JSON.stringify(left)), left.join());
    assert.equal(new Set(site.posted.map((body) => JSON.stringify(sent(body)))).size, 1);
  });
});

test("what a browser kept is sent again only where it is this question's, by this protocol", async () => {
  await run({}, async (page) => {
    await choose(page, 1);
    const taken = await page.evaluate(() => {
      const element = document.querySelector("sluice-answer") as SluiceAnswer;
      const payload = element.payload() as Record<string, unknown>;
      const envelope = payload.sluice as Record<string, unknown>;
      const keep = (text: string) => {
        element.nextPerson();
        element.formStateRestoreCallback(text, "restore");
        return element.payload() !== undefined;
      };
      const enveloped = (other: object) => ({ ...payload, sluice: { ...envelope, ...other } });
      const others = [
        enveloped({ protocols: { smokes: "0".repeat(64) } }),
        enveloped({ protocols: {} }),
        enveloped({ submission: "1" }),
        enveloped({ version: 2 }),
        { ...payload, smokes: "yyyy" },
        { ...payload, smokes: 1 },
        { ...payload, drinks: "yyy" },
        { sluice: envelope },
        null,
      ];
      const kept = JSON.stringify(payload);
      return [kept, ...others.map((other) => JSON.stringify(other)), "{", ""].map(keep);
    });
    assert.deepEqual(taken, [true, ...Array.from({ length: 11 }, () => false)]);
  });
});

test("with a memory the same is sent after a reload, until another person comes; all questions of a form are one submission", async () => {
  const both = ["smokes", "drinks"]
    .map((name) => question(protocol, 'memory="tab" when="read"').replace("smokes", name))
    .join("");
  await run({ form: inForm(both) }, async (page, site) => {
    const element = page.locator("sluice-answer").first();
    const of = (name: string) => JSON.parse(new URLSearchParams(site.posted.at(-1)).get(`${name}_sluice`) ?? "{}");
    await choose(page, 1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.locator("#send").click();
    await eventually(() => site.posted.length, 1);
    assert.equal(of("smokes").submission, of("drinks").submission);
    await thanked(page);
    await page.goto(site.url);
    await ready(page);
    await page.locator("#send").click();
    await eventually(() => site.posted.length, 2);
    assert.equal(site.posted[1], site.posted[0]);
    await thanked(page);
    await page.goto(site.url);
    await ready(page);
    for (const each of await page.locator("sluice-answer").all()) {
      await each.evaluate((node) => (node as unknown as { nextPerson(): void }).nextPerson());
    }
    assert.equal(await page.evaluate(() => sessionStorage.length), 0);
    assert.deepEqual(await read(page), ["town=Delft"]);
    await element.evaluate((node) => node.focus());
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    const before = of("smokes").submission;
    await page.locator("#send").click();
    await eventually(() => site.posted.length, 3);
    assert.notEqual(of("smokes").submission, before);
    assert.equal(of("smokes").submission, of("drinks").submission);
  });
});

test("a form that is reset is for another person: nothing is sent of the one before, and a new submission of the next", async () => {
  await run({ form: inForm(question(protocol, 'memory="tab" when="read"')) }, async (page, site) => {
    await choose(page, 0);
    const first = await read(page);
    assert.match(first.join(), /smokes=[yn]{3}/);
    await page.evaluate(() => document.querySelector("form")?.reset());
    assert.deepEqual(await read(page), ["town=Delft"]);
    assert.equal(await page.evaluate(() => sessionStorage.length), 0);
    await choose(page, 1);
    await page.locator("#send").click();
    await eventually(() => site.posted.length, 1);
    const before = JSON.parse(
      /smokes_sluice=(.*)/.exec(first.find((line) => line.startsWith("smokes_")) ?? "")?.[1] ?? "",
    );
    const { submission } = sent(site.posted[0]);
    assert.match(submission, /^[0-9a-f]{32}$/);
    assert.notEqual(submission, before.submission);
  });
});

test("a form that is reset is for another person, also where no question that was drawn is still in it", async () => {
  await run({}, async (page, site) => {
    await choose(page, 0);
    const first = await page.evaluate(async () => {
      const element = document.querySelector("sluice-answer") as SluiceAnswer;
      const next = element.cloneNode(true);
      const payload = await element.draw();
      element.remove();
      document.forms[0]?.reset();
      await new Promise((done) => setTimeout(done, 50));
      document.forms[0]?.prepend(next);
      return payload?.sluice.submission;
    });
    await ready(page);
    await choose(page, 1);
    const { submission } = await sendReport({ page, site });
    assert.notEqual(submission, first);
  });
});

test("nextPerson() before a question has its protocol forgets too what a memory has of it", async () => {
  await run({ form: inForm(question(protocol, 'memory="tab" when="read"')) }, async (page) => {
    await choose(page, 1);
    const first = await read(page);
    assert.match(first.join(), /smokes=[yn]{3}/);
    const again = (another: boolean) =>
      page.evaluate((another) => {
        const form = document.querySelector("form") as HTMLFormElement;
        // Questions as they are on a page that has just been loaded.
        form.innerHTML = `${form.innerHTML}`;
        const node = form.querySelector("sluice-answer") as unknown as { nextPerson(): void };
        if (another) node.nextPerson();
      }, another);
    await again(false);
    await ready(page);
    assert.deepEqual(await read(page), first, "negative control: the same person");
    await again(true);
    await ready(page);
    assert.deepEqual(await read(page), ["town=Delft"]);
    assert.equal(await page.evaluate(() => sessionStorage.length), 0);
    await choose(page, 0);
    const second = await read(page);
    await again(false);
    await ready(page);
    assert.deepEqual(await read(page), second, "what the other person drew is kept");
  });
});

test("a memory is of one question: another one at the same path, or in a form that sends elsewhere, is asked anew", async () => {
  const form = inForm(question(protocol, 'memory="tab" when="read"')).replace('id="form"', "");
  await run({ form, pages: { "/there": pageOf(form.replace("/collect", "/else")) } }, async (page, site) => {
    await page.goto(`${site.url}?id=1`);
    await ready(page);
    await choose(page, 1);
    const first = await read(page);
    assert.match(first.join(), /smokes=[yn]{3}/);
    await page.reload();
    await ready(page);
    assert.deepEqual(await read(page), first, "after a reload it is the same");
    for (const other of ["?id=2", "", "?id=1#/second", "there?id=1"]) {
      await page.goto("about:blank");
      await page.goto(site.url + other);
      await ready(page);
      assert.deepEqual(await read(page), ["town=Delft"], other);
    }
    await page.goto("about:blank");
    await page.goto(`${site.url}?id=1#further-down`);
    await ready(page);
    assert.deepEqual(await read(page), first, "a place on the page is no other page");
  });
});

test("two questions that a memory could not tell apart send nothing, and the console says why", async () => {
  const one = inForm(question(protocol, 'memory="tab" when="read"')).replaceAll(/ id="\w+"/g, "");
  const wrong =
    /^<sluice-answer name="smokes">: After a reload two questions called "smokes" could not be told apart.* Give each form an id/;
  for (const [second, refused] of [
    [one, true],
    [one.replace("<form", '<form id="second"'), false],
    [one.replace("/collect", "/else"), false],
    [one.replace('memory="tab"', ""), false],
  ] as const) {
    const until = (page: Page) =>
      page.waitForFunction(() =>
        [...document.querySelectorAll("sluice-answer")].every(
          ({ error, validity }) => error || (validity && !validity.customError),
        ),
      );
    await run({ form: one + second, until }, async (page, _, complaints) => {
      await choose(page, 0);
      assert.equal((await read(page)).length, refused ? 1 : 3, second);
      assert.equal(complaints.length, refused ? 2 : 0, complaints.join());
      for (const complaint of complaints) assert.match(complaint, wrong);
    });
  }
});

test("after nextPerson() what the browser kept is forgotten too, also where the page puts the question elsewhere", async () => {
  await run({}, async (page, site) => {
    await choose(page, 1);
    // A page that is not kept as it was, so that the browser gives the form back what it had.
    await page.evaluate(() => addEventListener("unload", () => {}));
    await page.locator("#send").click();
    await eventually(() => site.posted.length, 1);
    await thanked(page);
    await page.goBack();
    await ready(page);
    assert.match((await read(page)).join(), /smokes=[yn]{3}/, "given back");
    await page.evaluate(() => {
      const element = document.querySelector("sluice-answer") as HTMLElement & { nextPerson(): void };
      element.nextPerson();
      const place = document.createElement("div");
      document.querySelector("form")?.prepend(place);
      place.append(element);
    });
    await ready(page);
    assert.deepEqual(await read(page), ["town=Delft"]);
  });
});

test("a page that saves what is left behind when it is closed saves the report", async () => {
  const more = `<script>
    addEventListener("pagehide", () =>
      navigator.sendBeacon("/collect", new URLSearchParams([...new FormData(document.querySelector("form"))])));
  </script>`;
  await run({ more }, async (page, site) => {
    await choose(page, 1);
    await page.goto("about:blank");
    await eventually(() => site.posted.length, 1);
    assert.match(sent(site.posted[0]).report ?? "", REPORT);
    await page.goto(site.url);
    await ready(page);
  });
});

test("nothing is sent without an answer, nor where the page does not ask whether it may", async () => {
  const form = inForm(question(protocol)).replace("<form", "<form novalidate");
  for (const one of [form, inForm(question(protocol))]) {
    await run({ form: one }, async (page, site) => {
      await page.evaluate(() => {
        globalThis.noted.push("here");
        document.querySelector("form")?.addEventListener("submit", () => globalThis.noted.push("heard"));
      });
      await page.locator("#send").click();
      await page.evaluate(() => document.querySelector("form")?.requestSubmit());
      assert.ok(await page.evaluate(() => globalThis.noted.includes("here") && !globalThis.noted.includes("heard")));
      assert.equal(site.posted.length, 0);
      await choose(page, 0);
      await page.locator("#send").click();
      await eventually(() => site.posted.length, 1);
    });
  }
});

test("no engine, no randomness, a protocol that does not keep its word, a second field of the name: nothing is sent", async () => {
  const worse = structuredClone(protocol);
  worse.guarantee.epsilon = 0.01;
  const cases: Record<string, { form: string; before?: string }> = {
    "no engine": {
      form: inForm(question(protocol)),
      before: "delete WebAssembly.instantiate; WebAssembly.instantiate = undefined",
    },
    "no randomness": {
      form: inForm(question(protocol)),
      before: "crypto.getRandomValues = undefined; Object.defineProperty(globalThis, 'crypto', { value: {} })",
    },
    "a bad protocol": { form: inForm(question(worse)) },
    "an unknown option": {
      form: inForm(question(protocol, "", `<option value="${ANSWERS[0]}">a</option><option>b</option>`)),
    },
    "two fields": { form: inForm(`${question(protocol)}<input type="hidden" name="smokes" value="">`) },
    "an unknown memory": { form: inForm(question(protocol, 'memory="always"')) },
    "no memory where there should be": {
      form: inForm(question(protocol, 'memory="tab" when="read"')),
      before: "Object.defineProperty(globalThis, 'sessionStorage', { get() { throw new Error('none'); } })",
    },
    "no name": { form: inForm(question(protocol).replace('name="smokes"', "")) },
  };
  const entries = Object.entries(cases);
  const pages = entries.map(([, { form, before = "" }], i) => [
    `/${i}`,
    pageOf(form, { head: `<script>${before}</script>` }),
  ]);
  // An error about an option names it.
  const each = async ({ page, site }: Opened) => {
    for (const [i, [name]] of entries.entries()) {
      await page.goto(`${site.url}${i}`);
      await page.waitForFunction(() => document.querySelector("sluice-answer")?.error);
      await page.locator("#send").click();
      assert.deepEqual(
        (await read(page)).filter((field) => /^smokes=./.test(field)),
        [],
        name,
      );
      const message = await page.evaluate(() => document.querySelector("sluice-answer")?.validationMessage ?? "");
      assert.match(message, /cannot be protected here, so nothing is sent/, name);
      assert.equal(site.posted.length, 0, name);
    }
  };
  await inPage("", each, { pages: Object.fromEntries(pages), until: async () => {} });
});

test("a page that reads the form while it is filled in draws nothing, and the console says so once", async () => {
  for (const attributes of ['when="submit"', undefined]) {
    await run({ form: inForm(question(protocol, attributes)) }, async (page, site) => {
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      assert.deepEqual(await read(page), ["town=Delft"]);
      assert.deepEqual(said, [], "nobody has answered");
      await choose(page, 0);
      for (let times = 0; times < 2; times += 1) assert.deepEqual(await read(page), ["town=Delft"]);
      assert.equal(said.length, 1);
      assert.match(said[0] ?? "", /^<sluice-answer name="smokes"> has been read and not sent.*when="read"\.$/);
      await page.keyboard.press("ArrowDown");
      await sendReport({ page, site });
    });
  }
});

test("who says nothing is sent as that where the protocol knows it, and only when the form is sent", async () => {
  const silent = await marksProtocol(["", ...ANSWERS.slice(1)]);
  await run({ form: inForm(question(silent, readAnyTime)) }, async (page, site) => {
    assert.deepEqual(await read(page), ["town=Delft"]);
    await sendReport({ page, site });
  });
  await run({ form: inForm(question(silent, readAnyTime)) }, async (page) => {
    await choose(page, 1);
    assert.deepEqual(await read(page), ["town=Delft"], "or it could be told from silence");
  });
});

test("where silence is an answer, who has answered what is offered no more is told before silence is sent", async () => {
  const silent = await marksProtocol(["", ...ANSWERS.slice(1)]);
  await run({ form: inForm(question(silent)) }, async (page, site) => {
    await choose(page, 1);
    await page.evaluate(() => document.querySelector("sluice-answer")?.append(new Option("Daily", "zqdaily4711")));
    const message = () => page.evaluate(() => document.querySelector("sluice-answer")?.validationMessage ?? "");
    await eventually(async () => /has forgotten your answer/.test(await message()), true);
    await page.locator("#send").click();
    await page.waitForTimeout(300);
    assert.equal(site.posted.length, 0);
    await sendReport({ page, site });
  });
});

test("an answer in the page itself that is moved with its question is there, as its report", async () => {
  await run({ form: inForm(question(protocol)) }, async (page, site) => {
    await choose(page, 1);
    await page.evaluate(() => document.forms[0]?.append(document.querySelector("sluice-answer") as Node));
    await page.waitForFunction(() => document.querySelector("sluice-answer")?.value !== "");
    await sendReport({ page, site });
  });
});

test("nothing that scripts can reach has the answer", async () => {
  await run({}, async (page) => {
    await choose(page, 2);
    const reached = await page.evaluate(() => {
      const element = document.querySelector<HTMLElement>("sluice-answer") as HTMLElement & Record<string, unknown>;
      const own: string[] = [];
      for (let at: object = element; at && at !== HTMLElement.prototype; at = Object.getPrototypeOf(at)) {
        for (const key of Object.getOwnPropertyNames(at)) {
          const value = element[key];
          if (typeof value !== "function") own.push(`${key}: ${JSON.stringify(value)}`);
        }
      }
      for (const script of document.querySelectorAll("sluice-answer script")) script.remove();
      return [element.shadowRoot, own.join("\n"), document.documentElement.outerHTML, element.innerText];
    });
    assert.equal(reached[0], null);
    assert.match(String(reached[1]), /name: "smokes"/);
    assert.doesNotMatch(reached.join("\n"), RAW);
  });
});

test("what stands in it may come after the element, and be called what the element calls it", async () => {
  const late = question(protocol, 'label="Do you smoke?" protocol="smoking"').replace(
    "sluice-answer",
    "sluice-answer id=late",
  );
  const inside = late.slice(late.indexOf("<script"), late.lastIndexOf("</sluice-answer>"));
  await run({}, async (page) => {
    await page.evaluate((text) => {
      const element = document.querySelector("sluice-answer") as HTMLElement;
      element.replaceWith(Object.assign(document.createElement("sluice-answer"), { id: "late" }));
      const later = document.querySelector("#late") as HTMLElement;
      for (const [name, value] of Object.entries({ name: "smokes", label: "Do you smoke?", protocol: "smoking" }))
        later.setAttribute(name, value);
      setTimeout(() => {
        later.innerHTML = text;
      }, 200);
    }, inside);
    await page.waitForTimeout(300);
    await ready(page);
    await choose(page, 1);
    const drawn = await page.evaluate(() => {
      const element = document.querySelector("sluice-answer") as HTMLElement & { payload(): Record<string, unknown> };
      return element.payload().smokes;
    });
    assert.match(String(drawn), REPORT);
  });
});
