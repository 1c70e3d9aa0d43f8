// SPDX-License-Identifier: GPL-3.0-or-later
/** The level that a person has chosen, while columns come and go for which it is too high. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { csv, designed, openWith, setLevel, setRoles } from "./actions.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

/** `tells` goes with the secret, `hardly` nearly not at all. */
const rows = Array.from({ length: 80 }, (_, i) => {
  const secret = i % 2 ? "yes" : "no";
  const tells = i % 10 < 8 ? secret : i % 4 < 2 ? "yes" : "no";
  return `${secret},${tells},${i % 4 < 2 || i === 3 ? "a" : "b"}`;
});
const file = csv("people.csv", `secret,tells,hardly\n${rows.join("\n")}\n`);

test("a level that is too high for a column is told so, and is there again with one that it is not too high for", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "secret", "tells");
    await setLevel(page, "1");
    await designed(page);
    const leave = (name: string) => page.getByLabel(`Use of ${name}`, { exact: true }).selectOption("leave");
    const level = page.locator("sluice-level #epsilon");
    const said = page.locator("sluice-level").getByText("You chose ε = 1, more than makes a difference here");
    await setRoles(page, "secret", "hardly");
    await leave("tells");
    await said.waitFor();
    assert.ok(Number(await level.inputValue()) < 1);
    await setRoles(page, "secret", "tells");
    await leave("hardly");
    await said.waitFor({ state: "detached" });
    await designed(page);
    assert.equal(await level.inputValue(), "1");
  });
});
