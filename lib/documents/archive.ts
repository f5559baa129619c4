import { createInflateRaw } from "node:zlib";

import { fromBufferPromise } from "yauzl";
import type { Entry, ZipFile } from "yauzl";

import { Unpacked } from "./unpacked";

/** The names of the files with macros in Word and Excel files. */
const macroFile = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|(?:^|\/)(?:macrosheets|activeX)\//i;

/** The names of embedded objects, which can contain any file. Opening one in Word or Excel starts its program. */
const objectFile = /(?:^|\/)embeddings\/oleObject[^/]*\.bin$/i;

/** Archives with more files are refused. Word and Excel files have some hundreds. */
const maxEntries = 2_000;

/** The size of one part of the unpacked content, in bytes. Each part takes a turn of the event loop. */
const chunkSize = 256 * 1024;

/**
 * Inflates every file of a Word or Excel file and counts the bytes, because the sizes in the directory can be false. No
 * content is kept in memory, and the inflating does not hold the event loop. Returns whether the file contains macros
 * and embedded objects. Throws `TooMuchUnpacked` if it unpacks to too much, and another error if the archive is
 * damaged.
 */
export async function activeFilesOf(content: Uint8Array): Promise<ReadonlySet<"macros" | "embedded">> {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const zip = await fromBufferPromise(buffer, { lazyEntries: true });
  if (zip.entryCount > maxEntries) throw new Error("The archive has too many files");
  const unpacked = new Unpacked();
  const found = new Set<"macros" | "embedded">();
  for await (const entry of zip.eachEntry()) {
    if (macroFile.test(entry.fileName)) found.add("macros");
    if (objectFile.test(entry.fileName)) found.add("embedded");
    if (entry.uncompressedSize > unpacked.left) unpacked.add(entry.uncompressedSize);
    for await (const chunk of await read(zip, entry)) unpacked.add((chunk as Buffer).length);
  }
  return found;
}

/** Opens a file of the archive. */
async function read(zip: ZipFile, entry: Entry): Promise<AsyncIterable<unknown>> {
  if (!entry.isCompressed()) return zip.openReadStreamPromise(entry);
  const packed = await zip.openReadStreamPromise(entry, { decompress: false });
  const inflate = createInflateRaw({ chunkSize });
  packed.on("error", (error) => inflate.destroy(error));
  return packed.pipe(inflate);
}
