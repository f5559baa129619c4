/**
 * Decodes bytes in the given charset. Without a charset, or with ASCII or an unknown one, bytes that are not valid
 * UTF-8 are read as Windows-1252, which contains Latin-1. The last character may be incomplete, because texts are cut.
 */
export function decodeCharset(bytes: Uint8Array, charset = ""): string {
  const decoder = /ascii$/i.test(charset.trim()) ? undefined : decoderOf(charset.trim());
  if (decoder && decoder.encoding !== "utf-8") return decoder.decode(bytes);
  const utf8 = new TextDecoder("utf-8").decode(bytes, { stream: true });
  return utf8.includes("\ufffd") && !hasOtherLetters(utf8) ? new TextDecoder("windows-1252").decode(bytes) : utf8;
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
