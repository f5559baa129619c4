import type { Block, EmailBody, Row } from "./body";
import { colours, fonts, headStyles } from "./html-styles";

type Links = EmailBody["links"];

/**
 * Renders the email's body as HTML. The HTML uses nested tables with inline styles, because mail programs ignore most
 * style sheets. It loads no images, because that would tell a server when and where the email was read. A logo is
 * inside the email.
 */
export function htmlOf(body: EmailBody): string {
  const { locale, subject, preview, blocks, footer, links } = body;
  return [
    "<!doctype html>",
    `<html lang="${escape(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no,date=no,address=no">',
    `<title>${escape(subject)}</title><style>${headStyles}</style></head>`,
    `<body class="bg" style="margin:0;padding:0;background:${colours.ground}">`,
    // An inbox shows the preview and, if space is left, the text after it. The invisible characters fill that space, so
    // that the inbox does not show the firm's name there.
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preview)}${"&#847;&zwnj;&nbsp;".repeat(90)}</div>`,
    `<div role="article" aria-label="${escape(subject)}" lang="${escape(locale)}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="bg" style="background:${colours.ground}"><tr><td align="center" style="padding:24px 8px">`,
    `<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="sheet" style="width:100%;max-width:600px;background:${colours.sheet};font-family:${fonts.text};font-size:17px;line-height:1.5;color:${colours.ink};text-align:left">`,
    ...header(body),
    ...blocks.map((block, index) => row(htmlBlock(block, links), spaceAbove(block, blocks[index - 1]))),
    row(
      `<p class="soft line" style="margin:0;padding-top:12px;border-top:1px solid ${colours.line};font-size:15px;color:${colours.soft}">${footer.map((line) => linked(line, links)).join("<br>")}</p>`,
      24,
      24,
    ),
    "</table></td></tr></table></div></body></html>",
    "",
  ].join("\n");
}

function header({ brand, logo, notice, kicker, title, subtitle, links }: EmailBody): string[] {
  const small = `margin:0;font-size:15px;color:${colours.soft}`;
  return [
    `<tr><td class="pad gold" style="padding:20px 34px 16px;border-top:4px solid ${colours.gold}"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>` +
      markCell(brand, logo) +
      `<td translate="no" class="ink" style="padding-left:12px;font-family:${fonts.heading};font-size:19px;line-height:1.2;color:${colours.ink}">${escape(brand)}</td></tr></table></td></tr>`,
    ...(notice
      ? [
          row(
            `<p class="soft line" style="${small};padding:8px 0;border-top:1px solid ${colours.line};border-bottom:1px solid ${colours.line}">${escape(notice)}</p>`,
            0,
          ),
        ]
      : []),
    row(
      [
        ...(kicker ? [`<p class="soft" style="margin:0 0 4px;color:${colours.soft}">${escape(kicker)}</p>`] : []),
        `<h1 class="ink" style="margin:0;font-family:${fonts.heading};font-weight:normal;font-size:28px;line-height:1.2;color:${colours.ink}">${lines(title)}</h1>`,
        ...(subtitle
          ? [`<p class="soft" style="margin:6px 0 0;color:${colours.soft}">${linked(subtitle, links)}</p>`]
          : []),
      ].join(""),
      24,
    ),
  ];
}

/** The firm's logo, or the first letter of its name. */
function markCell(brand: string, logo: EmailBody["logo"]): string {
  if (logo)
    return `<td width="${logo.width}" valign="middle" style="width:${logo.width}px"><img src="cid:${logo.cid}" width="${logo.width}" height="${logo.height}" alt="" style="display:block;border:0"></td>`;
  return `<td class="mark" width="34" height="38" align="center" valign="middle" aria-hidden="true" style="width:34px;height:38px;background:${colours.mark};color:#FFFFFF;font-family:${fonts.heading};font-size:22px;line-height:38px;border-radius:3px 3px 17px 17px">${escape(brand.slice(0, 1).toUpperCase())}</td>`;
}

function row(content: string, above: number, below = 0): string {
  return `<tr><td class="pad" style="padding:${above}px 34px ${below}px">${content}</td></tr>`;
}

function spaceAbove(block: Block, before: Block | undefined): number {
  if (before?.kind === "title") return 4;
  if (block.kind === "note" || (block.kind === "link" && before?.kind === "link" && block.isPlain)) return 8;
  return block.kind === "text" || block.kind === "list" ? 14 : 20;
}

