// SPDX-License-Identifier: Apache-2.0
/** What a private field itself may not have: its own check, or actions of its own. */
import type { Json } from "../linter/types.js";
import { isObject, isSet, type ObjectSite } from "../linter/walk.js";
import { type FormFinding, finding } from "./texts.js";

/** Who cannot submit an answer tells that it is his, or gives another. */
const CHECKS = ["custom", "json", "customPrivate"];

const says = (value: Json | undefined): boolean =>
  isSet(value) && !(isObject(value) && Object.keys(value).length === 0);

export function lintPrivateComponent({ object, path }: ObjectSite): FormFinding[] {
  const { key, validate, logic } = object;
  const question = String(key);
  const checks = isObject(validate) ? CHECKS.filter((each) => says(validate[each])) : [];
  return [
    ...checks.map((each) => finding("own-check", `${path}.validate.${each}`, { question, key: each })),
    ...(says(logic) ? [finding("own-check", `${path}.logic`, { question, key: "logic" })] : []),
  ];
}
