import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { constants } from "node:zlib";

import { takingTurns } from "@/lib/platform/event-loop";

import { TooMuchUnpacked, Unpacked } from "./unpacked";

const unpack = promisify<Buffer, { maxOutputLength: number; finishFlush: number }, Buffer>(inflate);

/** Matches a name of PDF. A character of a name can be written as its number: /J#61vaScript. */
function nameOf(name: string, after = ""): RegExp {
  const letters = [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`);
  return new RegExp(`/${letters.join("")}${after}(?![\\w#])`, "i");
}

/** The active parts of a PDF by the names that they contain (ISO 32000-2, 12.6.4 and 7.11.4). */
const activeParts = {
  /** Every script is the value of an action with this name. */
  script: nameOf("JavaScript"),
  /** An action that starts a program or opens another file. */
  launch: nameOf("Launch"),
  /** A file in the PDF, or the list of such files. */
  embedded: nameOf("EmbeddedFile", "(?:s|#73)?"),
} as const;

type ActivePart = keyof typeof activeParts;
const objectStream = nameOf("ObjStm");

/** The text is searched in parts. A name at the end of a part is found in the next part. */
const part = { length: 256 * 1024, overlap: 64 };

/** More streams than a document of 10 MB has. The rest is not read. */
const most = { streams: 50_000, objectStreams: 2_000 };

/** The longest dictionary before a stream, in bytes. */
const dictionaryLength = 2_048;

/**
 * The active parts of a PDF, also those in its object streams if they are compressed in the usual way. Parts of an
 * encrypted PDF are not found if they are in an object stream. Throws `TooMuchUnpacked` if the object streams unpack to
 * too much.
 */
export async function activePartsOf(content: Uint8Array): Promise<ReadonlySet<ActivePart>> {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const giveTurn = takingTurns();
  const found = new Set<ActivePart>();
  await addNamed(found, file, giveTurn);
  const unpacked = new Unpacked();
  let objectStreams = 0;
  let from = 0;
  for (let streams = 0; streams < most.streams; streams += 1) {
    const keyword = file.indexOf("stream", from);
    if (keyword < 0) break;
    await giveTurn();
    const start = keyword + (file[keyword + 6] === 0x0d ? 8 : 7);
    const dictionary = file.toString("latin1", Math.max(from, keyword - dictionaryLength), keyword);
    const endAt = file.indexOf("endstream", keyword);
    const end = endAt < 0 ? file.length : endAt;
    from = end + "endstream".length;
    if (!objectStream.test(dictionary)) continue;
    if ((objectStreams += 1) > most.objectStreams) break;
    await addNamed(found, await inflated(file.subarray(start, end), unpacked), giveTurn);
  }
  return found;
}

/** Adds the active parts that the text names. Names that were found before are not searched again. */
async function addNamed(found: Set<ActivePart>, text: Buffer, giveTurn: () => Promise<void>): Promise<void> {
  for (let from = 0; from < text.length; from += part.length - part.overlap) {
    const searched = text.toString("latin1", from, from + part.length);
    for (const [name, pattern] of Object.entries(activeParts) as [ActivePart, RegExp][])
      if (!found.has(name) && pattern.test(searched)) found.add(name);
    await giveTurn();
  }
}

/** Inflates a stream. What is not compressed in the usual way gives an empty text. */
async function inflated(stream: Buffer, unpacked: Unpacked): Promise<Buffer> {
  try {
    const text = await unpack(stream, { maxOutputLength: unpacked.left, finishFlush: constants.Z_SYNC_FLUSH });
    unpacked.add(text.length);
    return text;
  } catch (error) {
    if ((error as { readonly code?: string }).code === "ERR_BUFFER_TOO_LARGE") throw new TooMuchUnpacked();
    if (error instanceof TooMuchUnpacked) throw error;
    return Buffer.alloc(0);
  }
}
