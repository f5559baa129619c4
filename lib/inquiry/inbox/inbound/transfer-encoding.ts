/**
 * Decodes a part's content up to `limit` bytes. An unknown encoding is treated like 8bit, so that the text is not lost.
 */
export function decodeTransfer(content: Buffer, encoding: string, limit: number): Buffer {
  switch (encoding.trim().toLowerCase()) {
    case "base64":
      // Three bytes become four characters, and a line break of two characters follows every 76 of them.
      return Buffer.from(content.subarray(0, Math.ceil(limit * 1.4)).toString("latin1"), "base64").subarray(0, limit);
    case "quoted-printable":
      return decodeQuotedPrintable(content.subarray(0, 3 * limit)).subarray(0, limit);
    default:
      return content.subarray(0, limit);
  }
}

const [tab, lineFeed, carriageReturn, space, equals] = [9, 10, 13, 32, 61];

/**
 * Decodes quoted-printable (RFC 2045, section 6.7) in one pass. A regular expression for the spaces at the end of a
 * line would take quadratic time.
 */
function decodeQuotedPrintable(content: Buffer): Buffer {
  const decoded = Buffer.allocUnsafe(content.length);
  let length = 0;
  /** The length without the spaces that were not encoded. They are removed if the line ends after them. */
  let kept = 0;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at] ?? 0;
    if (byte === equals) {
      const value = hexAt(content, at + 1);
      const lineEnd = value === undefined ? softBreakEnd(content, at + 1) : undefined;
      if (lineEnd !== undefined) at = lineEnd;
      else if (value === undefined) decoded[length++] = equals;
      else {
        decoded[length++] = value;
        at += 2;
      }
      kept = length;
    } else if (byte === lineFeed) {
      decoded[kept++] = lineFeed;
      length = kept;
    } else {
      decoded[length++] = byte;
      if (byte !== space && byte !== tab && byte !== carriageReturn) kept = length;
    }
  }
  return decoded.subarray(0, length);
}

function hexAt(content: Buffer, at: number): number | undefined {
  const [high, low] = [digitOf(content[at]), digitOf(content[at + 1])];
  return high === undefined || low === undefined ? undefined : 16 * high + low;
}

function digitOf(code = 0): number | undefined {
  if (code >= 48 && code <= 57) return code - 48;
  const upper = code & ~32;
  return upper >= 65 && upper <= 70 ? upper - 55 : undefined;
}

/** If only spaces and a line break follow, returns the position of the line break. */
function softBreakEnd(content: Buffer, from: number): number | undefined {
  for (let at = from; at < content.length; at += 1) {
    const byte = content[at];
    if (byte === lineFeed) return at;
    if (byte !== space && byte !== tab && byte !== carriageReturn) return undefined;
  }
  return content.length;
}
