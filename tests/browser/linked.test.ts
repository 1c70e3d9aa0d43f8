// SPDX-License-Identifier: GPL-3.0-or-later
/** The part of a page that is in its address, and what survives going elsewhere and coming back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { linkedProtocol } from "../../web/facts/protocol-link.js";
import { csv, designed, goTo, keptOffline, openWith, pick, privatise, save, setLevel } from "./actions.js";
import { useBrowser, visit } from "./browser.js";
import { drawCurve } from "./curve-held.js";
import { survey } from "./survey.js";

useBrowser();

test("settings are in the address, are there again after a reload, and nothing of the file is", async () => {
  await visit(async ({ page, complaints }) => {
    await openWith(page, csv("survey.csv", survey().text), "illness", "district");
    await setLevel(page, "0.3");
    await pick(page, /^Hidden values look alike/);
    await designed(page);
    await page.waitForFunction(() => /level=0\.3/.test(location.hash) && /promise=ldp/.test(location.hash));
    assert.deepEqual([...new URLSearchParams(new URL(page.url()).hash.slice(1)).keys()].sort(), ["level", "promise"]);
    await page.reload();
    await designed(page);
    assert.equal(await page.getByLabel("Epsilon (ε)").inputValue(), "0.3");
    assert.ok(await page.getByRole("radio", { name: /^Hidden values look alike/ }).isChecked());
    assert.deepEqual(complaints, []);
  }, {});
});

test("settings in an address that mean nothing are passed over", async () => {
  for (const path of [
    "#level=-1&promise=none&protocol=%3Cb%3E",
    "#level=99&wrong=2",
    "#level=1e9",
    "#=&&level",
    "#with=none&with-promise=%3Cb%3E&with-level=-3",
  ]) {
    await visit(
      async ({ page, complaints }) => {
        await designed(page);
        assert.ok(Number(await page.getByLabel("Epsilon (ε)").inputValue()) > 0);
        assert.deepEqual(complaints, []);
      },
      { path },
    );
  }
});

test("a level beside the one that is set is linked as far as it can be typed", async () => {
  for (const [level, kept] of [
    ["20", true],
    ["20.1", false],
    ["999", false],
  ] as const) {
    await visit(
      async ({ page, complaints }) => {
        await designed(page);
        // The same workers draw the curve.
        await drawCurve(page);
        await page.getByRole("region", { name: "The other one" }).waitFor();
        const own = await page.getByLabel("Epsilon (ε)").inputValue();
        const beside = page.locator("sluice-contrast form").getByLabel("Its ε");
        assert.equal(await beside.inputValue(), kept ? level : own);
        assert.deepEqual(complaints, []);
      },
      { path: `#with=grr&with-level=${level}` },
    );
  }
});

test("a page is as it was left when one comes back to it, and going elsewhere requests nothing", async () => {
  await visit(async ({ page, requests, complaints }) => {
    await openWith(page, csv("survey.csv", survey().text), "illness", "district");
    await setLevel(page, "0.3");
    await keptOffline(page);
    const before = requests.server.length;
    for (const [name, heading] of [
      ["Limits", "What the protection counts on"],
      ["Answer a question", "Answer a question"],
      ["Read results", "Read results"],
      ["Learn", "Learn"],
    ] as const) {
      await goTo(page, name);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
    }
    await goTo(page, "Protect a file");
    await designed(page);
    assert.equal(await page.getByLabel("Epsilon (ε)").inputValue(), "0.3");
    assert.ok(await page.getByText("survey.csv").first().isVisible());
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Learn" }).waitFor();
    assert.equal(requests.server.length, before);
    assert.deepEqual(complaints, []);
  });
});

test("a protocol goes along in a link, behind the #, and is opened and checked there", async () => {
  await visit(
    async ({ page, requests, complaints }) => {
      await openWith(page, csv("survey.csv", survey().text), "illness", "district");
      await privatise(page);
      const protocol = readProtocol((await save(page, "Save the settings file")).text);
      await page.locator("sluice-saved details > summary").click();
      await page.getByRole("button", { name: "Copy the link with the proof" }).click();
      await page.getByText("The link is copied.").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const other = await page.context().newPage();
      await other.goto(link);
      await other.locator("sluice-answer h1").waitFor();
      assert.equal(await other.getByRole("navigation", { name: "Pages" }).count(), 0, "nothing else to do");
      await other.getByRole("combobox", { name: "Language" }).waitFor();
      // The question is there before the settings have been checked.
      const opened = await other.waitForFunction(() => {
        const site = document.querySelector("sluice-site")?.shadowRoot;
        const answering = site?.querySelector("sluice-answer-page") as unknown as {
          session: { state: { adopted?: { protocol: { certificate: { protocol: string } } } } };
        };
        return answering.session.state.adopted?.protocol.certificate.protocol;
      });
      assert.equal(await opened.jsonValue(), protocol.certificate.protocol);
      assert.ok(requests.server.every((address) => !address.includes("protocol=")));
      await other.goto(`${link.slice(0, -40)}`);
      await other.reload();
      await other.getByText("The link is damaged.").waitFor();
      assert.deepEqual(complaints, []);
    },
    { permissions: ["clipboard-read", "clipboard-write"] },
  );
});

test("a link for people who answer holds no counts, and says what their device cannot check", async () => {
  await visit(
    async ({ page, complaints }) => {
      await openWith(page, csv("survey.csv", survey().text), "illness", "district");
      await privatise(page);
      await page.locator("sluice-saved details > summary").click();
      const more = page.locator("sluice-saved details");
      await more.getByText("The link holds no counts of people.").waitFor();
      await more.getByRole("button", { name: "Copy a link for people who answer" }).click();
      await page.getByText("The link is copied.").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const sent = JSON.parse(await linkedProtocol(new URL(link).hash, () => assert.fail("it is there")));
      assert.equal(sent.format, "sluice-readers");
      assert.ok(!("prior" in sent));
      const other = await page.context().newPage();
      await other.goto(link);
      const answer = other.locator("sluice-answer");
      await answer
        .getByText("The person who asked says this hides your “illness”, but not the answer itself.")
        .waitFor();
      await answer.getByRole("radio").first().check();
      await other.getByRole("button", { name: "Get my noisy answer" }).click();
      const report = (await answer.locator(".report").innerText()).replace("Send this: ", "");
      assert.ok(sent.channel.reports.includes(report), report);
      await other.getByText("Details: odds, proof, limits, a whole file").click();
      const details = other.locator("sluice-answer-page #details");
      await details.getByText("It cannot check that your “illness” is hidden").waitFor();
      await details.getByText("To protect a whole file you need the full settings file.").waitFor();
      // Nothing is told of how common anything is: the link does not say it.
      assert.doesNotMatch(await details.innerText(), /NaN|Infinity|Among all people|illness.*of 100/);
      const { SLUICE_PICTURES: folder } = process.env;
      if (folder) await other.screenshot({ path: `${folder}/answer-without-table.png`, fullPage: true });
      assert.deepEqual(complaints, []);
    },
    { permissions: ["clipboard-read", "clipboard-write"] },
  );
});
