// SPDX-License-Identifier: GPL-3.0-or-later
/** Pages that read, send, hide, move or take away a question in ways of their own: no answer is lost without a word. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { SluiceAnswer } from "../../web/survey/form.js";
import { eventually } from "./eventually.js";
import { adapter, asked, chooseIn, type Framed, framed, framesOf, protocol } from "./form-frame-page.js";
import { choose, defining, inForm, opened, question, REPORT, ready, sendReport, sent } from "./form-page.js";

const missing = "Please choose an answer.";
const problem = (page: Page) => framesOf(page)[0]?.locator("#problem").textContent();

declare global {
  var read: Record<string, () => string>;
}

/** Ways in which scripts read a form without `FormData`. */
function readers(): void {
  const form = () => document.querySelector("form") as HTMLFormElement;
  const all = () => [...form().elements] as HTMLInputElement[];
  const pairs = (inputs: HTMLInputElement[]) =>
    String(new URLSearchParams(inputs.map(({ name, value }) => [name, value])));
  globalThis.read = {
    // jQuery passes over buttons, and elements that are no input, select or text.
    "serialize() of jQuery": () =>
      pairs(
        all().filter(
          (one) =>
            one.type !== "submit" &&
            one.name &&
            !one.matches(":disabled") &&
            /^(input|select|textarea)/i.test(one.nodeName),
        ),
      ),
    "a loop over form.elements": () => pairs(all().filter(({ name }) => name)),
    "elements by their names": () =>
      String(
        new URLSearchParams(
          ["town", "smokes"].map((name) => [name, (form().elements.namedItem(name) as HTMLInputElement).value]),
        ),
      ),
  };
}

/** Sends by `fetch` at the event `submit` what is read so. */
const sending = (way: string) => {
  const form = document.forms[0] as HTMLFormElement;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void fetch("/collect", { method: "POST", body: globalThis.read[way]?.() ?? "" });
  });
};

const reading = ["serialize() of jQuery", "a loop over form.elements", "elements by their names"];

function testReading(): void {
  for (const way of reading) {
    test(`read by ${way}, a form has the report, in a frame`, () =>
      framed(
        async ({ page, site, frame, complaints }) => {
          await chooseIn(frame, 1);
          await page.evaluate(sending, way);
          await page.locator("#send").click();
          await eventually(() => site.posted.length, 1);
          assert.match(sent(site.posted[0]).report ?? "", REPORT);
          assert.deepEqual(complaints, []);
        },
        { init: readers },
      ));
    test(`read by ${way}, a form has the report, in the page itself`, async () =>
      opened(
        inForm(question(protocol)),
        async ({ page, site }) => {
          await choose(page, 1);
          await page.evaluate(sending, way);
          await page.locator("#send").click();
          await eventually(() => site.posted.length, 1);
          assert.match(sent(site.posted[0]).report ?? "", REPORT);
        },
        { adapter: await defining(), prepare: (page) => page.addInitScript(readers) },
      ));
    test(`negative control: read too early by ${way} it has none, and the console says so`, () =>
      framed(
        async ({ page, frame, complaints }) => {
          await chooseIn(frame, 1);
          const read = await page.evaluate((way) => globalThis.read[way]?.() ?? "", way);
          assert.equal(new URLSearchParams(read).get("smokes") ?? "", "");
          await eventually(() => /before its report was drawn/.test(complaints.join()), true);
        },
        { init: readers },
      ));
  }

  test("the browser sends the report once, and after a reset nothing of it is left", () =>
    framed(async ({ page, frame }) => {
      await chooseIn(frame, 1);
      const [names, left] = await page.evaluate(async () => {
        const element = document.querySelector("sluice-answer") as SluiceAnswer;
        await element.draw();
        const form = document.forms[0] as HTMLFormElement;
        const names = [...new FormData(form)].map(([name]) => name);
        form.reset();
        return [names, [element.value, element.querySelectorAll("input").length]];
      });
      assert.deepEqual(names.sort(), ["smokes", "smokes_sluice", "town"]);
      assert.deepEqual(left, ["", 0]);
    }));
}

