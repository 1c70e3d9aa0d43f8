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
      "Een JSON-bestand. Het zegt wat er voor elk antwoord kan worden verstuurd, met welke kans, en bewijst de bescherming. De pagina controleert het bewijs als ze het bestand opent.",
    choose: "Instellingenbestand kiezen",
    drop: "of sleep het naar een willekeurige plek op deze pagina",
    sample: "Voorbeeld proberen",
    sampleNote:
      "Dit is een voorbeeld: instellingen voor de enquête die bij Sluice hoort. Alle cijfers daarin zijn verzonnen.",
    opening: "Bezig met openen en controleren …",
    opened: "{name}",
    says: "U deelt een antwoord met ruis over “{data}”. Het verbergt “{secret}”.",
    saysQuestion: "Het gaat over “{data}”. Uw antwoord zelf wordt beschermd.",
    counted: "De instellingen komen uit een tabel van {people} mensen.",
    sees: "Beide tellen mee voor het antwoord met ruis: de kansen hangen ook af van “{secret}”.",
    linked: "De instellingen uit de link",
    linkDamaged: "De link is beschadigd.",
    linkRemedy: "Kopieer de hele link en open die opnieuw, of vraag de afzender om het instellingenbestand.",
    tooLarge: "Een instellingenbestand is niet groter dan {size}.",
  },

  does: {
    heading: "Wat het doet",
    intro: "De kans op elk antwoord met ruis, en hoeveel de vrager te weten kan komen.",
    waiting: "Open eerst een instellingenbestand.",
  },

  question: {
    asks: "Niemand heeft deze naam gecontroleerd. Gevraagd door:",
    asker: "“{asker}”",
    one: "Uw antwoord op “{column}”",
    several: "Uw antwoorden",
    own: "{column}",
    choose: "Kies …",
    rather: "Zeg ik liever niet",
    stays: "Uw keuze blijft op dit apparaat. U verstuurt een antwoord met ruis: het toeval kan het hebben veranderd.",
    hides: "Dit verbergt uw “{secret}”. Het verbergt niet het antwoord zelf.",
    missing: "Kies eerst een antwoord.",
    get: "Mijn antwoord met ruis maken",
    again: "Mijn antwoord met ruis tonen",
    fixed:
      "U hebt al een antwoord met ruis, en de pagina is uw keuze vergeten. Toon uw antwoord met ruis en open “Meer over uw antwoord met ruis” om opnieuw te beginnen.",
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
      ticks: "Voor elk antwoord beslist de munt of het een vinkje krijgt.",
      nobody: "Zo kan niemand uw antwoord met zekerheid zien. Over veel mensen heffen de munten elkaar op.",
      some: "Sommige antwoorden met ruis tonen toch uw ware antwoord. De kansen staan bij Details.",
    },
    send: "Verstuur dit: {report}",
    chance: {
      picked: "Het toeval koos dit.",
      pickedOne: "Het toeval koos dit: het kan uw ware antwoord zijn, of niet.",
      one: "Dit komt ook van {chance} van de 100 mensen met {other} als waar antwoord.",
      same: "Dit komt ook van {chance} van de 100 mensen met een ander waar antwoord.",
      group:
        "Precies dit komt van {own} van de {people} mensen met een van deze ware antwoorden. Het komt ook van {chance} van de {people} anderen.",
      range:
        "Dit komt ook van {least} tot {most} van de 100 mensen met een ander waar antwoord. Dat hangt af van het antwoord.",
      none: "Alleen mensen met dit antwoord versturen dit. Het toont uw antwoord.",
      noneOf: "Alleen mensen met een van deze antwoorden versturen dit.",
      ticks:
        "Het toeval koos deze vinkjes. Uw eigen antwoord krijgt er 50 van de 100 keer een, elk ander {other} keer.",
    },
    rise: "Stel dat iemand de kans op uw ware antwoord op {half} van de {people} schat. Hierdoor wordt dat hoogstens {most}.",
    still: "Het verandert niemands vermoeden.",
    ofSecret:
      "Bij {after} op de 100 mensen die dit versturen is {secret} “{category}”. Bij alle mensen is dat {before} op de 100.",
    to: "Stuur het naar {to}.",
    toAsker: "Stuur het naar degene die het vroeg.",
    email: "Uw e-mail toont uw naam. Het antwoord met ruis niet.",
    paste: "Kopieer het, en plak het daar.",
    unsent: "Deze pagina verstuurt zelf niets.",
    more: "Meer over uw antwoord met ruis",
    drawnSays:
      "Probeer het niet nog eens: twee antwoorden met ruis verraden meer dan één. Dit blijft staan tot u de pagina verlaat of opnieuw laadt.",
    remembered:
      "Dit apparaat heeft dit antwoord met ruis onthouden. Is het niet van u? Begin dan opnieuw onder “Meer over uw antwoord met ruis”.",
    drawnKept:
      "Probeer het niet nog eens: twee antwoorden met ruis verraden meer dan één. Dit wordt op dit apparaat onthouden.",
    remember: "Mijn antwoord met ruis op dit apparaat onthouden, waar anderen het kunnen zien",
  },

  answer: {
    heading: "Uw eigen antwoord",
    intro: "De kans op elk antwoord met ruis bij uw keuze, en hoeveel de vrager daaruit kan opmaken.",
    unchosen: "Kies hierboven een antwoord om de kansen te zien.",
    forgotten: "De pagina is uw keuze vergeten.",
    may: "Wat ervoor verstuurd kan worden",
    report: "Antwoord met ruis",
    chance: "Zoveel van 100 mensen met uw antwoord versturen dit",
    none: "geen antwoord",
    countsAs: "telt als “{name}”",
    standsFor: "“{name}” staat ook voor {cells}. Een antwoord met ruis zegt alleen dat uw antwoord een van deze is.",
    sentAsItIs: "Uw antwoord wordt altijd verstuurd zoals het is: de vrager kent het.",
    sentAlways:
      "Uw antwoord wordt altijd verstuurd zoals het is, maar mensen met andere antwoorden kunnen hetzelfde versturen.",
    sentAtTimes: "In {chance} van 100 gevallen wordt uw antwoord verstuurd zoals het is.",
    toldSurely:
      "Alleen mensen met uw antwoord versturen de antwoorden met ruis die u kunt krijgen: de vrager kent uw antwoord dan.",
    toldAtTimes:
      "In {chance} van 100 gevallen krijgt u een antwoord met ruis dat alleen mensen met uw antwoord versturen. De vrager kent uw antwoord dan.",
    toldNever:
      "Geen antwoord met ruis verraadt het uwe met zekerheid. Mensen met andere antwoorden kunnen elk ervan versturen.",
    most: "Hoogstens {most} van 100 mensen die hetzelfde antwoord met ruis versturen, hebben uw antwoord. Onder alle mensen is het {among} van 100.",
    otherwiseMost:
      "Anders hebben hoogstens {most} van 100 mensen die hetzelfde antwoord met ruis versturen uw antwoord. Onder alle mensen is het {among} van 100.",
    columnTold: "In {chance} van 100 gevallen verraadt een antwoord met ruis ook wat u bij “{column}” hebt geantwoord.",
    shielded:
      "Deze instellingen beschermen het antwoord zelf. Geen antwoord met ruis is bij het uwe meer dan {factor} keer zo waarschijnlijk als bij een ander.",
    stays: "Uw antwoord blijft in dit venster: u verstuurt het antwoord met ruis.",
    keptBack:
      "De instellingen verbergen “{secret}”. Neem het antwoord met ruis dat er het meest over zegt. {after} van 100 mensen die het versturen, hebben “{category}”. Onder alle mensen is het {before} van 100.",
    ofAll: "{share} van allen",
    oneOf:
      "De andere kolommen tonen wat de vrager kan opmaken: hoeveel mensen die dit versturen, elke “{secret}” hebben. Ernaast staat het cijfer voor alle mensen.",
    oneOfMany:
      "De laatste kolom toont de “{secret}” waarover een antwoord met ruis het meest zegt. Ze zegt hoeveel mensen die dit versturen, die hebben. Ernaast staat het cijfer voor alle mensen.",
    saysMost: "Waarde van “{secret}” waarover het het meest zegt",
    marks:
      "Een antwoord met ruis is een lijst met vinkjes: bij elk antwoord wel of geen vinkje. Het uwe krijgt er 50 van de 100 keer een, elk ander {other} keer. Elk vinkje wordt apart geloot.",
    marksHint: "U ziet wat een hele lijst zegt zodra u die hebt.",
    unknown:
      "Deze antwoorden kwamen nooit samen voor in de tabel achter de instellingen. Er is geen antwoord met ruis voor.",
    tells: "Betekenis van “{report}”",
    concludesAnswer:
      "Onder alle mensen hebben {before} van 100 “{answer}”. Onder wie dit antwoord met ruis versturen zijn het er {after}.",
    collected:
      "De vrager verzamelt de antwoorden met ruis: elk in een eigen bestand, of onder elkaar in een kolom “{column}”. Daarin staat niet wie ze verstuurde.",
    rememberSays:
      "Als dit apparaat het onthoudt, is dit antwoord met ruis er weer als u de vraag opent, en geen ander. De pagina bewaart het antwoord met ruis, de vraag en de instellingen, maar niet uw antwoord. Haal het vinkje weg om ze te vergeten.",
    rememberNot: "Deze browser slaat hier niets op. Noteer het antwoord met ruis zelf, en maak geen ander.",
    keptOthers: {
      one: "Op dit apparaat wordt {n} antwoord met ruis op een andere vraag onthouden.",
      other: "Op dit apparaat worden {n} antwoorden met ruis op andere vragen onthouden.",
    },
    forgetKept: "Alles vergeten",
    concludes:
      "Onder alle mensen is {secret} bij {before} van 100 “{category}”. Onder wie dit antwoord met ruis versturen is dat bij {after}.",
    copy: "Kopiëren",
    copied: "Gekopieerd.",
    notCopied: "Kopiëren is niet gelukt. Selecteer het en kopieer het zelf.",
    save: "Opslaan als bestand",
    share: "Versturen",
    fileName: "antwoord-met-ruis.csv",
    over: "Opnieuw beginnen, of iemand anders laten antwoorden",
    overTitle: "Opnieuw beginnen?",
    overBody:
      "Alleen als u uw antwoord met ruis naar niemand hebt verstuurd, of als iemand anders aan de beurt is. Twee antwoorden met ruis van één persoon verraden meer dan één. Dit apparaat vergeet dan wat het van deze vraag onthoudt.",
    overYes: "Opnieuw beginnen",
    overNo: "Antwoord met ruis behouden",
  },

  file: {
    heading: "Een heel bestand",
    intro:
      "Voor een bestand met antwoorden van veel mensen: elke rij krijgt een eigen antwoord met ruis. Uw bestand blijft zoals het is, en u krijgt een nieuw.",
    needs: "Het bestand moet {columns} bevatten, met de categorieën die de instellingen kennen.",
    column: "de kolom {names}",
    columns: "de kolommen {names}",
  },
};
