// SPDX-License-Identifier: GPL-3.0-or-later
/** Serves the page of a survey with survey-core in one of its versions, and takes what it sends. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { openCollection, payloadIn, Refusal } from "../../web/survey/receive.js";
import { bodyOf } from "./body.js";

export const VERSIONS = [1, 2, 3] as const;
export type Version = (typeof VERSIONS)[number];

const aliased = (version: Version): Plugin => ({
  name: "survey-core",
  setup({ onResolve, onLoad, resolve: resolved }) {
    onResolve({ filter: /^survey-core(-3)?$/ }, ({ path, resolveDir, kind }) => {
      const name = `survey-core-${version}`;
      return path === name ? undefined : resolved(name, { resolveDir, kind });
    });
    // Versions before have none.
    if (version === 3) return;
    onResolve({ filter: /^survey-core-3\/collaboration$/ }, ({ path }) => ({ path, namespace: "none" }));
    onLoad({ filter: /.*/, namespace: "none" }, () => ({ contents: "export class CollaborationPlugin {}" }));
  },
});

const scripts = new Map<Version, Promise<string>>();

function script(version: Version): Promise<string> {
  const made = async (): Promise<string> => {
    // From where it lies: it looks for the engine beside itself.
    const plugins: typeof import("../../wasm/toolchain/esbuild-plugins.mjs") = await import(
      pathToFileURL(resolve("wasm/toolchain/esbuild-plugins.mjs")).href
    );
    const { outputFiles } = await build({
      entryPoints: ["tests/browser/surveyjs-page.ts"],
      bundle: true,
      write: false,
      format: "esm",
      target: "es2022",
      plugins: [aliased(version), plugins.engine()],
      logLevel: "error",
    });
    return outputFiles[0]?.text ?? "";
  };
  const known = scripts.get(version) ?? made();
  scripts.set(version, known);
  return known;
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Survey</title><link rel="icon" href="data:,">
<main></main><script type="module" src="/page.js"></script></html>`;

/** All that has been asked for, with its body. */
export interface Receiver {
  url: string;
  bodies: { path: string; body: string }[];
  /** Each submission once. */
  readonly kept: number;
  /** How it goes wrong for now: not at all, with a status, or with no answer. */
  trouble: number | "none" | "gone";
  csv(key: string): string;
  close(): Promise<void>;
}

interface Options {
  version: Version;
  protocols: Parameters<typeof openCollection>[0]["protocols"];
  open?: string[];
  policy?: string;
}

export async function receive({ version, protocols, open = [], policy }: Options): Promise<Receiver> {
  const page = await script(version);
  const folder = mkdtempSync(join(tmpdir(), "sluice-"));
  const collection = openCollection({ folder, protocols, open });
  const bodies: Receiver["bodies"] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const { body, whole } = await bodyOf(request);
    bodies.push({ path, body });
    if (!whole) return;
    const answer = (status: number, type: string, text = ""): void => {
      response.writeHead(status, { "Content-Type": type, ...(policy && { "Content-Security-Policy": policy }) });
      response.end(text);
    };
    if (path === "/page.js") return answer(200, "text/javascript; charset=utf-8", page);
    if (path !== "/collect")
      return answer(200, path === "/" ? "text/html" : "application/json", path === "/" ? PAGE : "[]");
    if (receiver.trouble === "gone") return void request.socket.destroy();
    if (receiver.trouble !== "none") return answer(receiver.trouble, "text/plain");
    try {
      collection.take(await payloadIn("application/json", new TextEncoder().encode(body)));
      answer(204, "text/plain");
    } catch (error) {
      answer(error instanceof Refusal ? 400 : 500, "text/plain");
    }
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const receiver: Receiver = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    bodies,
    get kept() {
      return collection.size;
    },
    trouble: "none",
    csv: (key) => readFileSync(join(folder, `${key}.csv`), "utf8"),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return receiver;
}
