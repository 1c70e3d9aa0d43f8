// SPDX-License-Identifier: Apache-2.0
/** The protection of each guarantee on the sheet in each language; one that is missing does not compile. */
import type { NotionName } from "../../../../wasm/contract/catalogue.js";

type Promises = Record<NotionName, string>;

export const english: Promises = {
  lip: "A noisy answer changes how likely any value of {secret} is by at most a factor {factor}, up or down.",
  ldp: "The chance of any noisy answer differs by a factor of at most {factor} between any two values of {secret}.",
  pml: "A noisy answer makes any value of {secret} at most {factor} times as likely as before. It may make one less likely by any factor, or rule it out.",
  pmc: "A noisy answer makes any value of {secret} less likely by a factor of at most {factor}. It may make one likelier by any factor.",
  alip: "A noisy answer makes any value of {secret} likelier by at most a factor {factor}. It makes one less likely by at most {lower}.",
  "per-secret": "A noisy answer changes how likely a value of {secret} is by at most the factor set for it: {secretLevels}.",
  profile: "Any noisy answer’s chance differs by at most a factor {factor} between values of {secret} named as a pair ({pairs}). Other pairs have no limit of their own.",
  srlip: "A noisy answer changes how likely any value of {secret} is by at most a factor {factor}, up or down. Readers may even know some of the shared columns already.",
  srldp: "The chance of any noisy answer differs by a factor of at most {factor} between any two values of {secret}. Readers may even know some of the shared columns already.",
  rldp: "The chance of any noisy answer differs by a factor of at most {factor} between any two values of {secret}. This holds for every distribution that the sample does not rule out.",
  rlip: "A noisy answer changes how likely any value of {secret} is by at most a factor {factor}, up or down. This holds for every distribution that the sample does not rule out.",
  rpml: "A noisy answer makes any value of {secret} at most {factor} times as likely as before. It may make one less likely by any factor, or rule it out. This holds for every distribution that the sample does not rule out.",
  "data-ldp": "The chance of any noisy answer differs by a factor of at most {factor} between any two answers.",
  "context-aware": "A noisy answer is at most so many times as likely with one answer as with another: {dataLevels}. Pairs for which nothing was set have no limit of their own.",
};

export const dutch: Promises = {
  lip: "Een antwoord met ruis verandert hoe waarschijnlijk een waarde van {secret} is met hoogstens een factor {factor}, omhoog of omlaag.",
  ldp: "De kans op elk antwoord met ruis verschilt hoogstens een factor {factor} tussen elke twee waarden van {secret}.",
  pml: "Een antwoord met ruis maakt een waarde van {secret} hoogstens {factor} keer zo waarschijnlijk als daarvoor. Het kan er een met elke factor onwaarschijnlijker maken, of uitsluiten.",
  pmc: "Een antwoord met ruis maakt een waarde van {secret} hoogstens een factor {factor} onwaarschijnlijker. Het kan er een met elke factor waarschijnlijker maken.",
  alip: "Een antwoord met ruis maakt een waarde van {secret} hoogstens een factor {factor} waarschijnlijker, en hoogstens een factor {lower} onwaarschijnlijker.",
  "per-secret": "Een antwoord met ruis verandert hoe waarschijnlijk een waarde van {secret} is, hoogstens met de daarvoor vastgelegde factor: {secretLevels}.",
  profile: "De kans op elk antwoord met ruis verschilt hoogstens een factor {factor} tussen twee genoemde waarden van {secret} ({pairs}). Andere paren hebben geen eigen grens.",
  srlip: "Een antwoord met ruis verandert hoe waarschijnlijk een waarde van {secret} is met hoogstens een factor {factor}, omhoog of omlaag. Lezers mogen zelfs al een deel van de gedeelde kolommen kennen.",
  srldp: "De kans op elk antwoord met ruis verschilt hoogstens een factor {factor} tussen elke twee waarden van {secret}. Lezers mogen zelfs al een deel van de gedeelde kolommen kennen.",
  rldp: "De kans op elk antwoord met ruis verschilt hoogstens een factor {factor} tussen elke twee waarden van {secret}. Dat geldt bij elke verdeling die de steekproef niet uitsluit.",
  rlip: "Een antwoord met ruis verandert hoe waarschijnlijk een waarde van {secret} is met hoogstens een factor {factor}, omhoog of omlaag. Dat geldt bij elke verdeling die de steekproef niet uitsluit.",
  rpml: "Een antwoord met ruis maakt een waarde van {secret} hoogstens {factor} keer zo waarschijnlijk als daarvoor. Het kan er een met elke factor onwaarschijnlijker maken, of uitsluiten. Dat geldt bij elke verdeling die de steekproef niet uitsluit.",
  "data-ldp": "De kans op elk antwoord met ruis verschilt hoogstens een factor {factor} tussen elke twee antwoorden.",
  "context-aware": "Een antwoord met ruis is bij het ene antwoord hoogstens zoveel keer zo waarschijnlijk als bij het andere: {dataLevels}. Paren waarvoor niets is vastgelegd, hebben geen eigen grens.",
};

