// SPDX-License-Identifier: Apache-2.0
/**
 * `<sluice-answer>`: a question in any form, of which the report is submitted and the answer is not.
 *
 *     <sluice-answer name="smokes" label="Do you smoke?" protocol="smoking" told>
 *       <option value="never">Never</option> <option value="daily">Every day</option>
 *     </sluice-answer>
 *
 * Attributes: `name`; `label`, or an element in the slot `label`; `protocol`, the name of a loaded one where there are
 * several; `as="select"`; `told`, to show what is sent and with which odds; `when="read"`, for pages that read the form
 * (FormData) and never send it; `memory="tab"`, for tabs that one person has: a page that is loaded again sends what was
 * drawn before; `frame`, where sluice-frame.htm is: there the question stands, out of the reach of the page's scripts, and
 * only with "none" in the page itself. It knows the question by the page's path, query and route, the id and action of its
 * form, and its name. Protocols come by `provide`, the property `sluice`, or a script of the type application/json inside.
 * The options are the protocol's categories where none are written. If a question cannot be asked, the property `error` says
 * why, and an event of that name is fired.
 *
 * The form has the report under `name`, and under `name_sluice` the JSON that says which protocol drew it and tells one
 * submission from another. The report is drawn once: when the form is sent, also by `form.submit()`, or when `draw()` or, in
 * the page itself, `payload()` asks for it; there, with `when="read"`, also when FormData reads the form. From then on the
 * answer is forgotten and cannot be changed; "try again" and going back send the same. A form that is reset is for another
 * person. Where the browser forgets the form, as when a page is loaded again, and there is no memory, nothing is sent until
 * somebody answers again: of one person take one submission. All questions of a form are one submission. Before there is an
 * answer the form has nothing. Who does not answer cannot send the form, unless the protocol knows the category without a
 * name; that one counts when the form is sent, never when it is only read, as it would be told by what is not there.
 *
 * It stands in the place of the page's own field of that name: in a page of oTree, where the form has the field's name; in
 * LimeSurvey in the place of the input of a short text question; in pages like those of Qualtrics, which send no fields of
 * ours, in a form of its own: what `draw()` gives goes into embedded data. With "none" it keeps
 * the answer out of the form and out of what a page reads, and not from a page that looks on: scripts that listen for clicks,
 * keys and the focus can learn what is chosen.
 */

export { type AttachOptions, attach } from "./form/attach.js";
export { define } from "./form/define.js";
export { SluiceAnswer } from "./form/element.js";
export { type Given, provide } from "./form/engine.js";
export type { Payload } from "./reports.js";