/** Takes the question out of its form, and puts another element for the same one there. */
function replaced(change: Record<string, string> = {}): Promise<void> {
  const element = document.querySelector("sluice-answer") as Element;
  const next = element.cloneNode(true) as Element;
  for (const [name, value] of Object.entries(change)) next.setAttribute(name, value);
  element.remove();
  return new Promise((done) => {
    setTimeout(() => {
      document.forms[0]?.prepend(next);
      done();
    }, 500);
  });
}

const saysSent = (page: Page) =>
  eventually(async () => {
    const counts = framesOf(page).map((frame) =>
      frame
        .getByText("You send")
        .count()
        .catch(() => 0),
    );
    return (await Promise.all(counts)).some(Boolean);
  }, true);

function testLeaving(): void {
  test("an answered question that leaves its form and comes back has its report, shows it, and sends it", () =>
    framed(async ({ page, site, frame }) => {
      await chooseIn(frame, 1);
      await page.evaluate(replaced, {});
      await ready(page);
      await saysSent(page);
      await sendReport({ page, site });
    }));

  test("an answered question that is moved in the page has its report, shows it, and sends it", () =>
    framed(async ({ page, site, frame }) => {
      await chooseIn(frame, 2);
      await page.evaluate(() => document.forms[0]?.append(document.querySelector("sluice-answer") as Node));
      await saysSent(page);
      await sendReport({ page, site });
    }));

  test("two steps of one form, each shown alone, are one submission", () =>
    framed(
      async ({ page, site, frame }) => {
        await chooseIn(frame, 1);
        await page.evaluate(() => {
          const [first, second] = [...document.querySelectorAll("sluice-answer")];
          first?.remove();
          globalThis.steps = { first, second };
        });
        await page.waitForTimeout(300);
        await page.evaluate(() => document.forms[0]?.prepend(globalThis.steps.first as Node));
        await ready(page);
        await saysSent(page);
        for (const frame of framesOf(page)) if (await frame.locator("input").count()) await chooseIn(frame, 0);
        await page.locator("#send").click();
        await eventually(() => site.posted.length, 1);
        const fields = new URLSearchParams(site.posted[0]);
        const ids = ["smokes", "drinks"].map((name) => JSON.parse(fields.get(`${name}_sluice`) ?? "{}").submission);
        assert.match(ids[0], /^[0-9a-f]{32}$/);
        assert.equal(ids[0], ids[1]);
      },
      { form: inForm(asked + asked.replace('"smokes"', '"drinks"')) },
    ));

  const anew: Record<string, (page: Page) => Promise<unknown>> = {
    "nobody has answered": (page) => page.evaluate(replaced, {}),
    "another question": (page) => page.evaluate(replaced, { label: "Do you drink?" }),
    "another person's, as the form was reset": async (page) => {
      const done = page.evaluate(replaced, {});
      await page.evaluate(() => setTimeout(() => document.forms[0]?.reset(), 200));
      await done;
    },
  };
  for (const [name, act] of Object.entries(anew)) {
    test(`negative control: a question that comes back is asked anew: ${name}`, () =>
      framed(async ({ page, site, frame }) => {
        if (!name.startsWith("nobody")) await chooseIn(frame, 1);
        await act(page);
        await ready(page);
        await eventually(() => framesOf(page)[0]?.locator("input").count(), 3);
        await page.locator("#send").click();
        await eventually(() => problem(page), missing);
        assert.equal(site.posted.length, 0);
      }));
  }

  test("another person of a form does not get what the one before has left in it", () =>
    framed(async ({ page, frame }) => {
      await chooseIn(frame, 1);
      await page.evaluate(() => {
        const element = document.querySelector("sluice-answer") as SluiceAnswer;
        element.nextPerson();
        element.parentElement?.append(element);
      });
      await ready(page);
      await page.waitForTimeout(500);
      assert.equal(await framesOf(page)[0]?.locator("input").count(), 3);
    }));
}

