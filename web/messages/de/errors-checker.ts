// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the independent checker, in German, under the ids of wasm/checker/texts.ts. */
import type * as texts from "../../../wasm/checker/texts.js";
import type { Translated } from "../catalogue.js";

export const checker = {
  "above-bound": "Ein Verhältnis übersteigt seine Schranke: {ratio}.",
  "bound-wrong": "Eine Schranke hat keine Stufe oder ist keine Zahl.",
  "bound-not-allowed": "Die Schranke der Stufe {level} liegt nicht zwischen 1 und e^(Stufe × epsilon).",
  "certificate-wrong": "certificate ist nicht, was es sein muss.",
  "channel-wrong": "channel.denominator oder channel.marks stimmt nicht.",
  "columns-wrong": "data.columns sind zu viele, oder sie unterscheiden die Kategorien nicht.",
  "counts-differ": "certificate.counts ist ein anderer Hash.",
  "epsilon-wrong": "epsilon oder seesSecret ist nicht, was es sein muss.",
  "version-wrong": "Das ist keine Protokolldatei von Sluice, Version 1.",
  "ranges-wrong": "guarantee.known.{name} lässt Verteilungen weg, die die Stichprobe zulässt.",
  "levels-wrong": "Die Stufen der Schranken müssen {levels} sein.",
  "list-wrong": "{name} ist keine Liste der nötigen Länge und Art.",
  "most-wrong": "guarantee.known.most steht nur zusammen mit ranges da.",
  "names-wrong": "Es gibt zu wenige Namen, oder ein Name steht zweimal da.",
  "no-protocol": "Kein Protokoll: {detail}",
  "notion-wrong": "{notion} ist unbekannt oder geht nicht mit seesSecret zusammen.",
  "pairs-wrong": "guarantee.parameters: keine Paare, oder keine verschiedenen Namen.",
  "prior-wrong": "prior hat eine Zeile aus lauter Nullen.",
  "protocol-differs": "certificate.protocol ist ein anderer Hash.",
  "radius-wrong": "guarantee.known.radius ist zu klein für alpha.",
  "weights-wrong": "channel.weights[{row}] ergibt in der Summe nicht 2^62.",
  "radius-missing": "rldp braucht den Parameter alpha und guarantee.known.radius.",
  "sample-wrong": "rldp braucht seesSecret und ganze Zahlen in prior.",
  "shares-wrong": "guarantee.known.{name} ist keine Tabelle wie prior, aus ganzen Zahlen bis 2^40.",
  "slack-differs": "certificate.slack ist nicht {slack}.",
  "worst-differs": "certificate.worst ist nicht {ratio}.",
} satisfies Translated<typeof texts>;
