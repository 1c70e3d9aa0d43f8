// SPDX-License-Identifier: Apache-2.0
/** Hetzelfde in het Nederlands. */
import type { Words } from "./en.js";

export const dutch: Words = {
  decimal: ",",
  form: {
    next: "Verder",
    choose: "Kies een antwoord",
    missing: "Kies een antwoord.",
    waiting: "De bescherming van uw antwoord wordt nog geladen. Een ogenblik geduld.",
    broken:
      "Uw antwoord kan hier niet worden beschermd. Daarom wordt er niets verstuurd. Meld dit aan wie deze pagina beheert.",
    unframed:
      "Het beschermde deel van deze vraag is niet geladen. Daarom wordt de vraag niet gesteld. Laad de pagina opnieuw. Helpt dat niet, meld dit dan aan wie deze pagina beheert.",
    exposed:
      "Een script op deze pagina zou uw antwoord kunnen lezen. Daarom wordt deze vraag niet gesteld. Meld dit aan wie deze pagina beheert.",
    lost: "Deze vraag is opnieuw getoond en is uw antwoord kwijt. Beantwoord de vraag opnieuw.",
    draw: "Laat het toeval nu kiezen",
    drawing:
      "Alleen als u het nu al wilt zien: anders kiest het toeval bij het versturen. Daarna kunt u uw antwoord niet meer wijzigen en is het hier vergeten.",
  },
  failed: {
    survey:
      "Uw antwoorden konden niet worden beschermd. Daarom is er niets verstuurd. Meld dit aan wie deze vragenlijst afneemt.",
    experiment: "Uw antwoord kon niet worden beschermd en is dus niet bewaard. Het experiment eindigt hier.",
  },
  sending: {
    unsent: "Uw antwoorden konden niet worden verstuurd. Controleer uw internetverbinding.",
    again: "Opnieuw proberen",
  },
  told: {
    heading: "Wat er in plaats van uw antwoord wordt verstuurd",
    why: "Uw antwoord zou iets over “{secret}” kunnen verraden. Daarom blijft het hier, en kiest het toeval wat er wordt verstuurd.",
    whyAnswer:
      "Uw antwoord blijft hier, en het toeval kiest wat er wordt verstuurd. Dat is bij uw antwoord hoogstens {factor} keer zo waarschijnlijk als bij een ander.",
    choose: "Kies een antwoord om de kansen te zien.",
    odds: "Onder 100 mensen die “{answer}” antwoorden:",
    about: "versturen er ongeveer {count} “{report}”",
    all: "versturen allemaal “{report}”",
    few: "verstuurt minder dan 1 “{report}”",
    marks: "U verstuurt een lijst met vinkjes. Onder 100 mensen die “{answer}” antwoorden:",
    own: "vinken er ongeveer {count} “{report}” aan",
    others: "vinken er ongeveer {count} elk ander antwoord aan, elk apart",
    othersFew: "vinkt minder dan 1 elk ander antwoord aan, elk apart",
    tells:
      "Mensen met andere antwoorden versturen “{report}” nooit of bijna nooit. Het verraadt dat het antwoord “{answer}” was.",
    tellsMarks:
      "Mensen met andere antwoorden versturen een lijst met alleen “{answer}” aangevinkt nooit of bijna nooit. Die verraadt dat dit het antwoord was.",
    likelier: "“{report}” is bij “{answer}” minstens {factor} keer zo waarschijnlijk als bij elk ander antwoord.",
    likelierMarks:
      "Een lijst met alleen “{answer}” aangevinkt is bij dit antwoord minstens {factor} keer zo waarschijnlijk als bij elk ander.",
    sent: "U verstuurt: “{report}”.",
    sentMarks: "U verstuurt, aangevinkt: {marked}.",
    sentNone: "U verstuurt: een lijst zonder vinkjes.",
    fixed:
      "Het toeval heeft dit gekozen, één keer. Het kan zijn wat u hebt geantwoord, of niet. Uw antwoord is hier vergeten.",
    each: "Het toeval doet dit voor elke keuze apart, en het geldt voor elk daarvan. Alle samen verraden ze meer.",
    ticked: "aangevinkt",
    unticked: "niet aangevinkt",
    fixedTells:
      "Het toeval heeft dit gekozen, één keer. Mensen met andere antwoorden versturen dit nooit of bijna nooit: het verraadt wat u hebt geantwoord. Uw antwoord is hier vergeten.",
    every: "De kansen van elk antwoord",
    empty: "geen antwoord",
  },
};
