// SPDX-License-Identifier: GPL-3.0-or-later
/** The wrappers for React and Vue from the package's tarball, and the element itself in their pages. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { pack, pageWith, project } from "../../wasm/toolchain/package/consumer.mjs";
import { useBrowser, visit } from "./browser.js";
import { withHost } from "./embedding.js";
import { ANSWERS, choose, marksProtocol, REPORT, ready } from "./form-page.js";

useBrowser();

const temporary = mkdtempSync(join(tmpdir(), "sluice-frameworks-"));
const consumer = join(temporary, "consumer");

/** A question, its answer's report in the list of what was sent, and a button that waits for an answer. */
const options = JSON.stringify(ANSWERS.map((value, i) => ({ value, label: `Choice ${i}` })));
const common = `import protocol from "./protocol.json";
  const options = ${options};
  globalThis.sent = [];
  globalThis.failed = [];
  const failed = (error) => globalThis.failed.push(error.id);
  const send = (event) => { event.preventDefault(); globalThis.sent.push(Object.fromEntries(new FormData(event.target))); };`;

const reactApp = (question: string) => `${common}
  import { createElement as h, StrictMode, useState } from "react";
  import { SluiceAnswer } from "sluice/react";
  ${question.includes("SluiceAnswer") ? "" : 'import "sluice/form-define";'}
  export function App() {
    const [sendable, tell] = useState(0);
    const [name, rename] = useState("smokes");
    globalThis.rename = (next) => { tell(0); rename(next); };
    return h(StrictMode, null, h("form", { id: "form", onSubmit: send }, ${question},
      h("button", { id: "send", disabled: sendable === 0 }, "Send")), h("output", null, sendable));
  }`;
const wrapped = `h(SluiceAnswer, { name, label: "Do you smoke?", protocol, options, told: true, className: "mine", frame: "none",
    onError: failed, onSendable: () => tell((n) => n + 1) })`;
const bare = `h("sluice-answer", { name, label: "Do you smoke?", told: true, form: "form", disabled: false, className: "mine", frame: "none",
    onsendable: () => tell((n) => n + 1) },
  h("script", { type: "application/json", dangerouslySetInnerHTML: { __html: JSON.stringify(protocol) } }))`;
const reactMain = `import { createElement as h } from "react"; import { createRoot, hydrateRoot } from "react-dom/client";
  const main = document.querySelector("main");
  import("./app.js").then(({ App }) => main.firstChild ? hydrateRoot(main, h(App)) : createRoot(main).render(h(App)));`;
const reactServer = `import { createElement as h } from "react"; import { renderToString } from "react-dom/server";
  import { App } from "./app.js"; export const html = () => renderToString(h(App));`;

const vueApp = (question: string) => `${common}
  import { h, ref } from "vue";
  import { SluiceAnswer } from "sluice/vue";
  ${question.includes("SluiceAnswer") ? "" : 'import "sluice/form-define";'}
  const sendable = ref(0);
  const name = ref("smokes");
  globalThis.rename = (next) => { sendable.value = 0; name.value = next; };
  export const App = { render: () => [h("form", { id: "form", onSubmit: send }, [${question},
    h("button", { id: "send", disabled: sendable.value === 0 }, "Send")]), h("output", null, String(sendable.value))] };`;
const vueWrapped = `h(SluiceAnswer, { name: name.value, label: "Do you smoke?", protocol, options, told: true, class: "mine", frame: "none",
    onError: failed, onSendable: () => { sendable.value += 1; } })`;
const vueBare = `h("sluice-answer", { name: name.value, label: "Do you smoke?", told: "", form: "form", disabled: false, class: "mine", frame: "none",
    onSendable: () => { sendable.value += 1; } },
  [h("script", { type: "application/json", innerHTML: JSON.stringify(protocol) })])`;
const vueMain = `import { createSSRApp, createApp } from "vue"; import { App } from "./app.js";
  const main = document.querySelector("main");
  (main.firstChild ? createSSRApp(App) : createApp(App)).mount(main);`;
const vueServer = `import { createSSRApp } from "vue"; import { renderToString } from "vue/server-renderer";
  import { App } from "./app.js"; export const html = () => renderToString(createSSRApp(App));`;

const pages: Record<string, { app: string; main: string; server?: string; wrapper: boolean }> = {
  "React 19": { app: reactApp(wrapped), main: reactMain, wrapper: true },
  "React 19 made by a server": { app: reactApp(wrapped), main: reactMain, server: reactServer, wrapper: true },
  "the element alone in React 19": { app: reactApp(bare), main: reactMain, wrapper: false },
  "Vue 3": { app: vueApp(vueWrapped), main: vueMain, wrapper: true },
  "Vue 3 made by a server": { app: vueApp(vueWrapped), main: vueMain, server: vueServer, wrapper: true },
  "the element alone in Vue 3": { app: vueApp(vueBare), main: vueMain, wrapper: false },
};

before(async () => {
  const { tarball } = await pack(join(process.cwd(), ".build", "package"), temporary);
  await project(consumer, tarball, { "protocol.json": JSON.stringify(await marksProtocol()) });
});
after(() => rmSync(temporary, { recursive: true, force: true }));