declare global {
  var steps: Record<string, Element | undefined>;
}

const hiding: Record<string, (hide: boolean) => void> = {
  "display: none": (hide) => {
    (document.querySelector("sluice-answer") as HTMLElement).style.display = hide ? "none" : "";
  },
  "a step that is hidden": (hide) => {
    (document.querySelector("sluice-answer")?.parentElement as HTMLElement).hidden = hide;
  },
  "details that are folded": (hide) => {
    (document.querySelector("details") as HTMLDetailsElement).open = !hide;
  },
};

const lacking = /<sluice-answer name="smokes">: the form is sent without an answer/;
const inDetails = (inside: string) => inForm(`<details open><summary>More</summary><div>${inside}</div></details>`);

/** The form has been sent, without the question. */
async function sentWithout({ page, site, complaints }: Pick<Framed, "page" | "site" | "complaints">): Promise<void> {
  await eventually(() => site.posted.length, 1);
  await page.waitForURL(/collect/);
  assert.equal(site.posted[0], "town=Delft");
  assert.match(complaints.join(), lacking);
}

function testHiding(): void {
  for (const [name, hide] of Object.entries(hiding)) {
    test(`a question that nobody sees (${name}) and nobody has answered does not keep the form; shown again, it does`, () =>
      framed(
        async (opened) => {
          const { page, site } = opened;
          await page.evaluate(hide, true);
          await page.evaluate(hide, false);
          await page.locator("#send").click();
          await eventually(() => problem(page), missing);
          assert.equal(site.posted.length, 0);
          await page.evaluate(hide, true);
          await page.locator("#send").click();
          await sentWithout(opened);
        },
        { form: inDetails(asked) },
      ));
    test(`an answer that is hidden before it is sent (${name}) is sent`, () =>
      framed(
        async ({ page, site, frame }) => {
          await chooseIn(frame, 1);
          await page.evaluate(hide, true);
          await sendReport({ page, site });
        },
        { form: inDetails(asked) },
      ));
  }

  test("in the page itself a question that nobody sees does not keep the form; shown again, it does", async () =>
    opened(
      inDetails(question(protocol)),
      async (opened) => {
        const { page, site } = opened;
        const hide = hiding["a step that is hidden"] as (hide: boolean) => void;
        await page.evaluate(hide, true);
        const isValid = () => page.evaluate(() => document.forms[0]?.checkValidity());
        await eventually(isValid, true);
        await page.evaluate(hide, false);
        await eventually(isValid, false);
        await page.locator("#send").click();
        assert.equal(site.posted.length, 0);
        await page.evaluate(hide, true);
        await eventually(isValid, true);
        await page.locator("#send").click();
        await sentWithout(opened);
      },
      { adapter: await defining() },
    ));

  test("a question that nobody sees and whose frame is missing does not keep the form", () =>
    opened(
      inDetails(asked),
      async (opened) => {
        const { page, site } = opened;
        await eventually(() => page.evaluate(() => document.querySelector("sluice-answer")?.error?.id), "frame-silent");
        await page.locator("#send").click();
        await page.waitForTimeout(200);
        assert.equal(site.posted.length, 0);
        await page.evaluate(hiding["a step that is hidden"] as (hide: boolean) => void, true);
        await page.locator("#send").click();
        await sentWithout(opened);
      },
      { adapter, until: async () => {}, fresh: true },
    ));
}

const timeouts: Record<string, () => void> = {
  "submit()": () => HTMLFormElement.prototype.submit.call(document.forms[0]),
  "a button, once it has taken the validation away": () => {
    document.forms[0]?.setAttribute("novalidate", "");
    document.querySelector<HTMLElement>("#send")?.click();
  },
};

