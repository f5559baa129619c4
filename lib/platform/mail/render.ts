/** A part of an email's body, rendered as HTML and as plain text. */
export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "title"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** Each term has one or more lines. */
  | { readonly kind: "facts"; readonly rows: readonly { readonly term: string; readonly lines: readonly string[] }[] }
  | { readonly kind: "link"; readonly label: string; readonly href: string };

export type EmailBody = {
  readonly locale: string;
  readonly title: string;
  /** The box above the title, which says that this is a demonstration. */
  readonly notice?: string | undefined;
  readonly blocks: readonly Block[];
  /** The sender in small print at the end. */
  readonly footer: readonly string[];
};

/** The email's body as HTML and as plain text with the same content. */
export function renderEmail(body: EmailBody): { readonly html: string; readonly text: string } {
  return { html: htmlOf(body), text: textOf(body) };
}

// Mail programs ignore style sheets, so styles are inline. The colours are the site's, with a contrast of at least 7 to 1.
const styles = {
  page: "margin:0;padding:24px 12px;background:#f6f4ee;color:#1d2733;font:18px/1.6 'Segoe UI','Helvetica Neue',Arial,sans-serif",
  sheet: "max-width:600px;margin:0 auto;padding:24px;background:#ffffff",
  h1: "margin:0 0 16px;font-size:26px;line-height:1.3;color:#14284b",
  h2: "margin:32px 0 8px;font-size:20px;line-height:1.3;color:#14284b",
  p: "margin:0 0 16px",
  notice: "margin:0 0 24px;padding:12px 16px;border:2px solid #14284b",
  strong: "margin:0 0 16px;padding:12px 16px;background:#f6f4ee;font-size:22px;font-weight:bold",
  list: "margin:0 0 16px;padding-left:24px",
  table: "width:100%;margin:0 0 16px;border-collapse:collapse",
  th: "padding:8px 16px 8px 0;border-top:1px solid #c9ced6;text-align:left;vertical-align:top;font-weight:normal;color:#3f4c5c",
  td: "padding:8px 0;border-top:1px solid #c9ced6;vertical-align:top;font-weight:bold",
  link: "display:inline-block;padding:12px 24px;background:#14284b;color:#ffffff;font-weight:bold;text-decoration:none",
  footer: "margin:32px 0 0;padding-top:16px;border-top:1px solid #c9ced6;font-size:16px;color:#3f4c5c",
} as const;

function htmlOf({ locale, title, notice, blocks, footer }: EmailBody): string {
  return [
    "<!doctype html>",
    `<html lang="${escape(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<title>${escape(title)}</title></head>`,
    `<body style="${styles.page}"><div style="${styles.sheet}">`,
    ...(notice ? [`<p style="${styles.notice}">${escape(notice)}</p>`] : []),
    `<h1 style="${styles.h1}">${escape(title)}</h1>`,
    ...blocks.map(htmlBlock),
    `<p style="${styles.footer}">${footer.map(escape).join("<br>")}</p>`,
    "</div></body></html>",
    "",
  ].join("\n");
}

function htmlBlock(block: Block): string {
  switch (block.kind) {
    case "text":
      return `<p style="${styles.p}">${escape(block.text)}</p>`;
    case "title":
      return `<h2 style="${styles.h2}">${escape(block.text)}</h2>`;
    case "strong":
      return `<p style="${styles.strong}">${escape(block.text)}</p>`;
    case "list":
      return `<ul style="${styles.list}">${block.items.map((item) => `<li>${escape(item)}</li>`).join("")}</ul>`;
    case "facts":
      return `<table style="${styles.table}">${block.rows.map(htmlRow).join("")}</table>`;
    case "link":
      return `<p style="${styles.p}"><a style="${styles.link}" href="${escape(block.href)}">${escape(block.label)}</a></p>`;
    default:
      return block satisfies never;
  }
}

function htmlRow({ term, lines }: { readonly term: string; readonly lines: readonly string[] }): string {
  return `<tr><th scope="row" style="${styles.th}">${escape(term)}</th><td style="${styles.td}">${lines.map(escape).join("<br>")}</td></tr>`;
}

function textOf({ locale, title, notice, blocks, footer }: EmailBody): string {
  // French puts a no-break space before a colon.
  const colon = locale.startsWith("fr") ? "\u00a0:" : ":";
  const parts = [
    ...(notice ? [notice] : []),
    title,
    ...blocks.map((block) => textBlock(block, colon)),
    `-- \n${footer.join("\n")}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function textBlock(block: Block, colon: string): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "title":
      return `${block.text}\n${"-".repeat([...block.text].length)}`;
    case "strong":
      return `    ${block.text}`;
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "facts":
      return block.rows.map(({ term, lines }) => `${term}${colon} ${lines.join("\n    ")}`).join("\n");
    case "link":
      return `${block.label}${colon}\n${block.href}`;
    default:
      return block satisfies never;
  }
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
