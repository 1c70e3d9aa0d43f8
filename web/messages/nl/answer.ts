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
    says: "Het gaat over “{data}”, waarover een bericht wordt verstuurd, en “{secret}”, dat geheim blijft. Het is gemaakt met een tabel van {people} mensen.",
    sees: "Wie een bericht loot, moet beide kennen: het hangt ook af van “{secret}”.",
    linked: "Het protocol uit de link",
    linkDamaged: "Het protocol in de link is beschadigd.",
    linkRemedy: "Kopieer de hele link en open die opnieuw, of vraag degene die hem heeft gestuurd om het bestand.",
    tooLarge: "Een protocolbestand is niet groter dan {size}.",
  },

  does: {
    heading: "Wat het doet",
    intro:
      "Wat de ontvanger van een bericht over u te weten kan komen, en wat er voor elk antwoord verstuurd kan worden.",
    waiting: "Open eerst een protocol.",
  },

  answer: {
    heading: "Uw eigen antwoord",
    intro: "Geef het ware antwoord. Dat blijft in dit venster: u verstuurt alleen het bericht dat ervoor wordt geloot.",
    truth: "Uw ware antwoord",
    own: "{column}",
    choose: "Kies …",
    may: "Wat ervoor verstuurd kan worden",
    report: "Bericht",
    chance: "Van 100 mensen met uw antwoord versturen er zoveel dit bericht",
    after: "“{secret}”: van 100 mensen die dit versturen",
    before: "van 100 mensen in totaal",
    oneOf:
      "De kolommen rechts laten zien wat een ontvanger kan concluderen: welk deel van de mensen die een bericht versturen welke waarde van “{secret}” heeft, met daarnaast welk deel van alle mensen.",
    marks:
      "Een bericht is een lijst met kruisjes: per antwoord wel of geen kruisje. Uw antwoord krijgt een kruisje met een kans van 50 op 100, elk ander antwoord met een kans van {other} op 100, elk apart.",
    marksHint:
      "Daardoor kan niemand zien welk kruisje het uwe is. Wat een hele lijst zegt, ziet u zodra het bericht is geloot.",
    unknown: "Deze combinatie kwam niet voor in de tabel waarmee het protocol is gemaakt; er is geen bericht voor.",
    draw: "Mijn bericht loten",
    drawn: "Uw bericht: {report}",
    drawnSays:
      "Dit is wat u verstuurt. Het is één keer geloot en blijft hetzelfde: opnieuw loten zou meer prijsgeven dan is beloofd.",
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
      "Doe dit alleen als uw bericht naar niemand is verstuurd, of als iemand anders aan de beurt is. Twee berichten van dezelfde persoon zeggen meer dan de belofte toestaat.",
    overYes: "Niemand heeft het gezien",
    overNo: "Bericht houden",
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
