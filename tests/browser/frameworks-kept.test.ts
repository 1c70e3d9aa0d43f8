// SPDX-License-Identifier: GPL-3.0-or-later
/** Single-page apps that hide a question, draw themselves anew, or take it away, while its answer is chosen in its frame. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { useBrowser } from "./browser.js";
import { eventually } from "./eventually.js";
import { chooseIn, type Framed, framed, framesOf, protocol } from "./form-frame-page.js";
import { REPORT, ready } from "./form-page.js";

useBrowser();

/** The app of a page: React in development, with the element, its protocol as a property, and what is sent. */
async function app(body: string): Promise<string> {
  const contents = `import { Activity, createElement as h, StrictMode, Suspense, use, useState } from "react";
    import { createRoot } from "react-dom/client";
    const protocol = ${JSON.stringify(protocol)};
    globalThis.sent = [];
    globalThis.act = {};
    const keep = (data) => void globalThis.sent.push(Object.fromEntries(data));
    const onSubmit = (event) => { event.preventDefault(); keep(new FormData(event.currentTarget)); };
    const question = (more = {}) =>
      h("sluice-answer", { name: "smokes", label: "Do you smoke?", protocol: { ...protocol }, told: true, ...more });
    const send = h("button", { id: "send" }, "Send");
    ${body}
    createRoot(document.querySelector("#app")).render(h(StrictMode, null, h(App)));`;
  const result = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    define: { "process.env.NODE_ENV": '"development"' },
    logLevel: "error",
  });
  return result.outputFiles[0]?.text ?? "";
}

/** `complaints` has what the console warned of. */
async function inApp(body: string, run: (page: Framed) => Promise<void>): Promise<void> {
  const form = '<div id="app"></div><script type="module" src="/app.js"></script>';
  await framed(run, { form, pages: { "/app.js": await app(body) } });
}

const act = (page: Page, name: string): Promise<void> =>
  page.evaluate((what) => (globalThis as unknown as { act: Record<string, () => void> }).act[what]?.(), name);
const sent = (page: Page) => page.evaluate(() => (globalThis as unknown as { sent: Record<string, string>[] }).sent);

const drawnAnew = `function App() {
  const [n, set] = useState(0);
  globalThis.act.go = () => set(n + 1);
  return h("form", { onSubmit }, h("output", null, n), question({ label: "Do you smoke?" }), send);
}`;
const hidden = `function App() {
  const [mode, set] = useState("visible");
  globalThis.act.go = () => set(mode === "visible" ? "hidden" : "visible");
  return h("form", { onSubmit }, h(Activity, { mode }, question()), h("output", null, mode), send);
}`;
const suspended = `const Wait = ({ promise }) => (promise ? use(promise) : null);
function App() {
  const [promise, set] = useState(null);
  globalThis.act.go = () => { let go; set(new Promise((done) => { go = done; })); globalThis.act.come = () => go("there"); };
  return h("form", { onSubmit }, h(Suspense, { fallback: "wait" }, question(), h(Wait, { promise })), send);
}`;

const kept: Record<string, { body: string; steps: string[] }> = {
  "draws itself anew, with another object of the same protocol": { body: drawnAnew, steps: ["go", "go"] },
  "hides the question and shows it again (Activity)": { body: hidden, steps: ["go", "go"] },
  "waits for something beside it (Suspense)": { body: suspended, steps: ["go", "come"] },
};

for (const [name, { body, steps }] of Object.entries(kept)) {
  test(`an app in strict mode that ${name} keeps what was chosen`, () =>
    inApp(body, async ({ page, frame, complaints }) => {
      await chooseIn(frame, 1);
      for (const step of steps) {
        await act(page, step);
        await page.waitForTimeout(50);
      }
      assert.equal(await frame.locator('input[value="1"]').isChecked(), true);
      await page.locator("#send").click();
      await eventually(async () => (await sent(page)).length, 1);
      assert.match((await sent(page))[0]?.smokes ?? "", REPORT);
      assert.deepEqual(complaints, []);
    }));
}

test("an action of React 19 gets the report, and once it is done the form is another person's", () =>
  inApp(
    `function App() { return h("form", { action: keep }, question(), send); }`,
    async ({ page, frame, complaints }) => {
      await chooseIn(frame, 1);
      await page.locator("#send").click();
      await eventually(async () => (await sent(page)).length, 1);
      const [first] = await sent(page);
      assert.match(first?.smokes ?? "", REPORT);
      assert.match(first?.smokes_sluice ?? "", /"submission"/);
      await ready(page);
      await eventually(() => framesOf(page)[0]?.locator("input:checked").count() ?? -1, 0);
      assert.deepEqual(complaints, []);
    },
  ));

const steps = `function App() {
  const [step, set] = useState(1);
  globalThis.act.next = () => set(2);
  globalThis.act.leave = () => set(3);
  return step === 3 ? null : h("form", { onSubmit }, step === 1 && question(), send);
}`;

test("the console says when a question leaves its form before its report is drawn", () =>
  inApp(steps, async ({ page, complaints }) => {
    await act(page, "next");
    await eventually(() => complaints.length, 1);
    assert.match(complaints[0] ?? "", /left its form before its report was drawn/);
  }));

for (const [name, first] of Object.entries({
  "together with its form": async () => {},
  "after its report was drawn": async (page: Page, frame: Framed["frame"]) => {
    await chooseIn(frame, 1);
    const drawn = await page.evaluate(() => document.querySelector("sluice-answer")?.draw());
    assert.match(String(drawn?.smokes), REPORT);
    await act(page, "next");
  },
})) {
  test(`it says nothing of a question that leaves ${name}`, () =>
    inApp(steps, async ({ page, frame, complaints }) => {
      await first(page, frame);
      await act(page, "leave");
      await page.locator("form").waitFor({ state: "detached" });
      assert.deepEqual(complaints, []);
    }));
}

const routes = (more: string) => `function App() {
  const [there, set] = useState(true);
  globalThis.act.leave = () => set(false);
  globalThis.act.back = () => set(true);
  return there && h("form", { onSubmit }, question(${more}), send);
}`;

for (const [more, same] of [
  ['{ memory: "tab" }', true],
  ["", false],
] as const) {
  test(`who goes to another route and back sends ${same ? "the same with memory" : "another report without memory"}`, () =>
    inApp(routes(more), async ({ page, frame }) => {
      const drawn = () => page.evaluate(() => document.querySelector("sluice-answer")?.draw());
      await chooseIn(frame, 1);
      const first = await drawn();
      assert.match(String(first?.smokes), REPORT);
      await act(page, "leave");
      await page.locator("form").waitFor({ state: "detached" });
      await act(page, "back");
      await ready(page);
      const [again] = framesOf(page);
      if (!same) await chooseIn(again ?? frame, 1);
      const second = await drawn();
      assert.match(String(second?.smokes), REPORT);
      assert.equal(second?.sluice.submission === first?.sluice.submission, same);
      if (same) assert.equal(second?.smokes, first?.smokes);
    }));
}
