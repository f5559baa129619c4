/** The encodings with two or four bytes for each character. */
export type WideEncoding = "utf-16le" | "utf-16be" | "utf-32le" | "utf-32be";

/** The longer marks come first, because the mark of UTF-32 begins with that of UTF-16. */
const marks: readonly { readonly mark: readonly number[]; readonly encoding: WideEncoding }[] = [
  { mark: [0xff, 0xfe, 0, 0], encoding: "utf-32le" },
  { mark: [0, 0, 0xfe, 0xff], encoding: "utf-32be" },
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
];

/** In bytes. So much of a text without a mark shows its encoding. */
const shown = 1_024;

/**
 * The wide encoding of a text, by its byte order mark or by the zero bytes in it. Undefined if the text has neither.
 * Most characters of European texts are below 256, so their other bytes are zero. A binary file has zero bytes at other
 * places too.
 */
export function wideEncoding(content: Uint8Array): WideEncoding | undefined {
  const marked = marks.find(({ mark }) => mark.every((byte, index) => content[index] === byte));
  if (marked) return marked.encoding;
  const units = Math.floor(Math.min(shown, content.length) / 4);
  if (units === 0 || content.length % 2 !== 0) return undefined;
  const zeros = [0, 0, 0, 0];
  for (let at = 0; at < units * 4; at += 1) if (content[at] === 0) zeros[at % 4] = (zeros[at % 4] ?? 0) + 1;
  const [first = 0, second = 0, third = 0, fourth = 0] = zeros;
  const isMost = (count: number) => count >= units * 0.8;
  if (first === 0 && isMost(second) && third === units && fourth === units) return "utf-32le";
  if (first === units && second === units && isMost(third) && fourth === 0) return "utf-32be";
  if (first === 0 && third === 0 && isMost(second) && isMost(fourth)) return "utf-16le";
  if (second === 0 && fourth === 0 && isMost(first) && isMost(third)) return "utf-16be";
  return undefined;
}

/** Decodes a text without its byte order mark. What is no character becomes a replacement character. */
export function wideText(content: Uint8Array, encoding: WideEncoding): string {
  if (encoding === "utf-16le" || encoding === "utf-16be") return new TextDecoder(encoding).decode(content);
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const parts: string[] = [];
  const points: number[] = [];
  for (let at = 0; at + 4 <= content.length; at += 4) {
    const point = view.getUint32(at, encoding === "utf-32le");
    points.push(point > 0x10ffff || (point >= 0xd800 && point < 0xe000) ? 0xfffd : point);
    if (points.length === shown || at + 8 > content.length) parts.push(String.fromCodePoint(...points.splice(0)));
  }
  return parts.join("").replace(/^\ufeff/, "");
}
