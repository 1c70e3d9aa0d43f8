// SPDX-License-Identifier: GPL-3.0-or-later
/** Surveys of SurveyJS in a real browser: the answer is nowhere, and the report arrives once, whatever goes wrong. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { testFor } from "./looks.js";
import { VERSIONS } from "./survey-server.js";
import {
  ANSWERS,
  answerAll,
  choose,
  ended,
  OTHER,
  press,
  protocol,
  RAW,
  type Sitting,
  sit,
  useBench,
} from "./surveyjs-bench.js";

useBench();

/** One submission has arrived, and no answer has got out. */
async function arrivedOnce({ out, sent, receiver }: Sitting): Promise<void> {
  assert.equal(receiver.kept, 1);
  assert.equal(new Set(sent()).size, 1, "the same each time");
  const payload = JSON.parse(sent()[0] ?? "");
  assert.deepEqual(Object.keys(payload).sort(), ["secret", "sluice", "town"]);
  assert.match(payload.secret, /^[yn]{3}$/);
  assert.equal(payload.sluice.protocols.secret, protocol.certificate.protocol);
  assert.deepEqual(await out(...ANSWERS), []);
}

for (const version of VERSIONS) {
  const testOnce = testFor(version, VERSIONS);

  test(`survey-core ${version}: the report arrives once, and the answer nowhere`, async () => {
    await sit(version, {}, async (sitting) => {
      await answerAll(sitting.page);
      await ended(sitting.page, "success");
      await arrivedOnce(sitting);
      assert.equal(sitting.sent().length, 1);
    });
  });

  testOnce(
    `survey-core ${version}: after a receiver in trouble and no network, "Try again" sends the same`,
    async () => {
      await sit(version, {}, async (sitting) => {
        const { page, receiver, context, sent } = sitting;
        receiver.trouble = 503;
        await answerAll(page);
        await ended(page, "error");
        receiver.trouble = "gone";
        await press(page, "Try again");
        await ended(page, "error");
        await context.setOffline(true);
        await press(page, "Try again");
        await ended(page, "error");
        assert.equal(receiver.kept, 0);
        await context.setOffline(false);
        receiver.trouble = "none";
        await press(page, "Try again");
        await ended(page, "success");
        assert.ok(sent().length >= 3, `${sent().length}`);
        await arrivedOnce(sitting);
      });
    },
  );

  testOnce(
    `survey-core ${version}: after a reload, and after going away and back, another answer sends the same`,
    async () => {
      await sit(version, { memory: "tab" }, async (sitting) => {
        const { page, receiver, sent } = sitting;
        await answerAll(page, RAW);
        await ended(page, "success");
        await page.reload();
        await answerAll(page, OTHER);
        await ended(page, "success");
        await page.goto(`${receiver.url}elsewhere`);
        await page.goBack();
        // Its load is over before the engine has been loaded, and the survey drawn.
        await page.getByRole("button").first().waitFor();
        // Browsers may bring the page back as it was.
        if (await page.getByLabel(RAW).count()) await answerAll(page, OTHER);
        await ended(page, "success");
        assert.ok(sent().length >= 2);
        await arrivedOnce(sitting);
      });
    },
  );

  testOnce(
    `survey-core ${version}: of a tab that is closed before the end nothing is sent, and at the end once at most`,
    async () => {
      await sit(version, { memory: "tab" }, async ({ page, context, receiver, sent, out }) => {
        await choose(page, RAW);
        await page.close();
        assert.deepEqual(sent(), []);
        assert.deepEqual(await out(...ANSWERS), []);
        const again = await context.newPage();
        await again.goto(receiver.url);
        await answerAll(again);
        await again.close();
        assert.ok(sent().length <= 1);
        assert.ok(receiver.kept <= 1);
        assert.deepEqual(await out(...ANSWERS), []);
      });
    },
  );

  testOnce(`survey-core ${version}: without the engine or chance nothing goes out`, async () => {
    const refused = "default-src 'none'; script-src 'self'; connect-src 'self'";
    await sit(
      version,
      {},
      async ({ page, sent }) => {
        await page.getByRole("button", { name: "refused" }).waitFor();
        assert.match((await page.evaluate(() => window.failed)) ?? "", /engine could not be started/);
        assert.deepEqual(sent(), []);
      },
      refused,
    );
    await sit(version, {}, async ({ page, sent, out }) => {
      await page.evaluate(() => {
        window.dry = true;
      });
      await choose(page, RAW);
      await page.getByLabel("town").fill("Delft");
      await press(page, "Complete");
      await page.getByRole("button", { name: "Complete" }).waitFor();
      assert.deepEqual(sent(), []);
      // The page still asks; nothing but what it shows has the answer.
      assert.deepEqual(
        (await out(...ANSWERS)).filter((how) => how !== "page"),
        [],
      );
    });
  });
}
