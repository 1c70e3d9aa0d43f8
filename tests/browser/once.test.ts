// SPDX-License-Identifier: GPL-3.0-or-later
/** Once is once, as a person meets it: the same reports again, an account, a refusal, and nothing kept unasked. */
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { csv, designed, keptOffline, open, openWith, privatise, save, setLevel, setRoles, undo } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { looks } from "./looks.js";

useBrowser();

const people = Array.from({ length: 300 }, (_, i) => {
  const ill = i % 3 === 0;
  const district = ill ? ["north", "north", "south", "east"][(i / 3) % 4] : ["south", "east", "north"][i % 3];
  return `p${i},${ill ? "yes" : "no"},${district}`;
});
const text = (rows: string[]) => `person,illness,district\n${rows.join("\n")}\n`;
const file = csv("clinic.csv", text(people));

const account = (page: Page) => page.locator("sluice-account [role=status]");
/** Beside the fingerprints of what was saved. */
const kept = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([name]) => name !== "sluice-shared")));

/** The parts of the page's session that the test needs to know. */
interface Released {
  state: { outcome: { file: File; protocol: object; output: object }; inspection?: { header: string[] } };
  filePrivatisation: { start(): Promise<void>; release(hand: () => void): Promise<void> };
  releases: { settle(file: File, protocol: object, output: object): Promise<void> };
}

async function again(page: Page): Promise<void> {
  const coming = page.waitForEvent("download");
  await page.locator("sluice-save-bar .go").click();
  await coming;
}

test("the same answers have the same reports again; nothing is kept unless it is asked for", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    assert.equal(await account(page).innerText(), "", "what has not been saved has not been released");
    await privatise(page);
    const first = await save(page, "Save the file again");
    await page.getByText("“Belief stays close” allows 0.5 nats in all. You have used 0.5, and 0 are left.").waitFor();
    await again(page);
    const second = await save(page, "Save the file again");
    assert.equal(first.text, second.text);
    assert.match(await account(page).innerText(), /300 rows/);
    assert.equal((await account(page).innerText()).match(/300 rows/g)?.length, 1, "the same release");
    assert.deepEqual(await kept(page), {});
  });
});

test("another protocol for the same answers is refused with what is spent, and a new account begins anew", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await privatise(page);
    const first = await save(page, "Save the file again");
    await setLevel(page, "0.7");
    await page.locator("sluice-save-bar .go").click();
    await page.getByText(/Has no one seen the first\? Then press Undo below/).waitFor();
    await page.locator("#privatise sluice-error summary").click();
    await page.getByText(/Spent: 0\.5; requested: 0\.\d+; remaining: 0 of 0\.5 nats \(lip\)/).waitFor();
    // The file made before is there still, as that; and what was refused stays refused.
    await page
      .getByRole("heading", { name: "From before: clinic-private.csv, 300 rows, made with ε = 0.5." })
      .waitFor();
    assert.equal((await save(page, "Save the file again")).text, first.text);
    assert.equal(await page.getByText(/Spent: 0\.5; requested/).count(), 1);
    await page.getByRole("button", { name: /^Start a new record/ }).click();
    await page.getByRole("button", { name: "No one has seen them" }).click();
    await page.getByText(/Spent: 0\.5/).waitFor({ state: "detached" });
    await privatise(page);
    assert.notEqual((await save(page, "Save the file again")).text, first.text);
    await page.getByText("“Belief stays close” allows 0.7 nats in all. You have used 0.7, and 0 are left.").waitFor();
  });
});

test("another column of the same people is verified with the first one: what both say together counts", async () => {
  // Each coin by itself says nothing of whether they are alike; both say all.
  const coins = Array.from({ length: 400 }, (_, i) => [i % 2, (i >> 1) % 2] as const);
  const lines = coins.map(([one, other]) => `${one === other ? "alike" : "different"},coin ${one},coin ${other}`);
  const toss = csv("toss.csv", `sides,first,second\n${lines.join("\n")}\n`);
  await visit(async ({ page }) => {
    await openWith(page, toss, "sides", "first");
    await privatise(page);
    await save(page, "Save the file again");
    await page
      .getByText(/“Belief stays close” allows [\d.]+ nats in all\. You have used 0, and [\d.]+ are left/)
      .waitFor();
    await page.getByLabel("Use of first", { exact: true }).selectOption("leave");
    await setRoles(page, "sides", "second");
    await page.locator("sluice-label .kept", { hasText: "second" }).waitFor();
    await designed(page);
    await page.getByRole("button", { name: /^Protect and save / }).click();
    await page.locator("#privatise sluice-error summary").click();
    await page
      .getByText(/would rule something out for certain.* Spent: 0; requested: 0; remaining: [\d.]+ of/)
      .waitFor();
  });
});

