// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page about limits. */

export const messages = {
  title: "What the promise depends on",
  lead: "A report says little about a secret, and how little is proved. Here is what that proof takes for granted, and what it says nothing about.",
  contents: "On this page",
  sections: [
    {
      id: "table",
      heading: "The table",
      says: [
        "What a report gives away depends on how answers and secrets go together. The promise is proved for the table of counts that stands in the protocol file, exactly, and for people who are like that.",
        "For people who are different it is different. “Secrets look alike” (ldp) needs only the shares of answers among people with the same secret to be right; “belief stays close” (lip) needs the whole table; “answers look alike” (data-ldp) needs no table at all, and keeps the least.",
        "If the people counted are a sample, nobody knows the true table. “The table is only a sample” (rldp) holds for every table that the sample does not rule out, for one release; for other promises the page, and “audit” at the command line, say what they come to at worst. The certainty behind both is that of a χ² test: an approximation for many people in every cell.",
      ],
    },
    {
      id: "records",
      heading: "People who have nothing to do with one another",
      says: [
        "The promise is about what your report says of your secret. If your brother’s answer says something of your secret too, his report does as well; that is no more than his answer allows, but it is not counted here.",
        "A person with two rows in a file has two reports, which say more than one. Choose the column that says who is who: somebody who stands in it twice is refused.",
      ],
    },
    {
      id: "once",
      heading: "One release",
      says: [
        "Two different reports of one answer say more than one of them, and levels do not simply add up. Take two coins that nobody has seen, and the secret whether they show the same side: the first coin says nothing of it, nor does the second, and both say all.",
        "So answers are randomised once. Reports are derived from a secret of this device (by HMAC-SHA-256 of the protocol and all answers of the file, for each person; where only the number of the row says who is who, by a stream of ChaCha20 that has such a key): ask again for the same answers and the same reports come out. Where one answer has changed, or somebody was added, all are drawn anew, and that is another release.",
        "What is released is put on an account. Another release of the same people is verified together with those before, as the one channel that they are, and refused where all of them would exceed what was promised, or where nobody can tell. Who says that two releases are of different people, or of observations that have nothing to do with each other, is believed: nobody can check it.",
        "The account knows what was released with it. It does not know what was released elsewhere, in another window, from a copy of the file with another name, or by somebody else who holds the same answers; and an account that somebody has edited says what they like.",
        "Whoever has the account’s secret, the protocol and the reports can try answers and see which of them they belong to. Keep it as safe as the answers.",
      ],
    },
    {
      id: "answer",
      heading: "The answer itself",
      says: [
        "What is kept back is the secret. Under every promise but “answers look alike” (data-ldp) the answer may be sent as it is, surely or with some chance, wherever it says no more of the secret than is allowed; and a report may be one that only a single answer can have. The page “Answer” says it for each answer, before a report is drawn.",
        "Where the answer itself is not to be known, choose “answers look alike”: it keeps less.",
      ],
    },
    {
      id: "knowledge",
      heading: "What others know already",
      says: [
        "What is bounded is how far a report moves a belief, not where it ends: who is nearly sure of a secret without it may be as sure with it. Some promises bound one direction only: “No secret becomes likely” (pml) lets a report rule a secret out, and neighbours (profile) are kept from being told apart, but not others.",
        "“Belief stays close” reckons with an observer who knows the table and nothing else of the person; “known columns do not help” (srlip) with one who knows some of the columns that are shared; “secrets look alike” with any belief in the secret. None of them covers what other files, or other columns of the same file, say about the same person.",
        "Nothing here hides that somebody is in a file, how many rows it has, or in which order they stand.",
      ],
    },
    {
      id: "proof",
      heading: "What is proved, and by whom",
      says: [
        "Chances are whole numbers out of 2^62, and reports are drawn with exactly these. The largest ratio that any report reaches, beside what it may reach, is computed in whole numbers of any length; it stands in the protocol file, with the report and the secrets where it is reached. The engine proves it whenever a protocol is used, and “Check it again, here” and the audit at the command line have it proved by a second program as well, which shares nothing with it and is short enough to be read in a quarter of an hour.",
        "The file’s two hashes tell whether its counts and the file itself are those that the certificate was made for. They do not tell who made it: compare them with what the maker has published elsewhere.",
        "A certificate is about the counts in its own file. Whether these are the counts of your people, nobody can read from it: a table in which secret and answer have nothing to do with each other makes everything look safe. “audit” with your own data tells what a protocol would say of them.",
        "By how much the best protocol keeps less than could be kept at most is proved, too, but not in the file: that can only be checked by searching again. It takes nothing from the promise.",
      ],
    },
    {
      id: "chance",
      heading: "Chance",
      says: [
        "All randomness comes from the platform’s cryptographic source (getRandomValues, getentropy), directly or by the account’s secret. Where there is none nothing is drawn: there is no weaker source to fall back on.",
        "Every draw looks at all reports and takes no branch, so that time does not tell which of them came out. Which row of the table is read follows from the answer: a program on the same machine that watches the processor’s memory closely enough might tell. Random words are wiped after use where the language lets us.",
      ],
    },
    {
      id: "machine",
      heading: "The machine it runs on",
      says: [
        "The page makes no request once it has loaded, and its policy refuses connections. What no policy can rule out: navigation to another address (you would see it), WebRTC (the page does not use it), a browser that has been tampered with, an extension that reads along, somebody who looks at the screen, and a changed copy of this page. Compare its files with those that you can build from the source.",
        "The file that you open stays where it is, with all its answers. Deleting it is up to you.",
        "The protocol file has the table of counts in it. Give it away only where these counts may be known: with few people they may say who is meant.",
      ],
    },
  ],
};
