// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page about limits, in Dutch. */
import type { messages as english } from "../en/limits.js";

export const messages: typeof english = {
  title: "Waar de belofte van afhangt",
  lead: "Een bericht zegt weinig over een geheim, en hoe weinig is bewezen. Hier leest u wat dat bewijs als gegeven aanneemt, en waarover het niets zegt.",
  contents: "Op deze pagina",
  sections: [
    {
      id: "table",
      heading: "De tabel",
      says: [
        "Wat een bericht prijsgeeft, hangt af van hoe antwoorden en geheimen samenhangen. De belofte is bewezen voor precies de tabel met aantallen in het protocolbestand, en voor mensen die daarmee overeenkomen.",
        "Voor andere mensen ligt het anders. Bij “Geheimen lijken op elkaar” (ldp) hoeven alleen de aandelen van de antwoorden onder mensen met hetzelfde geheim te kloppen; bij “Inschattingen veranderen weinig” (lip) moet de hele tabel kloppen; “Antwoorden lijken op elkaar” (data-ldp) heeft helemaal geen tabel nodig, en behoudt het minst.",
        "Zijn de getelde mensen een steekproef, dan kent niemand de ware tabel. “De tabel is maar een steekproef” (rldp) en de twee beloften “Voor steekproeven” (rlip, rpml) gelden voor elke tabel die de steekproef niet uitsluit, voor één vrijgave; voor andere beloften vertellen de pagina en “audit” op de opdrachtregel waar ze in het ergste geval op neerkomen. Die zekerheid is die van een χ²-toets: een benadering die goed is als er in elke cel veel mensen zitten.",
      ],
    },
    {
      id: "records",
      heading: "Mensen die niets met elkaar te maken hebben",
      says: [
        "De belofte gaat over wat uw bericht over uw geheim zegt. Zegt het antwoord van uw broer ook iets over uw geheim, dan doet zijn bericht dat ook; niet meer dan zijn antwoord toelaat, maar het wordt hier niet meegeteld.",
        "Wie twee rijen in een bestand heeft, heeft twee berichten, en die zeggen meer dan één. Kies de kolom die zegt wie wie is: een bestand waarin iemand twee keer staat, wordt geweigerd.",
      ],
    },
    {
      id: "once",
      heading: "Eén vrijgave",
      says: [
        "Twee verschillende berichten over één antwoord zeggen meer dan één daarvan, en niveaus zijn niet gewoon op te tellen. Neem twee munten die niemand heeft gezien, met als geheim of ze dezelfde kant tonen: de eerste munt zegt er niets over, de tweede ook niet, en samen zeggen ze alles.",
        "Daarom wordt er voor een antwoord maar één keer geloot. Berichten worden afgeleid uit een geheime sleutel van dit apparaat (voor elke persoon met HMAC-SHA-256 van het protocol en alle antwoorden in het bestand; als alleen het rijnummer zegt wie wie is, met een ChaCha20-stroom met zo’n sleutel): vraag nog eens om dezelfde antwoorden, en er komen dezelfde berichten uit. Is één antwoord veranderd, of is er iemand bijgekomen, dan worden ze allemaal opnieuw geloot, en dat is een nieuwe vrijgave.",
        "Wat wordt vrijgegeven, komt op een rekening. Een nieuwe vrijgave over dezelfde mensen wordt gecontroleerd samen met de eerdere, als het ene kanaal dat ze samen vormen, en geweigerd als ze samen meer zouden zeggen dan is beloofd, of als niemand dat kan nagaan. Wie zegt dat twee vrijgaven over verschillende mensen gaan, of over waarnemingen die niets met elkaar te maken hebben, wordt geloofd: niemand kan dat controleren.",
        "De rekening weet wat ermee is vrijgegeven. Ze weet niet wat elders is vrijgegeven, in een ander venster, uit een kopie van het bestand met een andere naam, of door iemand anders die dezelfde antwoorden heeft; en een rekening die iemand heeft bewerkt, zegt wat die persoon wil.",
        "Wie de sleutel van de rekening, het protocol en de berichten heeft, kan antwoorden uitproberen en zien bij welke berichten ze horen. Bewaar de sleutel even zorgvuldig als de antwoorden.",
      ],
    },
    {
      id: "answer",
      heading: "Het antwoord zelf",
      says: [
        "Wat geheim blijft, is het geheim. Bij elke belofte behalve “Antwoorden lijken op elkaar” (data-ldp) kan het antwoord worden verstuurd zoals het is, zeker of met een bepaalde kans, zolang het niet meer over het geheim zegt dan is toegestaan; en een bericht kan er een zijn dat maar bij één antwoord kan horen. De pagina “Vraag beantwoorden” zegt dat voor elk antwoord, voordat er een bericht wordt geloot.",
        "Mag het antwoord zelf niet bekend worden, kies dan “Antwoorden lijken op elkaar”: daarbij blijft minder behouden.",
      ],
    },
    {
      id: "knowledge",
      heading: "Wat anderen al weten",
      says: [
        "Begrensd is hoe ver een bericht een inschatting verschuift, niet waar die uitkomt: wie zonder het bericht al bijna zeker is van een geheim, kan dat met het bericht ook zijn. Sommige beloften begrenzen maar één richting: bij “Geen geheim wordt waarschijnlijk” (pml) kan een bericht een geheim uitsluiten, en bij “Buren lijken op elkaar” (profile) zijn buren moeilijk uit elkaar te houden, andere geheimen misschien juist makkelijk.",
        "“Inschattingen veranderen weinig” gaat uit van een waarnemer die de tabel kent en verder niets over de persoon weet; “Bekende kolommen helpen niet” (srlip) van een waarnemer die enkele van de gedeelde kolommen kent; bij “Geheimen lijken op elkaar” maakt het niet uit hoe de waarnemer het geheim inschat, en bij “ook naast bekende kolommen” (srldp) geldt beide. Geen ervan dekt wat andere bestanden, of andere kolommen van hetzelfde bestand, over dezelfde persoon zeggen.",
        "Niets hiervan verbergt dat iemand in een bestand staat, hoeveel rijen het heeft of in welke volgorde die staan.",
      ],
    },
    {
      id: "proof",
      heading: "Wat is bewezen, en door wie",
      says: [
        "Kansen zijn gehele getallen gedeeld door 2^62, en berichten worden met precies die kansen geloot. De grootste verhouding die een bericht bereikt, en hoe groot die mag zijn, wordt berekend in gehele getallen van willekeurige lengte; ze staat in het protocolbestand, met het bericht en de geheimen waarbij ze wordt bereikt. Het rekenprogramma bewijst dit telkens als een protocol wordt gebruikt, en “Hier opnieuw controleren” en de audit op de opdrachtregel laten het ook bewijzen door een tweede programma, dat er niets mee gemeen heeft.",
        "De twee hashes in het bestand zeggen of de aantallen en het bestand zelf die zijn waarvoor het certificaat is gemaakt. Ze zeggen niet wie het heeft gemaakt: vergelijk ze met wat de maker ergens anders heeft gepubliceerd.",
        "Een certificaat gaat over de aantallen in zijn eigen bestand. Of dat de aantallen van uw mensen zijn, kan niemand eraan zien: met een tabel waarin geheim en antwoord niets met elkaar te maken hebben, lijkt alles veilig. “audit” met uw eigen gegevens vertelt wat een protocol over uw mensen zou zeggen.",
        "De zoektocht bewijst ook hoeveel meer een ander protocol kan behouden. Het bestand bevat ook dat bewijs, en het tweede programma controleert het, tenzij het kanaal het geheim ziet of de belofte voor een steekproef is. Dan kan alleen een nieuwe zoektocht het controleren. De belofte geldt hoe dan ook.",
      ],
    },
    {
      id: "chance",
      heading: "Toeval",
      says: [
        "Alle toeval komt uit de cryptografische bron van het platform (getRandomValues, getentropy), rechtstreeks of via de sleutel van de rekening. Is die bron er niet, dan wordt er niets geloot: er is geen zwakkere bron waarop wordt teruggevallen.",
        "Bij elke loting worden alle berichten bekeken, zonder vertakking, zodat de tijd niet verraadt welk bericht eruit kwam. Welke rij van de tabel wordt gelezen, volgt uit het antwoord: een programma op dezelfde computer dat het geheugen van de processor nauwkeurig genoeg volgt, zou dat kunnen zien. Toevalsgetallen worden na gebruik gewist, voor zover de programmeertaal dat toelaat.",
      ],
    },
    {
      id: "see",
      heading: "Ga zelf na dat er niets naar buiten gaat",
      says: ["Niemand hoeft het te geloven. Elk van deze proeven duurt een paar minuten, en een browser is genoeg."],
      steps: [
        "Vliegtuigmodus. Open de pagina en wacht tot onderaan staat dat deze browser haar bewaart. Zet het netwerk uit, helemaal. Open een bestand, kies een niveau, scherm af, sla op, ga naar elke pagina en laad de pagina opnieuw: alles werkt, dus niets daarvan hoefde van elders te komen. Sluit het venster voordat u het netwerk weer aanzet; wat had kunnen wachten om te worden verstuurd, is dan weg.",
        "De lijst met verzoeken, in Chromium, Chrome en Edge. Druk op F12, kies “Netwerk”, vink “Logboek bewaren” aan en laad de pagina. De bestanden ervan verschijnen; is de pagina eenmaal bewaard, dan komen ze van de service worker. Maak de lijst leeg (de cirkel met een streep erdoor) en gebruik de pagina. Wat vanaf nu verschijnt, begint met “blob:” of “data:”: dat zijn namen voor wat al in dit venster is. De enige uitzondering is “offline.js”, waarmee de browser zelf kan kijken of er een nieuwere build is.",
        "Hetzelfde in Firefox. Druk op F12, kies “Netwerk”, vink achter het tandwiel “Logboeken behouden” aan, laad de pagina, maak de lijst leeg (de prullenbak) en gebruik de pagina.",
        "Probeer iets te versturen. Kies in dezelfde hulpmiddelen “Console”, typ fetch(\"/leak\") en druk op Enter. Dat zou de host van deze pagina zelf iets vragen. Het wordt geweigerd, en de melding noemt het beleid (connect-src 'none').",
        "Eén bestand van een schijf. Klik onderaan op “Deze pagina als één bestand downloaden”, zet het netwerk uit en open sluice.html met een dubbele klik. Er is geen host meer; in de eerste regels van het bestand staat zijn beleid, dat één script en één stijl toelaat, aan de hand van hun hashes.",
      ],
    },
    {
      id: "kept",
      heading: "Wat de browser van de pagina bewaart",
      says: [
        "Waar dat kan bewaart de browser de bestanden van deze pagina, zodat ze zonder netwerk opent: elk bestand tot op de byte zoals het is gebouwd, aan de hand van zijn hash, of geen ervan. Dat doet de service worker offline.js, minder dan honderd regels en een lijst met bestanden, die wordt geleverd zoals hij is geschreven. Hij antwoordt met deze bestanden, laat al het andere met rust en luistert naar niets wat een pagina hem zou kunnen vertellen. Uw gegevens komen er nooit in de buurt. In de instellingen van de browser kunt u wissen wat die bewaart (gegevens van deze site).",
        "Het is het enige deel dat niet aan het beleid van de pagina is gebonden: zijn eigen beleid komt mee van de host, en niet elke host stuurt er een mee. Daarom is het zo kort; lees het. Heeft de pagina zich eenmaal afgesloten, dan kan ze er geen ander voor in de plaats zetten.",
        "Bij het openen van de pagina kan de browser de host vragen of offline.js is veranderd. De host hoort dan dat de pagina is geopend, zoals anders ook, en verder niets. Een nieuwere build wordt in zijn geheel opgehaald, de pagina zegt dat die er is, en vanaf het volgende bezoek wordt die gebruikt. Het ene bestand van een schijf vraagt niemand iets.",
        "De hash onderaan de pagina zegt welke build het is, niet dat het die build is: een veranderde pagina kan elke hash tonen. Vergelijk de bestanden met die welke u uit de broncode hebt gebouwd; de README legt uit hoe.",
        "Van wat u opent wordt niets opgeslagen, tenzij u daarom vraagt. Daarvoor zijn er drie vakjes, en geen ervan is vooraf aangevinkt: om een bestand ingepakt voor het tabblad te bewaren, tot dat wordt gesloten of het vinkje wordt weggehaald; om op het apparaat bij te houden wat er is vrijgegeven, met de bijbehorende geheime sleutel; en om op het apparaat te onthouden welk bericht voor u is geloot.",
      ],
    },
    {
      id: "machine",
      heading: "De computer waarop het draait",
      says: [
        "Als de pagina eenmaal is geladen, verstuurt ze geen enkel netwerkverzoek meer, en haar beleid weigert verbindingen. Wat geen beleid kan uitsluiten: dat de pagina een ander adres opent (dat zou u zien), WebRTC (de pagina gebruikt het niet), een browser waarmee is geknoeid, een extensie die meeleest, iemand die op het scherm meekijkt, en een veranderde kopie van deze pagina. Vergelijk de bestanden ervan met de bestanden die u zelf uit de broncode kunt bouwen.",
        "Het bestand dat u opent, blijft waar het is, met alle antwoorden erin. Of u het wist, is aan u.",
        "In het protocolbestand staat de tabel met aantallen. Geef het alleen aan anderen als die aantallen bekend mogen zijn: bij weinig mensen kan eruit blijken om wie het gaat.",
      ],
    },
  ],
};
