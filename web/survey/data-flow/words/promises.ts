// SPDX-License-Identifier: Apache-2.0
/** The promise of each guarantee on the sheet in each language; one that is missing does not compile. */
import type { NotionName } from "../../../../wasm/contract/catalogue.js";

type Promises = Record<NotionName, string>;

export const english: Promises = {
  lip: "Whoever sees a report, how likely any value of {secret} is to them becomes at most {factor} times as large or as small as before.",
  ldp: "The chance of any report differs between any two values of {secret} by at most a factor {factor}.",
  pml: "Whoever sees a report, how likely any value of {secret} is to them becomes at most {factor} times as large as before; it may become smaller by any factor, and be ruled out.",
  pmc: "Whoever sees a report, how likely any value of {secret} is to them becomes at most {factor} times as small as before; it may become larger by any factor.",
  alip: "Whoever sees a report, how likely any value of {secret} is to them becomes at most {factor} times as large as before, and at most {lower} times as small.",
  "per-secret":
    "Whoever sees a report, how likely a value of {secret} is to them becomes at most so many times as large or as small as was set for that value: {secretLevels}.",
  profile:
    "The chance of any report differs by at most a factor {factor} between values of {secret} that were named as a pair ({pairs}); of other pairs nothing is promised by itself.",
  srlip:
    "Whoever sees a report, how likely any value of {secret} is to them becomes at most {factor} times as large or as small as before, also if they know some of the shared columns already.",
  srldp:
    "The chance of any report differs between any two values of {secret} by at most a factor {factor}, also for those who know some of the shared columns already.",
  rldp: "The chance of any report differs between any two values of {secret} by at most a factor {factor}, under every distribution that the sample does not rule out.",
  rlip: "Whoever sees a report, how likely any value of {secret} is to them becomes at most {factor} times as large or as small as before, under every distribution that the sample does not rule out.",
  rpml: "Whoever sees a report, how likely any value of {secret} is to them becomes at most {factor} times as large as before, under every distribution that the sample does not rule out; it may become smaller by any factor, and be ruled out.",
  "data-ldp": "The chance of any report differs between any two answers by at most a factor {factor}.",
  "context-aware":
    "A report is with one answer at most so many times as likely as with another as was set for that pair: {dataLevels}. Of pairs for which nothing was set nothing is promised by itself.",
};

export const dutch: Promises = {
  lip: "Voor wie een bericht ziet, wordt de waarschijnlijkheid van elke waarde van {secret} hoogstens {factor} keer zo groot of zo klein als daarvoor.",
  ldp: "De kans op elk bericht verschilt tussen elke twee waarden van {secret} hoogstens een factor {factor}.",
  pml: "Voor wie een bericht ziet, wordt de waarschijnlijkheid van elke waarde van {secret} hoogstens {factor} keer zo groot als daarvoor; ze kan met elke factor kleiner worden, en de waarde kan worden uitgesloten.",
  pmc: "Voor wie een bericht ziet, wordt de waarschijnlijkheid van elke waarde van {secret} hoogstens {factor} keer zo klein als daarvoor; ze kan met elke factor groter worden.",
  alip: "Voor wie een bericht ziet, wordt de waarschijnlijkheid van elke waarde van {secret} hoogstens {factor} keer zo groot als daarvoor, en hoogstens {lower} keer zo klein.",
  "per-secret":
    "Voor wie een bericht ziet, wordt de waarschijnlijkheid van een waarde van {secret} hoogstens zoveel keer zo groot of zo klein als voor die waarde is vastgelegd: {secretLevels}.",
  profile:
    "De kans op elk bericht verschilt hoogstens een factor {factor} tussen waarden van {secret} die als paar zijn genoemd ({pairs}); over andere paren wordt op zichzelf niets beloofd.",
  srlip:
    "Voor wie een bericht ziet, wordt de waarschijnlijkheid van elke waarde van {secret} hoogstens {factor} keer zo groot of zo klein als daarvoor, ook als diegene al een deel van de gedeelde kolommen kent.",
  srldp:
    "De kans op elk bericht verschilt tussen elke twee waarden van {secret} hoogstens een factor {factor}, ook voor wie al een deel van de gedeelde kolommen kent.",
  rldp: "De kans op elk bericht verschilt tussen elke twee waarden van {secret} hoogstens een factor {factor}, bij elke verdeling die de steekproef niet uitsluit.",
  rlip: "Voor wie een bericht ziet, wordt de waarschijnlijkheid van elke waarde van {secret} hoogstens {factor} keer zo groot of zo klein als daarvoor, bij elke verdeling die de steekproef niet uitsluit.",
  rpml: "Voor wie een bericht ziet, wordt de waarschijnlijkheid van elke waarde van {secret} hoogstens {factor} keer zo groot als daarvoor, bij elke verdeling die de steekproef niet uitsluit; ze kan met elke factor kleiner worden, en de waarde kan worden uitgesloten.",
  "data-ldp": "De kans op elk bericht verschilt tussen elke twee antwoorden hoogstens een factor {factor}.",
  "context-aware":
    "Een bericht is bij het ene antwoord hoogstens zoveel keer zo waarschijnlijk als bij het andere als voor dat paar is vastgelegd: {dataLevels}. Over paren waarvoor niets is vastgelegd, wordt op zichzelf niets beloofd.",
};

