/** The encodings that a byte order mark announces. Without a mark, a text is UTF-8 or Windows-1252. */
const marks = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/**
 * Decodes a text in UTF-8, UTF-16 with a byte order mark, or Windows-1252. Every byte has a meaning in Windows-1252, so
 * this never fails.
 */
export function decodeText(content: Uint8Array): string {
  const marked = marks.find(({ mark }) => mark.every((byte, index) => content[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}

/** Whether a program that ignores the media type could run the text as a web page or a script. */
export function isRunnable(text: string): boolean {
  return /^(?:<\?xml|<!doctype|<html|<svg|<script|#!)/i.test(startOf(text));
}

/** The first characters after spaces and line breaks. A pattern would try each of a million spaces as the start. */
function startOf(text: string): string {
  return text.trimStart().slice(0, 16);
}

/** Texts of other formats that consist of printable characters only. A PDF may have some bytes before its header. */
const otherText = /^(?:%!PS|\{\\rtf)/;
const pdfHeader = { text: "%PDF-", within: 1_024 };

/** A control character that is no tab, line break or form feed. */
const control = /(?!\s)\p{Cc}/u;

/**
 * Whether a content is a plain text. `hasSignature`: the content begins like a binary format. This can be an accident:
 * a text that begins with BM has the signature of a bitmap.
 */
export function isPlainText(content: Uint8Array, { hasSignature }: { readonly hasSignature: boolean }): boolean {
  const text = decodeText(content);
  if (text.includes("\0") || isRunnable(text) || otherText.test(startOf(text))) return false;
  if (text.slice(0, pdfHeader.within + pdfHeader.text.length).includes(pdfHeader.text)) return false;
  return !(hasSignature && control.test(text));
}
