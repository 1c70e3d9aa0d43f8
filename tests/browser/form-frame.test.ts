// SPDX-License-Identifier: GPL-3.0-or-later
/** A question in a frame of its own: answered there, and only its report in the form. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { SluiceAnswer } from "../../web/survey/form.js";
import { HELLO } from "../../web/survey/frame/messages.js";
import { useBrowser } from "./browser.js";
import { test as chiSquare } from "./chi-square.js";
import { eventually } from "./eventually.js";
import { asked, chooseIn, deaf, framed, framesOf, protocol } from "./form-frame-page.js";
import { ANSWERS, inForm, marksProtocol, question, REPORT, sendReport, sent } from "./form-page.js";

useBrowser();

const missing = "Please choose an answer.";
const problem = (page: Page) => framesOf(page)[0]?.locator("#problem").textContent();
const options = ANSWERS.map((value, i) => `<option value="${value}">Choice ${i}</option>`).join("");
const both = inForm(asked + asked.replace('"smokes"', '"drinks"'));

test("the form is sent with the report, and nothing of the answer", async () => {
  await framed(async ({ page, site, frame, complaints }) => {
    await chooseIn(frame, 1);
    const { submission, protocols } = await sendReport({ page, site });
    assert.match(submission, /^[0-9a-f]{32}$/);
    assert.deepEqual(protocols, { smokes: protocol.certificate.protocol });
    assert.equal(new URLSearchParams(site.posted[0]).get("town"), "Delft");
    assert.deepEqual(complaints, []);
  });
});

test("a button that waits for `sendable` can be pressed, and nobody learns by it when somebody answers", async () => {
  const init = () => {
    globalThis.noted = [];
    addEventListener("sendable", ({ type }) => globalThis.noted.push(type));
  };
  await framed(
    async ({ page, frame }) => {
      await eventually(() => page.evaluate(() => globalThis.noted), ["sendable"]);
      await chooseIn(frame, 1);
      await page.waitForTimeout(100);
      assert.deepEqual(await page.evaluate(() => globalThis.noted), ["sendable"]);
    },
    { init },
  );
});

test("who has not answered sends nothing and is told so in the frame, which has the focus", async () => {
  await framed(async ({ page, site, frame }) => {
    await page.evaluate(() => {
      globalThis.noted = [];
      document.addEventListener("invalid", ({ target }) => globalThis.noted.push((target as Element).localName), true);
    });
    await page.locator("#send").click();
    await eventually(() => problem(page), missing);
    assert.deepEqual(await page.evaluate(() => globalThis.noted), ["sluice-answer"]);
    assert.equal(await page.evaluate(() => document.activeElement?.localName), "sluice-answer");
    await eventually(() => frame.locator("[role=radiogroup]").getAttribute("aria-invalid"), "true");
    assert.equal(site.posted.length, 0);
    await chooseIn(frame, 0);
    assert.equal(await frame.locator("#problem").isVisible(), false);
    await sendReport({ page, site });
  });
});

test("of two questions none is drawn before both are answered, and both are one submission", async () => {
  await framed(
    async ({ page, site }) => {
      const [smokes, drinks] = framesOf(page);
      assert.ok(smokes && drinks);
      await chooseIn(smokes, 1);
      await page.locator("#send").click();
      await eventually(() => drinks.locator("#problem").textContent(), missing);
      assert.equal(await page.evaluate(() => document.querySelector("sluice-answer")?.payload()), undefined);
      await chooseIn(smokes, 2);
      await chooseIn(drinks, 0);
      await page.locator("#send").click();
      await page.waitForURL(/collect/);
      const fields = new URLSearchParams(site.posted[0]);
      const [one, other] = ["smokes", "drinks"].map((name) => JSON.parse(fields.get(`${name}_sluice`) ?? ""));
      assert.equal(one.submission, other.submission);
      for (const name of ["smokes", "drinks"]) assert.match(fields.get(name) ?? "", REPORT);
    },
    { form: both },
  );
});

const ways: Record<string, () => unknown> = {
  "requestSubmit()": () => document.querySelector("form")?.requestSubmit(),
  "submit()": () => document.querySelector("form")?.submit(),
  "submit() where fields are called submit and elements": () => {
    const form = document.forms[0] as HTMLFormElement;
    for (const name of ["submit", "elements"]) form.append(Object.assign(document.createElement("input"), { name }));
    HTMLFormElement.prototype.submit.call(form);
  },
  "fetch of its FormData when it is sent": () => {
    const form = document.querySelector("form") as HTMLFormElement;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void fetch("/collect", { method: "POST", body: new URLSearchParams([...new FormData(form)] as string[][]) });
    });
    form.requestSubmit();
  },
  "fetch of its FormData after draw()": async () => {
    await document.querySelector("sluice-answer")?.draw();
    const body = new URLSearchParams([...new FormData(document.forms[0])] as string[][]);
    void fetch("/collect", { method: "POST", body });
  },
};

for (const [way, send] of Object.entries(ways)) {
  test(`sent by ${way}, a form has the report`, async () => {
    await framed(async ({ page, site, frame }) => {
      await chooseIn(frame, 2);
      // The page may be left before it says that it has done so.
      await page.evaluate(send).catch(() => {});
      await eventually(() => site.posted.length, 1);
      assert.match(sent(site.posted[0]).report ?? "", REPORT);
    });
  });
}

test("another form of the page is sent at once, as it is, whatever its fields are called", async () => {
  const other = `<form method="post" action="/collect"><input name="submit" value="a"><input name="elements" value="b"></form>`;
  await framed(
    async ({ page, site }) => {
      const fired = await page.evaluate(() => {
        const form = document.forms[1] as HTMLFormElement;
        let times = 0;
        form.addEventListener("formdata", () => {
          times += 1;
        });
        HTMLFormElement.prototype.submit.call(form);
        return times;
      });
      assert.equal(fired, 1);
      await eventually(() => site.posted, ["submit=a&elements=b"]);
    },
    { form: inForm(asked) + other },
  );
});

test("a page that reads the form too early gets nothing of the question, and the console says so", async () => {
  await framed(async ({ page, frame, complaints }) => {
    await chooseIn(frame, 2);
    const read = await page.evaluate(() => [...new FormData(document.forms[0])].map(([name]) => name));
    assert.deepEqual(read, ["town"]);
    assert.match(complaints.join(), /before its report was drawn/);
  });
});

test("what was drawn stays, until the form is reset for another person", async () => {
  await framed(async ({ page, frame }) => {
    const draw = () => page.evaluate(() => document.querySelector("sluice-answer")?.draw());
    await chooseIn(frame, 0);
    const first = await draw();
    assert.match(String(first?.smokes), REPORT);
    assert.equal(await frame.locator("input").count(), 0);
    assert.match((await frame.locator("[role=status]").textContent()) ?? "", /You send/);
    assert.deepEqual(await draw(), first);
    await page.evaluate(() => document.forms[0]?.reset());
    await frame.locator("input").first().waitFor();
    assert.equal(await draw(), undefined);
    await chooseIn(frame, 0);
    const second = await draw();
    const submission = (payload: typeof first) => Object(payload?.sluice).submission;
    assert.notEqual(submission(second), submission(first));
    await page.evaluate(() => document.forms[0]?.reset());
    await frame.locator("input").first().waitFor();
    await chooseIn(frame, 0);
    // Another person comes while a report is on its way.
    const late = await page.evaluate(async () => {
      const element = document.querySelector("sluice-answer");
      const drawing = element?.draw();
      element?.nextPerson();
      return [await drawing, element?.payload()];
    });
    assert.deepEqual(late, [undefined, undefined]);
  });
});

test("who lets chance choose early sends that", async () => {
  await framed(async ({ page, site, frame }) => {
    await frame.locator("button").click();
    assert.equal(await frame.locator("#problem").textContent(), missing);
    await chooseIn(frame, 1);
    await frame.locator("button").click();
    const known = () => page.evaluate(() => document.querySelector("sluice-answer")?.payload() !== undefined);
    await eventually(known, true);
    const text = await frame.locator("[role=status]").textContent();
    const { report } = await sendReport({ page, site });
    const marked = ["zqnever4711", "zqsometimes4711", "zqdaily4711"].map((name) => (text?.includes(name) ? "y" : "n"));
    assert.equal(report, marked.join(""));
  });
});

test("reports are drawn with the chances of the protocol", async () => {
  const people = 400;
  await framed(async ({ page, frame }) => {
    const drawn: string[] = [];
    await chooseIn(frame, 1);
    // By hand it would take minutes.
    await frame.evaluate(() => {
      const root = document.querySelector("div")?.shadowRoot as ShadowRoot;
      new MutationObserver(() => root.querySelector<HTMLElement>('input[value="1"]')?.click()).observe(root, {
        childList: true,
      });
    });
    drawn.push(
      ...(await page.evaluate(async (people) => {
        const element = document.querySelector("sluice-answer") as SluiceAnswer;
        const reports: string[] = [];
        while (reports.length < people) {
          const payload = await element.draw();
          if (payload) {
            reports.push(String(payload.smokes));
            element.nextPerson();
          }
        }
        return reports;
      }, people)),
    );
    const { own, other } = protocol.channel.marks as { own: string; other: string };
    const chance = (weight: string) => Number(BigInt(weight) >> 9n) / 2 ** 53;
    const rows = [0, 1, 2].map((x) => drawn.filter((report) => report[x] === "y").length);
    const channel = [other, own, other].map((weight) => [chance(weight), 1 - chance(weight)]);
    const { pValue } = chiSquare(
      rows.map((count) => [count, people - count]),
      channel,
    );
    assert.ok(pValue > 1e-6, `p = ${pValue}`);
  });
});

test("moved in one piece it keeps the choice", async () => {
  await framed(async ({ page, site, frame }) => {
    await chooseIn(frame, 1);
    await page.evaluate(() => {
      const form = document.forms[0] as HTMLFormElement & { moveBefore(node: Node, before: Node | null): void };
      form.moveBefore(document.querySelector("sluice-answer") as Node, form.lastChild);
    });
    assert.equal(await frame.locator('input[value="1"]').isChecked(), true);
    await sendReport({ page, site });
  });
});

test("where silence is an answer, a choice that a frame forgets is asked for once more before silence is sent", async () => {
  const skippable = question(await marksProtocol([...ANSWERS, ""]), 'label="Do you smoke?" told', options);
  const lost = /has forgotten your answer/;
  const isSaid = async (page: Page) => lost.test((await problem(page)) ?? "");
  await framed(
    async ({ page, site, frame }) => {
      await chooseIn(frame, 1);
      // Other words, as of another language, and more to read: the frame keeps what was chosen.
      await page.evaluate(() => {
        const element = document.querySelector("sluice-answer");
        element?.setAttribute("label", "Rookt u?");
        element?.removeAttribute("told");
        for (const option of element?.querySelectorAll("option") ?? []) option.text = `Keuze ${option.text}`;
      });
      await eventually(() => frame.locator("legend").textContent(), "Rookt u?");
      assert.equal(await frame.locator('input[value="1"]').isChecked(), true);
      await page.evaluate(() => document.forms[0]?.prepend(document.querySelector("sluice-answer") as Node));
      await page.waitForFunction(() => document.querySelector("sluice-answer")?.validity.valid);
      await eventually(() => isSaid(page), true);
      await page.locator("#send").click();
      await page.waitForTimeout(300);
      assert.deepEqual([site.posted.length, await isSaid(page)], [0, true]);
      await page.locator("#send").click();
      await eventually(() => site.posted.length, 1);
    },
    { form: inForm(skippable), init: deaf },
  );
});

test("a page that takes answers away learns nothing of which was chosen", async () => {
  for (const which of [0, 1]) {
    await framed(
      async ({ page, site, frame }) => {
        await chooseIn(frame, which);
        await page.evaluate(() => document.querySelector("sluice-answer option:last-of-type")?.remove());
        await eventually(() => frame.locator("input").count(), ANSWERS.length - 1);
        await page.locator("#send").click();
        await eventually(() => problem(page), missing);
        assert.equal(site.posted.length, 0);
      },
      { form: inForm(question(protocol, 'label="Do you smoke?"', options)) },
    );
  }
});

test("with a memory the same is sent after a reload, and after going back", async () => {
  await framed(
    async ({ page, site, frame }) => {
      await chooseIn(frame, 1);
      for (let times = 0; times < 3; times += 1) {
        await page.locator("#send").click();
        await page.waitForFunction(() => document.title === "Thanks");
        if (times === 0) await page.goBack();
        else await page.goto(site.url);
        await page.waitForFunction(() => document.querySelector("sluice-answer")?.validity.valid);
        await eventually(() => framesOf(page)[0]?.locator("input").count(), 0);
      }
      assert.equal(site.posted.length, 3);
      assert.equal(new Set(site.posted).size, 1);
    },
    { form: inForm(question(protocol, 'label="Do you smoke?" memory="tab"')) },
  );
});

test("it is as high for every answer, in a list that opens and on a narrow screen as well, and has nothing to scroll", async () => {
  for (const attributes of ["told", 'told as="select"', ""]) {
    await framed(
      async ({ page, frame }) => {
        const height = () =>
          page.evaluate(() => document.querySelector("sluice-answer")?.getBoundingClientRect().height);
        const before = await height();
        for (let which = 0; which < 3; which += 1) {
          if (attributes.includes("select")) await frame.locator("select").selectOption(String(which));
          else await chooseIn(frame, which);
          assert.equal(await height(), before);
          const scrolls = () =>
            frame.evaluate(() => {
              const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
              return scrollHeight > clientHeight || scrollWidth > clientWidth;
            });
          assert.equal(await scrolls(), false);
        }
      },
      {
        form: inForm(question(protocol, `label="Do you smoke?" ${attributes}`)),
        viewport: { width: 320, height: 700 },
      },
    );
  }
});

test("where the frame has been lost, the form is not sent, the person is told, and it asks again", async () => {
  await framed(
    async ({ page, site, frame }) => {
      await chooseIn(frame, 1);
      await page.clock.install();
      // As a crash would: the page hears of neither.
      await frame.goto("about:blank");
      const noted = () => page.evaluate(() => globalThis.noted.length);
      await page.evaluate(() => {
        globalThis.noted = [];
        document.addEventListener("invalid", () => globalThis.noted.push("told"), true);
      });
      await page.locator("#send").click();
      await page.clock.fastForward(11_000);
      await eventually(noted, 1);
      assert.equal(site.posted.length, 0);
      await page.clock.resume();
      await page.waitForFunction(() => document.querySelector("sluice-answer")?.validity.valid);
      const [again] = framesOf(page);
      assert.ok(again);
      await chooseIn(again, 1);
      await sendReport({ page, site });
    },
    { init: deaf },
  );
});

test("a frame that refuses once it is loaded anew closes the question, says so, and nothing is sent", async () => {
  await framed(async ({ page, site, frame, complaints }) => {
    const refusing = `<script>onmessage = ({ ports: [port] }) => port.postMessage({ refused: { code: "bad_protocol" } });
      parent.postMessage("${HELLO}", "*");</script>`;
    await page.route("**/sluice-frame.htm", (route) => route.fulfill({ contentType: "text/html", body: refusing }));
    await frame.goto(frame.url());
    await eventually(() => page.evaluate(() => document.querySelector("sluice-answer")?.error?.code), "bad_protocol");
    await page.locator("#send").click();
    await page.waitForTimeout(100);
    assert.equal(site.posted.length, 0);
    assert.deepEqual(framesOf(page), []);
    assert.deepEqual(
      complaints.map((text) => text.includes('<sluice-answer name="smokes">')),
      [true],
    );
  });
});

