// SPDX-License-Identifier: GPL-3.0-or-later
/** Computes figures with the engine in this process: `wasm/toolchain/figures.mjs` bundles and calls it. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import createModule from "sluice:engine-node";
import type { TemplateResult } from "lit";
import { createEngine } from "../../wasm/engine/embind-engine.js";
import { type LinesSpec, legendOf, lines } from "../../web/charts/lines.js";
import type { Designer, Figure } from "../../web/figures/figure.js";
import { valuesOf } from "../../web/figures/figure.js";
import { figures } from "../../web/figures/figures.js";
import { packed } from "../../web/figures/packed.js";
import { specsOf } from "../../web/figures/specs.js";
import { type Panel, standalone } from "./standalone.js";

const [wasm = "", data = "", pictures = "", ...wanted] = process.argv.slice(2);
const engine = createEngine(await createModule({ wasmBinary: readFileSync(wasm) }));
const designer: Designer = { design: async (request) => engine.design(request) };

const unknown = wanted.filter((id) => !figures.some((figure) => figure.id === id));
if (unknown.length > 0) throw new Error(`there is no figure ${unknown.join(" ")}; there is ${ids()}`);
for (const figure of figures) if (wanted.length === 0 || wanted.includes(figure.id)) await compute(figure);

async function compute(figure: Figure): Promise<void> {
  const begin = performance.now();
  let told = begin;
  const tell = async (share: number) => {
    if (performance.now() - told < 10_000) return;
    told = performance.now();
    process.stderr.write(`  ${figure.id}: ${Math.round(100 * share)} %\n`);
  };
  const values = valuesOf(figure, "paper");
  const machine = {
    processor: cpus()[0]?.model ?? "?",
    cores: cpus().length,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
  const computed = await figure.compute(designer, values, tell);
  const seconds = Number(((performance.now() - begin) / 1000).toFixed(2));
  const file = { figure: figure.id, values, seconds, ...(figure.timed && { machine }), ...packed(computed) };
  writeFileSync(join(data, `${figure.id}.json`), written(file));
  const picture = standalone(`${figure.paper}, ${figure.number}: ${figure.title}`, ...drawn(specsOf(figure, computed)));
  // A picture that a note shows stands beside its data.
  const beside = join(data, `${figure.id}.svg`);
  writeFileSync(existsSync(beside) ? beside : join(pictures, `${figure.id}.svg`), picture);
  process.stdout.write(`${figure.id}: ${seconds} s\n${computed.sentences.map((line) => `  ${line}\n`).join("")}`);
}

/** Panels, and one legend where they share it. */
function drawn(specs: LinesSpec[]): [Panel[], TemplateResult?] {
  const width = specs.length > 1 ? 460 : 720;
  const [first, ...others] = specs;
  const names = ({ series }: LinesSpec) => series.map(({ name }) => name).join("\n");
  if (!first || others.length === 0 || others.some((spec) => names(spec) !== names(first))) {
    return [specs.map((spec) => ({ picture: lines(spec, width).svg }))];
  }
  const bare = (spec: LinesSpec) => lines({ ...spec, bare: true }, width).svg;
  return [specs.map((spec) => ({ heading: spec.heading ?? "", picture: bare(spec) })), legendOf(first)];
}

/** An object that holds no other one stands in one line, as the columns of a series do. */
function written(file: object): string {
  const text = JSON.stringify(file, null, 1);
  return `${text.replace(/\{[^{}]*\}/g, (object) => object.replace(/\n\s*/g, " "))}\n`;
}

function ids(): string {
  return figures.map(({ id }) => id).join(" ");
}
