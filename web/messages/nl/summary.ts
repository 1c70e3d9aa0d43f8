// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the page about a privatised file, in Dutch. */
import type { summary as english } from "../en/summary.js";

export const summary: typeof english = {
  title: "Wat er met {column} is gedaan",
  file: "{name}: {rows}, gemaakt op {date}.",
  happened:
    "Elk antwoord in {column} is vervangen door een geloot bericht voordat het bestand is gedeeld, zodat het bericht weinig zegt over “{secret}”.",
  happenedPairs:
    "Elk antwoord in {column} is vervangen door een geloot bericht voordat het bestand is gedeeld, zodat het bericht weinig zegt over “{secret}”. De kansen van de berichten hangen ook af van “{secret}”; daarvoor is dat gelezen, maar het is niet doorgegeven.",
  wroteReports: "Het bestand bevat de berichten.",
  wrotePairs: "Het bestand bevat de berichten, elk een paar van {columns}, in de kolom “{column}”.",
  wroteMarks:
    "Het bestand bevat de berichten: één letter per antwoord, in de volgorde waarin het protocolbestand ze noemt, y als het bericht het aankruist en anders n.",
  wroteValues:
    "Het bestand bevat bij elk bericht een antwoord, geloot uit de antwoorden die door het bericht waarschijnlijk worden.",
  kept: "Deze kolommen zijn onveranderd overgenomen en niet beschermd: {columns}.",
  keptNone: "Er is geen andere kolom doorgegeven.",
  promiseTitle: "Wat is beloofd",
  protocol: "Protocol: {protocol} ({name}). {says}",
  level: "Het niveau (epsilon) is {epsilon}; het soort belofte is {notion}.",
  sample:
    "De tabel wordt opgevat als een steekproef van {people} mensen. Met een kans van {alpha} (alfa) zijn de ware aandelen andere dan die waar de belofte rekening mee houdt.",
  neighbours: "Buren zijn {pairs}.",
  bound:
    "De verhouding waarvan is bewezen dat ze nooit wordt overschreden, is {numerator} / {denominator}, ongeveer {value}.",
  protocolFile:
    "Het protocol zelf, met alles om dit opnieuw te controleren, staat in het bestand {name}. Het kenmerk ervan, dat ook in dat bestand staat en eruit volgt, is {identity}.",
  much: "Dat is veel meer dan beloofd: “{notion}” is de belofte die daar rekening mee houdt.",
  valuesKept:
    "Zoveel behouden de berichten. De antwoorden die eruit zijn geloot, en die in het bestand staan, behouden {share} van de informatie.",
  prior:
    "Het protocol is berekend uit een tabel met een totaal van {total}, met {secrets} categorieën van “{secret}” en {answers} van {column}. Het protocolbestand bevat deze tabel met aantallen; publiceer het alleen als de tabel openbaar mag zijn.",
  priorNone:
    "Het protocol is gemaakt voor de {answers} antwoorden bij {column}, voordat iemand had geantwoord. Het zegt niet hoe vaak ze voorkomen, en mag worden gepubliceerd.",
  checked:
    "Voordat het werd gebruikt, is de belofte met exacte berekeningen gecontroleerd voor precies de gehele getallen waarmee de berichten zijn geloot.",
  limitsTitle: "Grenzen en aannames",
  channelTitle: "Kans op elk bericht, in 100 gevallen",
  axes: "{down} ↓, {across} →",
  marksTitle: "Kans van elk antwoord om in een bericht te worden aangekruist, in 100 gevallen",
  channelLarge: "De tabel met kansen is te groot voor deze pagina; ze staat in het protocolbestand.",
  negligible: "≈0 is een kans kleiner dan één op een miljard, maar wel een kans.",
  made: "Gemaakt met Sluice {version}, in een webbrowser, die de gegevens nergens naartoe heeft gestuurd.",
  fileName: "{name}-samenvatting.html",
  protocolName: "{name}-protocol.json",
};
