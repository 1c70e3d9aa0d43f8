// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The elements as a widget for notebooks (anywidget). A widget's script comes from a blob, beside which there is nothing, so the
 * worker is in it as a text.
 */
import source from "sluice:worker";
import "./embedded.js";
import { provideEngine, Sluice } from "./sluice-live.js";

/** As much of anywidget as is used: values that Python and the page share. */
interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
}

const SETTINGS = ["table", "guarantee", "epsilon", "protocol", "readonly"];

function createWorker(): Worker {
  return new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
}

if ("document" in globalThis) provideEngine(async () => new Sluice({ createWorker }));

/** Returns what takes the widget away again. */
function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const element = document.createElement(`sluice-live-${model.get("element")}`);
  const take = () => {
    for (const name of SETTINGS) Object.assign(element, { [name]: model.get(name) });
  };
  const give = (name: string, value: unknown) => {
    model.set(name, value);
    model.save_changes();
  };
  element.addEventListener("sluice-change", (event) => {
    give("epsilon", (event as CustomEvent<{ epsilon: number }>).detail.epsilon);
  });
  element.addEventListener("sluice-result", (event) => {
    give("report", (event as CustomEvent<{ report: string }>).detail.report);
  });
  for (const name of SETTINGS) model.on(`change:${name}`, take);
  take();
  el.append(element);
  return () => {
    for (const name of SETTINGS) model.off(`change:${name}`, take);
    element.remove();
  };
}

export default { render };
