// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page about limits, in Dutch. */
import type { messages as english } from "../en/limits.js";

export const messages: typeof english = {
  title: "Hier rekent de bescherming op",
  lead: "Een antwoord met ruis zegt weinig over een verborgen waarde, en hoe weinig is bewezen. Deze pagina zegt wat het bewijs als gegeven aanneemt, en wat het niet dekt.",
  contents: "Op deze pagina",
  "sections.table.heading": "De tabel",
  "sections.table.says": [
    "Hoeveel een antwoord met ruis verraadt, hangt af van hoe antwoorden en verborgen waarden samenhangen. De bescherming is exact bewezen, voor de tabel met aantallen in het instellingenbestand en voor mensen die zo zijn.",
    "Voor andere mensen is ze anders. “Verborgen waarden lijken op elkaar” (ldp) heeft alleen nodig hoe vaak elk antwoord voorkomt bij elke verborgen waarde. “Vermoedens veranderen weinig” (lip) heeft de hele tabel nodig. “Antwoorden lijken op elkaar” (data-ldp) heeft helemaal geen tabel nodig, en daarbij blijft het minst bruikbaar.",
    "Zijn de getelde mensen een steekproef, dan kent niemand de ware tabel. Drie soorten bescherming gelden voor elke tabel die de steekproef niet uitsluit, voor één vrijgave. Dat zijn “De tabel is maar een steekproef” (rldp) en de twee “Voor een steekproef” (rlip, rpml). Voor de andere zeggen de pagina en “audit” op de opdrachtregel hoe zwak ze in het ergste geval zijn. Simulaties tonen deze zekerheid, ook bij zeldzame categorieën; niemand heeft haar bewezen. Oudere instellingenbestanden zijn daar minder zeker. De pagina begint met rlip.",
    "Voor lezers is er naast het volledige instellingenbestand een tweede, zonder aantallen. De kansen erin zijn gemaakt voor uw tabel, dus ze zeggen er nog iets over. We namen 250 mensen en verplaatsten één persoon in de tabel, op alle 30 manieren. Bij “Vermoedens veranderen weinig” gaf de methode die het meeste behoudt geen andere tabel dezelfde kansen. Een lezer die iedereen kent behalve één persoon, kan die laatste dus vinden. Bij 2.000 mensen vond een programma dat niemand kende in een seconde vijf echte aantallen van een verborgen waarde. De pagina kan aantallen eerst afronden op veelvouden van 3. Dan hebben alle tabellen die hetzelfde worden afgerond dezelfde kansen, en leren lezers afgeronde aantallen. Bij “Antwoorden lijken op elkaar” (data-ldp) hebben twee eenvoudige methoden (grr, oue) voor elke tabel dezelfde kansen.",
  ],
  "sections.records.heading": "Mensen die niets met elkaar te maken hebben",
  "sections.records.says": [
    "De bescherming gaat over wat uw antwoord met ruis over uw eigen verborgen waarde zegt. Zegt het antwoord van uw broer er ook iets over? Dan doet zijn antwoord met ruis dat ook, maar niet meer dan zijn antwoord. De bescherming telt dat niet mee.",
    "Iemand met twee rijen in een bestand heeft twee antwoorden met ruis, en die zeggen meer dan één. Kies de kolom die zegt wie wie is. De pagina weigert een bestand waarin iemand er twee keer in staat.",
  ],
  "sections.once.heading": "Eén vrijgave",
  "sections.once.says": [
    "Twee antwoorden met ruis bij één antwoord zeggen meer dan één ervan, en epsilons zijn niet gewoon op te tellen. Neem twee munten die niemand heeft gezien. De verborgen waarde is of ze dezelfde kant tonen. De eerste munt zegt er niets over, de tweede ook niet, en samen zeggen ze alles.",
    "Daarom kiest het toeval maar één keer. Antwoorden met ruis volgen uit een sleutel van dit apparaat. Vraag nog eens om dezelfde antwoorden, en dezelfde antwoorden met ruis komen eruit. Is één antwoord veranderd, of is er iemand bij, dan worden alle opnieuw geloot. Dat is een nieuwe vrijgave. Voor elke persoon is dit HMAC-SHA-256 van de instellingen en alle antwoorden in het bestand. Zegt alleen het rijnummer wie wie is, dan is het een stroom van ChaCha20 met zo’n sleutel.",
    "De pagina houdt bij wat u vrijgeeft. Een nieuwe vrijgave over dezelfde mensen controleert ze samen met de eerdere, als het ene kanaal dat ze zijn. Ze weigert wat over de grens zou gaan, en wat niemand kan nagaan. U kunt zeggen dat twee vrijgaven over verschillende mensen gaan. U kunt zeggen dat ze over waarnemingen gaan die niets met elkaar te maken hebben. De pagina gelooft u: niemand kan het controleren.",
    "Het overzicht weet wat ermee is vrijgegeven. Het weet niet van vrijgaven elders: in een ander venster, of uit een kopie met een andere naam. Het weet ook niet van vrijgaven door iemand anders die dezelfde antwoorden heeft. Een overzicht dat iemand heeft bewerkt, zegt wat die persoon wil.",
    "Met de sleutel, de instellingen en de antwoorden met ruis kan iedereen echte antwoorden uitproberen en zien welke passen. Bewaar de sleutel even zorgvuldig als de antwoorden.",
  ],
  "sections.answer.heading": "Het antwoord zelf",
  "sections.answer.says": [
    "De bescherming verbergt de verborgen waarde. Bij alle behalve “Antwoorden lijken op elkaar” (data-ldp) kan het echte antwoord worden verstuurd zoals het is, altijd of soms. Dat is zo als het niet meer over de verborgen waarde zegt dan u toestaat. Een antwoord met ruis kan er ook een zijn dat maar bij één antwoord hoort. De pagina “Vraag beantwoorden” zegt het bij elk antwoord, voordat het toeval er een met ruis kiest.",
    "Moet het antwoord zelf verborgen blijven, kies dan “Antwoorden lijken op elkaar”: er blijft minder bruikbaar.",
  ],
  "sections.knowledge.heading": "Dit weten anderen al",
  "sections.knowledge.says": [
    "De bescherming begrenst hoe ver een antwoord met ruis een vermoeden verschuift, niet waar het uitkomt. Een lezer die zonder dat antwoord bijna zeker is van een verborgen waarde, kan dat ermee ook zijn. Sommige soorten bescherming begrenzen maar één richting. “Geen verborgen waarde wordt waarschijnlijk” (pml) laat toe dat een antwoord met ruis een verborgen waarde uitsluit. “Buren lijken op elkaar” (profile) maakt buren moeilijk te onderscheiden, maar andere niet.",
    "“Vermoedens veranderen weinig” is voor een lezer die de tabel kent en verder niets over de persoon. “Bekende kolommen helpen niet” (srlip) is voor een lezer die enkele gedeelde kolommen kent. “Verborgen waarden lijken op elkaar” laat elk vermoeden over de verborgen waarde toe. “Ook naast bekende kolommen” (srldp) laat beide toe. Geen ervan dekt wat andere bestanden over dezelfde persoon zeggen, of andere kolommen van hetzelfde bestand.",
    "Niets hier verbergt dat iemand in een bestand staat, hoeveel rijen het heeft of in welke volgorde die staan.",
  ],
  "sections.proof.heading": "Wat is bewezen, en door wie",
  "sections.proof.says": [
    "Kansen zijn gehele getallen gedeeld door 2^62, en antwoorden met ruis worden met precies die kansen geloot. Het rekenprogramma berekent de grootste verhouding die een antwoord met ruis bereikt, in gehele getallen van elke lengte. Ernaast staat de verhouding die is toegestaan. Het instellingenbestand bevat beide, met het antwoord met ruis en de verborgen waarden waarbij ze wordt bereikt. Het rekenprogramma bewijst dit telkens als volledige instellingen worden gebruikt. “Hier opnieuw controleren” en de audit op de opdrachtregel laten het ook door een tweede programma bewijzen. De twee programma’s hebben niets gemeen.",
    "De twee hashes in het bestand zeggen of de aantallen en het bestand die zijn waarvoor het bewijs is gemaakt. Ze zeggen niet wie het heeft gemaakt: vergelijk ze met wat de maker ergens anders heeft gepubliceerd.",
    "Een bewijs gaat over de aantallen in zijn eigen bestand. Niemand kan eraan zien of dat de aantallen van uw mensen zijn. Alles lijkt veilig als verborgen waarde en antwoord in een tabel niets met elkaar te maken hebben. Het commando “audit” met uw eigen gegevens zegt wat de instellingen over die mensen zouden zeggen.",
    "De zoektocht bewijst ook hoeveel meer een andere methode kan behouden. Het bestand bevat dat bewijs, en het tweede programma controleert het. Dat kan niet als de methode de verborgen kolom gebruikt. Voor een grote tabel die een steekproef is, bevat het bestand zo’n bewijs niet. Dan kan alleen een nieuwe zoektocht het controleren. De bescherming geldt hoe dan ook.",
  ],
  "sections.chance.heading": "Toeval",
  "sections.chance.says": [
    "Alle toeval komt uit de cryptografische bron van het platform (getRandomValues, getentropy), rechtstreeks of via de sleutel. Zonder die bron loot de pagina niets: er is geen zwakkere bron om op terug te vallen.",
    "Elke loting bekijkt alle antwoorden met ruis, zonder vertakking, dus de tijd verraadt niet welk eruit kwam. Het antwoord bepaalt welke rij van de tabel wordt gelezen. Een programma op dezelfde computer kan dat misschien zien, als het het geheugen van de processor nauwkeurig genoeg volgt. Toevalsgetallen worden na gebruik gewist, voor zover de programmeertaal dat toelaat.",
  ],
  "sections.see.heading": "Ga zelf na dat er niets naar buiten gaat",
  "sections.see.says": ["U hoeft het niet te geloven. Elk van deze proeven duurt een paar minuten, en een browser is genoeg."],
  "sections.see.steps": [
    "Vliegtuigmodus. Open de pagina en wacht tot onderaan staat dat deze browser haar bewaart. Zet het netwerk uit, helemaal. Open een bestand, kies een privacy, bescherm het bestand en sla het op. Ga naar elke pagina en laad de pagina opnieuw. Alles werkt, dus niets daarvan hoefde van elders te komen. Sluit het venster voordat u het netwerk weer aanzet. Alles wat wachtte om te worden verstuurd, is dan weg.",
    "De lijst met verzoeken, in Chromium, Chrome en Edge. Druk op F12, kies “Netwerk”, vink “Logboek bewaren” aan en laad de pagina. De bestanden ervan verschijnen. Bewaart de browser de pagina eenmaal, dan komen ze van de service worker. Maak de lijst leeg (de cirkel met een streep erdoor) en gebruik de pagina. Alles wat vanaf nu verschijnt, begint met “blob:” of “data:”. Dat zijn namen voor wat al in dit venster is. De enige uitzondering is “offline.js”: daarmee kan de browser zelf kijken of er een nieuwere build is.",
    "Hetzelfde in Firefox. Druk op F12, kies “Netwerk” en vink achter het tandwiel “Logboeken behouden” aan. Laad de pagina, maak de lijst leeg (de prullenbak) en gebruik de pagina.",
    "Probeer iets te versturen. Kies in dezelfde hulpmiddelen “Console”, typ fetch(\"/leak\") en druk op Enter. Dat zou de host van deze pagina zelf iets vragen. De browser weigert het, en de melding noemt het beleid (connect-src 'none').",
    "Eén bestand van een schijf. Klik onderaan op “Deze pagina als één bestand downloaden”. Zet het netwerk uit en open sluice.html met een dubbele klik. Er is geen host meer. In de eerste regels van het bestand staat zijn beleid, dat één script en één stijl toelaat, met hun hashes.",
  ],
  "sections.kept.heading": "Dit bewaart de browser van de pagina",
  "sections.kept.says": [
    "Als het kan, bewaart de browser de bestanden van deze pagina, zodat ze zonder netwerk opent. Hij bewaart elk bestand tot op de byte zoals het is gebouwd, met zijn hash, of geen ervan. De service worker offline.js doet dat. Die heeft minder dan honderd regels en een lijst met bestanden, en wordt geleverd zoals hij is geschreven. Hij antwoordt met deze bestanden en laat al het andere met rust. Hij luistert naar niets wat een pagina hem zou kunnen vertellen. Uw gegevens komen er nooit in de buurt. In de instellingen van de browser kunt u wissen wat die bewaart (gegevens van deze site).",
    "Het is het enige deel dat niet aan het beleid van de pagina is gebonden. Zijn eigen beleid komt mee van de host, en niet elke host stuurt er een. Daarom is het zo kort: lees het. Heeft de pagina zich eenmaal afgesloten, dan kan ze er geen ander voor in de plaats zetten.",
    "Als u de pagina opent, kan de browser de host vragen of offline.js is veranderd. De host hoort dat de pagina is geopend, zoals anders ook, en verder niets. De browser haalt een nieuwere build in zijn geheel op, en de pagina zegt dat die er is. Vanaf het volgende bezoek wordt die gebruikt. Het ene bestand van een schijf vraagt niemand iets.",
    "De hash onderaan de pagina zegt welke build het is, niet dat het die build is. Een veranderde pagina kan elke hash tonen. Vergelijk de bestanden met de bestanden die u uit de broncode hebt gebouwd. De README zegt hoe.",
    "De browser slaat geen bestand op dat u opent, tenzij u daarom vraagt. Daarvoor zijn er drie vakjes, en geen ervan is vooraf aangevinkt. Eén bewaart een bestand ingepakt voor het tabblad, tot u dat sluit of het vinkje weghaalt. Eén bewaart op het apparaat het overzicht van wat u hebt gedeeld, met de sleutel. Eén onthoudt op het apparaat welk antwoord met ruis u kreeg.",
    "Een vierde vakje is wel aangevinkt. Nadat u een beschermd bestand opslaat, bewaart het apparaat de dag en twee vingerafdrukken. De ene is van het bestand dat u opende, de andere van de aantallen daarin. Ze bevatten geen namen en geen antwoorden. Een lezer ervan leert hoeveel bestanden u hier beschermde, en op welke dagen. Die kan ook gissingen toetsen: is het dit bestand, of zijn dit de aantallen? Elke gissing kost 600.000 rondes van een hash, enkele tienden van een seconde. Een tabel van weinig mensen is dan nog te raden. Haal het vinkje weg, en alle vingerafdrukken zijn weg.",
  ],
  "sections.machine.heading": "De computer waarop het draait",
  "sections.machine.says": [
    "De pagina verstuurt geen verzoek meer als ze eenmaal is geladen, en haar beleid weigert verbindingen. We hebben dit geprobeerd in Chromium, Firefox en WebKit voor Linux (de engine van Safari, niet Safari zelf). Een script in de geladen pagina probeerde zo’n twintig manieren, en geen daarvan bereikte een server. Geen beleid kan alles uitsluiten. De pagina kan naar een ander adres gaan, wat u zou zien, of WebRTC gebruiken, wat ze niet doet. Iemand kan met de browser hebben geknoeid. Een extensie kan meelezen, of iemand kan op het scherm meekijken. Deze pagina kan een veranderde kopie zijn. Vergelijk de bestanden ervan met de bestanden die u uit de broncode kunt bouwen.",
    "Het bestand dat u opent, blijft waar het is, met alle antwoorden erin. Of u het wist, is aan u.",
    "In het instellingenbestand staat de tabel met aantallen. Geef het alleen weg als anderen die aantallen mogen kennen: bij weinig mensen kan eruit blijken om wie het gaat.",
  ],
};
