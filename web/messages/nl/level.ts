// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy about epsilon and the kinds of protection, in Dutch. */
import type * as english from "../en/level.js";

export const level: typeof english.level = {
  less: "niets",
  more: "meer",
  slider: "Hoeveel een lezer over de verborgen waarde te weten mag komen",
  sliderAnswer: "Hoeveel een lezer over het antwoord te weten mag komen",
  sliderValue: "epsilon {epsilon}, behoudt {kept} van {what}",
  sliderOf: { answer: "het antwoord", pair: "verborgen waarde en antwoord" },
  sliderValueBare: "epsilon {epsilon}",
  epsilon: "Epsilon (ε)",
  epsilonHelp: "van 0 tot en met {highest}",
  epsilonWrong: "Epsilon is een getal van 0 tot en met {highest}.",
  today: "Voor {before} van de {people} mensen geldt: “{column}” is {secret}.",
  fewerThan: "minder dan {n}",
  moreThan: "meer dan {n}",
  after: "Onder evenveel mensen met hetzelfde antwoord met ruis zijn het er hoogstens {most} en minstens {least}.",
  unmoved: "Geen antwoord met ruis verandert wat een lezer hierover vermoedt.",
  asTheyAre: "Met hetzelfde echte antwoord zouden het er hoogstens {most} en minstens {least} zijn.",
  worstNote: "Over deze categorie van “{column}” kunnen antwoorden met ruis het meest zeggen.",
  /** Of a protocol whose table counts nobody. */
  anybody: {
    after: "Stel, iemand denkt dat {before} van de {people} mensen zoals u een bepaald antwoord geven. Uw antwoord met ruis kan dat verhogen tot hoogstens {most}. Vanaf {half} stijgt het tot hoogstens {halfMost}.",
    says: "Dat geldt voor elk antwoord en elk eerder vermoeden. De instellingen zeggen niet hoe vaak een antwoord voorkomt: ze zijn gemaakt voordat iemand had geantwoord.",
  },
  worst: {
    sample: "Deze cijfers nemen de percentages in de tabel als de ware. De bescherming geldt ook voor alle andere die de {people} mensen niet uitsluiten.",
    known: "Deze cijfers gelden voor een lezer die geen van de gedeelde kolommen kent. De bescherming geldt ook voor andere lezers.",
    nothing: "Deze cijfers gelden voor mensen zoals in de tabel van de instellingen. Bij anderen zijn ze anders. De bescherming rekent niet op een tabel.",
  } as Record<string, string>,
  ifSample: "Zijn deze {people} mensen maar een steekproef? Dan kan een antwoord met ruis een vermoeden met een factor {worst} veranderen. De grens is hier {promised}.",
  ifSampleNearly: "Zijn deze {people} mensen maar een steekproef? Dan kan een antwoord met ruis een verborgen waarde bijna uitsluiten. De grens is hier een factor {promised}.",
  ifSampleRules: "Zijn deze {people} mensen maar een steekproef? Dan kan een antwoord met ruis een verborgen waarde uitsluiten. De grens is hier een factor {promised}.",
  every: "Hetzelfde voor elke categorie van “{column}”",
  everyHead: { secret: "Waarde", before: "Vooraf", least: "Minstens", most: "Hoogstens" },
  everyUnit: "Hoeveel van de {people} mensen in deze categorie vallen, onder alle mensen en onder die met hetzelfde antwoord met ruis.",
  released: "Bij deze ε kunt u de echte antwoorden delen: ze zeggen niet meer over de verborgen waarde dan u toestaat.",
  never: "U kunt de echte antwoorden bij geen enkele ε onveranderd delen. Een antwoord zou bewijzen wat een verborgen waarde niet is.",
  unknown: "De pagina weet niet vanaf welke ε u de echte antwoorden kunt delen, als dat al kan.",
  tooHigh: "U koos ε = {level}, meer dan hier verschil maakt. Die komt terug bij kolommen of een bescherming die zo ver reiken.",
  from: "Vanaf ε = {level} kunt u de echte antwoorden delen.",
  kind: "Soort bescherming",
  otherKinds: "Andere soorten bescherming",
  notions: {
    lip: {
      label: "Vermoedens veranderen weinig",
      short: "local information privacy, lip",
      promise: "Geen antwoord met ruis verandert een vermoeden over een verborgen waarde met meer dan een factor {factor}, omhoog of omlaag.",
      nothing: "Geen antwoord met ruis verandert wat een lezer over een verborgen waarde vermoedt.",
      assumes: "Dit rekent op twee dingen: de tabel beschrijft de mensen, en een lezer weet verder niets over hen.",
    },
    ldp: {
      label: "Verborgen waarden lijken op elkaar",
      short: "local differential privacy van de verborgen waarde, ldp",
      promise: "Geen antwoord met ruis is bij de ene verborgen waarde meer dan {factor} keer zo waarschijnlijk als bij een andere.",
      nothing: "Geen antwoord met ruis is bij de ene verborgen waarde waarschijnlijker dan bij een andere: het verandert geen vermoeden.",
      assumes: "Dit rekent op twee dingen. De tabel zegt hoe vaak elk antwoord voorkomt bij elke verborgen waarde. Een lezer weet verder niets over iemands antwoord. De tabel mag ernaast zitten bij hoe vaak elke verborgen waarde voorkomt. Een lezer mag daarover alles vermoeden.",
    },
    pml: {
      label: "Geen verborgen waarde wordt waarschijnlijk",
      short: "pointwise maximal leakage, pml",
      promise: "Geen antwoord met ruis maakt een verborgen waarde meer dan een factor {factor} waarschijnlijker dan ervoor. Het kan er wel een onwaarschijnlijker maken, of uitsluiten.",
      nothing: "Geen antwoord met ruis maakt een verborgen waarde waarschijnlijker, en dus ook geen onwaarschijnlijker.",
      assumes: "Dit rekent op twee dingen: de tabel beschrijft de mensen, en een lezer weet verder niets over hen.",
    },
    pmc: {
      label: "Geen verborgen waarde wordt uitgesloten",
      short: "pointwise maximal cost, pmc",
      promise: "Geen antwoord met ruis maakt een verborgen waarde meer dan een factor {factor} onwaarschijnlijker dan ervoor. Het kan er wel een waarschijnlijker maken.",
      nothing: "Geen antwoord met ruis maakt een verborgen waarde onwaarschijnlijker, en dus ook geen waarschijnlijker.",
      assumes: "Dit rekent op twee dingen: de tabel beschrijft de mensen, en een lezer weet verder niets over hen.",
    },
    profile: {
      label: "Buren lijken op elkaar",
      short: "profile-based privacy, profile",
      promise: "Geen antwoord met ruis is bij een verborgen waarde meer dan {factor} keer zo waarschijnlijk als bij een buur ervan. Verborgen waarden die geen buren zijn, zijn soms makkelijker uit elkaar te houden.",
      nothing: "Geen antwoord met ruis is bij een verborgen waarde waarschijnlijker dan bij een buur ervan.",
      assumes: "Dit rekent op twee dingen. De tabel zegt hoe vaak elk antwoord voorkomt bij elke verborgen waarde. Een lezer weet verder niets over iemands antwoord. De factoren vermenigvuldigen zich van buur tot buur.",
    },
    srlip: {
      label: "Bekende kolommen helpen niet",
      short: "side-channel resistant local information privacy, srlip",
      promise: "Een lezer kent misschien al gedeelde kolommen, om het even welke. Ook dan verandert geen antwoord met ruis een vermoeden over een verborgen waarde met meer dan een factor {factor}.",
      nothing: "Een lezer kent misschien al gedeelde kolommen, om het even welke. Ook dan verandert geen antwoord met ruis een vermoeden over een verborgen waarde.",
      assumes: "Dit rekent op twee dingen. De tabel beschrijft de mensen. Een lezer weet verder niets over hen dan deze kolommen. Dit dekt niet wat die kolommen zelf al zeggen.",
    },
    srldp: {
      label: "Ook naast bekende kolommen lijken verborgen waarden op elkaar",
      short: "side-channel resistant local differential privacy, srldp",
      promise: "Een lezer kent misschien al gedeelde kolommen, om het even welke. Geen antwoord met ruis is bij een verborgen waarde meer dan {factor} keer zo waarschijnlijk als bij een andere.",
      nothing: "Een lezer kent misschien al gedeelde kolommen, om het even welke. Ook dan is geen antwoord met ruis bij de ene verborgen waarde waarschijnlijker dan bij een andere.",
      assumes: "Dit rekent op twee dingen. De tabel zegt hoe vaak elk antwoord voorkomt bij elke verborgen waarde. Een lezer weet verder niets over iemands antwoord dan deze kolommen. Dit dekt niet wat die kolommen zelf al zeggen.",
    },
    rldp: {
      label: "De tabel is maar een steekproef",
      short: "robust local differential privacy, rldp",
      promise: "Geen antwoord met ruis is bij de ene verborgen waarde meer dan {factor} keer zo waarschijnlijk als bij een andere. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
      nothing: "Geen antwoord met ruis is bij de ene verborgen waarde waarschijnlijker dan bij een andere. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
      assumes:
        "Dit rekent op twee dingen. De rijen zijn willekeurig getrokken mensen. Een lezer weet van een antwoord niet meer dan hoe vaak het voorkomt bij elke verborgen waarde. Gewichten moeten hele aantallen mensen zijn. Antwoorden met ruis komen uit verborgen waarde en antwoord samen, en behouden van beide zoveel mogelijk.",
      never: "U kunt verborgen waarde en antwoord bij geen enkele ε onveranderd delen: de verborgen waarde zou er gewoon staan.",
    },
    rlip: {
      label: "Voor een steekproef: vermoedens veranderen weinig",
      short: "robust local information privacy, rlip",
      promise: "Geen antwoord met ruis verandert een vermoeden over een verborgen waarde met meer dan een factor {factor}, omhoog of omlaag. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
      nothing: "Geen antwoord met ruis verandert wat een lezer over een verborgen waarde vermoedt. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
      assumes: "Dit rekent op twee dingen. De rijen zijn willekeurig getrokken mensen. Een lezer weet van hen niets dan de ware percentages. Gewichten moeten hele aantallen mensen zijn.",
      never: "De pagina weet niet vanaf welke ε u de echte antwoorden kunt delen, als dat al kan.",
    },
    rpml: {
      label: "Voor een steekproef: geen verborgen waarde wordt waarschijnlijk",
      short: "robust pointwise maximal leakage, rpml",
      promise: "Geen antwoord met ruis maakt een verborgen waarde meer dan een factor {factor} waarschijnlijker dan ervoor. Het kan er wel een onwaarschijnlijker maken, of uitsluiten. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
      nothing: "Geen antwoord met ruis maakt een verborgen waarde waarschijnlijker, en dus ook geen onwaarschijnlijker. Dat geldt voor alle ware percentages, met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
      assumes: "Dit rekent op twee dingen. De rijen zijn willekeurig getrokken mensen. Een lezer weet van hen niets dan de ware percentages. Gewichten moeten hele aantallen mensen zijn.",
      never: "De pagina weet niet vanaf welke ε u de echte antwoorden kunt delen, als dat al kan.",
    },
    "data-ldp": {
      label: "Antwoorden lijken op elkaar",
      short: "local differential privacy van het antwoord zelf, data-ldp",
      promise: "Geen antwoord met ruis is bij het ene antwoord meer dan {factor} keer zo waarschijnlijk als bij een ander.",
      nothing: "Geen antwoord met ruis is bij het ene antwoord waarschijnlijker dan bij een ander: het zegt niets.",
      assumes: "Dit rekent op niets over de mensen. Het beschermt het hele antwoord, niet alleen wat dat over de verborgen waarde zegt. Er blijft veel minder bruikbaar.",
      never: "U kunt de echte antwoorden bij geen enkele ε onveranderd delen. Geen antwoord met ruis mag antwoorden met zekerheid onderscheiden, en een echt antwoord doet dat.",
    },
  } as Record<
    string,
    {
      label: string;
      short: string;
      promise: string;
      nothing: string;
      assumes: string;
      /** In the place of `never` above, where another reason holds or no level is known. */
      never?: string;
    }
  >,
};

