// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of reports that are derived, the ledger and joint audits, in Dutch, under the ids of wasm/releases/texts.ts. */
import type * as texts from "../../../wasm/releases/texts.js";
import type { Translated } from "../catalogue.js";

export const releases = {
  "answers-released-before": ["Deze antwoorden zijn eerder vrijgegeven; het zijn geen {of}.", "Geef ze vrij als wat ze zijn, of kies het bestand dat bedoeld was."],
  "budget-exceeded": "{why}, en het budget is {epsilon} onder {notion}.",
  "columns-coded-differently": ["Deze protocollen maken op verschillende manieren categorieën van de kolom “{column}”.", "Maak protocollen die samen worden gebruikt met dezelfde klassen en met dezelfde ontbrekende en samengevoegde waarden."],
  "combinations-without-people": [
    "Van {all} combinaties van waarden komen er {missing} in deze gegevens bij niemand voor. Een steekproef sluit niet uit dat er zulke mensen zijn, en wat de vrijgaven samen over hen zeggen, valt niet te bepalen.",
    "Voeg categorieën samen tot elke combinatie voorkomt, of geef maar één kolom vrij.",
  ],
  "independent-samples": "onafhankelijke steekproeven",
  "independent-secrets": "onafhankelijke geheimen",
  "ledger-for-each": "Houd voor elke waarneming een eigen rekening bij.",
  "ledger-not-a-ledger": "“format” is niet “sluice-ledger”",
  "ledger-secret-wrong": "“secret” bestaat niet uit 64 hexadecimale cijfers",
  "ledger-wrong": ["Dit is geen rekening: {reason}.", "Gebruik de rekening zoals ze is opgeslagen."],
  "no-bound": "onbegrensd",
  "no-randomness": ["Dit apparaat biedt geen cryptografisch toeval.", "Gebruik een actuele browser of een actueel systeem; met minder kan het niet."],
  "other-people": ["Dit zijn niet de mensen waarvoor het protocol voor “{name}” is gemaakt: de tabel ervan heeft andere aantallen.", "Gebruik de gegevens waaruit alle protocollen zijn gemaakt, met dezelfde gewichten."],
  "over-budget": ["{why}. Verbruikt: {spent}; gevraagd: {requested}; over: {remaining} van {epsilon} nats ({notion}).", "{advice}."],
  "randomness-constant": ["Wat dit apparaat als cryptografisch toeval biedt, is steeds hetzelfde.", "Zoek uit wat crypto.getRandomValues heeft vervangen, een extensie of een test misschien; met minder kan het niet."],
  "release-nothing-more": "Geef van deze antwoorden niets meer vrij, of maak één protocol voor alles wat wordt vrijgegeven.",
  "release-of-wrong": "{where}.of is {value}",
  "secrets-differ": ["Deze protocollen gaan over verschillende geheimen: “{one}” en “{other}”.", "Controleer samen wat over hetzelfde geheim gaat."],
  "several-observations": "Op de rekening staan vrijgaven van verschillende waarnemingen, en niemand kan zeggen bij welke daarvan deze hoort.",
  "some-protocol-lacks-category": ["Een protocol kent de categorie “{category}” niet.", "Gebruik gegevens met de categorieën van de protocollen."],
  "table-lacks-column": ["De tabel heeft geen kolom “{name}”.", "Geef gegevens die de kolom bevatten."],
  "tables-differ": ["Deze protocollen zijn uit verschillende tabellen gemaakt: wat ze samen zeggen, hangt af van hoe hun kolommen samenhangen.", "Geef de gegevens, met alle kolommen die worden vrijgegeven en met het geheim."],
  "the-ledger": "de rekening",
  "too-many-rows-to-derive": ["Het bestand heeft meer rijen dan waarvoor berichten uit het rijnummer kunnen worden afgeleid.", "Splits het bestand, of noem de kolom die zegt wie wie is."],
  "too-many-sets": ["De berichten van het protocol “{protocol}” zijn verzamelingen, te veel om samen met andere onder een andere tabel te controleren.", "Gebruik een protocol met minder berichten."],
  "would-reach": "Samen met wat eerder is vrijgegeven, zou dit {reached} bereiken",
  "would-rule-out": "Samen met wat eerder is vrijgegeven, zou dit iets met zekerheid uitsluiten",
} satisfies Translated<typeof texts>;
