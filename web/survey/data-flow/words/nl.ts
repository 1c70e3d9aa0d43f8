// SPDX-License-Identifier: Apache-2.0
/** Hetzelfde in het Nederlands. */

import type { SheetWords } from "./en.js";
import { dutch as promises } from "./promises.js";

export const dutch: SheetWords = {
  language: "nl",
  decimal: ",",
  name: "“{name}”",
  none: "geen antwoord",
  made: "Overzicht van gegevensstromen, gemaakt uit de protocolbestanden die de enquête gebruikt.",
  brief:
    "Velden in totaal: {all}. Verstuurd als bericht, door het toeval gekozen op het apparaat van de deelnemer, waar het antwoord blijft: {private}. Verstuurd zoals het is beantwoord: {open}.",
  received: "Ontvangen door: {controller}",
  collected: {
    heading: "Wat er wordt verzameld",
    open: "zoals het is beantwoord",
    report: "een van {count} berichten, geloot met het protocol {protocol}",
    marks: "bij elk antwoord wel of geen kruisje, geloot met het protocol {protocol}",
    only: "Geen enkel ander veld van de enquête wordt verstuurd.",
  },
  field: {
    asked: "Gevraagd",
    kept: "Wat geheim moet blijven",
    sent: "Verstuurd",
    promise: "Belofte",
    rests: "Grondslag",
    level: "Niveau",
    levelIs: "{notion}, epsilon {epsilon} (een factor {factor})",
    worst: "In het ergste geval bereikt",
    worstIs: "een factor {factor}; precies {numerator} / {denominator}",
    worstAt: "een factor {factor}, bij het niveau van {level} keer epsilon; precies {numerator} / {denominator}",
    answer: "Over het antwoord zelf",
    protocol: "Vingerafdruk van het protocol",
    counts: "Vingerafdruk van de tabel ervan",
  },
  answer: {
    tells:
      "wie {reports} ontvangt, kan zien wat het antwoord was: mensen met andere antwoorden versturen het nooit, of bijna nooit",
    or: " of ",
    mark: "wie een lijst met één kruisje ontvangt, kan zien dat dit het antwoord was",
    one: "er is maar één antwoord",
    excluded: "een bericht kan antwoorden uitsluiten",
    apart: "geen bericht is bij het ene antwoord meer dan {factor} keer zo waarschijnlijk als bij het andere",
  },
  levels: {
    secret: "{factor} voor {name}",
    data: "{factor} bij {one} tegenover {other}",
    pair: "{one} en {other}",
    more: "de andere staan in het bestand",
  },
  odds: {
    who: "Van 100 mensen die {answer} antwoorden",
    about: "versturen er ongeveer {count} {report}",
    few: "verstuurt minder dan 1 {report}",
    marks:
      "Van 100 mensen kruisen er ongeveer {own} het eigen antwoord aan; elk ander antwoord wordt door ongeveer {other} aangekruist.",
    marksFew:
      "Van 100 mensen kruisen er ongeveer {own} het eigen antwoord aan; elk ander antwoord wordt door minder dan 1 aangekruist.",
  },
  leaves: {
    heading: "Wat het apparaat verlaat, en wanneer",
    once: "Een bericht wordt in de browser geloot, één keer voor elk antwoord. Pas dan verlaat er iets het apparaat; het antwoord zelf wordt niet verstuurd en niet bewaard.",
    beside:
      "Met de berichten gaan een willekeurig getal mee, dat de ene inzending van de andere onderscheidt, en de vingerafdruk van elk protocol. Wie nog eens verstuurt, verstuurt hetzelfde.",
    fails:
      "Kan het protocol niet worden gecontroleerd, of is er geen veilige bron van toeval, dan wordt er niets verstuurd.",
    open: "Verstuurd zoals beantwoord, en niet beschermd: {labels}.",
    server:
      "Zoals bij elke webpagina ziet de server van elk verzoek het netwerkadres en het tijdstip. Wie dat niet wil, moet de server zo instellen dat die geen van beide bewaart.",
  },
  compute: {
    heading: "Wie wat kan berekenen",
    person:
      "Wie de vragen beantwoordt, ziet op het eigen apparaat wat er in plaats van het antwoord wordt verstuurd, als de enquête dat toont.",
    controller:
      "{controller} kan schatten hoe de antwoorden over alle mensen verdeeld zijn, voor zover de berichten dat vertellen, met intervallen. Over één persoon zegt elk bericht op zichzelf niet meer over het geheim dan de belofte hierboven toelaat; over het antwoord zegt het wat hierboven staat onder “Over het antwoord zelf”.",
    receiver:
      "Wie de berichten ontvangt, kan schatten hoe de antwoorden over alle mensen verdeeld zijn, voor zover de berichten dat vertellen, met intervallen. Over één persoon zegt elk bericht op zichzelf niet meer over het geheim dan de belofte hierboven toelaat; over het antwoord zegt het wat hierboven staat onder “Over het antwoord zelf”.",
    later:
      "Wie de berichten later in handen krijgt, met of zonder recht daartoe, kan hetzelfde en niet meer: er gaat geen sleutel mee die van een bericht weer het antwoord maakt. De willekeurige geheime sleutel waarmee berichten worden geloot, blijft in de browser en eindigt met de pagina, tenzij wie de enquête houdt de pagina er een laat bewaren; wie die heeft en een bericht, kan zien voor welke antwoorden het kan staan.",
  },
  limits: {
    heading: "Grenzen",
    together:
      "Meerdere berichten over één persoon kunnen samen meer zeggen dan elk apart, zelfs veel meer: wat samen wordt vrijgegeven, moet samen worden gecontroleerd, en dat doet “sluice together”.",
    twice:
      "Wie twee keer antwoordt, verstuurt twee berichten, die samen meer zeggen dan de belofte voor één bericht toelaat. Laat niemand twee keer antwoorden; gebeurt het toch, bewaar dan één inzending.",
    secret:
      "De belofte gaat over het geheim dat is genoemd, onder de voorwaarden waarop ze berust. Ze gaat niet over wat een antwoord verder kan verraden, en ook niet over velden die worden verstuurd zoals ze zijn beantwoord.",
    page: "De pagina die de vragen stelt, de browser en zijn extensies zien wat er wordt ingevuld. De belofte gaat over wat er wordt verstuurd.",
  },
  check: {
    heading: "Hoe u het controleert",
    files:
      "Vraag om de protocolbestanden. In elk bestand staan de tabel, de kansen als gehele getallen, en het certificaat; “sluice audit” bewijst het certificaat opnieuw met exacte berekeningen, en dat kan elk programma dat volgens het gepubliceerde schema is geschreven.",
    fingerprints: "Vergelijk hun vingerafdrukken met die in dit overzicht, en met die in wat er wordt verstuurd.",
    network: "Open de netwerkhulpmiddelen van de browser, geef antwoord, verstuur, en bekijk wat er is verstuurd.",
  },
  promises,
  otherPromise: "De belofte {notion} geldt op niveau {epsilon}; zie de definitie ervan.",
  seesSecret: "Om een bericht te loten, gebruikt het apparaat ook {secret}; ook dat wordt niet verstuurd.",
  unlimited: "zonder grens",
  rests: {
    prior:
      "Ze berust op de tabel met aantallen waaruit het protocol is berekend, en op waarnemers die over een persoon niet meer weten dan die tabel.",
    known:
      "Ze berust op de tabel met aantallen waaruit het protocol is berekend, en op waarnemers die over een persoon niet meer weten dan die tabel en een deel van de gedeelde kolommen.",
    shares:
      "Ze berust op hoe de antwoorden verdeeld zijn onder mensen met elke waarde van het geheim, in de tabel waaruit het protocol is berekend, en op waarnemers die over iemands antwoord niet meer weten dan dat; niet op hoeveel mensen welke waarde hebben.",
    knownShares:
      "Ze berust op hoe de antwoorden verdeeld zijn onder mensen met elke waarde van het geheim, in de tabel waaruit het protocol is berekend, en op waarnemers die over iemands antwoord niet meer weten dan dat en een deel van de gedeelde kolommen; niet op hoeveel mensen welke waarde hebben.",
    sample:
      "Ze berust erop dat de mensen in de tabel een willekeurige steekproef zijn, en een grote: dan is, met een kans van ongeveer {alpha}, de ware verdeling geen van die waarmee rekening is gehouden. En op waarnemers die over een persoon niet meer weten dan hoe de antwoorden verdeeld zijn.",
    nothing: "Ze berust op geen enkele tabel: ze geldt, wat een waarnemer ook weet.",
  },
};
