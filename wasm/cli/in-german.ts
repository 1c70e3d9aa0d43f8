// SPDX-License-Identifier: GPL-3.0-or-later
export { errors } from "../../web/messages/de/errors.js";
