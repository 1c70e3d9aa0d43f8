// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the step of the level and the promise, in Dutch. */
import type * as english from "../en/level.js";

export const level: typeof english.level = {
  heading: "Hoeveel mag men te weten komen?",
  intro:
    "Eén getal bepaalt hoe ver een bericht de inschatting mag verschuiven die een waarnemer van iemands geheim maakt.",
  waiting:
    "Zodra een geheim en een kolom om te delen zijn gekozen, staat hier in uw eigen categorieën wat een waarnemer te weten kan komen.",
  less: "niets",
  more: "meer",
  slider: "Hoeveel men over het geheim te weten mag komen",
  sliderAnswer: "Hoeveel men over het antwoord te weten mag komen",
  sliderValue: "niveau {epsilon}, behoudt {kept} van {what}",
  sliderOf: { answer: "het antwoord", pair: "geheim en antwoord" },
  sliderValueBare: "niveau {epsilon}",
  epsilon: "Niveau (epsilon)",
  epsilonHelp: "van 0 tot en met {highest}",
  epsilonWrong: "Een niveau is een getal van 0 tot en met {highest}.",
  today: "Voor {before} van de {people} mensen geldt: “{column}” is {secret}.",
  fewerThan: "minder dan {n}",
  moreThan: "meer dan {n}",
  after:
    "Na welk bericht dan ook schat een waarnemer in dat dit voor hoogstens {most} en minstens {least} van hen geldt.",
  unmoved: "Geen enkel bericht verandert hoe een waarnemer dit inschat.",
  asTheyAre: "Met het antwoord zelf zouden dat er hoogstens {most} en minstens {least} zijn.",
  worstNote: "Van alle categorieën van “{column}” is dit de categorie waarover een bericht het meest kan zeggen.",
  /** Of a protocol whose table counts nobody. */
  anybody: {
    after:
      "Wie vooraf dacht dat {before} van de {people} mensen zoals u een bepaald antwoord geven, denkt dat na uw bericht van hoogstens {most}; van {half} worden het er hoogstens {halfMost}.",
    says: "Dat geldt voor elk antwoord, wat iemand vooraf ook dacht. Hoe vaak een antwoord voorkomt, zegt het protocol niet: het is gemaakt voordat iemand had geantwoord.",
  },
  worst: {
    sample:
      "Deze cijfers gaan ervan uit dat de aandelen in de tabel de ware zijn. De belofte zelf geldt ook voor alle andere die een steekproef van {people} mensen niet uitsluit.",
    known:
      "Deze cijfers gelden voor een waarnemer die geen van de gedeelde kolommen kent; de belofte zelf geldt ook voor anderen.",
    nothing:
      "Deze cijfers gelden voor mensen zoals in de tabel van het protocol; bij anderen zijn ze anders. De belofte zelf berust niet op een tabel.",
  } as Record<string, string>,
  ifSample:
    "Zijn deze {people} mensen maar een steekproef? Dan kan een bericht een vermoeden met een factor {worst} veranderen. Hier is {promised} beloofd.",
  ifSampleRules:
    "Zijn deze {people} mensen maar een steekproef? Dan kan een bericht een geheim uitsluiten. Hier is een factor {promised} beloofd.",
  every: "Hetzelfde voor elke categorie van “{column}”",
  everyHead: { secret: "Geheim", before: "Vooraf", least: "Minstens", most: "Hoogstens" },
  everyUnit:
    "Hoeveel van de {people} mensen volgens een waarnemer in deze categorie vallen: vooraf, en na welk bericht dan ook.",
  released:
    "Op dit niveau mogen de antwoorden naar buiten zoals ze zijn: ze zeggen niet meer over het geheim dan u toestaat.",
  never:
    "De antwoorden mogen op geen enkel niveau naar buiten zoals ze zijn: er is een antwoord dat een geheim uitsluit.",
  unknown: "De pagina weet niet vanaf welk niveau de antwoorden naar buiten mogen zoals ze zijn, als dat al mag.",
  tooHigh:
    "U koos niveau {level}, meer dan hier verschil maakt. Het komt terug bij kolommen of een belofte die zo ver reiken.",
  from: "Vanaf niveau {level} mogen de antwoorden naar buiten zoals ze zijn.",
  kind: "Soort belofte",
  otherKinds: "Andere beloften",
  notions: {
    lip: {
      label: "Inschattingen veranderen weinig",
      short: "local information privacy, lip",
      promise:
        "Geen enkel bericht maakt een geheim in de ogen van een waarnemer meer dan een factor {factor} waarschijnlijker of onwaarschijnlijker.",
      nothing: "Geen enkel bericht verandert hoe waarschijnlijk een waarnemer een geheim vindt.",
      assumes:
        "Voorwaarde is dat de tabel waaruit dit is berekend, de mensen goed beschrijft, en dat de waarnemer daarbuiten niets over de persoon weet.",
    },
    ldp: {
      label: "Geheimen lijken op elkaar",
      short: "local differential privacy van het geheim, ldp",
      promise: "Geen enkel bericht is bij het ene geheim meer dan {factor} keer zo waarschijnlijk als bij een ander.",
      nothing:
        "Geen enkel bericht is bij het ene geheim waarschijnlijker dan bij een ander: het verandert geen enkele inschatting.",
      assumes:
        "Voorwaarde is dat de tabel waaruit dit is berekend, goed beschrijft welke antwoorden bij welk geheim horen, en dat de waarnemer over het antwoord van de persoon niet meer weet dan dat; hoe vaak elk geheim voorkomt, mag anders zijn, en wat de waarnemer daarvan denkt, maakt niet uit.",
    },
    pml: {
      label: "Geen geheim wordt waarschijnlijk",
      short: "pointwise maximal leakage, pml",
      promise:
        "Geen enkel bericht maakt een geheim meer dan een factor {factor} waarschijnlijker dan ervoor. Het kan een geheim wel onwaarschijnlijker maken, of uitsluiten.",
      nothing: "Geen enkel bericht maakt een geheim waarschijnlijker, en dus ook geen enkel geheim onwaarschijnlijker.",
      assumes:
        "Voorwaarde is dat de tabel waaruit dit is berekend, de mensen goed beschrijft, en dat de waarnemer daarbuiten niets over de persoon weet.",
    },
    pmc: {
      label: "Geen geheim wordt uitgesloten",
      short: "pointwise maximal cost, pmc",
      promise:
        "Geen enkel bericht maakt een geheim meer dan een factor {factor} onwaarschijnlijker dan ervoor. Het kan een geheim wel waarschijnlijker maken.",
      nothing: "Geen enkel bericht maakt een geheim onwaarschijnlijker, en dus ook geen enkel geheim waarschijnlijker.",
      assumes:
        "Voorwaarde is dat de tabel waaruit dit is berekend, de mensen goed beschrijft, en dat de waarnemer daarbuiten niets over de persoon weet.",
    },
    profile: {
      label: "Buren lijken op elkaar",
      short: "profile-based privacy, profile",
      promise:
        "Geen enkel bericht is bij een geheim meer dan {factor} keer zo waarschijnlijk als bij een buur ervan. Geheimen die geen buren zijn, kunnen makkelijker uit elkaar te houden zijn.",
      nothing: "Geen enkel bericht is bij een geheim waarschijnlijker dan bij een buur ervan.",
      assumes:
        "Voorwaarde is dat de tabel waaruit dit is berekend, goed beschrijft welke antwoorden bij welk geheim horen, en dat de waarnemer over het antwoord van de persoon niet meer weet dan dat. Van buur tot buur worden de factoren met elkaar vermenigvuldigd.",
    },
    srlip: {
      label: "Bekende kolommen helpen niet",
      short: "side-channel resistant local information privacy, srlip",
      promise:
        "Welke van de gedeelde kolommen een waarnemer ook al kent: geen enkel bericht maakt een geheim in de ogen van die waarnemer meer dan een factor {factor} waarschijnlijker of onwaarschijnlijker.",
      nothing:
        "Welke van de gedeelde kolommen een waarnemer ook al kent: geen enkel bericht verandert hoe waarschijnlijk die waarnemer een geheim vindt.",
      assumes:
        "Voorwaarde is dat de tabel waaruit dit is berekend, de mensen goed beschrijft, en dat de waarnemer buiten de tabel en deze kolommen niets over de persoon weet. Wat die kolommen zelf al zeggen, valt er niet onder.",
    },
    srldp: {
      label: "Ook naast bekende kolommen lijken geheimen op elkaar",
      short: "side-channel resistant local differential privacy, srldp",
      promise:
        "Welke van de gedeelde kolommen een waarnemer ook al kent: geen enkel bericht is bij het ene geheim meer dan {factor} keer zo waarschijnlijk als bij een ander.",
      nothing:
        "Welke van de gedeelde kolommen een waarnemer ook al kent: geen enkel bericht is bij het ene geheim waarschijnlijker dan bij een ander.",
      assumes:
        "Voorwaarde is dat de tabel waaruit dit is berekend, goed beschrijft welke antwoorden bij welk geheim horen, en dat de waarnemer over het antwoord van de persoon niet meer weet dan dat en deze kolommen. Wat die kolommen zelf al zeggen, valt er niet onder.",
    },
    rldp: {
      label: "De tabel is maar een steekproef",
      short: "robust local differential privacy, rldp",
      promise:
        "Wat de ware aandelen ook zijn, met ongeveer {sure}% zekerheid als er in elke cel van de tabel veel mensen zitten: geen enkel bericht is bij het ene geheim meer dan {factor} keer zo waarschijnlijk als bij een ander.",
      nothing:
        "Wat de ware aandelen ook zijn, met ongeveer {sure}% zekerheid als er in elke cel van de tabel veel mensen zitten: geen enkel bericht is bij het ene geheim waarschijnlijker dan bij een ander.",
      assumes:
        "Voorwaarde is dat de rijen willekeurig getrokken mensen zijn, en dat de waarnemer over iemands antwoord niet meer weet dan welke antwoorden bij welk geheim horen; gewichten moeten hele aantallen mensen zijn. Berichten worden geloot uit geheim en antwoord samen, en van beide wordt zoveel mogelijk behouden.",
      never:
        "Geheim en antwoord mogen op geen enkel niveau naar buiten zoals ze zijn: het geheim zou er gewoon bij staan.",
    },
    rlip: {
      label: "Voor steekproeven: inschattingen veranderen weinig",
      short: "robust local information privacy, rlip",
      promise:
        "Wat de ware aandelen ook zijn, met ongeveer {sure}% zekerheid als er in elke cel van de tabel veel mensen zitten: geen enkel bericht maakt een geheim in de ogen van een waarnemer meer dan een factor {factor} waarschijnlijker of onwaarschijnlijker.",
      nothing:
        "Wat de ware aandelen ook zijn, met ongeveer {sure}% zekerheid als er in elke cel van de tabel veel mensen zitten: geen enkel bericht verandert hoe waarschijnlijk een waarnemer een geheim vindt.",
      assumes:
        "Voorwaarde is dat de rijen willekeurig getrokken mensen zijn, en dat de waarnemer buiten de ware aandelen niets over de persoon weet; gewichten moeten hele aantallen mensen zijn.",
      never: "De pagina weet niet vanaf welk niveau de antwoorden naar buiten mogen zoals ze zijn, als dat al mag.",
    },
    rpml: {
      label: "Voor steekproeven: geen geheim wordt waarschijnlijk",
      short: "robust pointwise maximal leakage, rpml",
      promise:
        "Wat de ware aandelen ook zijn, met ongeveer {sure}% zekerheid als er in elke cel van de tabel veel mensen zitten: geen enkel bericht maakt een geheim meer dan een factor {factor} waarschijnlijker dan daarvoor. Het kan er wel een onwaarschijnlijker maken, of uitsluiten.",
      nothing:
        "Wat de ware aandelen ook zijn, met ongeveer {sure}% zekerheid als er in elke cel van de tabel veel mensen zitten: geen enkel bericht maakt een geheim waarschijnlijker, en dus ook geen onwaarschijnlijker.",
      assumes:
        "Voorwaarde is dat de rijen willekeurig getrokken mensen zijn, en dat de waarnemer buiten de ware aandelen niets over de persoon weet; gewichten moeten hele aantallen mensen zijn.",
      never: "De pagina weet niet vanaf welk niveau de antwoorden naar buiten mogen zoals ze zijn, als dat al mag.",
    },
    "data-ldp": {
      label: "Antwoorden lijken op elkaar",
      short: "local differential privacy van het antwoord zelf, data-ldp",
      promise: "Geen enkel bericht is bij het ene antwoord meer dan {factor} keer zo waarschijnlijk als bij een ander.",
      nothing: "Geen enkel bericht is bij het ene antwoord waarschijnlijker dan bij een ander: het zegt niets.",
      assumes:
        "Over de mensen wordt niets aangenomen. Het hele antwoord wordt beschermd, niet alleen wat het over het geheim zegt, en er blijft veel minder van behouden.",
      never:
        "De antwoorden mogen op geen enkel niveau naar buiten zoals ze zijn: geen bericht mag antwoorden met zekerheid onderscheiden, en een antwoord zelf doet dat.",
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
  alone: "In geen enkel paar buren: {secrets}. Over het onderscheid met andere categorieën wordt niets beloofd.",
  apart: "Geen buren verbinden deze groepen: {groups}. Over het onderscheid tussen de groepen wordt niets beloofd.",
  graph: {
    title: "De buren in beeld",
    says: "Een lijn verbindt buren: geen enkel bericht is aan het ene uiteinde meer dan {factor} keer zo waarschijnlijk als aan het andere. Liggen er meer lijnen tussen twee geheimen, dan zijn ze met evenveel factoren, vermenigvuldigd, uit elkaar te houden; leiden er geen lijnen van het ene naar het andere, dan onbegrensd. De getallen zijn de factoren die dit protocol bereikt.",
    picture: "Welke geheimen buren zijn",
    words: {
      pair: "Geheimen",
      both: "{one} en {other}",
      neighbours: "Buren",
      promised: "Beloofd",
      reached: "Bereikt",
      yes: "ja",
      no: "nee",
      edge: "buren, bereikte factor",
      other: "geen buren, bereikte factor",
    },
    times: "×{factor}",
    unlimited: "onbegrensd",
    unknown: "–",
    summary: {
      one: "{n} van de {all} paren is een paar buren. {parts}",
      other: "{n} van de {all} paren zijn buren. {parts}",
    },
    part: "{one} en {other}: beloofd {promised}, bereikt {reached}.",
  },
};

export const certainty: typeof english.certainty = {
  label: "Hoe zeker",
  option: "{sure}%",
  says: "Met een kans van ongeveer {alpha} (alfa) zijn de ware aandelen andere dan die waar de belofte rekening mee houdt. Dat klopt als er in elke categorie veel mensen zijn.",
  open: {
    title: "Wat de steekproef openlaat",
    intro:
      "De ware aandelen zijn niet bekend, alleen die van de {people} getelde mensen. De belofte geldt voor alle aandelen die zo’n steekproef niet uitsluit (met ongeveer {sure}% zekerheid). Bij meer mensen blijft er minder open en kan er meer behouden blijven.",
    picture: "Aandelen van “{data}” die de steekproef openlaat",
    among: "Van de mensen met",
    words: {
      open: "wat de steekproef openlaat",
      ranges: "waar het bewijs mee rekent",
      counted: "zoals geteld",
      set: "Van de mensen met",
      answer: "Antwoord",
      least: "Minstens",
      most: "Hoogstens",
      interval: "Wat open blijft",
      none: "–",
    },
    summary: "De steekproef telt {people} mensen. {parts}",
    part: "Van de mensen met {column} “{secret}”: {answers}.",
    answer: "{answer} tussen {low} en {high}",
  },
};
