import fc from "fast-check";

/** Generates texts that often contain line breaks, markup and words that look like email headers. */
export const hostileText = (maxParts: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          "\r\n",
          "\n",
          "\r",
          "\u0000",
          "\u2028",
          "\u0085",
          "\u202e",
          "Bcc: evil@example.com",
          "\r\nBcc: evil@example.com",
          "\r\n\r\n<p>x",
          "\r\n.\r\nMAIL FROM:<evil@example.com>",
          ";",
          ",",
          "<",
          ">",
          '"',
          "=?utf-8?q?a?=",
          "@",
          " ",
          "{reference}",
          "<script>",
          "evil@example.com,",
        ),
        fc.string({ unit: "grapheme" }),
      ),
      { maxLength: maxParts },
    )
    .map((parts) => parts.join(""));
