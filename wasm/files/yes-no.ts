// SPDX-License-Identifier: GPL-3.0-or-later
/** Yes and no, as people and programs write them. */

import { asTyped } from "../common/characters.js";

const words = (text: string) => new Set(text.split(" ").map((word) => asTyped(word.replaceAll("_", " "))));

const YES = words(
  "yes y true t 1 ja j jo jå oui o si sí s sì sim tak ano áno igen i da d evet kyllä joo jah jā taip já po bai ie " +
    "да так иә тийм ναι はい 是 对 有 예 네 نعم بله ہاں כן हाँ हां ใช่ có ya ndiyo oo bəli ha այո კი " +
    "waar wahr vrai verdadero verdadeiro vero prawda pravda igaz истина",
);
const NO = words(
  "no n false f 0 nee nein non não nao nie ne nem nu hayır hayir ei nē nei jo nej ez nage " +
    "нет ні не жоқ үгүй όχι οχι いいえ 否 不是 不 无 没有 아니오 아니요 لا خیر نہیں לא नहीं ไม่ ไม่ใช่ không tidak hapana hindi xeyr yo'q ոչ არა " +
    "onwaar falsch faux falso falso fałsz falsz nepravda hamis ложь",
);

/** Whether these different answers are a yes and a no, each in one spelling or in several that are typed alike. */
export function isYesNo(answers: Iterable<string>): boolean {
  const [one, other, ...more] = new Set(Array.from(answers, asTyped));
  if (one === undefined || other === undefined || more.length > 0) return false;
  return (YES.has(one) && NO.has(other)) || (YES.has(other) && NO.has(one));
}