function testTimeouts(): void {
  for (const [name, send] of Object.entries(timeouts)) {
    test(`a page that sends itself when the time is over, by ${name}, sends what there is, and the console says so`, () =>
      framed(async (opened) => {
        await opened.page.evaluate(send);
        await sentWithout(opened);
      }));
    test(`a page that sends itself by ${name} sends the report of who has answered`, () =>
      framed(async ({ page, site, frame, complaints }) => {
        await chooseIn(frame, 1);
        await page.evaluate(send);
        await eventually(() => site.posted.length, 1);
        assert.match(sent(site.posted[0]).report ?? "", REPORT);
        assert.deepEqual(complaints, []);
      }));
  }

  test("negative control: a form that is never validated is not sent by its button without an answer", () =>
    framed(
      async ({ page, site }) => {
        await page.locator("#send").click();
        await eventually(() => problem(page), missing);
        assert.equal(site.posted.length, 0);
      },
      { form: inForm(asked).replace("<form", "<form novalidate") },
    ));
}

function testEnter(): void {
  test("Enter at a choice sends the form as its button does, and tells who has not answered", () =>
    framed(
      async ({ page, site, frame }) => {
        await page.evaluate(() => document.querySelector<HTMLElement>("sluice-answer")?.focus());
        await frame.waitForFunction(() => document.hasFocus());
        await page.keyboard.press("Enter");
        await eventually(() => problem(page), missing);
        assert.equal(site.posted.length, 0);
        await page.keyboard.press("Space");
        await page.keyboard.press("Enter");
        await eventually(() => site.posted.length, 1);
        assert.match(sent(site.posted[0]).report ?? "", REPORT);
        assert.equal(new URLSearchParams(site.posted[0]).get("go"), "next");
      },
      { form: inForm(asked).replace('id="send"', 'id="send" name="go" value="next"') },
    ));

  test("in the page itself Enter at a choice sends the form", async () =>
    opened(
      inForm(question(protocol)),
      async ({ page, site }) => {
        await choose(page, 1);
        await page.keyboard.press("Enter");
        await eventually(() => site.posted.length, 1);
        assert.match(sent(site.posted[0]).report ?? "", REPORT);
      },
      { adapter: await defining() },
    ));

  test("negative control: a form without a button that sends, or with a closed one, is not sent by Enter", async () => {
    for (const button of ['id="send" type="button"', 'id="send" disabled'])
      await framed(
        async ({ page, site, frame }) => {
          await chooseIn(frame, 1);
          await page.keyboard.press("Enter");
          await page.waitForTimeout(200);
          assert.equal(site.posted.length, 0);
        },
        { form: inForm(asked).replace('id="send"', button) },
      );
  });
}

