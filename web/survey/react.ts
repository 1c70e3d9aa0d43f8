// SPDX-License-Identifier: Apache-2.0
"use client"; // Next.js takes what it imports for a server component otherwise.
/** `<SluiceAnswer>` for React 18 and 19, and the type of `<sluice-answer>` in JSX. */
import {
  createElement,
  type DetailedHTMLProps,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from "react";
import type { SluiceError } from "../../wasm/contract/errors.js";
import type { SluiceAnswer as SluiceAnswerElement } from "./form.js";
import {
  attributesOf,
  defineElements,
  keyOf,
  optionsOf,
  type SluiceAnswerProps as Props,
  scriptOf,
} from "./frameworks/inside.js";

export type { AnswerOption } from "./frameworks/inside.js";
export { provideWords, type RespondentWords, type WordsByLanguage } from "./words/words.js";
export type { SluiceAnswerElement };

defineElements();

export interface SluiceAnswerProps extends Props {
  id?: string | undefined;
  className?: string | undefined;
  /** This question no longer keeps the form from being sent: it is answered, or stands in a frame, which asks when it is sent. */
  onSendable?: (() => void) | undefined;
  /** The question is not asked, and the form cannot be sent: the protocol is refused, say, or the frame does not come. */
  onError?: ((error: SluiceError) => void) | undefined;
  /** The question, where it is more than a text (`label`). */
  children?: ReactNode;
}

/** A question of which the form sends the report. Its ref is the element, with `payload()` and `nextPerson()`. */
export const SluiceAnswer: ForwardRefExoticComponent<SluiceAnswerProps & RefAttributes<SluiceAnswerElement>> =
  forwardRef<SluiceAnswerElement, SluiceAnswerProps>(function SluiceAnswer(props, ref) {
    const { id, className, onSendable, onError, children, protocol } = props;
    const element = useRef<SluiceAnswerElement>(null);
    const latest = useRef({ onSendable, onError });
    const key = keyOf(props);
    useImperativeHandle(ref, () => element.current as SluiceAnswerElement, [key]);
    useEffect(() => {
      latest.current = { onSendable, onError };
    });
    useEffect(() => {
      const one = element.current;
      const tell = (): void => latest.current.onSendable?.();
      const fail = (): void => {
        if (one?.error) latest.current.onError?.(one.error);
      };
      one?.addEventListener("sendable", tell);
      one?.addEventListener("error", fail);
      // A page that a server has made may be through before React is there.
      if (one?.sendable) tell();
      fail();
      return () => {
        one?.removeEventListener("sendable", tell);
        one?.removeEventListener("error", fail);
      };
    }, [key]);
    const __html = useMemo(() => scriptOf({ name: "", protocol }), [protocol]);
    return createElement(
      "sluice-answer",
      { ...attributesOf(props), id, class: className, key, ref: element },
      children === undefined ? null : createElement("span", { slot: "label" }, children),
      optionsOf(props).map(({ value, label }) => createElement("option", { key: value, value }, label)),
      // As HTML: a server would write entities into a text.
      __html && createElement("script", { type: "application/json", dangerouslySetInnerHTML: { __html } }),
    );
  });

type InJsx = Omit<Props, "options" | "told" | "words"> & {
  /** As JSON. */
  words?: string | undefined;
  told?: boolean | "" | undefined;
  class?: string | undefined;
  /** React 19 hears the element's own event by this name. */
  onsendable?: ((event: Event) => void) | undefined;
} & DetailedHTMLProps<HTMLAttributes<SluiceAnswerElement>, SluiceAnswerElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "sluice-answer": InJsx;
    }
  }
}