test("a file that was undone is not spent, and one that was not tried is not either", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await privatise(page);
    await page.getByText("“Belief stays close” allows 0.5 nats in all. You have used 0.5, and 0 are left.").waitFor();
    await setLevel(page, "0.6");
    await undo(page);
    assert.equal(await account(page).innerText(), "");
    await setLevel(page, "0.7");
    await privatise(page);
    await page.getByText("“Belief stays close” allows 0.7 nats in all. You have used 0.7, and 0 are left.").waitFor();
  });
});

test("the same settings give the same noisy answers after an undo, and of other ones the page says so", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await privatise(page);
    await page.getByText("After a reload the page draws other noisy answers.").waitFor();
    const first = await save(page, "Save the file again");
    await undo(page);
    await page.getByText("Undone. Delete the file that you saved.").waitFor();
    await privatise(page);
    assert.equal(await page.locator("sluice-saved .second").count(), 0);
    assert.equal((await save(page, "Save the file again")).text, first.text);
    await undo(page);
    await setLevel(page, "0.7");
    await privatise(page);
    await page.getByText("You undid another file of these people. Delete that one").waitFor();
    assert.notEqual((await save(page, "Save the file again")).text, first.text);
    assert.deepEqual(await violations(page), []);
    // Back to the first settings: the second one may be about now.
    await undo(page);
    await setLevel(page, "0.5");
    await privatise(page);
    await page.getByText("You undid another file of these people. Delete that one").waitFor();
    assert.equal((await save(page, "Save the file again")).text, first.text);
  });
});

test("undo takes back one file; another one of the same people, which may have been sent, stays on the account", async () => {
  const rows = Array.from({ length: 600 }, (_, i) => [i % 3, (i >> 2) % 2, (i >> 3) % 2]);
  const lines = rows.map(([ill, place, job]) => `ill ${ill},place ${place},job ${job}`);
  await visit(async ({ page }) => {
    const releases = () => page.locator("sluice-account li").count();
    await openWith(page, csv("two.csv", `ill,place,job\n${lines.join("\n")}\n`), "ill", "place");
    await privatise(page);
    await undo(page);
    await privatise(page);
    await setRoles(page, "ill", "job");
    await page.locator("sluice-label .kept", { hasText: "job" }).waitFor();
    await designed(page);
    await again(page);
    await page.locator("sluice-saved", { hasText: "with “job”" }).waitFor();
    assert.equal(await page.locator("sluice-saved .second").count(), 0, "what was undone is on the account again");
    assert.equal(await releases(), 2);
    await undo(page);
    assert.equal(await releases(), 1, "the first file");
  });
});

