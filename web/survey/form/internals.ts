// SPDX-License-Identifier: Apache-2.0
/** What an element tells its form, by the browser's own functions as they were: internals lead to the closed tree. */
import { getter, method } from "../disclosure/primordials.js";

const of = globalThis.ElementInternals;

export const formOf = getter(of, "form");
export const validityOf = getter(of, "validity");
export const messageOf = getter(of, "validationMessage");
export const check = method(of, "checkValidity");
export const reportTo = method(of, "reportValidity");
export const setValue = method(of, "setFormValue");
export const setValidity = method(of, "setValidity");
