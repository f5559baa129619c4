/**
 * The maximum length of a stored text in characters. Longer texts are truncated. The replies that people type are
 * shorter.
 */
const maxCharacters = 20_000;

type Body = { readonly text?: string | undefined; readonly html?: string | undefined };

/** Extracts the text that the sender wrote, without markup and without the quoted email below it. */
export function plainTextOf({ text, html }: Body): string {
  const clean = (body: string) => withoutControls(body.replace(/\r\n?/g, "\n"));
  const plain = text?.trim() ? clean(text) : withoutMarkup(clean((html ?? "").slice(0, 20 * maxCharacters)));
  return withoutQuote(plain).slice(0, maxCharacters).toWellFormed().trim();
}

/** Converts HTML to plain text. The lines of a `blockquote` start with ">", as in the plain text of an email. */
function withoutMarkup(html: string): string {
  const text = html
    .replace(/<(script|style|head|title)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<(\/?)blockquote\b[^>]*>/gi, (_all, slash: string) => `\n${slash ? quoteEnd : quoteStart}\n`)
    .replace(/<(br|\/p|\/div|\/li|\/tr|\/h\d)\b[^>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name] ?? "")
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n");
  let depth = 0;
  const lines = text.split("\n").flatMap((line) => {
    if (line !== quoteStart && line !== quoteEnd) return [depth > 0 ? `> ${line}` : line];
    depth = Math.max(0, depth + (line === quoteStart ? 1 : -1));
    return [];
  });
  return lines.join("\n");
}

// These control characters mark where a quote starts and ends. They cannot occur in the HTML, because `withoutControls`
// removes them.
const [quoteStart, quoteEnd] = ["\u0001", "\u0002"];

const entities: Readonly<Record<string, string>> = { nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- the pattern must match control characters, which can hide text
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");
}

/**
 * Removes the quoted lines at the end of the text, and the lines above them that end with a colon, such as "On Friday,
 * Office wrote:". Keeps quoted lines between the sender's own answers.
 */
function withoutQuote(text: string): string {
  const lines = text.split("\n");
  let end = lines.length;
  while (end > 0 && /^\s*(>|$)/.test(lines[end - 1] ?? "")) end -= 1;
  const hasQuote = lines.slice(end).some((line) => line.trimStart().startsWith(">"));
  if (!hasQuote) return text;
  while (
    end > 0 &&
    /:\s*$/.test(lines[end - 1] ?? "") &&
    lines.length - end < 200 &&
    (lines[end - 1] ?? "").length < 200
  )
    end -= 1;
  return lines.slice(0, end).join("\n");
}