/** Other places and ways of a form, in each of which a report arrives. */
function testPlaces(): void {
  test("a question outside its form (form=) is sent with it, also read by a script and by Enter", () =>
    framed(
      async ({ page, site, frame }) => {
        await chooseIn(frame, 1);
        await page.evaluate(sending, "serialize() of jQuery");
        await page.keyboard.press("Enter");
        await eventually(() => site.posted.length, 1);
        assert.match(sent(site.posted[0]).report ?? "", REPORT);
        assert.ok(sent(site.posted[0]).submission);
      },
      { init: readers, form: `${inForm("")}${question(protocol, 'label="Do you smoke?" form="form"')}` },
    ));

  test("two forms with a question of one name each send their own", () =>
    framed(
      async ({ page, site }) => {
        const frames = framesOf(page);
        assert.equal(frames.length, 2);
        for (const [i, frame] of frames.entries()) await chooseIn(frame, i);
        await page.evaluate(() => {
          for (const form of document.forms) form.target = "_blank";
        });
        for (const button of await page.locator("#send").all()) await button.click();
        await eventually(() => site.posted.length, 2);
        const [one, other] = site.posted.map((body) => sent(body));
        for (const each of [one, other]) assert.match(each?.report ?? "", REPORT);
        assert.notEqual(one?.submission, other?.submission);
      },
      { form: inForm(asked) + inForm(asked), fresh: true },
    ));

  test("in a fieldset that is closed and opened again the choice stays; while it is closed the form goes without it", () =>
    framed(
      async ({ page, site, frame }) => {
        await chooseIn(frame, 1);
        const names = (disabled: boolean) =>
          page.evaluate(async (disabled) => {
            (document.querySelector("form > fieldset") as HTMLFieldSetElement).disabled = disabled;
            await new Promise((done) => setTimeout(done, 100));
            return [...new FormData(document.forms[0])].map(([name]) => name);
          }, disabled);
        assert.deepEqual(await names(true), ["town"]);
        await names(false);
        assert.equal(await frame.locator('input[value="1"]').isChecked(), true);
        await sendReport({ page, site });
      },
      { form: inForm(`<fieldset>${asked}</fieldset>`) },
    ));

  test("a dialog that is closed and opened again keeps the choice, and a form of a dialog has the report when it closes", () =>
    framed(
      async ({ page, frame }) => {
        await page.evaluate(() => document.querySelector("dialog")?.showModal());
        await chooseIn(frame, 1);
        await page.keyboard.press("Escape");
        await page.evaluate(() => document.querySelector("dialog")?.showModal());
        assert.equal(await frame.locator('input[value="1"]').isChecked(), true);
        await page.locator("#send").click();
        await eventually(() => page.evaluate(() => document.querySelector("dialog")?.open), false);
        const report = await page.evaluate(() => new FormData(document.forms[0]).get("smokes"));
        assert.match(String(report), REPORT);
      },
      { form: `<dialog>${inForm(asked).replace('method="post"', 'method="dialog"')}</dialog>` },
    ));

  test("a form that is taken out of the page has the report that was drawn", () =>
    framed(async ({ page, frame }) => {
      await chooseIn(frame, 1);
      const read = await page.evaluate(async () => {
        const form = document.forms[0] as HTMLFormElement;
        await document.querySelector("sluice-answer")?.draw();
        form.remove();
        return String(new FormData(form).get("smokes"));
      });
      assert.match(read, REPORT);
    }));

  test("what a browser or a manager of passwords fills in is no answer", () =>
    framed(async ({ page, site, frame }) => {
      await page.evaluate(() => {
        const element = document.querySelector("sluice-answer") as SluiceAnswer;
        element.formStateRestoreCallback("zqdaily4711", "autocomplete");
        element.formStateRestoreCallback("zqdaily4711", "restore");
      });
      await ready(page);
      await page.locator("#send").click();
      await eventually(() => problem(page), missing);
      assert.equal(site.posted.length, 0);
      await chooseIn(framesOf(page)[0] ?? frame, 1);
      await sendReport({ page, site });
    }));

  test("a page that is printed loses nothing", () =>
    framed(async ({ page, site, frame }) => {
      await chooseIn(frame, 1);
      await page.emulateMedia({ media: "print" });
      await page.evaluate(() => {
        for (const name of ["beforeprint", "afterprint"]) dispatchEvent(new Event(name));
      });
      await page.emulateMedia({ media: "screen" });
      assert.equal(await frame.locator('input[value="1"]').isChecked(), true);
      await sendReport({ page, site });
    }));

  test("the file of the frame is asked for once for each question, and never by fetch", () =>
    framed(
      async ({ site }) => {
        const asks = site.heard.filter((line) => line.startsWith("/sluice-frame.htm"));
        assert.equal(asks.length, 1);
        assert.match(asks[0] ?? "", /"sec-fetch-dest":"iframe"/);
      },
      { fresh: true },
    ));
}

export function testsOf(): void {
  testReading();
  testLeaving();
  testHiding();
  testTimeouts();
  testEnter();
  testPlaces();
}
