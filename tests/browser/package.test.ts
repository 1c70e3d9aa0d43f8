// SPDX-License-Identifier: GPL-3.0-or-later
/** The npm package from its tarball in fresh projects: a protocol is designed and an answer becomes a report, without a setting. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { build } from "esbuild";
import { inPage, pack, pageWith, program, project, reports } from "../../wasm/toolchain/package/consumer.mjs";
import { packages } from "../../wasm/toolchain/package/files.mjs";
import { useBrowser, type Visit, visit } from "./browser.js";
import { withHost } from "./embedding.js";
import { choose, ready } from "./form-page.js";

useBrowser();

const temporary = mkdtempSync(join(tmpdir(), "sluice-consumers-"));
const consumer = join(temporary, "consumer");
const dist = join(consumer, "node_modules/sluice/dist");

before(async () => {
  const { tarball } = await pack(join(process.cwd(), ".build", "package"), temporary);
  await project(consumer, tarball, { "whole.js": program, "main.js": inPage, "handed.js": handed });
});
after(() => rmSync(temporary, { recursive: true, force: true }));

/** The engine compiled by the page, from a file that it has fetched itself. */
const handed = `import { Sluice } from "sluice";
const sluice = new Sluice({ wasm: await WebAssembly.compileStreaming(fetch("/engine.wasm")) });
const wrong = new Sluice({ wasm: await (await fetch("/answer.wasm")).arrayBuffer() });
const { version } = await sluice.catalogue();
const failed = await wrong.catalogue().catch(({ code }) => code);
document.title = version + " " + failed;
`;

/** A worker that starts the engine's worker, and a page that lets it; the page has no script but this and the package. */
const inWorker = `import { design } from "/dist/sluice.js";
const table = { secret: { name: "s", categories: ["a", "b"] }, data: { name: "x", categories: ["p", "q"] }, weights: [4, 1, 1, 4] };
const stream = new ReadableStream({ start(controller) { for (const one of ["p", "q"]) controller.enqueue(one); controller.close(); } });
try {
  const protocol = await design(table, { lip: 0.5 });
  const reports = [];
  const reader = protocol.privatise(stream).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) reports.push(next.value);
  postMessage(reports.every((report) => protocol.channel.reports.includes(report)) ? reports.length + " reports" : "others");
} catch (error) {
  postMessage("failed: " + error);
}
`;

/** The page's title once it is through. */
async function told({ page }: Visit): Promise<string> {
  await page.waitForFunction(() => document.title !== "waiting");
  return page.title();
}

async function bundledTo(name: string, entry: string, format: "esm" | "iife") {
  const outfile = join(temporary, name, "main.js");
  await build({ entryPoints: [join(consumer, entry)], outfile, bundle: true, minify: true, format, logLevel: "error" });
  return join(temporary, name);
}

test("Node", async () => {
  const code = `import { whole } from "./whole.js"; console.log(await whole());`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: consumer,
  });
  assert.match(stdout.trim(), reports);
  assert.equal(stderr, "");
  const { stdout: version } = await promisify(execFile)(join(consumer, "node_modules/.bin/sluice"), ["--version"]);
  assert.match(version, /^sluice \d/);
});

for (const format of ["esm", "iife"] as const) {
  test(`esbuild (${format}), with the worker left behind`, async () => {
    const folders = { "/": await bundledTo(format, "main.js", format) };
    await withHost({ folders, pages: { "/": pageWith("/main.js") } }, async ({ url }) => {
      await visit(async (visit) => assert.match(await told(visit), reports), { address: url });
    });
  });
}

test("esbuild with the worker put beside the script: the text of the worker is not asked for", async () => {
  const outdir = join(temporary, "split");
  const entryPoints = { main: join(consumer, "main.js"), worker: join(dist, "worker.js") };
  await build({ entryPoints, outdir, bundle: true, splitting: true, minify: true, format: "esm", logLevel: "error" });
  await withHost({ folders: { "/": outdir }, pages: { "/": pageWith("/main.js") } }, async ({ url, asked }) => {
    await visit(
      async (visit) => {
        assert.match(await told(visit), reports);
        assert.deepEqual(visit.complaints, []);
        assert.ok(asked.includes("/worker.js"));
        assert.ok(!asked.some((path) => path.includes("inline-worker")), asked.join(" "));
      },
      { address: url },
    );
  });
});

test("modules as they are, under a policy with a nonce: script-src, and worker-src for the worker", async () => {
  const map = { imports: { sluice: "/dist/sluice.js", "sluice/answer": "/dist/answer.js" } };
  const head = `<script type="importmap" nonce="abc">${JSON.stringify(map)}</script>`;
  const page = pageWith("/app/main.js", 'nonce="abc"').replace("<title>", `${head}<title>`);
  const policy = "default-src 'none'; img-src data:; script-src 'nonce-abc' 'wasm-unsafe-eval'; worker-src 'self'";
  const folders = { "/dist/": dist, "/app/": consumer };
  const headers = { "Content-Security-Policy": policy };
  await withHost({ folders, headers, pages: { "/": page } }, async ({ url, asked }) => {
    await visit(
      async (visit) => {
        assert.match(await told(visit), reports);
        assert.deepEqual(visit.complaints, []);
        assert.ok(!asked.some((path) => path.includes("inline-worker")), asked.join(" "));
      },
      { address: url },
    );
  });
});

