import { plainFileName } from "@/lib/documents/file-name";

import { isFile } from "./body-text";
import { decodeWords, parseValue, readHeader } from "./header";
import type { MimePart } from "./mime-parts";
import { readingLimits } from "./reading-limits";

/** In characters. A file's name is shortened later, and keeps its ending. */
const [longestName, longestSubject] = [1_000, 120];

/** The names of the attached files, pictures and emails. `others` is the number of those that are not named. */
export function attachmentsOf(root: MimePart): { readonly names: readonly string[]; readonly others: number } {
  const files = fileParts(root);
  return {
    names: files.slice(0, readingLimits.attachmentNames).map(nameOf),
    others: Math.max(0, files.length - readingLimits.attachmentNames),
  };
}

/** The parts of an email that are files, in their order. */
export function fileParts(part: MimePart): readonly MimePart[] {
  return isFile(part) ? [part] : part.parts.flatMap(fileParts);
}

/** A file's name. For an attached email without a name, its subject, and for any other file its media type. */
export function nameOf(part: MimePart): string {
  const { params } = parseValue(part.header.get("content-disposition"));
  const fileName = decodeWords(params.filename ?? part.params.name ?? "", longestName);
  if (fileName !== "") return plainFileName(fileName);
  const isEmail = part.type === "message/rfc822" || part.type === "message/global";
  const subject = isEmail ? readHeader(headerBlock(part.body)).get("subject") : "";
  return decodeWords(subject, longestSubject) || part.type;
}

/** The beginning of an attached email, which contains its headers. */
export function headerBlock(email: Buffer): Buffer {
  const start = email.subarray(0, readingLimits.headerBytes);
  const end = /\r?\n\r?\n/.exec(start.toString("latin1"))?.index ?? start.length;
  return start.subarray(0, end);
}
