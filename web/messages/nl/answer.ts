// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever has got a protocol, in Dutch. `{name}` is a hole. */
import type { messages as english } from "../en/answer.js";

export const messages: typeof english = {
  title: "Een vraag beantwoorden",
  lead: "Kies het instellingenbestand dat u kreeg, of plak de link.",
  own: "Zelf een vraag stellen",
  details: "Details: kansen, bewijs, grenzen, een heel bestand",
  paste: "Link",
  pasteGo: "Link openen",
  pasteWrong: "Dit is geen link naar een vraag. Kopieer de hele link en plak hem opnieuw.",
  open: {
    heading: "De instellingen",
    intro:
      "Een JSON-bestand waarin staat wat er voor elk antwoord verstuurd kan worden, met welke kans, en dat bewijst wat daarmee wordt beloofd. Het bewijs wordt gecontroleerd zodra u het bestand opent.",
    choose: "Instellingenbestand kiezen",
    drop: "of sleep het naar een willekeurige plek op deze pagina",
    sample: "Voorbeeld proberen",
    sampleNote:
      "U ziet een voorbeeld: een protocol voor de enquête die bij Sluice hoort. Alle cijfers daarin zijn verzonnen.",
    opening: "Bezig met openen en controleren …",
    opened: "{name}",
    says: "Het gaat over “{data}”, waarover een bericht wordt verstuurd, en “{secret}”, dat geheim blijft.",
    counted: "Het is gemaakt met een tabel van {people} mensen.",
    sees: "Wie een bericht loot, moet beide kennen: het hangt ook af van “{secret}”.",
    linked: "De instellingen uit de link",
    linkDamaged: "De link is beschadigd.",
    linkRemedy: "Kopieer de hele link en open die opnieuw, of vraag de afzender om het instellingenbestand.",
    tooLarge: "Een protocolbestand is niet groter dan {size}.",
  },

  does: {
    heading: "Wat het doet",
    intro: "De kans op elk antwoord met ruis, en hoeveel de vrager te weten kan komen.",
    waiting: "Open eerst een protocol.",
  },

  question: {
    asks: "Niemand heeft deze naam gecontroleerd. Gevraagd door:",
    asker: "“{asker}”",
    one: "Uw antwoord op “{column}”",
    several: "Uw antwoorden",
    own: "{column}",
    choose: "Kies …",
    rather: "Zeg ik liever niet",
    stays: "Uw keuze blijft op dit apparaat.",
    hides: "Dit verbergt uw “{secret}”. Het verbergt niet het antwoord zelf.",
    missing: "Kies eerst een antwoord.",
    get: "Mijn antwoord met ruis maken",
    again: "Mijn antwoord met ruis tonen",
    fixed:
      "U hebt al een antwoord met ruis, dus deze keuze ligt vast. Open “Meer over uw antwoord met ruis” om ze te wijzigen.",
    earlier:
      "U gebruikte deze instellingen voor uw antwoord op: “{wording}”. Is dit een andere vraag? Maak dan een ander antwoord met ruis.",
    earlierOther: "Deze andere vraag beantwoorden",
    earlierShow: "Mijn eerdere antwoord met ruis tonen",
    back: "Terug naar de vraag",
    how: "Hoe beschermt dit mij?",
    coin: {
      flips: "Uw apparaat gooit een munt op die alleen het apparaat ziet.",
      one: "De munt beslist: uw ware antwoord, of een antwoord dat het toeval kiest.",
      group: "De munt beslist welke antwoorden u verstuurt.",
      ticks: "Voor elk antwoord beslist de munt of het een kruisje krijgt.",
      nobody: "Zo kan niemand uw antwoord met zekerheid zien. Over veel mensen heffen de munten elkaar op.",
      some: "Sommige antwoorden met ruis tonen toch uw ware antwoord. De kansen staan bij Details.",
    },
    send: "Verstuur dit: {report}",
    chance: {
      one: "Het toeval koos dit. Van 100 mensen met als ware antwoord {other} versturen er {chance} dit ook.",
      same: "Het toeval koos dit. {chance} van 100 mensen met een ander waar antwoord versturen dit toch.",
      range: "Het toeval koos dit. {least} tot {most} van 100 mensen met een ander waar antwoord versturen dit toch.",
      none: "Alleen mensen met dit antwoord versturen dit. Het toont uw antwoord.",
      noneOf: "Alleen mensen met een van deze antwoorden versturen dit.",
      ticks:
        "Het toeval koos deze kruisjes. Uw eigen antwoord krijgt er 50 van de 100 keer een, elk ander {other} keer.",
    },
    rise: "Een vermoeden van {half} op {people} kan stijgen tot hoogstens {most}.",
    still: "Het verandert niemands vermoeden.",
    ofSecret:
      "Bij {after} op de 100 mensen die dit versturen is {secret} “{category}”. Bij alle mensen is dat {before} op de 100.",
    to: "Stuur het naar {to}.",
    toAsker: "Stuur het naar degene die het vroeg.",
    email: "Uw e-mail toont uw naam. Het antwoord met ruis niet.",
    more: "Meer over uw antwoord met ruis",
    drawnSays:
      "Probeer het niet nog eens: twee antwoorden met ruis verraden meer dan één. Dit blijft staan tot u de pagina sluit of opnieuw laadt.",
    drawnKept:
      "Probeer het niet nog eens: twee antwoorden met ruis verraden meer dan één. Dit wordt op dit apparaat onthouden.",
    remember: "Op dit apparaat onthouden dat ik heb geantwoord",
  },

  answer: {
    heading: "Uw eigen antwoord",
    intro: "De kans op elk antwoord met ruis bij uw keuze, en hoeveel de vrager daaruit kan opmaken.",
    unchosen: "Kies hierboven een antwoord om de kansen te zien.",
    may: "Wat ervoor verstuurd kan worden",
    report: "Bericht",
    chance: "Van 100 mensen met uw antwoord versturen er zoveel dit bericht",
    none: "geen antwoord",
    countsAs: "telt als “{name}”",
    standsFor: "“{name}” staat ook voor {cells}: een bericht zegt niet meer dan dat uw antwoord een van deze is.",
    sentAsItIs: "Uw antwoord wordt altijd verstuurd zoals het is: wie het ontvangt, kent het.",
    sentAlways:
      "Uw antwoord wordt altijd verstuurd zoals het is, maar mensen met andere antwoorden kunnen hetzelfde versturen.",
    sentAtTimes: "Met een kans van {chance} op 100 wordt uw antwoord verstuurd zoals het is.",
    toldSurely:
      "Welk bericht er ook wordt geloot, niemand met een ander antwoord verstuurt het: wie het ontvangt, kent uw antwoord.",
    toldAtTimes:
      "Met een kans van {chance} op 100 wordt een bericht geloot dat niemand met een ander antwoord verstuurt: wie het ontvangt, kent uw antwoord.",
    toldNever:
      "Geen enkel bericht verraadt uw antwoord met zekerheid: elk bericht dat geloot kan worden, kan ook van mensen met andere antwoorden komen.",
    most: "Van 100 mensen die hetzelfde bericht versturen, hebben er hoogstens {most} uw antwoord, tegenover {among} van de 100 in totaal.",
    otherwiseMost:
      "Anders hebben van 100 mensen die hetzelfde bericht versturen er hoogstens {most} uw antwoord, tegenover {among} van de 100 in totaal.",
    columnTold:
      "Daarnaast verraadt een bericht, met een kans van {chance} op 100, wat u bij “{column}” hebt geantwoord.",
    shielded:
      "Dit protocol beschermt het antwoord zelf: geen enkel bericht is bij uw antwoord meer dan {factor} keer zo waarschijnlijk als bij een ander.",
    stays: "Uw antwoord blijft in dit venster: u verstuurt alleen het bericht.",
    keptBack:
      "Wat geheim blijft, is “{secret}”: bij het bericht dat er het meest over zegt, is het “{category}” voor {after} van de 100 mensen die het versturen, tegenover {before} van de 100 in totaal.",
    ofAll: "{share} van allen",
    oneOf:
      "De andere kolommen laten zien wat de vrager kan concluderen: welk deel van de mensen die dit versturen welke waarde van “{secret}” heeft, met daarnaast welk deel van alle mensen.",
    oneOfMany:
      "De laatste kolom laat zien wat de vrager kan concluderen: welk deel van de mensen die dit versturen de waarde van “{secret}” heeft waarover het het meest zegt, met daarnaast welk deel van alle mensen.",
    saysMost: "Waarde van “{secret}” waarover het het meest zegt",
    marks:
      "Een bericht is een lijst met kruisjes: per antwoord wel of geen kruisje. Uw antwoord krijgt een kruisje met een kans van 50 op 100, elk ander antwoord met een kans van {other} op 100, elk apart.",
    marksHint: "Wat een hele lijst zegt, ziet u zodra het bericht is geloot.",
    unknown: "Deze combinatie kwam niet voor in de tabel waarmee het protocol is gemaakt; er is geen bericht voor.",
    tells: "Betekenis van “{report}”",
    concludesAnswer:
      "Van de 100 mensen in totaal hebben er {before} uw antwoord, en van de 100 die dit bericht versturen {after}.",
    collected:
      "Wie om antwoorden vraagt, verzamelt de berichten: elk in een eigen bestand, of onder elkaar gekopieerd in een kolom “{column}”. Daarin staat niet wie ze heeft verstuurd.",
    rememberSays:
      "Dan is dit antwoord met ruis, en geen ander, er weer als u de vraag opnieuw opent. De pagina bewaart het antwoord met ruis, de vraag en de instellingen, maar niet uw antwoord. Haal het vinkje weg om ze te vergeten.",
    rememberNot: "Deze browser slaat hier niets op: bewaar het bericht zelf, en loot geen ander.",
    keptOthers: {
      one: "Op dit apparaat wordt {n} bericht van een ander protocol onthouden.",
      other: "Op dit apparaat worden {n} berichten van andere protocollen onthouden.",
    },
    forgetKept: "Alles vergeten",
    concludes:
      "{secret} is “{category}” bij {before} van de 100 mensen in totaal, en bij {after} van de 100 die dit bericht versturen.",
    copy: "Kopiëren",
    copied: "Gekopieerd.",
    notCopied: "Kopiëren is niet gelukt; selecteer het bericht en kopieer het zelf.",
    save: "Opslaan als bestand",
    share: "Versturen",
    fileName: "bericht.csv",
    over: "Opnieuw beginnen met een ander antwoord",
    overTitle: "Opnieuw beginnen?",
    overBody:
      "Doe dit alleen als uw bericht naar niemand is verstuurd, of als iemand anders aan de beurt is. Twee berichten van dezelfde persoon zeggen meer dan de belofte toestaat. Wat op dit apparaat is onthouden, wordt vergeten.",
    overYes: "Niemand heeft het gezien",
    overNo: "Bericht behouden",
  },

  file: {
    heading: "Een heel bestand",
    intro:
      "Voor wie antwoorden van veel mensen heeft: elke rij krijgt een eigen bericht, geloot met dit protocol. Uw bestand blijft zoals het is; er wordt een nieuw bestand gemaakt.",
    needs: "Het bestand moet {columns} bevatten, met de categorieën die het protocol kent.",
    column: "de kolom {names}",
    columns: "de kolommen {names}",
  },
};