test("without a bundler, in a worker that starts the engine's own: a table is designed for, and a stream privatised", async () => {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>waiting</title><link rel="icon" href="data:,"><script type="module">
    const worker = new Worker("/in-worker.js", { type: "module" });
    worker.onmessage = ({ data }) => { document.title = data; };
    worker.onerror = ({ message }) => { document.title = "failed: " + message; };
  </script></html>`;
  const folder = join(temporary, "in-worker");
  mkdirSync(folder);
  writeFileSync(join(folder, "in-worker.js"), inWorker);
  await withHost({ folders: { "/dist/": dist, "/": folder }, pages: { "/": page } }, async ({ url }) => {
    await visit(async (visit) => assert.equal(await told(visit), "2 reports"), { address: url });
  });
});

/** A protocol that was designed elsewhere, and a page with a script tag that answers by it. */
function withTag(attributes: string): string {
  const protocol = readFileSync("tests/vectors/protocols/ldp-grr.json", "utf8").replaceAll("<", "\\u003c");
  const { data } = JSON.parse(protocol);
  const script = `sluice.load({ protocols: { q: ${protocol} } }).then((all) => {
    const report = all.privatise("q", ${JSON.stringify(data.categories[0])});
    document.title = all.protocol("q").file.channel.reports.includes(report) ? "reported" : "none";
  }, (error) => { document.title = "failed: " + error.message; });`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>waiting</title><link rel="icon" href="data:,">
    <script ${attributes} src="/dist/sluice.min.js"></script><script ${attributes}>${script}</script></html>`;
}

test("a page with a script tag, and nothing but a nonce and WebAssembly in its policy", async () => {
  const folders = { "/dist/": dist };
  const policy = "default-src 'none'; img-src data:; script-src 'nonce-abc'";
  const pages = { "/": withTag('nonce="abc"') };
  for (const [wasm, expected] of [
    [" 'wasm-unsafe-eval'", /^reported$/],
    ["", /^failed: The engine could not be started/],
  ] as const) {
    await withHost({ folders, pages, headers: { "Content-Security-Policy": policy + wasm } }, async ({ url }) => {
      await visit(
        async (visit) => {
          assert.match(await told(visit), expected);
          const more = await visit.page.evaluate(() => Object.keys(Reflect.get(globalThis, "sluice")));
          assert.ok(
            ["load", "surveyjs"].every((name) => more.includes(name)),
            more.join(" "),
          );
        },
        { address: url },
      );
    });
  }
});

test("a page may hand the engine in, compiled, and is told where it is another one", async () => {
  const bytes = (name: string) => readFileSync(join(consumer, "node_modules/sluice", name));
  const folder = await bundledTo("handed", "handed.js", "esm");
  const pages = {
    "/": pageWith("/main.js"),
    "/engine.wasm": bytes("cli/sluice.wasm"),
    "/answer.wasm": bytes("dist/sluice-answer.wasm"),
  };
  await withHost({ folders: { "/": folder }, pages }, async ({ url }) => {
    await visit(async (visit) => assert.match(await told(visit), /^\d+\.\d+\.\d+ crashed$/), { address: url });
  });
});

test("a page that loads both packages has one element, which asks and draws", async () => {
  const asking = resolve(packages.asking.folder, "dist");
  const protocol = readFileSync("web/survey/examples/protocols/smoking.json", "utf8").replaceAll("<", "\\u003c");
  const answers: string[] = JSON.parse(protocol).data.categories;
  const options = answers.map((answer) => `<option>${answer}</option>`).join("");
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>waiting</title><link rel="icon" href="data:,">
    <form><sluice-answer name="q" label="?" frame="none" when="read">${options}
      <script type="application/json">${protocol}</script></sluice-answer></form>
    <script type="module">
      const [{ SluiceAnswer: one }, { SluiceAnswer: other }] = await Promise.all([import("/dist/form.js"), import("/asking/form.js")]);
      await Promise.all([import("/dist/form-define.js"), import("/asking/form-define.js")]);
      const defined = customElements.get("sluice-answer");
      document.title = String(one !== other && (defined === one || defined === other));
    </script></html>`;
  await withHost({ folders: { "/dist/": dist, "/asking/": asking }, pages: { "/": page } }, async ({ url }) => {
    await visit(
      async (visit) => {
        assert.equal(await told(visit), "true");
        await ready(visit.page);
        await choose(visit.page, 0);
        const sent = await visit.page.evaluate(() => new FormData(document.forms[0]).get("q"));
        assert.ok(JSON.parse(protocol).channel.reports.includes(sent), String(sent));
        assert.deepEqual(visit.complaints, []);
      },
      { address: url },
    );
  });
});
