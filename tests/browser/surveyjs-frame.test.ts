// SPDX-License-Identifier: GPL-3.0-or-later
/** Private questions of SurveyJS in frames: nothing of the choice in the page, and nothing lost between the pages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.js";
import { useBrowser } from "./browser.js";
import { eventually } from "./eventually.js";
import { deaf, framesOf } from "./form-frame-page.js";
import { ANSWERS, marksProtocol, openRoots, RAW, REPORT } from "./form-page.js";
import { nothingLost, testsOf } from "./surveyjs-frame-kept.js";
import {
  arrived,
  asked,
  choose,
  chosen,
  complete,
  frameSaying,
  press,
  sentOnce,
  smokes,
  survey,
  town,
  twoPages,
} from "./surveyjs-frame-page.js";

useBrowser();
testsOf();

test("drawn by React, there and back nothing is lost, and one report arrives", () => nothingLost("survey-react-ui"));

test("where answers are asked for at the end, the first page without one is shown", async () => {
  const json = { ...twoPages, checkErrorsMode: "onComplete" };
  await survey(
    async ({ page, site }) => {
      await asked(page);
      await press(page, "Next");
      await page.locator("input[type=text]").fill("Delft");
      await press(page, "Complete");
      const [frame] = await asked(page);
      await frame?.getByText("Please choose an answer.").waitFor();
      assert.equal(await page.evaluate(() => window.survey.currentPageNo), 0);
      await choose(page, 0);
      await press(page, "Next");
      await press(page, "Complete");
      await arrived(page);
      sentOnce(site);
    },
    { json },
  );
});

test("a page that a handler does not let go keeps its frame, with what was chosen", async () => {
  await survey(
    async ({ page, site }) => {
      const frame = await choose(page, 1);
      await page.evaluate(() => {
        const survey = window.survey as unknown as {
          onCurrentPageChanging: { add(handler: (_: unknown, event: { allow: boolean }) => void): void };
        };
        let times = 0;
        survey.onCurrentPageChanging.add((_, event) => {
          // Told before the frame is asked, and once more after that.
          if (times < 2) event.allow = false;
          times += 1;
          document.title = String(times);
        });
      });
      await press(page, "Next");
      await page.waitForFunction(() => document.title === "2");
      await page.locator("[data-sluice-framed] iframe").waitFor();
      assert.equal(await chosen(frame, 1), true);
      await press(page, "Next");
      await complete(page);
      sentOnce(site);
    },
    { options: { handlers: { onCurrentPageChanging: 1 } } },
  );
});

test("a frame that the page took away without its last word is told as lost, and has to be answered again", async () => {
  await survey(
    async ({ page, site }) => {
      await choose(page, 1);
      await page.evaluate(() => {
        const content = document.querySelector("[data-sluice-framed]") as HTMLElement;
        const question = content.closest("[data-name]") as HTMLElement;
        const host = content.querySelector("[data-sluice-frame]") as HTMLElement;
        host.remove();
        const survey = window.survey as unknown as { afterRenderQuestion(question: unknown, drawn: Element): void };
        survey.afterRenderQuestion(window.survey.getQuestionByName("smokes"), question);
      });
      await page.getByText("has forgotten your answer. Please answer it again.").waitFor();
      const [frame] = await asked(page);
      assert.equal(await chosen(frame, 1), false);
      await press(page, "Next");
      await frame?.getByText("Please choose an answer.").waitFor();
      await choose(page, 2);
      await press(page, "Next");
      await complete(page);
      sentOnce(site);
    },
    {
      prepare: async (page) => {
        for (const script of [openRoots, deaf]) await page.addInitScript(script);
      },
    },
  );
});

test("a public question that comes and goes beside it takes no choice away", async () => {
  const json = {
    elements: [
      { type: "boolean", name: "here", sluicePublic: true, isRequired: true },
      town({ name: "before", visibleIf: "{here} = true" }),
      smokes(),
      town({ visibleIf: "{here} = true" }),
    ],
  };
  await survey(
    async ({ page, site }) => {
      const frame = await choose(page, 1);
      await page.evaluate(() => {
        window.survey.getQuestionByName("here").value = true;
      });
      await page.locator("input[type=text]").first().waitFor();
      assert.equal(await chosen(frame, 1), true);
      await page.evaluate(() => {
        window.survey.getQuestionByName("here").value = false;
      });
      await page.locator("input[type=text]").first().waitFor({ state: "detached" });
      assert.equal(await chosen((await asked(page))[0], 1), true);
      await press(page, "Complete");
      await arrived(page);
      sentOnce(site);
    },
    { json },
  );
});

test("a preview shows what was chosen, and takes no answer; there the survey is completed, or gone back from", async () => {
  const json = { ...twoPages, showPreviewBeforeComplete: true };
  await survey(
    async ({ page, site }) => {
      await choose(page, 1);
      await press(page, "Next");
      await page.locator("input[type=text]").fill("Delft");
      await press(page, "Preview");
      await page.waitForFunction(() => window.survey.state === "preview");
      const [frame] = await asked(page);
      await frame?.locator("fieldset:disabled").waitFor();
      assert.equal(await chosen(frame, 1), true);
      await page.getByRole("button", { name: "Edit" }).first().click();
      await page.waitForFunction(() => window.survey.state === "running");
      const [again] = await asked(page);
      await again?.locator("fieldset:not(:disabled)").waitFor();
      assert.equal(await chosen(again, 1), true);
      await press(page, "Next");
      await press(page, "Preview");
      await page.waitForFunction(() => window.survey.state === "preview");
      await press(page, "Complete");
      await arrived(page);
      sentOnce(site);
    },
    { json },
  );
});

test("a survey that only shows takes no answer, and speaks its language", async () => {
  await survey(
    async ({ page }) => {
      const [frame] = await asked(page);
      await frame?.getByText("Zufall").first().waitFor();
      await page.evaluate(() => {
        window.survey.readOnly = true;
        Object.assign(window.survey, { mode: "display" });
      });
      await frame?.locator("fieldset:disabled").waitFor();
    },
    { json: { ...twoPages, locale: "de" } },
  );
});

test("a question that is closed takes no answer, says so, and keeps what was chosen while it was open", async () => {
  const here = { type: "boolean", name: "here", sluicePublic: true };
  const json = { elements: [here, smokes({ sluice: "skippable", isRequired: false, enableIf: "{here} = true" })] };
  const open = (isOpen: boolean) => (window.survey.getQuestionByName("here").value = isOpen);
  await survey(
    async ({ page, site }) => {
      const [frame] = await asked(page);
      assert.ok(frame);
      for (const role of ["radio", "button"] as const) {
        for (const field of await frame.getByRole(role).all()) assert.equal(await field.isDisabled(), true);
      }
      await frame.locator("label").nth(2).click({ force: true });
      assert.equal(await chosen(frame, 2), false);
      // A label and a button look closed by more than the ring of a radio button.
      const colours = () =>
        frame.locator(".choice, button").evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
      const closed = await colours();
      await page.evaluate(open, true);
      await frame.locator("fieldset:not(:disabled)").waitFor();
      for (const [i, colour] of (await colours()).entries()) assert.notEqual(closed[i], colour);
      await choose(page, 1);
      await page.evaluate(open, false);
      await frame.locator("fieldset:disabled").waitFor();
      await frame.locator("label").nth(2).click({ force: true });
      assert.equal(await chosen(frame, 1), true);
      await press(page, "Complete");
      await arrived(page);
      assert.match(String(sentOnce(site).smokes), /^[yn]{4}$/);
    },
    { json },
  );
});

test("a question with one choice tells what is sent for it and for none, and sends that", async () => {
  const once = await marksProtocol(["once", ""], "optimal");
  const choices = [{ value: "once", text: "Once" }];
  const json = { elements: [smokes({ choices, sluice: "once", isRequired: false }), town()] };
  await survey(
    async ({ page, site }) => {
      const [frame] = await asked(page);
      assert.ok(frame);
      assert.equal(await frame.getByRole("radio").count(), 1);
      const told = frame.getByRole("status");
      await told.getByText("Among 100 people who answer “no answer”").waitFor();
      const height = () => page.locator("iframe").evaluate((frame) => frame.style.blockSize);
      const before = await height();
      await frame.getByText("The odds of every answer").click();
      await frame.getByRole("listitem").getByText("Among 100 people who answer “Once”").waitFor();
      await choose(page, 0);
      await told.getByText("Among 100 people who answer “Once”").waitFor();
      assert.equal(await height(), before);
      await press(page, "Complete");
      await arrived(page);
      assert.ok(once.channel.reports.includes(String(sentOnce(site).smokes)));
    },
    { json, options: { protocols: { once } } },
  );
});

test("a question that a public answer hides again keeps nobody from completing", async () => {
  const json = {
    elements: [
      { type: "boolean", name: "kids", sluicePublic: true, isRequired: true },
      smokes({ visibleIf: "{kids} = true", sluice: "skippable" }),
    ],
  };
  await survey(
    async ({ page, site }) => {
      const say = (kids: boolean) =>
        page.evaluate((kids) => {
          window.survey.getQuestionByName("kids").value = kids;
        }, kids);
      await say(true);
      await choose(page, 1);
      await say(false);
      await page.locator("iframe").waitFor({ state: "detached" });
      await press(page, "Complete");
      await arrived(page);
      // A mark for silence too.
      assert.match(String(sentOnce(site).smokes), /^[yn]{4}$/);
    },
    { json },
  );
});

test("choices that a public answer changes come into the frame, whatever was chosen before is asked for again", async () => {
  for (const which of [0, 1]) {
    const choices = ANSWERS.map((value, i) => ({ value, text: `Choice ${i}` }));
    const json = {
      elements: [
        { type: "boolean", name: "kids", sluicePublic: true },
        smokes({ choices: choices.map((one, i) => (i < 2 ? one : { ...one, visibleIf: "{kids} = true" })) }),
      ],
    };
    await survey(
      async ({ page, site }) => {
        await page.evaluate(() => {
          window.survey.getQuestionByName("kids").value = true;
        });
        const [frame] = await asked(page);
        await eventually(() => frame?.locator("input").count(), ANSWERS.length);
        await choose(page, which);
        await page.evaluate(() => {
          window.survey.getQuestionByName("kids").value = false;
        });
        await eventually(() => frame?.locator("input").count(), 2);
        await press(page, "Complete");
        await frame?.getByText("Please choose an answer.").waitFor();
        await choose(page, 1);
        await press(page, "Complete");
        await arrived(page);
        sentOnce(site);
      },
      { json },
    );
  }
});

test("another language takes no choice away", async () => {
  const title = { default: "Do you smoke?", nl: "Rookt u?" };
  const json = { elements: [smokes({ title }), town()] };
  await survey(
    async ({ page, site }) => {
      const frame = await choose(page, 1);
      await page.evaluate(() => {
        window.survey.locale = "nl";
      });
      await frame.getByText("Laat het toeval nu kiezen").waitFor();
      assert.equal(await chosen(frame, 1), true);
      await frame.locator("legend", { hasText: "Rookt u?" }).waitFor({ state: "attached" });
      await press(page, "Complete");
      await arrived(page);
      assert.match(String(sentOnce(site).smokes), REPORT);
    },
    { json },
  );
});

test("a page that draws the survey before Sluice is there shows no choices until the frame asks", async () => {
  await survey(
    async ({ page, site }) => {
      assert.deepEqual(await page.evaluate(() => window.early), { before: 3, attaching: 0 });
      await choose(page, 1);
      await press(page, "Next");
      await complete(page);
      assert.match(String(sentOnce(site).smokes), REPORT);
    },
    { early: true },
  );
});

test("what is sent is told in the frame, and nowhere beside it", async () => {
  await survey(async ({ page }) => {
    const frame = await choose(page, 1);
    await frame.getByRole("status").getByText("Among 100 people who answer “Choice 1”").waitFor();
    assert.equal(await page.locator("sluice-told").count(), 0);
    assert.deepEqual(await violations(page), []);
  });
});

const hostile: Record<string, { init?: () => void; noFrame?: boolean; said: RegExp; why: RegExp }> = {
  "its file is not there": {
    noFrame: true,
    said: /did not load, so the question is not asked/,
    why: /Sluice cannot ask "smokes": The frame at .* does not answer/,
  },
  "a script stops its first message": {
    init: () => addEventListener("message", (event) => event.stopImmediatePropagation(), true),
    said: /did not load, so the question is not asked/,
    why: /Sluice cannot ask "smokes": The frame at .* does not answer/,
  },
  "a script weakens its sandbox": {
    init: () => {
      const set = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) {
        set.call(this, name, name === "sandbox" ? `${value} allow-same-origin` : value);
      };
    },
    said: /could read your answer, so this question is not asked/,
    why: /Sluice cannot ask "smokes": The frame at .* does not have an origin of its own/,
  },
};

for (const [name, { said, why, ...where }] of Object.entries(hostile)) {
  for (const drawing of ["survey-js-ui", 2] as const) {
    test(`a question whose frame is kept away is not asked, drawn by ${drawing}: ${name}`, async () => {
      await survey(
        async ({ page, site, complaints }) => {
          await page.getByText(said).waitFor();
          assert.match(complaints.join(), why);
          const seen = () =>
            page
              .locator("main input[type=radio]")
              .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
          assert.equal(await seen(), 0);
          assert.equal(await page.locator("iframe, sluice-told").count(), 0);
          await press(page, "Complete");
          // Drawn anew it is not asked either, and says the same.
          await page.evaluate(() => {
            window.survey.currentPageNo = 0;
          });
          await page.waitForTimeout(100);
          await page.getByText(said).waitFor();
          assert.equal(await seen(), 0);
          assert.equal(await page.evaluate(() => window.survey.state), "running");
          assert.equal(site.posted.length, 0);
        },
        { json: { elements: [smokes(), town()] }, drawing, ...where },
      );
    });
  }
}

test("a survey that turns its pages itself and has no buttons is refused, and shows no choices", async () => {
  const json = { ...twoPages, goNextPageAutomatic: true, showNavigationButtons: "none" };
  await survey(
    async ({ page, complaints }) => {
      await eventually(() => /a frame never says that somebody answered/.test(complaints.join()), true);
      assert.equal(await page.getByText("Choice 1").isVisible(), false);
      assert.equal(await page.evaluate(() => window.attached), undefined);
    },
    { json, early: true },
  );
});

test('with "none" the same survey asks in the page, and the vault keeps the answer', async () => {
  const json = { ...twoPages, goNextPageAutomatic: true, showNavigationButtons: "none" };
  await survey(
    async ({ page }) => {
      await page.getByText("Choice 1").click();
      await page.locator("input[type=text]").waitFor();
      assert.deepEqual(framesOf(page), []);
      assert.doesNotMatch(JSON.stringify(await page.evaluate(() => window.survey.data)), RAW);
    },
    { json, options: { frame: "none" } },
  );
});

test("a page that draws the question in a way of its own has the frame in the place of all of it", async () => {
  await survey(
    async ({ page, site }) => {
      const frame = await choose(page, 1);
      await frame.locator("legend:not(.heard)", { hasText: "Do you smoke?" }).waitFor();
      assert.equal(await page.locator("h5", { hasText: "Do you smoke?" }).isVisible(), false);
      await press(page, "Next");
      await complete(page);
      assert.match(String(sentOnce(site).smokes), REPORT);
    },
    { drawing: "of its own", options: { handlers: { onCurrentPageChanged: 1 } } },
  );
});

test("an answer to a question that the page draws and says nothing of is not sent", async () => {
  await survey(
    async ({ page, site, complaints }) => {
      await page.evaluate((answer) => {
        window.survey.getQuestionByName("smokes").value = answer;
      }, ANSWERS[1]);
      await press(page, "Next");
      await page.locator("input[type=text]").fill("Delft");
      await press(page, "Complete");
      await eventually(() => /"smokes" was answered in the page itself/.test(complaints.join()), true);
      assert.equal(await page.evaluate(() => window.survey.state), "running");
      assert.equal(site.posted.length, 0);
    },
    { drawing: "unsaid", options: { handlers: { onCurrentPageChanged: 1 } } },
  );
});

test("a page that is loaded again shows what was sent, and sends the same", async () => {
  await survey(
    async ({ page, site }) => {
      await choose(page, 1);
      await press(page, "Next");
      await complete(page);
      await page.reload();
      await frameSaying(page, "Chance has chosen this, once.");
      await press(page, "Next");
      await complete(page);
      const [one, other] = site.posted;
      assert.equal(one, other);
    },
    { options: { memory: "tab" } },
  );
});