function htmlBlock(block: Block, links: Links): string {
  switch (block.kind) {
    case "text":
      return paragraph(linked(block.text, links));
    case "title":
      return heading(block.text);
    case "note":
      return `<p class="soft" style="margin:0;font-size:15px;color:${colours.soft}">${linked(block.text, links)}</p>`;
    case "list":
      return `<ul class="ink" style="margin:0;padding-left:22px;color:${colours.ink}">${block.items.map((item) => `<li style="margin:0 0 4px">${linked(item, links)}</li>`).join("")}</ul>`;
    case "facts":
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0">${block.rows.map((fact, index) => htmlRow(fact, index === block.rows.length - 1, links)).join("")}</table>`;
    case "words":
      return wordsPanel(block, links);
    case "link":
      return block.isPlain ? paragraph(anchor(block.label, block.href)) : button(block.label, block.href);
    default:
      return block satisfies never;
  }
}

function paragraph(html: string): string {
  return `<p class="ink" style="margin:0;color:${colours.ink}">${html}</p>`;
}

function heading(text: string): string {
  return `<h2 class="ink" style="margin:0;font-size:17px;line-height:1.4;color:${colours.ink}">${escape(text)}</h2>`;
}

function button(label: string, href: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="btn" style="background:${colours.button};border-radius:3px"><a class="btn" href="${escape(href)}" style="display:inline-block;padding:12px 24px;font-weight:bold;color:#FFFFFF;text-decoration:none;border-radius:3px">${escape(label)}</a></td></tr></table>`;
}

function htmlRow(
  { term, lines: texts, emphasis, isName = emphasis === "code" }: Row,
  isLast: boolean,
  links: Links,
): string {
  const rules = `padding:9px 0;border-top:1px solid ${colours.line}${isLast ? `;border-bottom:1px solid ${colours.line}` : ""};text-align:left;vertical-align:top`;
  const style = { code: `font-family:${fonts.code};font-weight:bold`, bold: "font-weight:bold" };
  const [first = "", ...others] = texts.map((text) => linked(text, links));
  const firstLine = emphasis ? `<span style="${style[emphasis]}">${first}</span>` : first;
  return (
    `<tr><th scope="row" class="stack soft line" width="140" style="width:140px;${rules};padding-right:16px;font-weight:normal;color:${colours.soft}">${escape(term)}</th>` +
    `<td${isName ? ' translate="no"' : ""} class="stack ink line" style="${rules};color:${colours.ink}">${[firstLine, ...others].join("<br>")}</td></tr>`
  );
}

function wordsPanel({ title, before, words, after }: Extract<Block, { kind: "words" }>, links: Links): string {
  const each = words.map(
    (word, index) =>
      `<span class="word" style="display:inline-block;min-width:22%;padding-right:8px"><span style="font-size:16px">${index + 1}</span> ${escape(word)}</span>`,
  );
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="words gold" style="background:${colours.panel};border:1px solid ${colours.panelEdge};border-radius:5px"><tr><td style="padding:14px 20px">` +
    `${heading(title)}<p class="ink" style="margin:2px 0 6px;color:${colours.ink}">${linked(before, links)}</p>` +
    `<p translate="no" class="ink" style="margin:0;font-family:${fonts.heading};font-size:24px;line-height:1.35;color:${colours.ink}">${each.join(" ")}</p>` +
    `<p class="ink" style="margin:8px 0 0;color:${colours.ink}">${linked(after, links)}</p></td></tr></table>`
  );
}

/**
 * Escapes a text. If the whole text is an https URL, it becomes a link. Otherwise, each phrase that `links` contains
 * becomes a link.
 */
function linked(text: string, links: Links): string {
  if (/^https:\/\/\S+$/.test(text)) return anchor(text, text);
  return links.reduce(
    (html, link) =>
      html.replaceAll(
        escape(link.text),
        () => `<span translate="no">${anchor(link.text, link.href, ";white-space:nowrap")}</span>`,
      ),
    lines(text),
  );
}

function anchor(label: string, href: string, style = ";overflow-wrap:anywhere"): string {
  return `<a class="link" href="${escape(href)}" style="color:${colours.link}${style}">${escape(label)}</a>`;
}

function lines(text: string): string {
  return escape(text).replaceAll("\n", "<br>");
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
