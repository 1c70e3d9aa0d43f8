// SPDX-License-Identifier: GPL-3.0-or-later
/** A page that records where a hand goes, and knows how high each place of a choice is, guesses what is chosen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { SluiceAnswer } from "../../web/survey/form.js";
import { eventually } from "./eventually.js";
import { type Framed, framed, protocol } from "./form-frame-page.js";
import { ANSWERS, inForm, question } from "./form-page.js";

const PEOPLE = 36;
/** One person in three is guessed right by chance: 27 of 36 or more come once in ten million times. */
const BY_CHANCE = 26;

type Point = { x: number; y: number };

declare global {
  var path: Point[];
}

/** Listens before the element is defined. */
function record(): void {
  globalThis.path = [];
  if (window === parent) addEventListener("pointermove", ({ x, y }) => globalThis.path.push({ x, y }), true);
}

/** Lays something over the frame that nobody sees, until the hand rests. */
const cover = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width, height } = (document.querySelector("sluice-answer") as Element).getBoundingClientRect();
    const cover = document.createElement("div");
    cover.id = "cover";
    cover.style.cssText = `position: absolute; left: ${left + scrollX}px; top: ${top + scrollY}px; width: ${width}px; height: ${height}px`;
    document.body.append(cover);
  });

/** The height at which the recorded way comes to this place from the left. */
function heightAt(path: readonly Point[], x: number, isStraight: boolean): number {
  const last = path.at(-1) as Point;
  if (!isStraight) return last.y;
  const first = path[0] as Point;
  return first.y + ((last.y - first.y) / (last.x - first.x)) * (x - first.x);
}

/** The number of people of whom the page guesses right what they choose. */
async function guessed({ page, frame }: Framed, isStraight: boolean): Promise<number> {
  let right = 0;
  for (let person = 0; person < PEOPLE; person += 1) {
    const answer = person % ANSWERS.length;
    const circle = await frame.locator(`input[value="${answer}"]`).boundingBox();
    // As the page knows from a frame that it opened for itself.
    const places = await Promise.all((await frame.locator("input").all()).map((one) => one.boundingBox()));
    assert.ok(circle);
    const [x, y] = [circle.x + circle.width / 2, circle.y + circle.height / 2];
    const from = { x: 4, y: y < 300 ? 40 + 7 * person : 20 };
    await page.mouse.move(from.x, from.y);
    await page.evaluate(() => {
      globalThis.path = [];
    });
    if (!isStraight) await cover(page);
    await page.mouse.move(x, y, { steps: 8 });
    const path = await page.evaluate(() => globalThis.path);
    await page.evaluate(() => document.querySelector("#cover")?.remove());
    await page.mouse.click(x, y);
    await eventually(() => frame.locator(`input[value="${answer}"]`).isChecked(), true);
    const height = heightAt(path, x, isStraight);
    const far = places.map((place) => Math.abs((place?.y ?? 0) + (place?.height ?? 0) / 2 - height));
    if (far.indexOf(Math.min(...far)) === answer) right += 1;
    await page.evaluate(() => (document.querySelector("sluice-answer") as SluiceAnswer).nextPerson());
    await eventually(() => frame.locator("input:checked").count(), 0);
  }
  return right;
}

const ways = { "a straight path into the frame": true, "an element laid over the frame": false };

export function testsOf(): void {
  for (const [way, isStraight] of Object.entries(ways)) {
    test(`a page that records ${way} guesses the choice by chance`, async (context) => {
      await framed(
        async (opened) => {
          const right = await guessed(opened, isStraight);
          context.diagnostic(`${right} of ${PEOPLE} right`);
          assert.ok(right <= BY_CHANCE, `${right} of ${PEOPLE}`);
        },
        { init: record },
      );
    });
    test(`negative control: in the written order it guesses by ${way}`, async (context) => {
      await framed(
        async (opened) => {
          const right = await guessed(opened, isStraight);
          context.diagnostic(`${right} of ${PEOPLE} right`);
          assert.ok(right > BY_CHANCE, `${right} of ${PEOPLE}`);
        },
        { init: record, form: inForm(question(protocol, 'label="Do you smoke?" told order="written"')) },
      );
    });
  }

  test("each place is as high as any other, however long the words of a choice are", async () => {
    const long = "very long ".repeat(40);
    const options = ANSWERS.map((value, i) => `<option value="${value}">${i === 1 ? long : value}</option>`).join("");
    await framed(
      async ({ frame }) => {
        const rows = await Promise.all((await frame.locator(".choice").all()).map((row) => row.boundingBox()));
        const heights = new Set(rows.map((row) => Math.round(row?.height ?? 0)));
        assert.equal(heights.size, 1, [...heights].join());
      },
      { form: inForm(question(protocol, 'label="Do you smoke?"', options)) },
    );
  });
}
