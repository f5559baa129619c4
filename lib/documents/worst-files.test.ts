import { deflateSync } from "node:zlib";

import { maxDocumentBytes } from "@/lib/platform/request-body";
import { itReadsInLinearTime } from "@/lib/testing/worst-texts";
import type { WorstText } from "@/lib/testing/worst-texts";

import { hasMacros } from "./archive";
import { isHeic } from "./heic";
import { hasScript } from "./pdf-scripts";
import { zipOf } from "./testing/zip";
import { isPlainText } from "./text-content";

jest.setTimeout(120_000);

/** Files that repeat one part. */
const files = (...parts: readonly (string | Buffer)[]): WorstText<Buffer>[] =>
  parts.map((part) => ({
    name: JSON.stringify(part.toString("latin1").slice(0, 60)),
    of: (length) => Buffer.alloc(length, part),
  }));

const packed = deflateSync(Buffer.from("1 0 <<>>")).toString("latin1");

itReadsInLinearTime({
  name: "a PDF",
  limit: maxDocumentBytes,
  texts: files(
    "/",
    "/J",
    "/JavaScrip",
    "/JavaScriptx",
    "/#4",
    "#",
    "/ObjStm",
    "/ObjStm stream ",
    "stream",
    "stream endstream ",
    "endstream",
    "/ObjStm stream\n endstream ",
    Buffer.from(`/ObjStm stream\n${packed}\nendstream `, "latin1"),
  ),
  read: (file) => hasScript(file),
});

itReadsInLinearTime({
  name: "a picture",
  limit: maxDocumentBytes,
  texts: files("mif1", Buffer.concat([Buffer.alloc(4, 0xff), Buffer.from("ftypmif1")])),
  read: (file) => isHeic(file),
});

itReadsInLinearTime({
  name: "a text file",
  limit: maxDocumentBytes,
  texts: files(
    " ",
    "<",
    "\n<html",
    "a",
    "\u00ff",
    Buffer.from([0xff, 0xfe]),
    Buffer.from([0xfe, 0xff]),
    Buffer.from([0xc3]),
  ),
  read: (file) => isPlainText(file, { hasSignature: true }),
});

/** Archives with many files, with one large file, and with the longest names. */
const archives: WorstText<Buffer>[] = [
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
const some = Buffer.from("x");

itReadsInLinearTime({
  name: "an archive",
  limit: 200_000,
  texts: archives,
  read: (file) => hasMacros(file),
  // Other threads inflate the content. This thread mainly collects the inflated parts as garbage, at irregular times.
  floor: 200,
});
