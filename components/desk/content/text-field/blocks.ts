import type { useTranslations } from "next-intl";

/** What the toolbar of a text field can insert, in its order. */
export const blockNames = [
  "heading",
  "list",
  "steps",
  "table",
  "quote",
  "note",
  "warning",
  "cite",
  "source",
  "claim",
  "freeHelp",
  "call",
  "picture",
  "counsel",
] as const;
export type BlockName = (typeof blockNames)[number];

export const articleBlocks = blockNames.filter((name) => name !== "counsel");
export const legalBlocks = blockNames.filter((name) => name !== "cite" && name !== "source" && name !== "picture");

export type BlockTranslator = ReturnType<typeof useTranslations<"staffContent.field">>;

/** What to insert. `select` is the part of the text that is then selected, so that the next key replaces it. */
export type Insertion = { readonly text: string; readonly select: string; readonly isInline?: boolean };

/** The Markdown of a block. `choice` is the key of a claim or the name of a picture's file. */
export function insertionOf(name: BlockName, t: BlockTranslator, choice?: string): Insertion {
  const word = (key: Parameters<typeof sampleOf>[1]) => sampleOf(t, key);
  switch (name) {
    case "heading":
      return { text: `## ${word("heading")}`, select: word("heading") };
    case "list":
      return { text: `- ${word("entry")}\n- ${word("entry")}`, select: word("entry") };
    case "steps":
      return { text: `:::steps\n1. ${word("first")}\n2. ${word("second")}\n:::`, select: word("first") };
    case "table":
      return { text: tableOf(word("column"), word("cell")), select: word("column") };
    case "quote":
      return { text: `> ${word("quote")}`, select: word("quote") };
    case "note":
      return { text: `:::note[${word("title")}]\n${word("note")}\n:::`, select: word("title") };
    case "warning":
      return { text: `:::warning[${word("title")}]\n${word("warning")}\n:::`, select: word("title") };
    case "cite":
      return { text: ":cite[1]", select: "1", isInline: true };
    case "source":
      return { text: "::source{n=1}", select: "1" };
    case "claim":
      return { text: `::claim{key=${choice ?? ""}}`, select: choice ?? "" };
    case "freeHelp":
      return { text: "::free-help", select: "" };
    case "call":
      return { text: "::call", select: "" };
    case "picture":
      return { text: `::picture{file=${choice ?? ""} alt="${word("alt")}"}`, select: word("alt") };
    case "counsel":
      return { text: "::counsel", select: "" };
    default:
      return name satisfies never;
  }
}

const sampleOf = (
  t: BlockTranslator,
  key: "heading" | "entry" | "first" | "second" | "column" | "cell" | "quote" | "note" | "title" | "warning" | "alt",
) => t(`samples.${key}`);

function tableOf(column: string, cell: string): string {
  const row = (text: string) => `| ${text} | ${text} |`;
  return [row(column), "| --- | --- |", row(cell)].join("\n");
}
