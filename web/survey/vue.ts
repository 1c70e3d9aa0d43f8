// SPDX-License-Identifier: Apache-2.0
/** `<SluiceAnswer>` for Vue 3, and the type of `<sluice-answer>` in its templates. */
import { type DefineSetupFnComponent, h, type SetupContext, type SlotsType, type VNode } from "vue";
import type { SluiceError } from "../../wasm/contract/errors.js";
import type { SluiceAnswer as SluiceAnswerElement } from "./form.js";
import {
  attributesOf,
  defineElements,
  keyOf,
  optionsOf,
  type SluiceAnswerProps,
  scriptOf,
} from "./frameworks/inside.js";

export type { AnswerOption, SluiceAnswerProps } from "./frameworks/inside.js";
export { provideWords, type RespondentWords, type WordsByLanguage } from "./words/words.js";

defineElements();

type Emits = {
  /** The question no longer keeps the form from being sent: it is answered, or stands in a frame, which asks when it is sent. */
  sendable: () => true;
  /** The question is not asked, and the form cannot be sent: the protocol is refused, say, or the frame does not come. */
  error: (error: SluiceError) => true;
};
/** The question, where it is more than a text (`label`). */
type Slots = SlotsType<{ label?: () => VNode[] }>;

const component = {
  name: "SluiceAnswer",
  props: {
    ...{ name: { type: String, required: true }, label: String, protocol: [Object, String], options: Array },
    ...{
      as: String,
      order: String,
      told: Boolean,
      when: String,
      memory: String,
      form: String,
      disabled: Boolean,
      frame: String,
      words: Object,
    },
  },
  emits: ["sendable", "error"],
  setup:
    (props: SluiceAnswerProps, { emit, slots }: SetupContext<Emits, Slots>): (() => VNode) =>
    () => {
      const script = scriptOf(props);
      const fail = (element: SluiceAnswerElement): void => {
        if (element.error) emit("error", element.error);
      };
      const told = {
        onSendable: () => emit("sendable"),
        onError: ({ target }: Event) => fail(target as SluiceAnswerElement),
        // A page that a server has made may be through before Vue is there.
        onVnodeMounted: ({ el }: VNode) => fail(el as unknown as SluiceAnswerElement),
      };
      return h("sluice-answer", { ...attributesOf(props), key: keyOf(props), ...told }, [
        slots.label && h("span", { slot: "label" }, slots.label()),
        ...optionsOf(props).map(({ value, label }) => h("option", { key: value, value }, label)),
        script && h("script", { type: "application/json", key: "protocol", innerHTML: script }),
      ]);
    },
};

/** A question of which the form sends the report. Its `$el` is the element, with `payload()` and `nextPerson()`. */
export const SluiceAnswer = component as unknown as DefineSetupFnComponent<SluiceAnswerProps, Emits, Slots>;

declare module "vue" {
  interface GlobalComponents {
    SluiceAnswer: typeof SluiceAnswer;
  }
}
