// SPDX-License-Identifier: GPL-3.0-or-later
/** Figures say in English what they show: here in the language of the page. */
import type { Axis, Computed, Figure } from "../../figures/figure.js";
import { ofFigure } from "../../text/translate.js";

export const said = (text: string) => ofFigure(text);

const axis = (of: Axis): Axis => ({ ...of, label: said(of.label) });

export function figureIn(figure: Figure): Figure {
  return {
    ...figure,
    number: said(figure.number),
    title: said(figure.title),
    about: (values) => said(figure.about(values)),
    reported: said(figure.reported),
    differs: said(figure.differs),
    sliders: figure.sliders.map((slider) => ({ ...slider, label: said(slider.label) })),
  };
}

export function computedIn<Of extends Computed>(computed: Of): Of {
  return {
    ...computed,
    sentences: computed.sentences.map(said),
    panels: computed.panels.map((panel) => ({
      ...panel,
      title: said(panel.title),
      x: axis(panel.x),
      y: axis(panel.y),
      series: panel.series.map((one) => ({ ...one, name: said(one.name) })),
    })),
  };
}
