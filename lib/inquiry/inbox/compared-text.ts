/** A text in the form in which quotes are compared with our emails, and the places in it at which a line ends. */
export type ComparedText = { readonly text: string; readonly lineEnds: ReadonlySet<number> };

/** A shorter quote may be the sender's own letters. It repeats our email only if it consists of whole lines of it. */
const shortestBeginning = 30;

/**
 * Programs that quote an email change its line breaks and the capitals of its headings, write links in brackets, and
 * add marks for quotes, lists, tables and bold text. All else stays, so that a quote with another link, address, figure
 * or sign is not the same.
 */
export function comparedText(text: string): ComparedText {
  const words: string[] = [];
  const lineEnds = new Set<number>();
  let length = -1;
  for (const line of text.normalize("NFC").split("\n")) {
    for (const typed of line.replace(/^[\s>]*(?:[-*•·](?:\s+|$))?/, "").split(/[\s<>[\]|]+/)) {
      const word = comparedWord(typed);
      if (word === "" || (isAddress(word) && word === words.at(-1))) continue;
      words.push(word);
      length += 1 + word.length;
    }
    lineEnds.add(length);
  }
  return { text: words.join(" "), lineEnds };
}

/** Whether a quote is the beginning of one of our emails, up to the end of a word. */
export function isBeginning(quote: string, { text, lineEnds }: ComparedText): boolean {
  if (!text.startsWith(quote)) return false;
  return lineEnds.has(quote.length) || (quote.length >= shortestBeginning && text[quote.length] === " ");
}

/** Capitals count in links, addresses and figures. Elsewhere they do not. */
function comparedWord(typed: string): string {
  const word = typed.replace(/^[*_#=~]+/, "").replace(/(?<![*_#=~])[*_#=~]+$/, "");
  if (isRule(word)) return "";
  return isAddress(word) || /\p{N}/u.test(word) ? word.replace(/^mailto:/i, "") : word.toLowerCase();
}

/** A line of dashes that separates the parts of an email. */
const isRule = (word: string) => /^[-–—]{2,}$/.test(word);
const isAddress = (word: string) => /[/@]/.test(word);
