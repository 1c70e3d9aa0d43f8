// SPDX-License-Identifier: GPL-3.0-or-later
import { messages } from "../messages/page.js";
import type { Question } from "../parts/confirm.js";
import type { FileSession } from "../session/session.js";
import { plain } from "../text/format-message.js";
import { messageOf } from "../text/translate.js";

/** A file was refused for a column that tells what the reports keep back: it goes, or is passed on knowingly. */
export async function askOfTelling(session: FileSession, ask: (question: Question) => Promise<boolean>): Promise<void> {
  const { filePrivatisation } = session;
  const t = messages.privatise;
  for (
    let column = filePrivatisation.identifyingColumn;
    column !== undefined;
    column = filePrivatisation.identifyingColumn
  ) {
    const refused = session.state.errors.privatise;
    const says = refused ? messageOf(refused) : "";
    const sure = await ask({
      title: plain(t.tellsTitle, { column }),
      body: `${says} ${t.tellsBody}`,
      yes: plain(t.tellsYes, { column }),
      no: t.confirmNo,
    });
    if (sure) {
      filePrivatisation.setKnowingly(column);
      await filePrivatisation.start();
    } else {
      filePrivatisation.setKept(column, false);
      filePrivatisation.forgetError();
    }
  }
}
