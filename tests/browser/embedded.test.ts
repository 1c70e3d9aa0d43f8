// SPDX-License-Identifier: GPL-3.0-or-later
/** The elements in pages that are not ours: their engine, their policies, their scripts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser, visit } from "./browser.js";
import { allReady, built, counts, documentOf, habits, withHost } from "./embedding.js";

useBrowser();

const channel = `<sluice-live-channel>${habits}</sluice-live-channel>`;
const posterior = `<sluice-live-posterior>${habits}</sluice-live-posterior>`;
const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${text}">`;
const workers = (asked: string[]) => asked.filter((path) => path.endsWith("worker.js"));

/** The error that the element shows. */
function said(page: Page): Promise<{ code: string; message: string; remedy: string }> {
  return page.locator("sluice-live-channel").evaluate(
    (element) =>
      new Promise((resolve) => {
        const tell = ({ code, message, remedy }: Record<string, string>) =>
          resolve({ code: code ?? "", message: message ?? "", remedy: remedy ?? "" });
        const { _error: before } = element as unknown as { _error?: Record<string, string> };
        if (before) tell(before);
        element.addEventListener("sluice-error", (event) => tell((event as CustomEvent).detail));
      }),
  );
}

test("one engine serves all elements of a page, also from two copies of the scripts", async () => {
  const second = `<script type="module" src="/copy/posterior.js"></script><script type="module" src="/copy/sluice-live.js"></script>`;
  const pages = { "/": documentOf(channel + posterior + posterior, { head: second }) };
  await withHost({ pages, folders: { "/sluice-live/": built, "/copy/": built } }, async ({ url, asked }) => {
    await visit(
      async ({ page, complaints }) => {
        assert.equal(await allReady(page), 3);
        assert.equal(workers(asked).length, 1);
        assert.deepEqual(complaints, []);
      },
      { address: url },
    );
  });
});

test("ready comes with the picture, rejects with the error where there is none, and comes again once that is mended", async () => {
  const wrong = `<sluice-live-channel epsilon="-1" loading="eager">${habits}</sluice-live-channel>`;
  await withHost({ pages: { "/": documentOf(wrong) } }, async ({ url }) => {
    await visit(
      async ({ page }) => {
        const found = await page.locator("sluice-live-channel").evaluate(async (node) => {
          const element = node as HTMLElement & { ready: Promise<void>; epsilon: number; exportSVG(): Promise<string> };
          await customElements.whenDefined(element.localName);
          const codeOf = (error: { code: string }) => error.code;
          const failed = [await element.ready.catch(codeOf), await element.exportSVG().catch(codeOf)];
          element.epsilon = 1;
          await new Promise((resolve) => element.addEventListener("sluice-change", resolve, { once: true }));
          await element.ready;
          return { failed, drawn: (await element.exportSVG()).includes("<svg") };
        });
        assert.deepEqual(found, { failed: ["bad_request", "bad_request"], drawn: true });
      },
      { address: url },
    );
  });
});

test("no engine is loaded before an element is nearly seen, nor words that are not spoken", async () => {
  const far = `<div style="block-size: 9000px"></div>${channel}`;
  await withHost({ pages: { "/": documentOf(far, { src: "/sluice-live/channel.js" }) } }, async ({ url, asked }) => {
    await visit(
      async ({ page }) => {
        await page.evaluate(() => customElements.whenDefined("sluice-live-channel"));
        await page.waitForLoadState("networkidle");
        assert.deepEqual(workers(asked), []);
        assert.deepEqual(
          asked.filter((path) => /embedded-|drawing-/.test(path)),
          [],
        );
        await allReady(page);
        assert.deepEqual(workers(asked), ["/sluice-live/worker.js"]);
      },
      { address: url },
    );
  });
});

test("scripts from another origin: the worker comes by way of a blob, where the policy allows that", async () => {
  await withHost({ headers: { "Access-Control-Allow-Origin": "*" } }, async (far) => {
    const src = `${far.url}sluice-live/sluice-live.js`;
    const scripts = `script-src ${far.url} 'wasm-unsafe-eval'; img-src data:;`;
    const pages = {
      "/good": documentOf(channel, { src, head: policy(`${scripts} worker-src blob:`) }),
      "/trusted": documentOf(channel, {
        src,
        head: policy(
          `${scripts} worker-src blob:; require-trusted-types-for 'script'; trusted-types lit-html sluice-live`,
        ),
      }),
      "/bad": documentOf(channel, { src, head: policy(`${scripts} worker-src 'none'`) }),
      "/own": documentOf(channel, {
        src,
        head: `${policy(`${scripts} worker-src 'self'`)}<meta name="sluice-worker" content="/sluice-live/worker.js">`,
      }),
    };
    await withHost({ pages }, async ({ url, asked }) => {
      await visit(
        async ({ page, complaints }) => {
          assert.equal(await allReady(page), 1);
          assert.deepEqual(workers(asked), []);
          assert.equal(workers(far.asked).length, 1);
          await page.goto(`${url}trusted`);
          assert.equal(await allReady(page), 1);
          await page.goto(`${url}own`);
          assert.equal(await allReady(page), 1);
          assert.deepEqual(workers(asked), ["/sluice-live/worker.js"]);
          assert.deepEqual(complaints, []);
          await page.goto(`${url}bad`);
          const { code, message, remedy } = await said(page);
          assert.equal(code, "crashed");
          assert.ok(message.includes(`${far.url}sluice-live/worker.js`), message);
          assert.match(remedy, /worker-src blob:.*<meta name="sluice-worker"/);
          // The table is still there to be read.
          assert.ok(await page.locator("sluice-live-channel table").isVisible());
        },
        { address: `${url}good` },
      );
    });
  });
});