export const neighbours: typeof english.neighbours = {
  label: "Buren",
  next: "elke categorie met de volgende, naar grootte of op alfabet",
  all: "alle met elkaar",
  own: "de paren die hieronder zijn gekozen",
  pairs: { one: "{n} paar buren", other: "{n} paren buren" },
  alone: "In geen enkel paar buren: {secrets}. De bescherming begrenst niet hoe makkelijk een lezer die van andere onderscheidt.",
  apart: "Geen buren verbinden deze groepen: {groups}. De bescherming begrenst niet hoe makkelijk een lezer die onderscheidt.",
  graph: {
    title: "De buren in beeld",
    says: "Een lijn verbindt buren. Geen antwoord met ruis is aan het ene uiteinde meer dan {factor} keer zo waarschijnlijk als aan het andere. Langs meer lijnen vermenigvuldigen de factoren zich. Leiden er geen lijnen van de ene verborgen waarde naar de andere, dan is er geen grens. De getallen zijn de factoren die deze methode bereikt.",
    picture: "Welke verborgen waarden buren zijn",
    words: {
      pair: "Verborgen waarden",
      both: "{one} en {other}",
      neighbours: "Buren",
      promised: "Grens",
      reached: "Bereikt",
      yes: "ja",
      no: "nee",
      edge: "buren, bereikte factor",
      other: "geen buren, bereikte factor",
    },
    times: "×{factor}",
    unlimited: "geen grens",
    unknown: "–",
    summary: {
      one: "{n} van de {all} paren is een paar buren. {parts}",
      other: "{n} van de {all} paren zijn buren. {parts}",
    },
    part: "{one} en {other}: grens {promised}, bereikt {reached}.",
  },
};

export const certainty: typeof english.certainty = {
  label: "Hoe zeker",
  option: "{sure}%",
  says: "Met een kans van ongeveer {alpha} (alfa) dekt de bescherming de ware percentages niet. Dat blijkt uit simulaties, ook met zeldzame categorieën.",
  open: {
    title: "Dit laat de steekproef open",
    intro: "De pagina kent alleen de percentages van de {people} getelde mensen. De ware kunnen anders zijn. De bescherming geldt voor alles wat zo’n steekproef niet uitsluit (met ongeveer {sure}% zekerheid). Bij meer mensen blijft er minder open en misschien meer bruikbaar.",
    picture: "Percentages van “{data}” die de steekproef openlaat",
    among: "Onder de mensen met",
    words: {
      open: "wat de steekproef openlaat",
      ranges: "wat het bewijs dekt",
      counted: "zoals geteld",
      set: "Onder de mensen met",
      answer: "Antwoord",
      least: "Minstens",
      most: "Hoogstens",
      interval: "Wat open blijft",
      none: "–",
    },
    summary: "De steekproef telt {people} mensen. {parts}",
    part: "Onder de mensen met {column} “{secret}”: {answers}.",
    answer: "{answer} tussen {low} en {high}",
  },
};