test("a file that is opened again has its account and its way back, and of a copy the page says so", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sluice-"));
  const path = join(folder, "clinic.csv");
  const copy = join(folder, "copy.csv");
  await writeFile(path, file.buffer);
  await writeFile(copy, file.buffer);
  try {
    await visit(async ({ page }) => {
      await openWith(page, path, "illness", "district");
      await privatise(page);
      await openWith(page, copy, "illness", "district");
      await privatise(page);
      await page.getByText("You also saved a protected file of clinic.csv, which has the same counts.").waitFor();
      await openWith(page, path, "illness", "district");
      await setLevel(page, "0.7");
      await page.locator("sluice-save-bar .go").click();
      await page.getByText(/Has no one seen the first\? Then press Undo below/).waitFor();
      await undo(page);
      await page.getByText("Undone. Delete the file that you saved.").waitFor();
      // If accounts are kept, an undone release is gone from them after a reload, and its secret is not.
      await setLevel(page, "0.5");
      await page.getByText("Repeatable: the same file gives the same noisy answers", { exact: true }).click();
      await page.getByLabel("Keep this record and its key on this device").check();
      await privatise(page);
      assert.equal(await page.getByText("After a reload the page draws other noisy answers.").count(), 0);
      const { text } = await save(page, "Save the file again");
      await undo(page);
      await page.reload();
      await openWith(page, path, "illness", "district");
      assert.equal(await account(page).innerText(), "");
      await privatise(page);
      assert.equal((await save(page, "Save the file again")).text, text);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("an account that is kept is there after a reload, and can be let go", async () => {
  await visit(async ({ page }) => {
    const given = { ...file };
    await openWith(page, given, "illness", "district");
    await page.getByText("Repeatable: the same file gives the same noisy answers", { exact: true }).click();
    await page.getByLabel("Keep this record and its key on this device").check();
    assert.deepEqual(await kept(page), {}, "nothing has been released yet");
    await privatise(page);
    const first = await save(page, "Save the file again");
    assert.deepEqual(Object.keys(await kept(page)), ["sluice-accounts"]);
    // The answers are not among what is kept.
    assert.ok(!JSON.stringify(await kept(page)).includes("p17"));
    await page.reload();
    await designed(page);
    assert.equal(await page.getByLabel("Keep this record and its key on this device").isChecked(), true);
    await page.getByText("Repeatable: the same file gives the same noisy answers", { exact: true }).click();
    await page.getByLabel("Keep this record and its key on this device").uncheck();
    assert.deepEqual(await kept(page), {});
    assert.ok(first.text.startsWith("district\n"));
  });
});

test("what was made before another release cannot be saved after it, nor after a new account has begun", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await privatise(page);
    await save(page, "Save the file again");
    await page.getByRole("button", { name: /^Start a new record/ }).click();
    await page.getByRole("button", { name: "No one has seen them" }).click();
    // Its reports are of the account that is gone.
    await page.getByRole("button", { name: "Save the file again" }).waitFor({ state: "detached" });
    await setLevel(page, "0.7");
    // Made, and not saved at once, as where the browser is asked for a place.
    const handed = await page.evaluate(async () => {
      const site = document.querySelector("sluice-site")?.shadowRoot;
      const element = site?.querySelector("sluice-protect-page") as unknown as { session: Released };
      const { session } = element;
      await session.filePrivatisation.start();
      const { outcome } = session.state;
      const [person] = session.state.inspection?.header ?? [];
      // In another window of the same person the first one would be released meanwhile: here by what both windows call.
      await session.releases.settle(outcome.file, { ...outcome.protocol }, { ...outcome.output, answers: `${person}` });
      let handed = false;
      await session.filePrivatisation.release(() => {
        handed = true;
      });
      return handed;
    });
    assert.equal(handed, false);
    await page.getByRole("heading", { name: "Made, but not saved: clinic-private.csv." }).waitFor();
    await page.getByRole("button", { name: "Save the file again", exact: true }).click();
    await page.locator("#privatise sluice-error summary").click();
    await page.getByText(/this would reach .* Spent: 0\.7; requested: 0\.7/).waitFor();
  });
});

test("by a column of names people are told apart; who stands in it twice is refused by line", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await page.getByText("Repeatable: the same file gives the same noisy answers", { exact: true }).click();
    await page.getByLabel("Who is who").selectOption("person");
    await page.locator("sluice-privatise .keep input").check();
    await page.getByRole("button", { name: /Add “person” unchanged/ }).click();
    await privatise(page);
    const first = await save(page, "Save the file again");
    const twice = csv("twice.csv", text([...people, "p0,yes,east"]));
    await open(page, twice);
    await setRoles(page, "illness", "district");
    await page.getByText(/values of “person” come again/).waitFor();
    await page.getByRole("button", { name: "Each row is a person" }).click();
    await designed(page);
    await page.getByText("Repeatable: the same file gives the same noisy answers", { exact: true }).click();
    await page.getByLabel("Who is who").selectOption("person");
    await page.getByRole("button", { name: /^Protect and save/ }).click();
    await page.getByText(/p0.* stands in line 2 already/).waitFor();
    assert.match(first.text, /^person,district\np0,/);
  });
});

test("what the promise depends on is one click from every download", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await privatise(page);
    const links = page.locator("sluice-saved a", { hasText: "What it depends on" });
    assert.equal(await links.getAttribute("href"), "./limits.html");
    assert.deepEqual(await violations(page), []);
  });
});

for (const [colorScheme, width] of looks) {
  test(`the page of limits can be read by everybody, and asks for nothing: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, url, requests, complaints }) => {
        // The service worker may have everything before the page has.
        await designed(page);
        await keptOffline(page);
        requests.server.length = 0;
        await page.goto(new URL("limits.html", url).href);
        await page.getByRole("heading", { name: "What the protection counts on" }).waitFor();
        assert.ok((await page.locator("sluice-limits section").count()) >= 7);
        // The browser has all of it already, and may look whether there is a newer build.
        assert.deepEqual(
          requests.server.filter((name) => name !== "/offline.js"),
          [],
        );
        await page.getByRole("link", { name: "One release" }).click();
        await page.locator("section#once:focus").waitFor();
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}