test("clicked twice, it is sent once, with one report", async () => {
  await framed(async ({ page, site, frame }) => {
    await chooseIn(frame, 1);
    await page.evaluate(() => {
      const send = document.querySelector<HTMLElement>("#send");
      for (let times = 0; times < 3; times += 1) send?.click();
    });
    await page.waitForURL(/collect/);
    assert.equal(site.posted.length, 1);
    assert.match(sent(site.posted[0]).report ?? "", REPORT);
  });
});

test("a button that the page disables as it is pressed still sends its name and value, and stays disabled", async () => {
  await framed(
    async ({ page, site, frame }) => {
      await chooseIn(frame, 1);
      await page.evaluate(() => {
        globalThis.noted = [];
        const send = document.querySelector<HTMLButtonElement>("#send");
        // Once the click is over, as pages do it that do not want to be sent twice.
        send?.addEventListener("click", () => setTimeout(() => send.setAttribute("disabled", "")));
        document.forms[0]?.addEventListener("submit", ({ submitter }) => globalThis.noted.push(String(submitter?.id)));
        document.forms[0]?.setAttribute("target", "_blank");
      });
      await page.locator("#send").click();
      await eventually(() => site.posted.length, 1);
      assert.equal(new URLSearchParams(site.posted[0]).get("go"), "next");
      assert.deepEqual(await page.evaluate(() => globalThis.noted), ["send"]);
      assert.equal(await page.locator("#send").isDisabled(), true);
    },
    {
      form: inForm(asked).replace('id="send"', 'id="send" name="go" value="next"'),
      fresh: true,
    },
  );
});

