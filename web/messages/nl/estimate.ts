// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever receives reports, in Dutch. `{name}` is a hole. */
import type { messages as english } from "../en/estimate.js";

export const messages: typeof english = {
  title: "Schatten uit berichten",
  lead: "Wat over een bericht is beloofd, gaat over het geheim van de afzender; het antwoord kan er wel degelijk in staan. Alle berichten samen zeggen hoe vaak elk antwoord voorkomt, voor zover het protocol dat doorlaat, en hoe zeker dat is. Open het protocol waarmee ze zijn gemaakt, en daarna de berichten.",

  reports: {
    heading: "De berichten",
    intro:
      "Een bestand met één bericht per rij, of met de kolommen “report” en “count”: aantallen zijn genoeg, wie ze ook heeft geteld. Kies of sleep gerust veel bestanden tegelijk, bijvoorbeeld van afzonderlijke mensen: ze worden samen geteld.",
    waiting: "Open eerst een protocol.",
    choose: "Bestanden met berichten kiezen",
    sample: "Berichten bij het voorbeeld proberen",
    reading: "Bezig met tellen van {name}",
    read: "{name}: {people}.",
    missing: { one: "{n} rij zonder bericht is overgeslagen.", other: "{n} rijen zonder bericht zijn overgeslagen." },
    files: { one: "{n} bestand", other: "{n} bestanden" },
    isProtocol: "{name} is een protocol, geen bestand met berichten.",
    asProtocol: "Als protocol openen",
    people: { one: "{n} bericht", other: "{n} berichten" },
    values: "Lezen als antwoorden die uit berichten zijn geloot",
    valuesSays: "Bevat het bestand antwoorden in plaats van berichten? Geef dat dan hier aan.",
  },

  says: {
    heading: "Wat ze zeggen",
    intro: "Aandelen van de ondervraagde mensen, met intervallen die kloppen.",
    waiting: "Open eerst een protocol en berichten.",
    title: "Hoe vaak elke waarde van “{column}” voorkomt",
    point: "Schatting",
    pointNot: "niet te zeggen",
    interval: "{sure}-interval",
    summary: "Uit {people}: {parts}.",
    part: "{name} {point} (tussen {low} en {high})",
    partNone: "{name} {point}",
    sure: "Hoe zeker",
    kind: "Intervallen",
    kinds: {
      each: "voor elk aandeel",
      together: "voor alle aandelen tegelijk",
    },
    kindSays: {
      each: "Elk interval is voor zijn eigen aandeel en klopt minstens zo vaak. Het gaat over alle mensen zoals degenen die hebben geantwoord.",
      together: "Alle intervallen kloppen tegelijk, minstens zo vaak. Daarom zijn ze breder.",
    },
    assume: "Neem als bekend aan hoe “{secret}” is verdeeld onder mensen met hetzelfde antwoord",
    assumeSays:
      "Zoals in de tabel van het protocol. Er valt dan meer te zeggen, maar dat klopt alleen als die tabel klopt.",
    untold:
      "Wat hier niet te zeggen is, valt uit berichten van dit protocol niet af te leiden, hoeveel het er ook zijn: het interval is alles wat bekend is.",
    impossible:
      "Deze berichten kunnen niet uit dit protocol komen, wie er ook is ondervraagd: het is een ander protocol, of er zijn berichten verzonnen. Op niets van wat hier wordt geschat, kunt u vertrouwen.",
    unlikely:
      "Berichten die uit dit protocol komen, zien er in minder dan één op de 10.000 enquêtes zo vreemd uit als deze: het is een ander protocol, of er zijn berichten verzonnen. Vertrouw niet op de schattingen.",
    fits: "De berichten passen bij het protocol (p = {p}).",
    anything:
      "Deze aantallen passen bij dit protocol, en laten niets over waaraan dat verder te toetsen is: verzonnen berichten hoeven er niet in op te vallen.",
    others:
      "Deze mensen zijn anders verdeeld dan de mensen voor wie het protocol is gemaakt. Voor zover de belofte van de verdeling afhangt, is ze voor anderen gedaan.",
    influenceAll:
      "Eén verzonnen bericht kan een schatting met meer dan het aandeel van alle mensen verschuiven: er zijn te weinig berichten, of het protocol laat te weinig door.",
    influence: "Eén verzonnen bericht verschuift een schatting met hoogstens {points} procentpunt.",
    saveTable: "Tabel opslaan (CSV)",
    saveAll: "Alles opslaan (JSON)",
    tableName: "schattingen.csv",
    allName: "schattingen.json",
    columns: ["kolom", "categorie", "zuiver", "aannemelijkst", "laag", "hoog"],
  },

  plan: {
    heading: "Hoeveel mensen ondervragen",
    intro: "Nog voordat iemand heeft geantwoord: hoe nauwkeurig de aandelen worden.",
    within: "Elk aandeel op",
    unit: "procentpunt nauwkeurig",
    people: "ondervraagden",
    orPeople: "of met",
    ask: "Uitrekenen",
    needed: "Voor elk aandeel op zich: {each}. Voor alle aandelen tegelijk: {together}.",
    width:
      "Marge naar beide kanten met {people}: {each} voor elk aandeel op zich, {together} voor alle aandelen tegelijk.",
    enough: { one: "{n} persoon", other: "{n} mensen" },
    table: "Dat geldt voor mensen die zijn verdeeld zoals in de tabel van het protocol.",
    anybody:
      "Dat geldt wie er ook antwoorden: voor dit protocol is niemand geteld, dus is gerekend met de mensen van wie de aandelen het moeilijkst te schatten zijn.",
    never: "geen enkel aantal mensen is genoeg",
    points: "{n} procentpunt",
    noBound: "onbegrensd",
    missing:
      "Vul in hoe nauwkeurig de aandelen moeten zijn (meer dan 0), hoeveel mensen er worden ondervraagd, of beide.",
  },
};
