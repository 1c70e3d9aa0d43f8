// SPDX-License-Identifier: Apache-2.0
/**
 * `<sluice-answer>`: a question in any form, of which the report is submitted and the answer is not.
 *
 *     <sluice-answer name="smokes" label="Do you smoke?" protocol="smoking" told>
 *       <option value="never">Never</option> <option value="daily">Every day</option>
 *     </sluice-answer>
 *
 * Attributes:
 *
 * - `name`, which the report is sent under.
 * - `label`, or an element in the slot `label`: the question.
 * - `protocol`, the name of a loaded one where there are several.
 * - `as="select"`, for a list that opens.
 * - `told`, to show what is sent and with which odds.
 * - `when="read"`, for pages that read the form (FormData) and never send it.
 * - `memory="tab"`, for tabs that one person has: a page that is loaded again sends what was drawn before.
 * - `words`, texts for respondents by languages, as JSON; see `provideWords`.
 * - `frame`, the address of sluice-frame.htm. The question stands there, out of the reach of the page's scripts, and
 * only with "none" in the page itself.
 *
 * The element knows the question by the page's path, query and route, the id and action of its form, and its name.
 * Protocols come by `provide`, the property `sluice`, or a script of the type application/json inside. The options are
 * the protocol's categories where none are written. If a question cannot be asked, the property `error` says why, and
 * an event of that name is fired.
 *
 * The form has the report under `name`, and under `name_sluice` the JSON that says which protocol drew it and tells one
 * submission from another. The report is drawn once: when the form is sent, also by `form.submit()`, or when `draw()`
 * asks for it. In the page itself `payload()` can ask for it as well, and with `when="read"` FormData that reads the
 * form. From then on the answer is forgotten and cannot be changed; "try again" and going back send the same. A form
 * that is reset is for another person. If the browser forgets the form, as when a page is loaded again, and there is no
 * memory, nothing is sent until somebody answers again. Take one submission of each person. All questions of a form are
 * one submission. Before there is an answer the form has nothing. A person who does not answer cannot send the form,
 * unless the protocol knows the category without a name. Silence then counts as that category when the form is sent.
 * With such a protocol a form that is only read draws nothing, since a missing report would tell that nobody has
 * answered.
 *
 * It stands in the place of the page's own field of that name. A page of oTree has a form field of that name. In
 * LimeSurvey it stands in the place of the input of a short text question. Pages like those of Qualtrics send no fields
 * of ours: it stands there in a form of its own. The result of `draw()` goes into embedded data.
 *
 * With "none" it keeps the answer out of the form and out of what a page reads, but not from a page that looks on.
 * Scripts that listen for clicks, keys and the focus can learn what is chosen.
 */

export { type AttachOptions, attach } from "./form/attach.js";
export { define } from "./form/define.js";
export { SluiceAnswer } from "./form/element.js";
export { type Given, provide } from "./form/engine.js";
export type { Payload } from "./reports.js";
export { provideWords, type RespondentWords, type WordsByLanguage } from "./words/words.js";
