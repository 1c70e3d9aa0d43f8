// SPDX-License-Identifier: Apache-2.0
/** Hetzelfde in het Nederlands. */
import type { Words } from "./en.js";

export const dutch: Words = {
  decimal: ",",
  form: {
    next: "Verder",
    choose: "Kies een antwoord",
    missing: "Kies een antwoord.",
    waiting: "Wat uw antwoord afschermt, wordt nog geladen. Een ogenblik geduld.",
    broken:
      "Uw antwoord kan hier niet worden afgeschermd. Daarom wordt er niets verstuurd. Meld dit aan wie deze pagina beheert.",
    draw: "Laat het toeval nu kiezen",
    drawing:
      "Alleen als u het nu al wilt zien: anders kiest het toeval bij het versturen. Daarna kunt u uw antwoord niet meer wijzigen en is het hier vergeten.",
  },
  failed: {
    survey:
      "Uw antwoorden konden niet worden afgeschermd. Daarom is er niets verstuurd. Meld dit aan wie deze vragenlijst afneemt.",
    experiment: "Uw antwoord kon niet worden afgeschermd en is dus niet bewaard. Het experiment eindigt hier.",
  },
  told: {
    heading: "Wat er in plaats van uw antwoord wordt verstuurd",
    why: "Uw antwoord zou iets over “{secret}” kunnen verraden. Daarom blijft het hier, en kiest het toeval wat er wordt verstuurd.",
    whyAnswer:
      "Uw antwoord blijft hier. Het toeval kiest wat er wordt verstuurd: wat het ook is, het is bij uw antwoord hoogstens {factor} keer zo waarschijnlijk als bij een ander.",
    choose: "Kies een antwoord om de kansen te zien.",
    odds: "Van de 100 mensen die “{answer}” antwoorden:",
    about: "versturen er ongeveer {count} “{report}”",
    all: "versturen allemaal “{report}”",
    few: "verstuurt minder dan 1 “{report}”",
    marks:
      "Wat wordt verstuurd, is een lijst waarop antwoorden zijn aangekruist. Van de 100 mensen die “{answer}” antwoorden:",
    own: "kruisen er ongeveer {count} “{report}” aan",
    others: "wordt elk ander antwoord door ongeveer {count} aangekruist, elk apart",
    othersFew: "wordt elk ander antwoord door minder dan 1 aangekruist, elk apart",
    tells:
      "Wie “{report}” ontvangt, kan zien dat het antwoord “{answer}” was: mensen met andere antwoorden versturen dat nooit of bijna nooit.",
    tellsMarks:
      "Wie een lijst ontvangt waarop alleen “{answer}” is aangekruist, kan zien dat dit het antwoord was: mensen met andere antwoorden versturen die nooit of bijna nooit.",
    likelier: "“{report}” is bij “{answer}” minstens {factor} keer zo waarschijnlijk als bij elk ander antwoord.",
    likelierMarks:
      "Een lijst waarop alleen “{answer}” is aangekruist, is bij dit antwoord minstens {factor} keer zo waarschijnlijk als bij elk ander.",
    sent: "Dit wordt verstuurd: “{report}”.",
    sentMarks: "Dit wordt verstuurd, aangekruist: {marked}.",
    sentNone: "Dit wordt verstuurd: een lijst zonder kruisjes.",
    fixed:
      "Het toeval heeft dit gekozen, één keer; het kan zijn wat u hebt geantwoord, of niet. Uw antwoord is hier vergeten.",
    each: "Dit gebeurt voor elke keuze apart, en geldt voor elk daarvan. Alle samen verraden ze meer.",
    ticked: "aangevinkt",
    unticked: "niet aangevinkt",
    fixedTells:
      "Het toeval heeft dit gekozen, één keer. Mensen met andere antwoorden versturen dit nooit of bijna nooit: wie het ontvangt, kan zien wat u hebt geantwoord. Uw antwoord is hier vergeten.",
    every: "De kansen van elk antwoord",
    empty: "geen antwoord",
  },
};
