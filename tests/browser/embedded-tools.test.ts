// SPDX-License-Identifier: GPL-3.0-or-later
/** The examples for tools that make sites of Markdown: what these make of them computes, under a strict policy. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { useBrowser, visit } from "./browser.js";
import { allReady, built, documentOf, examples, habits, withHost } from "./embedding.js";
import { rendered, textOf } from "./markdown.js";

useBrowser();

const temporary = mkdtempSync(join(tmpdir(), "sluice-tools-"));
after(() => rmSync(temporary, { recursive: true, force: true }));

const read = (...path: string[]) => readFileSync(join(examples, ...path), "utf8");
/** No inline script, no style attribute, no connection. */
const strict = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:; worker-src 'self'",
};

async function reportDrawn(page: Page): Promise<void> {
  assert.equal(await page.locator("sluice-live-privatise").getByRole("slider").count(), 0);
  await page.getByRole("button", { name: "Get a noisy answer" }).click();
  await page.locator("sluice-live-privatise sluice-chart svg").waitFor();
}

test("the tables of all examples have no alignment, of which tools make style attributes", () => {
  for (const path of ["vitepress/index.md", "starlight/src/content/docs/index.md", "docusaurus/docs/index.mdx"]) {
    assert.doesNotMatch(read(path), /-:|:-/, path);
  }
  assert.doesNotMatch(read("observable/src/index.md"), /\|\s*:?-+:|:-+\s*\|/);
  assert.doesNotMatch(read("quarto/index.qmd"), /-:|:-/);
});

/** The two elements of an example. */
const bothCompute = (address: string) =>
  visit(
    async ({ page, complaints }) => {
      assert.equal(await allReady(page), 2);
      await reportDrawn(page);
      assert.deepEqual(complaints, []);
    },
    { address },
  );

test("Starlight: the page of its Markdown computes", async () => {
  assert.match(
    read("starlight/astro.config.mjs"),
    /attrs: \{ type: "module", src: "\/sluice-live\/sluice-live\.js" \}/,
  );
  const page = documentOf(rendered(textOf(read("starlight/src/content/docs/index.md"))));
  await withHost({ pages: { "/": page }, headers: strict }, async ({ url }) => {
    await bothCompute(url);
  });
});

/** An element of React as data: its tag, its properties, and what is in it. */
type Node = string | [string, Record<string, string | true>, Node[]];

/** As MDX compiles it: tags of elements with their attributes as properties, and tables. */
function compiled(mdx: string): Node[] {
  const nodes: Node[] = [];
  let inside = nodes;
  for (const block of textOf(mdx).split(/\n{2,}/)) {
    const [, name = "", attributes = ""] = /^<([\w-]+)(.*)>$/.exec(block) ?? [];
    if (name) {
      const pairs = [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)];
      inside = [];
      nodes.push([name, Object.fromEntries(pairs.map(([, key = "", value]) => [key, value ?? true])), inside]);
    } else if (block.startsWith("</")) inside = nodes;
    else if (block.startsWith("|")) {
      const [head = [], , ...rows] = block.split("\n").map((line) => line.split("|").slice(1, -1));
      const row = (cells: string[], tag: string): Node => ["tr", {}, cells.map((cell) => [tag, {}, [cell.trim()]])];
      const body = rows.map((cells) => row(cells, "td"));
      inside.push([
        "table",
        {},
        [
          ["thead", {}, [row(head, "th")]],
          ["tbody", {}, body],
        ],
      ]);
    } else inside.push(["p", {}, [block]]);
  }
  return nodes;
}

const inReact = `import { createElement } from "react";
  const element = (node) => typeof node === "string" ? node : createElement(node[0], node[1], ...node[2].map(element));`;

