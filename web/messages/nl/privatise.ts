// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the step that privatises, in Dutch. */
import type { privatise as english } from "../en/privatise.js";

export const privatise: typeof english = {
  heading: "Afschermen",
  intro:
    "Elke rij krijgt een eigen bericht, geloot met een geheime sleutel die uw browser willekeurig heeft gemaakt: dezelfde antwoorden krijgen weer dezelfde berichten. Uw bestand blijft zoals het is; er wordt een nieuw bestand gemaakt.",
  waiting: "Als het protocol er is, maakt één knop van het bestand een bestand dat u kunt delen.",
  which: "Af te schermen bestand",
  noFile: "nog geen",
  thisFile: "{name}, hierboven geopend",
  otherFile: "Ander bestand met dezelfde kolommen kiezen",
  chooseFile: "Bestand kiezen",
  back: "Weer {name} gebruiken",
  writeTitle: "Wat er in het nieuwe bestand komt",
  reports: "Berichten",
  reportsSays: "De berichten zelf.",
  reportsFor: {
    always: "Het best om te tellen en voor onderzoek: wie het protocol kent, kan voor de ruis corrigeren.",
    "under-prior":
      "Om te tellen en voor onderzoek: wie het protocol kent, kan voor de ruis corrigeren, voor zover de mensen zijn zoals die in de tabel.",
    "in-part":
      "Wie het protocol kent, kan maar voor een deel van de ruis corrigeren: van sommige antwoorden is niet te schatten hoe vaak ze voorkomen.",
    none: "Ze zeggen iets over afzonderlijke mensen, maar hoe vaak een antwoord voorkomt, is er niet uit te schatten.",
    unknown: "Voor onderzoek; of wie het protocol kent voor alle ruis kan corrigeren, is niet bekend.",
  },
  marksSays:
    "Elk bericht is een rij letters, één per antwoord in de volgorde van het protocolbestand: y als het is aangekruist.",
  pairsSays:
    "Elk bericht staat voor een geheim en een antwoord samen, die het waarschijnlijk of onwaarschijnlijk maakt.",
  both: "Berichten worden geloot uit {columns} samen: al deze kolommen worden gelezen, dus het bestand moet ze bevatten. Geen ervan wordt doorgegeven.",
  values: "Antwoorden, geloot uit de berichten",
  valuesSays:
    "Voor elk bericht een antwoord dat erdoor waarschijnlijk wordt, zodat de kolom op het origineel lijkt. Handig voor software die dat verwacht; er wordt niet meer prijsgegeven, maar er blijft minder behouden.",
  keeps: "Zo blijft {share} van de informatie in {columns} behouden.",
  keepTitle: "Andere kolommen",
  keepSays: "Het nieuwe bestand bevat wat is afgeschermd en verder niets, tenzij u hier een kolom toevoegt.",
  keepNone: "Dit bestand heeft geen andere kolom om toe te voegen.",
  confirmTitle: "“{column}” onveranderd doorgeven?",
  confirmBody:
    "De kolom “{column}” zou onveranderd worden overgenomen, rij voor rij, naast de berichten. Die kolom kan iets zeggen over “{secret}”, of over wie de persoon is, en valt niet onder de belofte.",
  confirmYes: "“{column}” onveranderd toevoegen",
  confirmNo: "Weglaten",
  tellsTitle: "“{column}” verraadt de antwoorden",
  tellsBody:
    "Wie het nieuwe bestand heeft, leest de antwoorden af uit die kolom of leidt ze eruit af. Het protocol beschermt dan niemand.",
  tellsYes: "“{column}” toch doorgeven",
  tells: {
    exactly: "“{column}” verraadt “{of}” precies: ernaast houden de berichten niets achter.",
    nearly: "“{column}” verraadt “{of}” van bijna elke rij: ernaast houden de berichten vrijwel niets achter.",
  },
  go: "{name} afschermen",
  again: "Opnieuw afschermen",
  levelWrong: "Wat hierboven is ingevuld, is geen niveau. Verbeter dat eerst, of verschuif de schuifknop.",
  onceTitle: "Dezelfde antwoorden nog eens: dezelfde berichten",
  onceSays:
    "Twee verschillende berichten over één antwoord zeggen meer dan één. Daarom worden berichten afgeleid uit een geheime sleutel die deze pagina heeft gemaakt: scherm dezelfde antwoorden nog eens af met hetzelfde protocol, en er komen dezelfde berichten uit. Bestanden die u opslaat, komen op een rekening; een ander protocol voor dezelfde antwoorden wordt samen met de eerdere gecontroleerd, en geweigerd als ze samen meer zouden zeggen dan is beloofd.",
  person: "Wie is wie",
  personRow: "de plaats in het bestand: rij voor rij",
  personSays:
    "Met een kolom die elke persoon aanduidt, worden dezelfde antwoorden herkend, ook als rijen zijn verplaatst.",
  remember: "De rekening en de sleutel ervan op dit apparaat bewaren",
  rememberSays:
    "Anders zijn ze allebei weg als deze pagina wordt gesloten. Wie ze kan lezen, kan de antwoorden achter de berichten achterhalen.",
  accountTitle: "Vrijgegeven uit dit bestand",
  accountSays: "Van {budget} nats voor “{notion}” is {spent} verbruikt en {remaining} over.",
  accountItem: "{date}: {protocol}, {notion} op niveau {epsilon}, {rows}",
  accountForget: "Nieuwe rekening beginnen, als niemand deze bestanden heeft gezien",
  forgetTitle: "Een nieuwe rekening beginnen?",
  forgetBody:
    "Doe dit alleen als geen enkel bestand dat u hebt opgeslagen aan iemand is gegeven. Een nieuwe rekening heeft een nieuwe sleutel: dezelfde antwoorden krijgen andere berichten, en wie beide ziet, komt meer te weten dan de belofte zegt.",
  forgetYes: "Niemand heeft ze gezien",
  forgetNo: "Rekening bewaren",
  limitsShort:
    "Deze bescherming rekent op drie dingen: de tabel klopt, de mensen hebben niets met elkaar te maken, en u deelt één bestand.",
  limitsLink: "Waar de belofte van afhangt",
  running: "Bezig met afschermen van {name}",
  cancelled: "Het afschermen is geannuleerd.",
  cancelledRemedy: "Er is geen bestand gemaakt; begin opnieuw wanneer u wilt.",
  done: "Klaar: {rows} afgeschermd.",
  earlier: "Van eerder: {name}, {rows}, gemaakt op niveau {epsilon}.",
  changed:
    "De instellingen hierboven zijn sindsdien veranderd: {settings}. Dit bestand is gemaakt op niveau {epsilon}.",
  settings: {
    source: "de tabel",
    columns: "de kolommen",
    notion: "het soort belofte",
    epsilon: "het niveau",
    alpha: "de zekerheid",
    neighbours: "de buren",
    protocol: "het protocol",
    objective: "waarvoor de methode is gemaakt",
    told: "of het protocol het geheim kent",
    file: "het af te schermen bestand",
    write: "wat er in het nieuwe bestand komt",
    keep: "de andere kolommen",
    person: "wie wie is",
  },
  saveFile: "Bestand opslaan",
  notSaved: "Het bestand kan niet worden weggeschreven: {reason}.",
  notSavedRemedy: "Maak er ruimte vrij, of sla het ergens anders op.",
  saveOther: "Hetzelfde in een ander formaat",
  formats: { xlsx: "Excel (.xlsx)", parquet: "Parquet" },
  saveProtocol: "Protocol opslaan",
  linkProtocol: "Link voor wie antwoordt kopiëren",
  linkSays:
    "Naar de pagina “Vraag beantwoorden” met dit protocol erin, voor wie moet antwoorden. Het deel van een link achter het # wordt naar geen enkele server gestuurd; het bevat de tabel met aantallen, net als het bestand.",
  linkCopied: "De link is gekopieerd.",
  linkNot: "De link kon niet worden gekopieerd. Sla het protocol op en verstuur het bestand.",
  linkTooLong: "Dit protocol is te groot voor een link. Sla het op en verstuur het bestand.",
  saveSummary: "Samenvatting opslaan",
  fileSays: "{name}, met {column}",
  fileSaysAlso: "{name}, met {column} en, onveranderd, {columns}",
  protocolSays:
    "Wat er met een antwoord is gebeurd, voor wie met het bestand werkt, en alles om de belofte opnieuw te controleren. Het bevat de tabel met aantallen waaruit het is gemaakt: publiceer het alleen als die tabel openbaar mag zijn.",
  summarySays: "Eén pagina in gewone taal, voor een ethische commissie of als toelichting bij de gegevens.",
  countsTitle: "Hoe vaak elk antwoord met ruis voorkwam",
  marksTitle: "Hoe vaak elk antwoord is aangekruist",
  counted: { one: "{report}: {n} keer", other: "{report}: {n} keer" },
  limitsTitle: "Wat dit niet doet",
  limits: [
    "Het verbergt niet dat iemand in het bestand staat, en ook niet hoeveel rijen er zijn of in welke volgorde die staan.",
    "Het geldt voor wat een bericht over “{secret}” zegt, niet voor andere kolommen of andere bestanden over dezelfde mensen.",
    "Het geldt voor één bericht per persoon. Meerdere berichten over dezelfde persoon zeggen samen meer.",
    "Het is berekend uit één tabel met aantallen. Voor mensen die anders zijn, is de belofte anders.",
  ],
  /** Where answers are not what is compared. */
  limitAnswer:
    "Geheim blijft “{secret}”, niet het antwoord: een bericht kan het antwoord zelf zijn, of een bericht dat alleen bij dit antwoord kan horen.",
  /** In the place of the last one, where the table is a sample. */
  limitSample:
    "Het is berekend uit één tabel met aantallen, en geldt voor de mensen uit wie deze willekeurig zijn getrokken. Voor anderen is de belofte anders.",
};
