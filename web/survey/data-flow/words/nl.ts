// SPDX-License-Identifier: Apache-2.0
/** Hetzelfde in het Nederlands. */

import type { SheetWords } from "./en.js";
import { dutch as promises } from "./promises.js";

export const dutch: SheetWords = {
  language: "nl",
  decimal: ",",
  name: "“{name}”",
  none: "geen antwoord",
  made: "Overzicht van gegevensstromen, gemaakt uit de instellingenbestanden die de enquête gebruikt.",
  brief: "Velden in totaal: {all}. Verstuurd als antwoord met ruis, dat het toeval kiest op het apparaat van de deelnemer, waar het antwoord blijft: {private}. Verstuurd zoals beantwoord: {open}.",
  received: "Ontvangen door: {controller}",
  collected: {
    heading: "Dit wordt verzameld",
    open: "zoals het is beantwoord",
    report: "een van {count} antwoorden met ruis, met de methode {protocol}",
    marks: "bij elk antwoord wel of geen vinkje, met de methode {protocol}",
    only: "De enquête verstuurt geen ander veld.",
  },
  field: {
    asked: "Gevraagd",
    kept: "Verborgen",
    sent: "Verstuurd",
    promise: "Bescherming",
    rests: "Rekent op",
    level: "Notie en epsilon",
    levelIs: "{notion}, epsilon {epsilon} (een factor {factor})",
    worst: "In het ergste geval bereikt",
    worstIs: "een factor {factor}; precies {numerator} / {denominator}",
    worstAt: "een factor {factor}, bij {level} keer epsilon; precies {numerator} / {denominator}",
    answer: "Over het antwoord zelf",
    protocol: "Vingerafdruk van de instellingen",
    counts: "Vingerafdruk van hun tabel",
  },
  answer: {
    tells: "{reports} verraadt het antwoord: mensen met andere antwoorden versturen het nooit, of bijna nooit",
    or: " of ",
    mark: "een lijst met één vinkje verraadt dat dit het antwoord was",
    one: "er is maar één antwoord",
    excluded: "een antwoord met ruis kan antwoorden uitsluiten",
    apart: "geen antwoord met ruis is bij het ene antwoord meer dan {factor} keer zo waarschijnlijk als bij het andere",
  },
  levels: {
    secret: "{factor} voor {name}",
    data: "{factor} bij {one} tegenover {other}",
    pair: "{one} en {other}",
    more: "de andere staan in het bestand",
  },
  odds: {
    who: "Onder 100 mensen die {answer} antwoorden",
    about: "versturen er ongeveer {count} {report}",
    few: "verstuurt minder dan 1 {report}",
    marks: "Onder 100 mensen vinken er ongeveer {own} het eigen antwoord aan. Ongeveer {other} vinken elk ander antwoord aan.",
    marksFew: "Onder 100 mensen vinken er ongeveer {own} het eigen antwoord aan. Minder dan 1 vinkt elk ander antwoord aan.",
  },
  leaves: {
    heading: "Dit verlaat het apparaat, en wanneer",
    once: "De browser loot een antwoord met ruis, één keer voor elk antwoord. Pas dan verlaat er iets het apparaat. Het antwoord zelf wordt niet verstuurd en niet bewaard.",
    beside: "Met de antwoorden met ruis gaat een willekeurig getal mee, dat de ene inzending van de andere onderscheidt. De vingerafdruk van elk instellingenbestand gaat mee. Nog eens versturen verstuurt hetzelfde.",
    fails: "Kunnen de instellingen niet worden gecontroleerd, of is er geen veilige bron van toeval, dan wordt er niets verstuurd.",
    open: "Verstuurd zoals beantwoord, en niet beschermd: {labels}.",
    server: "Zoals bij elke webpagina ziet de server van elk verzoek het netwerkadres en het tijdstip. Wilt u dat niet, stel de server dan zo in dat die geen van beide bewaart.",
  },
  compute: {
    heading: "Wie wat kan berekenen",
    person: "Als de enquête het toont, ziet de deelnemer op het apparaat wat er in plaats van het antwoord wordt verstuurd.",
    controller: "{controller} kan schatten hoe vaak elk antwoord voorkomt, voor zover de antwoorden met ruis dat tonen, met intervallen. Elk antwoord met ruis zegt apart niet meer over de verborgen waarde dan de bescherming hierboven toelaat. “Over het antwoord zelf” zegt hierboven wat het over het antwoord verraadt.",
    receiver:
      "De ontvangers van de antwoorden met ruis kunnen schatten hoe vaak elk antwoord voorkomt, voor zover die dat tonen. Ze krijgen intervallen. Elk antwoord met ruis zegt apart niet meer over de verborgen waarde dan de bescherming hierboven toelaat. “Over het antwoord zelf” zegt hierboven wat het over het antwoord verraadt.",
    later:
      "Anderen kunnen de antwoorden met ruis later in handen krijgen, met of zonder recht daartoe. Ze kunnen hetzelfde en niet meer: er gaat geen sleutel mee die de ruis ongedaan maakt. De willekeurige sleutel waarmee wordt geloot, blijft in de browser en eindigt met de pagina. De mensen die de enquête houden, kunnen de pagina er een laten bewaren. Met die sleutel en een antwoord met ruis kan iedereen zien voor welke antwoorden het kan staan.",
  },
  limits: {
    heading: "Grenzen",
    together: "Meerdere antwoorden met ruis van één persoon kunnen samen meer zeggen dan elk apart, zelfs veel meer. Controleer samen alles wat samen wordt vrijgegeven, met “sluice together”.",
    twice: "Iemand die twee keer antwoordt, verstuurt twee antwoorden met ruis. Die zeggen meer dan de bescherming voor één toelaat. Laat niemand twee keer antwoorden. Gebeurt het toch, gebruik dan één inzending.",
    secret: "De bescherming gaat over de genoemde verborgen waarde, onder de voorwaarden waarop ze rekent. Ze gaat niet over wat een antwoord verder kan verraden. Ze gaat ook niet over velden die worden verstuurd zoals ze zijn beantwoord.",
    page: "De pagina die de vragen stelt, de browser en zijn extensies zien wat er wordt ingevuld. De bescherming gaat over wat er wordt verstuurd.",
  },
  check: {
    heading: "Zo controleert u het",
    files: "Vraag om de instellingenbestanden. Elk bevat zijn tabel, zijn kansen als gehele getallen, en zijn bewijs. Het commando “sluice audit” controleert het bewijs opnieuw met exacte berekeningen. Elk programma dat volgens het gepubliceerde schema is geschreven, kan dat ook.",
    fingerprints: "Vergelijk hun vingerafdrukken met die in dit overzicht, en met die in wat er wordt verstuurd.",
    network: "Open de netwerkhulpmiddelen van de browser, geef antwoord, verstuur, en bekijk wat er is verstuurd.",
  },
  promises,
  otherPromise: "De bescherming {notion} geldt bij epsilon {epsilon}; zie de definitie ervan.",
  seesSecret: "Om een antwoord met ruis te loten, gebruikt het apparaat ook {secret}. Ook dat wordt niet verstuurd.",
  unlimited: "zonder grens",
  rests: {
    prior: "Ze rekent op de tabel met aantallen achter de instellingen. Lezers weten over een persoon niet meer dan die tabel.",
    known: "Ze rekent op de tabel met aantallen achter de instellingen. Lezers weten over een persoon niet meer dan die tabel en een deel van de gedeelde kolommen.",
    shares: "Ze rekent op hoe vaak elk antwoord voorkomt bij elke verborgen waarde, in de tabel achter de instellingen. Lezers weten over iemands antwoord niet meer dan dat. Ze rekent niet op hoeveel mensen welke verborgen waarde hebben.",
    knownShares: "Ze rekent op hoe vaak elk antwoord voorkomt bij elke verborgen waarde, in de tabel achter de instellingen. Lezers weten over iemands antwoord niet meer dan dat en een deel van de gedeelde kolommen. Ze rekent niet op hoeveel mensen welke verborgen waarde hebben.",
    sample: "Ze rekent erop dat de mensen in de tabel een willekeurige steekproef zijn. Dan is, met een kans van ongeveer {alpha}, de ware verdeling geen van die waarmee is gerekend. Lezers weten over een persoon niet meer dan hoe de antwoorden verdeeld zijn.",
    largeSample: "Ze rekent erop dat de mensen in de tabel een willekeurige steekproef zijn, en een grote. Dan is, met een kans van ongeveer {alpha}, de ware verdeling geen van die waarmee is gerekend. Lezers weten over een persoon niet meer dan hoe de antwoorden verdeeld zijn.",
    nothing: "Ze rekent op geen enkele tabel: ze geldt, ongeacht wat een lezer weet.",
  },
};
