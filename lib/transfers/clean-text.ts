/** A longer text is cut. The page says so. */
export const mostCharacters = 5_000_000;
export const mostLines = 20_000;

export type CleanText = {
  readonly text: string;
  readonly lines: readonly string[];
  readonly hasHidden: boolean;
  readonly isCut: boolean;
};

/** Characters without a width, direction marks, and the object signs that copying from a page leaves behind. */
const hidden = /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufffc]/g;
/** Control characters other than tab and line break. */
// eslint-disable-next-line no-control-regex -- pasted text may contain them
const controls = /[\0-\x08\x0b\x0e-\x1f\x7f]/g;

/**
 * Removes what a reader cannot see and unifies spaces, hyphens and line breaks, so that all patterns can be plain. The
 * number of lines stays the same, because each found payment names its line.
 */
export function cleanText(typed: string): CleanText {
  const cut = typed.length > mostCharacters ? typed.slice(0, mostCharacters) : typed;
  const withoutMark = cut.startsWith("\ufeff") ? cut.slice(1) : cut;
  const visible = withoutMark.replace(hidden, "");
  const plain = visible
    .replace(/\r\n?|[\u2028\u2029\u0085\f]/g, "\n")
    .replace(controls, " ")
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, "-")
    .replace(/[\u2018\u2019\u02bc\u00b4]/g, "'")
    .normalize("NFC");
  const all = plain.split("\n");
  const lines = all.length > mostLines ? all.slice(0, mostLines) : all;
  return {
    text: lines.length < all.length ? lines.join("\n") : plain,
    lines,
    hasHidden: visible.length < withoutMark.length,
    isCut: cut.length < typed.length || lines.length < all.length,
  };
}
