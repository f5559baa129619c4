import { repeated, surrounded } from "../worst-texts";

const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/** The limits in characters: of the head of a request, and of its body. */
export const longestHead = 16_384;
export const longestBody = 65_536;

/** Parts that make patterns, Unicode's normal forms and splitting slow. Some need a late mismatch. */
export const usualTexts = [
  ...["\u02bc", "1234567890", "a'", "a-", " "].map((part) => surrounded("", part, "!")),
  ...repeated(
    ...[
      "a",
      "a ",
      " ",
      "\n",
      "<",
      "<a ",
      "a.",
      "a@",
      ";",
      ",",
      '"',
      "[a](",
      "%",
      "/",
      "a=1&",
      "0",
      "1 ",
      "-",
      "(",
      "\\",
    ],
    ...["a\u0301", "\u0301", "\u200b", "\ufb03", "\ufdfa", "\u3316", "\u7684\u4e00", "\u{1f600}", "\u{1d7d8}"],
  ),
];

/** Parts that look like the beginning of a wallet's secret. */
export const secretTexts = repeated(
  ...["ab12 ", "dead-", "0x", "a a ", "l3g4l ", "6162 ", "key ", "key: ", "private key ", "priv -_", "password: a1 "],
  ...["xprv1 ", "BEGIN A", "abandon", "abandon ", "abandon x y z ", "c3VyZQ==", "[ 1 ,", "1,", "&aa", `${hash} key `],
);