test("Docusaurus: React takes over the page of its MDX, and makes the same page after a link", async () => {
  assert.match(read("docusaurus/docusaurus.config.js"), /src: "\/sluice-live\/sluice-live\.js", type: "module"/);
  const tree: Node = ["article", {}, compiled(read("docusaurus/docs/index.mdx"))];
  const require = createRequire(join(process.cwd(), "package.json"));
  const { createElement } = require("react");
  const element = (node: Node): unknown =>
    typeof node === "string" ? node : createElement(node[0], node[1], ...node[2].map(element));
  const html: string = require("react-dom/server").renderToString(element(tree));
  assert.doesNotMatch(html, / style=/);
  assert.match(html, /<sluice-live-privatise secret="income" data="education" epsilon="1" readonly=""><table>/);
  const contents = `${inReact}
    import { createRoot, hydrateRoot } from "react-dom/client";
    const tree = ${JSON.stringify(tree)};
    const root = hydrateRoot(document.querySelector("#page"), element(tree));
    globalThis.follow = () => {
      root.unmount();
      createRoot(document.querySelector("#page")).render(element(tree));
    };`;
  const { outputFiles } = await build({
    ...{ stdin: { contents, resolveDir: process.cwd() }, bundle: true, format: "esm", write: false },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const pages = {
    "/": documentOf(`<div id="page">${html}</div>`, { head: '<script type="module" src="/main.js"></script>' }),
    "/main.js": outputFiles[0]?.text ?? "",
  };
  await withHost({ pages, headers: strict }, async ({ url }) => {
    await visit(
      async ({ page, complaints }) => {
        await page.waitForFunction(() => "follow" in globalThis);
        assert.equal(await allReady(page), 2);
        await page.evaluate(() => (globalThis as unknown as { follow: () => void }).follow());
        await page.locator("sluice-live-privatise").waitFor();
        assert.equal(await allReady(page), 2);
        await reportDrawn(page);
        assert.deepEqual(complaints, []);
      },
      { address: url },
    );
  });
});

test("an element reads a number or JSON that is set as a text, as frameworks do", async () => {
  await withHost({ pages: { "/": documentOf('<div id="here"></div>') } }, async ({ url }) => {
    await visit(
      async ({ page, complaints }) => {
        const read = await page.evaluate(async (table) => {
          await customElements.whenDefined("sluice-live-channel");
          const element = document.createElement("sluice-live-channel");
          element.innerHTML = table;
          Object.assign(element, { epsilon: "1.5", parameters: '{"alpha":2}', guarantee: "ldp" });
          const { epsilon, parameters } = element as unknown as { epsilon: unknown; parameters: unknown };
          Object.assign(element, { parameters: undefined });
          document.querySelector("#here")?.append(element);
          return { epsilon, parameters };
        }, habits);
        assert.deepEqual(read, { epsilon: 1.5, parameters: { alpha: 2 } });
        assert.equal(await allReady(page), 1);
        assert.deepEqual(complaints, []);
      },
      { address: url },
    );
  });
});

test("Observable Framework: the cells of its page start the worker under its new name, and share a value", async () => {
  const markdown = read("observable/src/index.md");
  const cells = [...markdown.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = ""]) => code).join("\n");
  const framework = `
    globalThis.FileAttachment = (name) => ({ href: name.replace(/^\\.\\/(.*)\\.js$/, "/_file/$1.1a2b3c.js") });
    globalThis.view = (node) => {
      document.querySelector("main").append(node);
      node.addEventListener("input", () => { globalThis.shared = node.value; });
    };`;
  const pages = {
    "/": documentOf(rendered(textOf(markdown)), { src: "/cells.js" }),
    "/framework.js": framework,
    "/cells.js": `import "/framework.js";\n${cells.replace('"./sluice.js"', '"/_import/sluice.js"')}`,
    "/_file/sluice-live/worker.1a2b3c.js": readFileSync(join(built, "worker.js"), "utf8"),
  };
  const folders = { "/_import/sluice-live/": built, "/_import/": join(examples, "observable/src") };
  await withHost({ pages, folders, headers: strict }, async ({ url, asked }) => {
    await visit(
      async ({ page, complaints }) => {
        await page.waitForFunction(() => "shared" in globalThis);
        assert.equal(await allReady(page), 2);
        const shared = await page.evaluate(() => (globalThis as unknown as { shared: { epsilon: number } }).shared);
        assert.equal(shared.epsilon, 1);
        assert.deepEqual(
          asked.filter((path) => path.includes("worker")),
          ["/_file/sluice-live/worker.1a2b3c.js"],
        );
        assert.deepEqual(complaints, []);
      },
      { address: url },
    );
  });
});

const skip = spawnSync("pandoc", ["--version"]).error ? "pandoc is not installed" : false;

/** Pandoc is what Quarto runs filters in; `quarto` is as much of Quarto as the filter asks. */
function byPandoc(format: string): { output: string; dependency: string[] } {
  const [filter, said] = [join(temporary, "filter.lua"), join(temporary, "said.txt")];
  const extension = join(examples, "quarto/_extensions/sluice");
  const names = readdirSync(built).map((name) => JSON.stringify(name));
  // Pandoc has it since 2.19, Quarto in all versions that the extension is for.
  const stub = `pandoc.system.list_directory = function() return { ${names.join(", ")} } end
    quarto = {
    utils = { resolve_path = function() return ${JSON.stringify(built)} end },
    doc = { add_html_dependency = function(made)
      local file = io.open(${JSON.stringify(said)}, "w")
      file:write(made.scripts[1].attribs.type, "\\n", made.scripts[1].path, "\\n")
      for _, one in ipairs(made.resources) do file:write(one.name, "=", one.path, "\\n") end
      file:close()
    end } }
    dofile(${JSON.stringify(join(extension, "sluice.lua"))})`;
  writeFileSync(filter, stub);
  writeFileSync(said, "");
  const page = join(examples, "quarto/index.qmd");
  const output = execFileSync("pandoc", ["--from=markdown", `--to=${format}`, `--lua-filter=${filter}`, page], {
    encoding: "utf8",
  });
  return { output, dependency: readFileSync(said, "utf8").trim().split("\n") };
}

test("Quarto: blocks become elements with the scripts beside each other, and stay tables elsewhere", {
  skip,
}, async () => {
  const { output, dependency } = byPandoc("html");
  assert.doesNotMatch(output, / style=/);
  const scripts = readdirSync(built).filter((name) => name.endsWith(".js") && name !== "sluice-live.js");
  assert.deepEqual(dependency.slice(0, 2), ["module", "sluice-live/sluice-live.js"]);
  assert.deepEqual(dependency.slice(2).sort(), scripts.map((name) => `${name}=sluice-live/${name}`).sort());
  assert.match(byPandoc("latex").output, /longtable/);
  assert.doesNotMatch(byPandoc("latex").output, /sluice-live/);
  await withHost({ pages: { "/": documentOf(output) }, headers: strict }, async ({ url }) => {
    await bothCompute(url);
  });
});
