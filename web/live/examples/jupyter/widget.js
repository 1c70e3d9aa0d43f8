// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * For notebooks of Jupyter, with anywidget:
 *
 *     class Live(anywidget.AnyWidget):
 *         _esm = pathlib.Path("widget.js")
 *         base = traitlets.Unicode("/files/sluice-live/").tag(sync=True)   # where .build/live is served
 *         element = traitlets.Unicode("channel").tag(sync=True)
 *         table = traitlets.Dict().tag(sync=True)   # {"secret": {"name", "categories"}, "data": likewise, "weights": row by row}
 *         guarantee = traitlets.Unicode("lip").tag(sync=True)
 *         epsilon = traitlets.Float(0.5).tag(sync=True)
 *         report = traitlets.Unicode("").tag(sync=True)   # what was drawn last
 */
const settings = ["table", "guarantee", "epsilon"];

export default {
  async render({ model, el, signal }) {
    // The widget itself comes from a blob, beside which there is nothing.
    await import(new URL(`${model.get("base")}sluice-live.js`, document.baseURI).href);
    const element = document.createElement(`sluice-live-${model.get("element")}`);
    const take = () => Object.assign(element, Object.fromEntries(settings.map((name) => [name, model.get(name)])));
    const give = (name, value) => {
      model.set(name, value);
      model.save_changes();
    };
    element.addEventListener("sluice-change", ({ detail }) => give("epsilon", detail.epsilon));
    element.addEventListener("sluice-result", ({ detail }) => give("report", detail.report));
    for (const name of settings) model.on(`change:${name}`, take);
    signal.addEventListener("abort", () => {
      for (const name of settings) model.off(`change:${name}`, take);
      element.remove();
    });
    take();
    el.append(element);
  },
};
