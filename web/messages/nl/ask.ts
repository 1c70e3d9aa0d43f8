// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever has a question, in Dutch. `{name}` is a hole. */
import type { messages as english } from "../en/ask.js";

export const messages: typeof english = {
  title: "Een vraag stellen",
  lead: "Vraag iets wat mensen liever niet vertellen. U krijgt antwoorden met ruis, en aantallen waarop u kunt bouwen.",

  write: {
    heading: "Uw vraag",
    wording: "De vraag",
    wordingHint: "Bijvoorbeeld: Hebt u ooit gespiekt bij een examen?",
    answers: "De antwoorden, één per regel",
    answersHint: "U kunt een lijst plakken.",
    first: "Ja\nNee",
    skippable: "Mensen mogen kiezen: “Zeg ik liever niet”",
    asker: "Uw naam of organisatie (mensen zien die)",
    sendTo: "Mensen sturen hun antwoord met ruis naar",
    sendToHint:
      "Een e-mailadres, of een adres dat begint met https://. Een e-mail toont u wie hem stuurde. Deze pagina opent het adres nooit.",
    sendToPlain: "Dit is geen e-mailadres of https://-adres. Mensen zien het als gewone tekst.",
    language: "Taal van de vraag",
    more: "Andere talen, korte naam",
    column: "Korte naam",
    columnHint: "Onder deze naam staan de antwoorden met ruis in uw tabel. Laat dit leeg om de vraag te gebruiken.",
    translated: "De vraag in {language}",
    translatedAnswers: "De antwoorden in {language}, één per regel, in dezelfde volgorde",
  },

  /** Of a question that comes from the page Learn. */
  offered: {
    says: "U maakte “{wording}” bij Leren. Hier staat al een andere vraag.",
    replace: "Vervang die",
    leave: "Laat die staan",
  },
  privacy: {
    heading: "Privacy",
    strong: "Sterk",
    medium: "Gemiddeld",
    weak: "Zwak",
    rise: "Een kans van 50 op 100 om een antwoord te raden wordt hoogstens {most}.",
    asking: "Hoeveel mensen kunt u vragen?",
    precise: "Met {people} mensen is elk percentage bekend op ± {points} punten, 95 van de 100 keer.",
    tooFew: "{people} mensen zijn te weinig: ze geven ± 50 punten of meer.",
    people: "Er zijn ongeveer {people} mensen nodig om elk percentage op ± 5 punten te kennen, 95 van de 100 keer.",
    nobody: "Geen aantal mensen is genoeg.",
    fine: "Fijn instellen",
    epsilon: "Epsilon (ε)",
    epsilonHint: "Boven 0, hoogstens 6. Een kleinere ε beschermt meer en vraagt meer mensen.",
    epsilonWrong: "Epsilon is geen getal boven 0 en hoogstens 6. Verbeter het.",
  },

  preview: {
    heading: "Dit zien mensen",
    empty: "Schrijf een vraag en minstens twee antwoorden.",
    tryIt: "Probeer het: dit voorbeeld bewaart en verstuurt niets.",
    same: "“{answer}” staat er twee keer. Haal er één weg.",
    translations: "Antwoorden in {language}: {given}. De vraag heeft er {due}. Geef elk antwoord een regel.",
  },

  share: {
    heading: "Vraag mensen",
    copyLink: "Link kopiëren",
    linkCopied: "De link is gekopieerd. Hij bevat de vraag, en niets over iemand.",
    changed:
      "Dit is niet meer de vraag die u hebt gedeeld. Deel de vraag opnieuw: de eerdere link hoort niet bij deze instellingen.",
    linkNot: "Kopiëren is niet gelukt. Selecteer de link hieronder en kopieer hem zelf.",
    link: "Link",
    linkLong: "Deze instellingen zijn te lang voor een link. Stuur het instellingenbestand.",
    qr: "QR-code",
    qrAlt: "QR-code van de link naar de vraag “{wording}”",
    qrLong:
      "De link is te lang voor een QR-code. Maak de antwoorden korter, of gebruik de link of het instellingenbestand.",
    qrDense:
      "Deze code heeft veel kleine blokjes. Toon hem minstens {width} cm breed, of druk hem zo af, en probeer hem eerst met een telefoon. Met kortere of minder antwoorden worden de blokjes groter.",
    qrSave: "QR-code opslaan (SVG)",
    settings: "Instellingenbestand",
    reach: {
      heading: "Hoe de antwoorden bij u komen",
      to: "Iedereen krijgt één antwoord met ruis en stuurt dat naar {to}. Deze pagina stuurt niets.",
      toNobody:
        "Iedereen krijgt één antwoord met ruis en kopieert het of stuurt het door. Deze pagina stuurt niets: zeg erbij waarheen, of vul hierboven een adres in.",
      collect:
        "Zet alle antwoorden met ruis in één tabel, met “{column}” bovenaan en één antwoord per rij. Open die met het instellingenbestand in",
    },
    keep: "Bewaar het instellingenbestand of de link: u hebt een van beide nodig om de resultaten te lezen.",
    own: "In uw eigen enquête",
    surveyjs: "SurveyJS",
    jspsych: "jsPsych",
    formio: "Form.io",
    form: "Elk formulier",
    snippetSays: "Sla het instellingenbestand op als {file}, naast uw enquête. Voeg dan dit toe:",
    formSays: "Plak dit in uw formulier. Het instellingenbestand zit er al in.",
    copySnippet: "Code kopiëren",
    copied: "Gekopieerd.",
    waiting: "Hier komen uw link, QR-code en code voor enquêtes, zodra er een vraag is.",
  },

  details: {
    heading: "Details: methode, kansen, bewijs",
    method: "Methode: {method}. Die vraagt de minste mensen als alle antwoorden even vaak voorkomen.",
    alike: "Dan zijn er ongeveer {people} genoeg.",
    methods: {
      grr: "randomised response (grr)",
      oue: "vinkjeslijsten (oue)",
      "block-design": "groepen antwoorden (block-design)",
    },
    others: "Met {method} zijn er {times} keer zoveel mensen nodig.",
    public:
      "Link en instellingenbestand zijn openbaar. Er staat niets over iemand in, en iedereen mag het bewijs controleren.",
    checked: "Twee aparte programma’s hebben deze bescherming gecontroleerd. Ze geldt, wie er ook antwoordt.",
  },
};
