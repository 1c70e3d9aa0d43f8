// SPDX-License-Identifier: GPL-3.0-or-later
/** Figures say in English what they show: here in the language of the page. */
import type { Axis, Claim, Computed, Figure } from "../../figures/figure.js";
import { ofFigure } from "../../text/translate.js";

export const said = (text: string) => ofFigure(text);

const axis = (of: Axis): Axis => ({ ...of, label: said(of.label) });

const claimIn = ({ says, at, differs }: Claim): Claim => ({
  says: said(says),
  at: { section: said(at.section), part: said(at.part), words: at.words },
  ...(differs !== undefined && { differs: said(differs) }),
});

export function figureIn(figure: Figure): Figure {
  return {
    ...figure,
    number: said(figure.number),
    title: said(figure.title),
    about: (values) => said(figure.about(values)),
    setting: claimIn(figure.setting),
    claims: figure.claims.map(claimIn),
    beyond: figure.beyond.map(said),
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
