// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html } from "lit";
import { messages } from "../messages.js";
import { SessionElement } from "../session/observe.js";
import { promise } from "../session/sentence.js";
import { base } from "../styles/base.js";
import { plain } from "../text/say.js";

/** The kinds of promise: what each says at the present level, and what it assumes. */
export class SluiceNotions extends SessionElement {
  override render() {
    const { catalogue, notion, epsilon } = this.state;
    return html`<fieldset>
      <legend>${messages.level.kind}</legend>
      ${catalogue?.notions.map((name) => {
        const copy = messages.level.notions[name];
        const { message, values } = promise(name, epsilon);
        return html`<label class="choice">
          <input type="radio" name="notion" value=${name} .checked=${name === notion}
            @change=${() => this.session.setNotion(name)}>
          <span><b>${copy?.label ?? name}</b> <span class="small soft">${copy?.short}</span><br>
            ${plain(message, values)} <span class="soft">${copy?.assumes}</span></span>
        </label>`;
      })}
    </fieldset>`;
  }

  static override styles = [
    base,
    css`
      .choice {
        max-inline-size: 42em;
      }
    `,
  ];
}

customElements.define("sluice-notions", SluiceNotions);
