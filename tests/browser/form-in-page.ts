// SPDX-License-Identifier: GPL-3.0-or-later
/** A page whose question stands in the page itself; in frames they are tested by form-frame*. */
import { defining, marksProtocol, type Opened, type Opening, opened, question } from "./form-page.js";

export const protocol = await marksProtocol();
export const asked = question(protocol);
const adapter = await defining();

export const inPage = (form: string, body: (opened: Opened) => Promise<void>, more: Opening = {}): Promise<void> =>
  opened(form, body, { adapter, ...more });
