import { wideEncoding, wideText } from "./wide-text";

/**
 * Decodes a text in UTF-8, UTF-16, UTF-32 or Windows-1252. Every byte has a meaning in Windows-1252, so this never
 * fails.
 */
export function decodeText(content: Uint8Array): string {
  const wide = wideEncoding(content);
  if (wide) return wideText(content, wide);
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

/** The name of a header field, with which every email begins. */
const emailStart = /^(?:From [^\n]{1,200}\n)?[A-Za-z][\w-]{0,60}:/;

type Look = {
  /** Whether the content begins like a binary format. This can be an accident: a bitmap also begins with BM. */
  readonly hasSignature: boolean;
  /** Whether the file's name says that it is an email. The header or text of an email may mention a PDF. */
  readonly isEmail?: boolean;
};

/** Whether a content is a plain text. */
export function isPlainText(content: Uint8Array, { hasSignature, isEmail = false }: Look): boolean {
  const text = decodeText(content);
  if (text.includes("\0") || isRunnable(text) || otherText.test(startOf(text))) return false;
  const head = text.slice(0, pdfHeader.within + pdfHeader.text.length);
  if (head.includes(pdfHeader.text) && !(isEmail && emailStart.test(head))) return false;
  return !(hasSignature && control.test(text));
}
