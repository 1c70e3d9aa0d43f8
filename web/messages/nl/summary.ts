// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the page about a protected file, in Dutch. */
import type { summary as english } from "../en/summary.js";

export const summary: typeof english = {
  title: "Zo beschermde Sluice {column}",
  file: "{name}: {rows}, gemaakt op {date}.",
  usesSecret: "De kansen gebruiken de verborgen kolom. Het bestand heeft die niet zoals ze was.",
  wroteReports: "Het bestand bevat de antwoorden met ruis.",
  wrotePairs: "Het bestand bevat de antwoorden met ruis in de kolom “{column}”, elk een paar van {columns}.",
  wroteMarks:
    "Het bestand bevat vinkjeslijsten: één letter per antwoord, in de volgorde van het instellingenbestand. Een y is een vinkje, een n niet.",
  wroteValues:
    "Het bestand heeft dezelfde categorieën als eerst. Elk is geloot uit de antwoorden die het antwoord met ruis waarschijnlijk maakt.",
  kept: "Deze kolommen zijn onveranderd overgenomen en niet beschermd: {columns}.",
  keptSafe: "Deze kolommen zijn overgenomen en niet beschermd: {columns}.",
  keptNone: "Het bestand heeft geen andere kolom.",
  promiseTitle: "De bescherming",
  protocol: "Methode: {protocol} ({name}). {says}",
  level: "Epsilon is {epsilon}. Het soort bescherming is {notion}.",
  sample:
    "De tabel geldt als steekproef van {people} mensen. De ware percentages liggen misschien buiten het bereik dat dit dekt, met een kans van {alpha} (alfa).",
  neighbours: "Buren zijn {pairs}.",
  bound: "Geen verhouding is groter dan {numerator} / {denominator}, ongeveer {value}. Dat is bewezen.",
  protocolFile:
    "Het instellingenbestand {name} bevat alles om dit opnieuw te controleren. Het kenmerk ervan is {identity}.",
  much: "Dat is veel zwakker. De bescherming “{notion}” is voor steekproeven gemaakt.",
  valuesKept:
    "Dat geldt voor de antwoorden met ruis. De categorieën in het bestand behouden {share} van de informatie.",
  prior:
    "De methode is gemaakt voor een tabel met een totaal van {total}. De tabel heeft {secrets} categorieën van “{secret}” en {answers} van {column}. Het instellingenbestand bevat die tabel. Publiceer dat bestand alleen als de tabel openbaar mag zijn.",
  priorNone:
    "De methode is gemaakt voor de {answers} antwoorden bij {column}, voordat iemand had geantwoord. Ze zegt niet hoe vaak die voorkomen. U mag haar publiceren.",
  checked:
    "Sluice heeft dit vóór gebruik met exacte berekeningen gecontroleerd, voor precies de gehele getallen waarmee wordt geloot.",
  limitsTitle: "Grenzen en aannames",
  channelTitle: "Kans op elk antwoord met ruis, op 100",
  axes: "{down} ↓, {across} →",
  marksTitle: "Kans op een vinkje voor elk antwoord, op 100",
  channelLarge: "De tabel met kansen is te groot voor deze pagina. Ze staat in het instellingenbestand.",
  negligible: "≈0 is minder dan één op een miljard, maar niet nul.",
  made: "Gemaakt met Sluice {version} in een webbrowser, die de gegevens nergens naartoe heeft gestuurd.",
  fileName: "{name}-samenvatting.html",
  protocolName: "{name}-protocol.json",
};
