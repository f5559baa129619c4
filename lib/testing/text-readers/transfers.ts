import { readText } from "@/lib/transfers/read-text";

import { repeated, surrounded } from "../worst-texts";
import type { TextReader } from "../worst-texts";

const hex = "70161d808d3b343cae97b227eee7909b94b8b161e1b1fa908f66b14d72745559";

/**
 * Twenty texts that are built to slow the reader of payments down. Most look like the beginning of a code or an amount.
 */
const texts = [
  ...repeated(
    ...["a.", "a@", "@", "1,234.", "0x", `${hex} `, "DE89 3704 ", "TYpSNhSf72NnVJSKZx2aqhubMjnekfCeM6 "],
    ...[
      "14.03.2026 ",
      "14.03.2026 1,00 EUR\n",
      '"a","b"\n',
      "20-00-00 ",
      "https://a.b/",
      "\u202e<script>",
      "gift card AAAA ",
    ],
    ...["I sent $1, ", "[14.03.26, 16:05:22] A: $5\n", "a\n", ":61:2603140314D1,00NTRF\n"],
  ),
  surrounded("Date,Amount\n", "2026-03-14,1\n"),
];

/** The longest text that the page reads at once. Longer files are read in a worker. */
export const transferReaders: readonly TextReader[] = [
  {
    name: "a text with payments",
    limit: 50_000,
    hold: 500,
    texts,
    read: (text) => readText(text, { locale: "en", country: "ca", today: "2026-03-20" }),
  },
];
