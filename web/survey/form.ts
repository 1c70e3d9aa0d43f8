// SPDX-License-Identifier: Apache-2.0
/**
 * `<sluice-answer>`: a question in any form, of which the report is submitted and the answer is not.
 *
 *     <sluice-answer name="smokes" label="Do you smoke?" protocol="smoking" told>
 *       <option value="never">Never</option> <option value="daily">Every day</option>
 *     </sluice-answer>
 *
 * Protocols come by `provide`, the property `sluice`, or a script of the type application/json inside. The options are
 * the protocol's categories where none are written. If a question cannot be asked, the property `error` says why, and
 * an event of that name is fired. SURVEYS.md has the attributes.
 *
 * The form has the report under `name`, and under `name_sluice` the JSON that says which protocol drew it and tells one
 * submission from another. The report is drawn once, and the answer is then forgotten: "try again" and going back send
 * the same. A form that is reset is for another person.
 */

export { type AttachOptions, attach } from "./form/attach.js";
export { define } from "./form/define.js";
export { SluiceAnswer } from "./form/element.js";
export { type Given, provide } from "./form/engine.js";
export type { Payload } from "./reports.js";
export { provideWords, type RespondentWords, type WordsByLanguage } from "./words/words.js";
