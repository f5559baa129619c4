import { maxTextLength } from "@/lib/content/markdown/limits";
import { parseText } from "@/lib/content/markdown/parse";

import { repeated, surrounded } from "../worst-texts";
import type { TextReader } from "../worst-texts";
import { usualTexts } from "./texts";

/** Marks that nest or that the parser compares with each other. */
const marks = [
  ...["- ", "> ", "1. ", ">", "[", "]", "![", "[](", "*", "**a ", "*a_ ", "_a", "`", "``a`", "~", "~~a", "<a", "<!--"],
  ...["&amp;", ":a[", ":when[", ":a[b]{", ":a{b=", ":cite[1]", "|", "|a", "a@b.c ", "https://a.b/(", "www.a.b ", "\\"],
];

/** Lines, also with empty lines between them. */
const lines = [
  ...["a", "- a", "- a\n\n  b", "> a", ">> a", "1. a", "## a", "| a | b |\n| - | - |", "| a |", "---", "a\n-", "```"],
  ...[":::note", ":::note\na\n:::", "::::laws\n:::law{of=ca}", "::source{n=1}", "[a]: /b", "[^a]: b", "<div>", "    a"],
  ...["**a** _b_ [c](/d):cite[1] ", "*".repeat(390), "[".repeat(390), "`a".repeat(190), ":when[".repeat(130)],
  ...["_a ".repeat(390), "<a ".repeat(390), "a@b.c ".repeat(390), "&".repeat(390), "word ".repeat(900)],
];

/** The texts that staff write for the site. */
export const contentReaders: readonly TextReader[] = [
  {
    name: "a text of the firm",
    limit: maxTextLength,
    texts: [
      ...usualTexts,
      ...repeated(...marks, ...lines.flatMap((line) => [`${line}\n`, `${line}\n\n`])),
      ...["  ", "\t", "> ", "- "].map((mark) => surrounded("- a\n", `${mark}- a\n`)),
    ],
    read: parseText,
  },
];
