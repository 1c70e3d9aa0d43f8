// SPDX-License-Identifier: Apache-2.0
/**
 * Puts the frame of a question of SurveyJS in the place of what SurveyJS draws. While another page of the survey is
 * shown, the frame stands out of sight. Neither move loads it anew where the browser has `moveBefore`.
 */
import { newSheet } from "./disclosure/dom.js";

type Movable = ParentNode & Node & { moveBefore?(node: Node, before: Node | null): void };

/** Browsers that cannot load a frame anew when it is put elsewhere. */
export const canMove = (): boolean => "moveBefore" in Element.prototype;

/**
 * Milliseconds after which a page of SurveyJS has drawn what has changed. No event says that it draws nothing anew, and a tab that
 * nobody sees has no animation frames to count.
 */
const DRAWN = 250;

const style = `
[data-sluice-framed] > :not([data-sluice-frame]) { display: none !important; }
:where([data-sluice-frame]) {
  /* Room for an outline, beyond what SurveyJS leaves. */
  --sluice-padding: 0.25rem;
  margin-inline: -0.25rem;
  --sluice-ink: var(--sjs-general-forecolor, var(--sjs2-color-fg-basic-primary, inherit));
  --sluice-paper: var(--sjs-general-backcolor, var(--sjs2-color-bg-basic-primary, inherit));
  color: var(--sjs-general-forecolor, var(--sjs2-color-fg-basic-primary, inherit));
}
:where([data-sluice-frame] > p:empty) { display: none; }
:where([data-sluice-frame] > p) { color: var(--sluice-warn, light-dark(#8c3510, #f2aa86)); margin-block: 0.5rem; }
`;

const styled = new WeakSet<Node>();

/** Nobody reaches what SurveyJS has drawn there. */
export function hideContent(content: Element): void {
  const root = content.getRootNode() as Document | ShadowRoot;
  if (!styled.has(root)) {
    styled.add(root);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, newSheet(window, style)];
  }
  content.setAttribute("data-sluice-framed", "");
}

export function unhideContent(content: Element): void {
  content.removeAttribute("data-sluice-framed");
}

export function move(host: HTMLElement, into: Movable): void {
  host.style.removeProperty("inline-size");
  if (host.parentNode === into && host.isConnected) return;
  if (host.isConnected && into.isConnected && into.moveBefore) into.moveBefore(host, null);
  else into.append(host);
}

/** Out of sight, as wide as it was; back again if what it stood in is still there once the page has been drawn. */
export function park(host: HTMLElement, from: Element, back: () => void): void {
  if (!canMove()) return;
  const { width } = host.getBoundingClientRect();
  const place = lot();
  (place as Movable).moveBefore?.(host, null);
  host.style.inlineSize = `${width}px`;
  setTimeout(() => {
    if (host.parentNode !== place || !from.isConnected) return;
    move(host, from);
    back();
  }, DRAWN);
}

let kept: HTMLElement | undefined;

/** Nothing in it is seen, heard, or reached by keys. */
function lot(): HTMLElement {
  if (kept?.isConnected) return kept;
  kept = document.createElement("div");
  kept.inert = true;
  kept.style.cssText = "position: fixed; inset-block-start: 0; inset-inline-start: -200vw; visibility: hidden";
  document.body.append(kept);
  return kept;
}

/** The colours of a survey say by themselves whether it is dark; the page need not. */
export function darken(host: HTMLElement): void {
  const style = getComputedStyle(host);
  const { color } = style;
  const own = style.getPropertyValue("--sluice-ink");
  if (own === "") return;
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  host.style.colorScheme = red * 0.3 + green * 0.6 + blue * 0.1 > 128 ? "dark" : "light";
}
