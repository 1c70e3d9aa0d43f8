// SPDX-License-Identifier: GPL-3.0-or-later
/** What one can do with a picture of the page “Learn”: link it, put it on a page, show it to a class. */
export const messages = {
  link: {
    copy: "Copy link",
    copied: "Link copied. It opens this picture with these settings and numbers.",
    copyNot: "Your browser did not copy the link. Copy it from here:",
    label: "Link to this picture",
    damaged: "This link to a picture is damaged. The pictures stand as they do without it. Ask for the link again.",
    unknown: "This page does not have the picture of this link. All other pictures stand as they do without it.",
  },
  embed: {
    fold: "Embed",
    who: "For a web page of your own. The person who looks after its files can do this.",
    folder: "Copy the folder {folder} to where your page is. The npm package has it as {source}, a built checkout as {built}.",
    paste: "Then paste these lines where the picture is to stand:",
    policy: "Does your page have a content security policy? It has to allow: {policy}. The picture fetches nothing from us.",
    copy: "Copy these lines",
    copied: "Lines copied.",
    copyNot: "Your browser did not copy the lines. Select them and copy them.",
  },
  room: {
    start: "Show to a class",
    place: "Picture {n} of {all}",
    previous: "Previous picture",
    next: "Next picture",
    link: "Copy link",
    full: "Full screen",
    leave: "Leave",
    predict: "The room’s prediction",
    show: "Show the result",
    hide: "Hide the result",
    said: "The room said: {prediction}",
    keys: "Left and right arrow: other pictures. Escape: leave.",
  },
  pictures: {
    coin: {
      title: "Flip a coin",
      ask: "You answer “no”. How often is “yes” sent? Guess, out of 100.",
    },
    crowd: {
      title: "Everyone flips",
      ask: "Everyone flips a coin. How many send “yes”?",
    },
    undo: {
      title: "Undo the noise",
      ask: "How many of the class cheated? Guess.",
    },
    undone: {
      title: "Counts of noisy answers",
      ask: "Does the bar hold the truth?",
    },
    odds: {
      title: "The odds",
      ask: "How often is an answer sent unchanged? Guess, out of 100.",
    },
    reader: {
      title: "Can you guess?",
      ask: "How often will the room guess right? Guess, out of 100.",
    },
    balance: {
      title: "One dial, two sides",
      ask: "How often does a reader of a noisy answer guess right? Guess, out of 100.",
    },
    secret: {
      title: "A hidden value beside the answer",
      ask: "Which answer is changed most often?",
    },
    belief: {
      title: "What a reader believes",
      ask: "Which income seems more likely after this noisy answer?",
    },
    curve: {
      title: "The best method",
      ask: "How much of the answer stays useful here? Guess a percentage.",
    },
    corners: {
      title: "The corners of what is allowed",
      ask: "How many corners does the coloured area have?",
    },
    profiles: {
      title: "Only neighbours look alike",
      ask: "Which two incomes are easiest to tell apart?",
    },
    robust: {
      title: "When the table is only a sample",
      ask: "Which district is the least certain?",
    },
    coins: {
      title: "Two coins",
      ask: "How much do both coins tell together?",
    },
    body: {
      title: "Height and weight",
      ask: "How much do both answers tell together?",
    },
    tests: {
      title: "Two tests",
      ask: "Do both tests tell more than one plus the other?",
    },
    told: {
      title: "When the device knows the hidden value",
      ask: "Which answer is sent unchanged most often?",
    },
    redraw: {
      title: "Keep the answer, or re-roll it",
      ask: "How often is an answer sent unchanged? Guess, out of 100.",
    },
    twice: {
      title: "Twice is not once",
      ask: "Do two noisy answers tell twice as much as one?",
    },
    counts: {
      title: "Counting from noisy answers",
      ask: "How many of the bars hold the truth?",
    },
    hash: {
      title: "Why not just hash it?",
      ask: "Can a reader find your answer?",
    },
  },
};