const bundled = (entry: string, outfile: string, platform: "browser" | "node") =>
  build({
    ...{ entryPoints: [join(consumer, entry)], outfile, bundle: true, format: "esm", platform, logLevel: "error" },
    // The frameworks are ours to test with; the package is the tarball's.
    nodePaths: [join(process.cwd(), "node_modules")],
    define: {
      "process.env.NODE_ENV": '"development"',
      ...{ __VUE_OPTIONS_API__: "true", __VUE_PROD_DEVTOOLS__: "false" },
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "true",
    },
    ...(platform === "node" && {
      banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    }),
  });

const sent = (page: Page) => page.evaluate(() => (globalThis as unknown as { sent: Record<string, string>[] }).sent);

for (const [name, { app, main, server, wrapper }] of Object.entries(pages)) {
  test(`${name}: a report is sent, its button waits for an answer, and another question is asked anew`, async () => {
    const out = join(temporary, name.replaceAll(" ", "-"));
    writeFileSync(join(consumer, "app.js"), app);
    writeFileSync(join(consumer, "main.js"), main);
    await bundled("main.js", join(out, "main.js"), "browser");
    let html = "";
    if (server) {
      writeFileSync(join(consumer, "server.js"), server);
      await bundled("server.js", join(out, "server.mjs"), "node");
      html = await (await import(pathToFileURL(join(out, "server.mjs")).href)).html();
      assert.match(html, /<sluice-answer name="smokes"[^>]*>.*<script type="application\/json">/);
    }
    const page = pageWith("/main.js").replace("</html>", `<main>${html}</main></html>`);
    await withHost({ folders: { "/": out }, pages: { "/": page } }, async ({ url }) => {
      await visit(
        async ({ page, complaints }) => {
          page.setDefaultTimeout(90_000);
          await ready(page).catch((error) => assert.fail(`${error} ${complaints.join()}`));
          const told = () => page.locator("output").textContent();
          const attributes = await page.evaluate(
            () => document.querySelector("sluice-answer")?.outerHTML.split(">")[0],
          );
          assert.match(
            attributes ?? "",
            /^<sluice-answer (?=.*told="")(?=.*class="mine")(?=.*frame="none")(?!.*disabled)/,
          );
          assert.equal(await told(), "0");
          await choose(page, 1);
          await page.locator("#send:enabled").click();
          await page.keyboard.press("ArrowDown");
          assert.equal(await told(), "1");
          const [first] = await sent(page);
          assert.match(first?.smokes ?? "", REPORT);
          assert.match(first?.smokes_sluice ?? "", /"submission"/);
          if (wrapper) {
            await page.evaluate(() => (globalThis as unknown as { rename(name: string): void }).rename("drinks"));
            await page.locator("sluice-answer[name=drinks]").waitFor();
            await ready(page);
            await choose(page, 2);
            await page.locator("#send:enabled").click();
            const [, second] = await sent(page);
            assert.deepEqual(Object.keys(second ?? {}), ["drinks", "drinks_sluice"]);
          }
          assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { failed: string[] }).failed), []);
          assert.deepEqual(complaints, []);
        },
        { address: url },
      );
    });
  });
}

const failing = (call: string) =>
  `import protocol from "./protocol.json"; const { secret, ...broken } = protocol;
  globalThis.failed = []; const failed = (error) => globalThis.failed.push(error.code);\n${call}`;
/** A protocol file that is not whole: nobody can be asked. */
const refused: Record<string, { app: string; main: string; server: string }> = {
  React: {
    app: failing(`import { createElement as h } from "react"; import { SluiceAnswer } from "sluice/react";
      export const App = () => h(SluiceAnswer, { name: "smokes", label: "?", protocol: broken, frame: "none", onError: failed });`),
    main: reactMain,
    server: reactServer,
  },
  Vue: {
    app: failing(`import { h } from "vue"; import { SluiceAnswer } from "sluice/vue";
      export const App = { render: () => [h(SluiceAnswer, { name: "smokes", label: "?", protocol: broken, frame: "none", onError: failed })] };`),
    main: vueMain,
    server: vueServer,
  },
};

for (const [name, { app, main, server }] of Object.entries(refused)) {
  for (const made of ["in the page", "by a server"]) {
    test(`${name}: a question made ${made} tells once why it cannot be asked`, async () => {
      const out = join(temporary, `${name}-refused-${made.replaceAll(" ", "-")}`);
      writeFileSync(join(consumer, "app.js"), app);
      writeFileSync(join(consumer, "main.js"), main);
      writeFileSync(join(consumer, "server.js"), server);
      await bundled("main.js", join(out, "main.js"), "browser");
      let html = "";
      if (made === "by a server") {
        await bundled("server.js", join(out, "server.mjs"), "node");
        html = await (await import(pathToFileURL(join(out, "server.mjs")).href)).html();
      }
      const page = pageWith("/main.js").replace("</html>", `<main>${html}</main></html>`);
      await withHost({ folders: { "/": out }, pages: { "/": page } }, async ({ url }) => {
        await visit(
          async ({ page, complaints }) => {
            const failed = () => page.evaluate(() => (globalThis as unknown as { failed?: string[] }).failed);
            await page.waitForFunction(() => (globalThis as unknown as { failed?: string[] }).failed?.length);
            await page.waitForTimeout(200);
            assert.deepEqual(await failed(), ["bad_protocol"]);
            assert.match(complaints.join(), /<sluice-answer name="smokes">: /);
          },
          { address: url },
        );
      });
    });
  }
}
