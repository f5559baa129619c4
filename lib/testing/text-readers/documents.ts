import { deflateSync } from "node:zlib";

import { activeFilesOf } from "@/lib/documents/archive";
import { isHeic } from "@/lib/documents/heic";
import { activePartsOf } from "@/lib/documents/pdf-scripts";
import { zipOf } from "@/lib/documents/testing/zip";
import { isPlainText } from "@/lib/documents/text-content";
import { maxDocumentBytes } from "@/lib/platform/request/request-body";

import type { TextReader, WorstText } from "../worst-texts";

/** Files that repeat one part. */
const files = (...parts: readonly (string | Buffer)[]): WorstText<Uint8Array>[] =>
  parts.map((part) => ({
    name: JSON.stringify(part.toString("latin1").slice(0, 60)),
    of: (length) => Buffer.alloc(length, part),
  }));

const packed = deflateSync(Buffer.from("1 0 <<>>")).toString("latin1");
const some = Buffer.from("x");

const pdfParts = [
  ...[
    "/",
    "/J",
    "/JavaScrip",
    "/JavaScriptx",
    "/Launc",
    "/EmbeddedFil",
    "/#4",
    "#",
    "/ObjStm",
    "/ObjStm stream ",
    "stream",
  ],
  ...["stream endstream ", "endstream", "/ObjStm stream\n endstream "],
  Buffer.from(`/ObjStm stream\n${packed}\nendstream `, "latin1"),
];

const textParts = [
  ...[" ", "<", "\n<html", "a", "\u00ff"],
  ...[Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff]), Buffer.from([0xc3])],
];

/** Archives with many files, with one large file, and with the longest names. */
const archives: WorstText<Uint8Array>[] = [
  {
    name: "many files",
    of: (length) =>
      zipOf(Array.from({ length: Math.floor(length / 100) }, (_, index) => ({ name: `${index}`, content: some }))),
  },
  {
    name: "one large file",
    of: (length) => zipOf([{ name: "word/document.xml", content: Buffer.alloc(length * 900) }]),
  },
  {
    name: "long names",
    of: (length) =>
      zipOf(
        [1, 2, 3, 4, 5, 6].map((index) => ({
          name: "macrosheets".repeat(Math.min(5_900, length / 70)).slice(0, 65_000) + index,
          content: some,
        })),
      ),
  },
];

/** The readers of uploaded documents. */
export const documentReaders: readonly TextReader<Uint8Array>[] = [
  { name: "a PDF", limit: maxDocumentBytes, texts: files(...pdfParts), read: (file) => activePartsOf(file) },
  {
    name: "a picture",
    limit: maxDocumentBytes,
    texts: files("mif1", Buffer.concat([Buffer.alloc(4, 0xff), Buffer.from("ftypmif1")])),
    read: (file) => isHeic(file),
  },
  {
    name: "a text file",
    limit: maxDocumentBytes,
    texts: files(...textParts),
    read: (file) => isPlainText(file, { hasSignature: true }),
  },
  {
    name: "an archive",
    limit: 200_000,
    texts: archives,
    read: (file) => activeFilesOf(file),
    // Other threads inflate the content. This thread mainly collects the inflated parts as garbage, at irregular times.
    floor: 200,
  },
];
