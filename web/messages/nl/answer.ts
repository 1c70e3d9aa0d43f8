// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever has got a protocol, in Dutch. `{name}` is a hole. */
import type { messages as english } from "../en/answer.js";

export const messages: typeof english = {
  title: "Een protocol gebruiken",
  lead: "Iemand vraagt u of uw organisatie om antwoorden en heeft een protocolbestand meegestuurd. Bekijk hier wat het doet, laat de belofte controleren en loot een bericht voor één antwoord of berichten voor een heel bestand. Niets verlaat dit venster.",

  open: {
    heading: "Het protocol",
    intro:
      "Een JSON-bestand waarin staat wat er voor elk antwoord verstuurd kan worden, met welke kans, en dat bewijst wat daarmee wordt beloofd. Het bewijs wordt gecontroleerd zodra u het bestand opent.",
    choose: "Protocolbestand kiezen",
    drop: "of sleep het naar een willekeurige plek op deze pagina",
    sample: "Voorbeeld proberen",
    sampleNote:
      "U ziet een voorbeeld: een protocol voor de enquête die bij Sluice hoort. Alle cijfers daarin zijn verzonnen.",
    opening: "Bezig met openen en controleren …",
    opened: "{name}",
    says: "Het gaat over “{data}”, waarover een bericht wordt verstuurd, en “{secret}”, dat geheim blijft.",
    counted: "Het is gemaakt met een tabel van {people} mensen.",
    sees: "Wie een bericht loot, moet beide kennen: het hangt ook af van “{secret}”.",
    linked: "Het protocol uit de link",
    linkDamaged: "Het protocol in de link is beschadigd.",
    linkRemedy: "Kopieer de hele link en open die opnieuw, of vraag degene die hem heeft gestuurd om het bestand.",
    tooLarge: "Een protocolbestand is niet groter dan {size}.",
  },

  make: {
    heading: "Een eigen vraag stellen",
    intro:
      "Voor een vraag die zelf het geheim is, zoals of iemand drugs heeft gebruikt. Daar is geen tabel voor nodig: niemand wordt geteld, en de belofte geldt wie er ook antwoordt. Zet het protocol in een enquête of stuur het aan wie u vraagt.",
    name: "Hoe de vraag heet",
    nameHelp: "Een korte naam, zoals “rookt”: daaronder staan de berichten.",
    answers: "De antwoorden",
    answersHelp: "Elk antwoord dat gegeven kan worden, elk op een eigen regel.",
    skippable: "Mag onbeantwoord blijven",
    level: "Niveau",
    levelHelp:
      "Boven 0, tot en met 6. Bij 1 is geen enkel bericht bij het ene antwoord meer dan 2,72 keer zo waarschijnlijk als bij een ander; bij minder moeten meer mensen worden gevraagd.",
    make: "Protocol maken",
    save: "Protocolbestand opslaan",
    fileName: "protocol",
    made: "Het protocol voor “{name}” is geopend en de belofte is gecontroleerd. Hieronder staat wat het doet.",
    missing: "Geef de vraag een naam, minstens twee antwoorden en een niveau boven 0, tot en met 6.",
  },

  does: {
    heading: "Wat het doet",
    intro:
      "Wat de ontvanger van een bericht over u te weten kan komen, en wat er voor elk antwoord verstuurd kan worden.",
    skip: "Direct naar uw eigen antwoord",
    waiting: "Open eerst een protocol.",
  },

  answer: {
    heading: "Uw eigen antwoord",
    intro:
      "Geef het ware antwoord. Voordat er iets wordt geloot, ziet u wat ervoor verstuurd kan worden, en wat de ontvanger daaruit kan opmaken.",
    truth: "Uw ware antwoord",
    own: "{column}",
    choose: "Kies …",
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
      "De kolommen rechts laten zien wat een ontvanger kan concluderen: welk deel van de mensen die een bericht versturen welke waarde van “{secret}” heeft, met daarnaast welk deel van alle mensen.",
    oneOfMany:
      "De kolom rechts laat zien wat een ontvanger kan concluderen: welk deel van de mensen die een bericht versturen de waarde van “{secret}” heeft waarover het het meest zegt, met daarnaast welk deel van alle mensen.",
    saysMost: "Waarde van “{secret}” waarover het het meest zegt",
    marks:
      "Een bericht is een lijst met kruisjes: per antwoord wel of geen kruisje. Uw antwoord krijgt een kruisje met een kans van 50 op 100, elk ander antwoord met een kans van {other} op 100, elk apart.",
    marksHint: "Wat een hele lijst zegt, ziet u zodra het bericht is geloot.",
    unknown: "Deze combinatie kwam niet voor in de tabel waarmee het protocol is gemaakt; er is geen bericht voor.",
    draw: "Mijn bericht loten",
    drawn: "Uw bericht: {report}",
    drawnSays:
      "Dit is wat u verstuurt. Het is één keer geloot en blijft hetzelfde totdat deze pagina wordt gesloten of opnieuw geladen: een ander bericht zou meer prijsgeven dan is beloofd.",
    drawnKept:
      "Dit is wat u verstuurt. Het is één keer geloot en wordt op dit apparaat onthouden: een ander bericht zou meer prijsgeven dan is beloofd.",
    concludesAnswer:
      "Van de 100 mensen in totaal hebben er {before} uw antwoord, en van de 100 die dit bericht versturen {after}.",
    collected:
      "Wie om antwoorden vraagt, verzamelt de berichten: elk in een eigen bestand, of onder elkaar gekopieerd in een kolom “{column}”. Daarin staat niet wie ze heeft verstuurd.",
    remember: "Op dit apparaat onthouden dat ik heb geantwoord",
    rememberSays:
      "Dan is dit bericht, en geen ander, er weer als het protocol opnieuw wordt geopend. Opgeslagen worden het bericht en bij welk protocol het hoort, maar niet uw antwoord; haal het vinkje weg om beide te vergeten.",
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
    share: "Versturen …",
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