export const german: Promises = {
  lip: "Eine verrauschte Antwort ändert die Wahrscheinlichkeit eines Werts von {secret} höchstens um den Faktor {factor}, nach oben oder unten.",
  ldp: "Die Wahrscheinlichkeit jeder verrauschten Antwort unterscheidet sich zwischen je zwei Werten von {secret} höchstens um den Faktor {factor}.",
  pml: "Eine verrauschte Antwort macht einen Wert von {secret} höchstens {factor}-mal so wahrscheinlich wie zuvor. Sie darf einen um jeden Faktor unwahrscheinlicher machen oder ausschließen.",
  pmc: "Eine verrauschte Antwort macht einen Wert von {secret} höchstens um den Faktor {factor} unwahrscheinlicher. Sie darf einen um jeden Faktor wahrscheinlicher machen.",
  alip: "Eine verrauschte Antwort macht einen Wert von {secret} höchstens um den Faktor {factor} wahrscheinlicher. Sie macht einen höchstens um den Faktor {lower} unwahrscheinlicher.",
  "per-secret": "Eine verrauschte Antwort ändert die Wahrscheinlichkeit eines Werts von {secret} höchstens um den dafür festgelegten Faktor: {secretLevels}.",
  profile: "Die Wahrscheinlichkeit jeder verrauschten Antwort unterscheidet sich höchstens um den Faktor {factor} zwischen zwei genannten Werten von {secret} ({pairs}). Andere Paare haben keine eigene Grenze.",
  srlip: "Eine verrauschte Antwort ändert die Wahrscheinlichkeit eines Werts von {secret} höchstens um den Faktor {factor}, nach oben oder unten. Leser dürfen sogar schon einige der geteilten Spalten kennen.",
  srldp: "Die Wahrscheinlichkeit jeder verrauschten Antwort unterscheidet sich zwischen je zwei Werten von {secret} höchstens um den Faktor {factor}. Leser dürfen sogar schon einige der geteilten Spalten kennen.",
  rldp: "Die Wahrscheinlichkeit jeder verrauschten Antwort unterscheidet sich zwischen je zwei Werten von {secret} höchstens um den Faktor {factor}. Das gilt bei jeder Verteilung, die die Stichprobe nicht ausschließt.",
  rlip: "Eine verrauschte Antwort ändert die Wahrscheinlichkeit eines Werts von {secret} höchstens um den Faktor {factor}, nach oben oder unten. Das gilt bei jeder Verteilung, die die Stichprobe nicht ausschließt.",
  rpml: "Eine verrauschte Antwort macht einen Wert von {secret} höchstens {factor}-mal so wahrscheinlich wie zuvor. Sie darf einen um jeden Faktor unwahrscheinlicher machen oder ausschließen. Das gilt bei jeder Verteilung, die die Stichprobe nicht ausschließt.",
  "data-ldp": "Die Wahrscheinlichkeit jeder verrauschten Antwort unterscheidet sich zwischen je zwei Antworten höchstens um den Faktor {factor}.",
  "context-aware": "Eine verrauschte Antwort ist bei der einen Antwort höchstens so viele Male so wahrscheinlich wie bei der anderen: {dataLevels}. Paare, für die nichts festgelegt wurde, haben keine eigene Grenze.",
};