test("a worker that is not there is told with its address, and looked for again when it is asked for again", async () => {
  const pages: Record<string, string> = {
    "/": documentOf(channel, { head: `<meta name="sluice-worker" content="/gone.js">` }),
  };
  await withHost({ pages }, async ({ url, asked }) => {
    await visit(
      async ({ page }) => {
        const { message, remedy } = await said(page);
        assert.ok(message.includes(`${url}gone.js`), message);
        assert.match(remedy, /worker-src 'self'/);
        await page
          .locator("meta[name=sluice-worker]")
          .evaluate((meta) => meta.setAttribute("content", "/sluice-live/worker.js"));
        await page.locator("sluice-live-channel").evaluate((element) => Object.assign(element, { epsilon: 1 }));
        assert.equal(await allReady(page), 1);
        assert.deepEqual(workers(asked), ["/sluice-live/worker.js"]);
      },
      { address: url },
    );
  });
});

test("what readers may have written in the body does not say which script is run", async () => {
  const body = `<meta name="sluice-worker" content="/theirs.js">${channel}`;
  await withHost({ pages: { "/": documentOf(body) } }, async ({ url, asked }) => {
    await visit(
      async ({ page }) => {
        assert.equal(await allReady(page), 1);
        assert.deepEqual(workers(asked), ["/sluice-live/worker.js"]);
        assert.ok(!asked.includes("/theirs.js"));
      },
      { address: url },
    );
  });
});

test("pages that take trusted types alone name two policies", async () => {
  const head = policy(
    "script-src 'self'; worker-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types lit-html sluice-live",
  );
  await withHost({ pages: { "/": documentOf(channel, { head }) } }, async ({ url }) => {
    await visit(
      async ({ page, complaints }) => {
        assert.equal(await allReady(page), 1);
        assert.deepEqual(complaints, []);
      },
      { address: url },
    );
  });
});

test("a page may bring an engine of its own", async () => {
  const own = `<script type="module">
    import { provideEngine, Sluice } from "/sluice-live/sluice-live.js";
    provideEngine(async () => new Sluice({ createWorker: () => { window.started = true; return new Worker("/elsewhere/worker.js"); } }));
  </script>`;
  const pages = { "/": documentOf(channel, { head: own }) };
  await withHost({ pages, folders: { "/sluice-live/": built, "/elsewhere/": built } }, async ({ url, asked }) => {
    await visit(
      async ({ page }) => {
        assert.equal(await allReady(page), 1);
        assert.deepEqual(workers(asked), ["/elsewhere/worker.js"]);
      },
      { address: url },
    );
  });
});

test("an element takes its table as a property, also before it is known, and a new one later", async () => {
  const early = `<script>
    const element = document.createElement("sluice-live-channel");
    element.table = { secret: { name: "s", categories: ["a", "b"] }, data: { name: "x", categories: ["u", "v"] }, weights: [30, 10, 5, 40] };
    addEventListener("DOMContentLoaded", () => document.querySelector("main").append(element));
  </script>`;
  await withHost({ pages: { "/": documentOf("", { head: early }) } }, async ({ url }) => {
    await visit(
      async ({ page }) => {
        await page.locator("sluice-live-channel").getByRole("gridcell").first().waitFor();
        assert.equal(await allReady(page), 1);
        await page.locator("sluice-live-channel").evaluate((element) => {
          const [secret, data] = ["s", "x"].map((name) => ({ name, categories: ["a", "b", "c"] }));
          Object.assign(element, { table: { secret, data, weights: [9, 1, 1, 1, 9, 1, 1, 1, 9] } });
        });
        await page.locator("sluice-live-channel [data-row='2']").first().waitFor();
        const told = (table: object) =>
          page.locator("sluice-live-channel").evaluate(
            (element, wrong) =>
              new Promise<string>((resolve) => {
                const tell = (event: Event) => resolve((event as CustomEvent<Error>).detail.message);
                element.addEventListener("sluice-error", tell, { once: true });
                Object.assign(element, { table: wrong });
              }),
            table,
          );
        assert.match(await told({}), /no weights/);
        assert.doesNotMatch(await told({ weights: [1, 2] }), /engine stopped|undefined/);
      },
      { address: url },
    );
  });
});

test("what is wrong with a table is said, and its place", async () => {
  const wrong = `<sluice-live-channel>${counts(["a", "b"], ["u", 1, -3])}</sluice-live-channel>`;
  await withHost({ pages: { "/": documentOf(wrong) } }, async ({ url }) => {
    await visit(
      async ({ page }) => {
        const alert = page.locator("sluice-live-channel").getByRole("alert");
        assert.match(await alert.innerText(), /“-3” is not a count\..*[Rr]ow 2.*“b”/s);
      },
      { address: url },
    );
  });
});
