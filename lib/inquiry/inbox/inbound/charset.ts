/** `isExact` is false if letters were lost, or if their charset is unknown, so that they are a guess. */
export type DecodedText = { readonly text: string; readonly isExact: boolean };

/**
 * Decodes bytes in the given charset. Without a charset, or with ASCII or an unknown one, bytes that are not valid
 * UTF-8 are read as Windows-1252, which contains Latin-1. The last character may be incomplete, because texts are cut.
 */
export function decodeText(bytes: Uint8Array, charset = ""): DecodedText {
  const label = charset.trim();
  const isNamed = label !== "" && !/ascii$/i.test(label);
  const decoder = isNamed ? decoderOf(label) : undefined;
  const isUnknown = isNamed && !decoder;
  if (decoder && decoder.encoding !== "utf-8") return checked(decoder.decode(bytes, { stream: true }));
  const utf8 = new TextDecoder("utf-8").decode(bytes, { stream: true });
  if (utf8.includes("\ufffd") && !hasOtherLetters(utf8))
    return checked(new TextDecoder("windows-1252").decode(bytes), isUnknown);
  return checked(utf8, isUnknown && hasEscapes(label, utf8));
}

/** Decodes bytes like `decodeText`, for texts of which letters may be lost. */
export function decodeCharset(bytes: Uint8Array, charset?: string): string {
  return decodeText(bytes, charset).text;
}

/** Bytes that a charset does not define become U+FFFD or control characters that no text contains. */
function checked(text: string, isGuess = false): DecodedText {
  return { text, isExact: !isGuess && !/[\0\u0080-\u009f\ufffd]/.test(text) };
}

/** Whether the text may contain letters that UTF-7, HZ or a form of ISO 2022 writes in ASCII. */
function hasEscapes(label: string, text: string): boolean {
  // eslint-disable-next-line no-control-regex -- ISO 2022 begins other letters with a control character
  return /utf-?7|hz|2022/i.test(label) && /[+~\x0e\x1b]/.test(text);
}

function decoderOf(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

/** Whether some bytes formed a character outside of ASCII. The text is then damaged UTF-8. */
function hasOtherLetters(text: string): boolean {
  return /[^\0-\x7f\ufffd]/.test(text);
}