test("of a frame that is lost after it said that it has an answer, the person is told", async () => {
  await framed(async ({ page, site, frame }) => {
    await chooseIn(frame, 1);
    await page.evaluate(() => {
      globalThis.noted = [];
      document.addEventListener("invalid", () => globalThis.noted.push("told"), true);
      const element = document.querySelector("sluice-answer") as HTMLElement;
      const send = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (this: MessagePort, message: object) {
        // Moved in the page it is loaded anew.
        if ("draw" in message) element.parentElement?.append(element);
        else send.call(this, message);
      };
    });
    await page.locator("#send").click();
    await eventually(() => page.evaluate(() => globalThis.noted.length > 0), true);
    assert.equal(site.posted.length, 0);
  });
});

test("a question is there before the proof of its protocol: until then nothing is said of it, and who sends waits", async () => {
  const init = () => {
    if (window === parent) return;
    const { compile } = WebAssembly;
    WebAssembly.compile = async (bytes) => {
      await new Promise((resolve) => Object.assign(globalThis, { proceed: resolve }));
      return compile(bytes);
    };
  };
  await framed(
    async ({ page, site, frame }) => {
      const said = () => frame.locator(".panel").evaluate((panel) => getComputedStyle(panel).visibility);
      await chooseIn(frame, 1);
      await page.locator("#send").click();
      await page.waitForTimeout(300);
      assert.deepEqual([await said(), site.posted.length], ["hidden", 0]);
      await frame.evaluate(() => (globalThis as unknown as { proceed: () => void }).proceed());
      await page.waitForURL(/collect/);
      assert.match(sent(site.posted[0]).report ?? "", REPORT);
    },
    { init },
  );
  await framed(async ({ frame }) => {
    const said = () => frame.locator(".panel").evaluate((panel) => getComputedStyle(panel).visibility);
    await eventually(said, "visible");
  });
});

test("frames of many questions load a few at a time, so that the first can be answered soon", async () => {
  const many = Array.from({ length: 8 }, (_, i) => asked.replace('"smokes"', `"q${i}"`));
  const init = () => {
    globalThis.noted = [];
    addEventListener("message", () => globalThis.noted.push("asks"));
    const hear = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
    Object.defineProperty(MessagePort.prototype, "onmessage", {
      set(this: MessagePort, listener: (event: MessageEvent) => void) {
        hear?.set?.call(this, (event: MessageEvent) => {
          if ("ready" in event.data) globalThis.noted.push("ready");
          listener.call(this, event);
        });
      },
    });
  };
  await framed(
    async ({ page }) => {
      const noted = await page.evaluate(() => globalThis.noted);
      assert.ok(noted.indexOf("ready") <= 3, noted.join());
      assert.equal(noted.filter((what) => what === "ready").length, 8);
    },
    { init, form: inForm(many.join("")), fresh: true },
  );
});
