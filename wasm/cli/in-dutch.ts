// SPDX-License-Identifier: GPL-3.0-or-later
export { errors as ofPage } from "../../web/messages/en/errors-page.js";
export { errors } from "../../web/messages/nl/errors.js";