export const german: Promises = {
  lip: "Für alle, die eine Meldung sehen, wird jeder Wert von {secret} höchstens um den Faktor {factor} wahrscheinlicher oder unwahrscheinlicher als zuvor.",
  ldp: "Die Wahrscheinlichkeit jeder Meldung unterscheidet sich zwischen je zwei Werten von {secret} höchstens um den Faktor {factor}.",
  pml: "Für alle, die eine Meldung sehen, wird jeder Wert von {secret} höchstens um den Faktor {factor} wahrscheinlicher als zuvor; unwahrscheinlicher kann er um jeden Faktor werden, und ausgeschlossen.",
  pmc: "Für alle, die eine Meldung sehen, wird jeder Wert von {secret} höchstens um den Faktor {factor} unwahrscheinlicher als zuvor; wahrscheinlicher kann er um jeden Faktor werden.",
  alip: "Für alle, die eine Meldung sehen, wird jeder Wert von {secret} höchstens um den Faktor {factor} wahrscheinlicher als zuvor und höchstens um den Faktor {lower} unwahrscheinlicher.",
  "per-secret":
    "Für alle, die eine Meldung sehen, wird ein Wert von {secret} höchstens um den Faktor wahrscheinlicher oder unwahrscheinlicher, der für diesen Wert festgelegt wurde: {secretLevels}.",
  profile:
    "Die Wahrscheinlichkeit jeder Meldung unterscheidet sich höchstens um den Faktor {factor} zwischen Werten von {secret}, die als Paar genannt wurden ({pairs}); über andere Paare ist für sich nichts zugesagt.",
  srlip:
    "Für alle, die eine Meldung sehen, wird jeder Wert von {secret} höchstens um den Faktor {factor} wahrscheinlicher oder unwahrscheinlicher als zuvor, auch wenn sie einige der weitergegebenen Spalten schon kennen.",
  srldp:
    "Die Wahrscheinlichkeit jeder Meldung unterscheidet sich zwischen je zwei Werten von {secret} höchstens um den Faktor {factor}, auch für alle, die einige der weitergegebenen Spalten schon kennen.",
  rldp: "Die Wahrscheinlichkeit jeder Meldung unterscheidet sich zwischen je zwei Werten von {secret} höchstens um den Faktor {factor}, bei jeder Verteilung, die die Stichprobe nicht ausschließt.",
  rlip: "Für alle, die eine Meldung sehen, wird jeder Wert von {secret} höchstens um den Faktor {factor} wahrscheinlicher oder unwahrscheinlicher als zuvor, bei jeder Verteilung, die die Stichprobe nicht ausschließt.",
  rpml: "Für alle, die eine Meldung sehen, wird jeder Wert von {secret} höchstens um den Faktor {factor} wahrscheinlicher als zuvor, bei jeder Verteilung, die die Stichprobe nicht ausschließt; unwahrscheinlicher kann er um jeden Faktor werden, und ausgeschlossen.",
  "data-ldp":
    "Die Wahrscheinlichkeit jeder Meldung unterscheidet sich zwischen je zwei Antworten höchstens um den Faktor {factor}.",
  "context-aware":
    "Eine Meldung ist bei der einen Antwort höchstens um den Faktor wahrscheinlicher als bei der anderen, der für dieses Paar festgelegt wurde: {dataLevels}. Über Paare, für die nichts festgelegt wurde, ist für sich nichts zugesagt.",
};
