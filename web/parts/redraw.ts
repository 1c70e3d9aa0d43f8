// SPDX-License-Identifier: GPL-3.0-or-later
import { LitElement } from "lit";

/** Has everything drawn again, with the words and numbers of the language that is spoken now. */
export function redraw(root: ParentNode): void {
  for (const element of root.querySelectorAll("*")) {
    if (element instanceof LitElement) element.requestUpdate();
    if (element.shadowRoot) redraw(element.shadowRoot);
  }
}
