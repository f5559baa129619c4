import type { Block, EmailBody } from "./body";

/** Renders the email's body as plain text. Only the HTML version starts with the firm's name. */
export function textOf({ locale, notice, kicker, title, subtitle, blocks, footer }: EmailBody): string {
  // French puts a no-break space before a colon.
  const colon = locale.startsWith("fr") ? "\u00a0:" : ":";
  const heading = [notice, kicker, title, subtitle].filter((line) => line !== undefined);
  const parts = [...heading, ...blocks.map((block) => textBlock(block, colon)), `-- \n${footer.join("\n")}`];
  return `${parts.join("\n\n")}\n`;
}

function textBlock(block: Block, colon: string): string {
  switch (block.kind) {
    case "text":
    case "note":
      return block.text;
    case "title":
      return underlined(block.text);
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "facts":
      return block.rows.map(({ term, lines }) => `${term}${colon} ${lines.join("\n    ")}`).join("\n");
    case "words":
      return [underlined(block.title), block.before, `    ${block.words.join(", ")}`, block.after].join("\n\n");
    case "link":
      return `${block.label}${colon}\n${block.href}`;
    default:
      return block satisfies never;
  }
}

function underlined(title: string): string {
  return `${title}\n${"-".repeat([...title].length)}`;
}
