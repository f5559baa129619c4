export type FileText = { readonly text: string } | { readonly problem: "empty" | "pdf" | "notText" };

/**
 * The text of a file that the visitor chose. Older programs of banks write Windows' alphabet for Western Europe instead
 * of UTF-8, so a file that is no UTF-8 is read as that.
 */
export function fileText(bytes: Uint8Array): FileText {
  if (bytes.length === 0) return { problem: "empty" };
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (start.startsWith("%PDF")) return { problem: "pdf" };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes) };
  if (bytes.subarray(0, 4_000).includes(0)) return { problem: "notText" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes) };
  }
}
