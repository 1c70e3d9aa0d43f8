// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page about limits. */

export const messages = {
  name: "Sluice",
  title: "What the promise depends on",
  lead: "A report says little about a secret, and how little is proved. Here is what that proof takes for granted, and what it says nothing about.",
  home: "Back to the page",
  contents: "On this page",
  sections: [
    {
      id: "table",
      heading: "The table",
      says: [
        "What a report gives away depends on how answers and secrets go together. The promise is proved for the table of counts that stands in the protocol file, exactly, and for people who are like that.",
        "For people who are different it is different. “Secrets look alike” (ldp) needs only the shares of answers among people with the same secret to be right; “belief stays close” (lip) needs the whole table; “answers look alike” (data-ldp) needs no table at all, and keeps the least.",
        "If the people counted are a sample, nobody knows the true table. “Robust to the sample” (rldp) holds for every table that the sample does not rule out; for other promises the page, and “audit” at the command line, say what they come to at worst. The certainty behind both is that of a χ² test: an approximation for many people in every cell.",
      ],
    },
    {
      id: "records",
      heading: "People who have nothing to do with one another",
      says: [
        "The promise is about what your report says of your secret. If your brother’s answer says something of your secret too, his report does as well; that is no more than his answer allows, but it is not counted here.",
        "A person with two rows in a file has two reports. Choose the column that says who is who, and the same answer has the same report; two different answers of one person are refused.",
      ],
    },
    {
      id: "once",
      heading: "One release",
      says: [
        "Two different reports of one answer say more than one of them, and levels do not simply add up. Take two coins that nobody has seen, and the secret whether they show the same side: the first coin says nothing of it, nor does the second, and both say all.",
        "So an answer is randomised once. Reports are derived from a secret of this device (HMAC-SHA-256 of the protocol, the person and the answer): ask again and the same report comes out. What is released is put on an account; another protocol for the same answers is verified together with those before, as the one channel that they are, and refused where all of them would exceed what was promised.",
        "The account knows what was released with it. It does not know what was released elsewhere, from another copy of the file, or by somebody else who holds the same answers. An answer that has changed has another report: that is a second release about this person.",
        "Whoever has the account’s secret, the protocol and a report can try all answers and see which of them it belongs to. Keep it as safe as the answers.",
      ],
    },
    {
      id: "knowledge",
      heading: "What others know already",
      says: [
        "A report changes a belief by a bounded factor. Who is nearly sure of a secret without it stays nearly sure.",
        "“Belief stays close” reckons with an observer who knows the table and nothing else of the person; side-channel resistance (srlip) with one who knows some of the columns that are shared; “secrets look alike” with any belief in the secret. None of them covers what other files, or other columns of the same file, say about the same person.",
        "Nothing here hides that somebody is in a file, how many rows it has, or in which order they stand.",
      ],
    },
    {
      id: "proof",
      heading: "What is proved, and by whom",
      says: [
        "Chances are whole numbers out of 2^62, and reports are drawn with exactly these. The largest ratio that any report reaches is computed in whole numbers of any length; it stands in the protocol file, with the report and the secrets where it is reached. The engine proves it whenever a file is read, and so does a second program that shares nothing with it and is short enough to be read in a quarter of an hour.",
        "The file’s two hashes tell whether its counts and the file itself are those that the certificate was made for. They do not tell who made it: compare them with what the maker has published elsewhere.",
        "That a protocol keeps as much as any could is proved as well, but not in the file: its gap can only be checked by searching again. A better protocol elsewhere would take nothing from the promise.",
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
        "The page makes no request once it has loaded, and its policy makes one impossible. What no policy can rule out: a browser that has been tampered with, an extension that reads along, somebody who looks at the screen, and a changed copy of this page. Compare its files with those that you can build from the source.",
        "The file that you open stays where it is, with all its answers. Deleting it is up to you.",
        "The protocol file has the table of counts in it. Give it away only where these counts may be known: with few people they may say who is meant.",
      ],
    },
  ],
};
