import { fileTypeFromBuffer } from "file-type/core";

import { isHeic } from "./heic";
import { isPlainText, isRunnable } from "./text-content";

/** The accepted media types and the file name extensions of each type. */
const endings = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/heic": ["heic", "heif", "hif"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
  "text/plain": ["txt"],
  "text/csv": ["csv"],
  "message/rfc822": ["eml"],
} as const;

export type DocumentType = keyof typeof endings;

/** All accepted file name extensions, for the file chooser. */
export const acceptedEndings = Object.values(endings).flatMap((each) => each.map((ending) => `.${ending}`));

/** "type": the format is not accepted. "mismatch": the content does not match the file name's extension. */
export type KindRefusal = "type" | "mismatch";

/**
 * Detects a file's media type from its content and compares it with the file name's extension. Plain text formats have
 * no signature: their content must be a text that does not look like another format.
 */
export async function kindOfFile(
  name: string,
  content: Uint8Array,
): Promise<{ readonly type: DocumentType } | { readonly refused: KindRefusal }> {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const named = typeOfEnding(ending);
  if (named === undefined) return { refused: "type" };
  const detectedType = (await fileTypeFromBuffer(content))?.mime;
  const isText = named.startsWith("text/") || named === "message/rfc822";
  const isNamed = isText
    ? isPlainText(content, { hasSignature: detectedType !== undefined, isEmail: named === "message/rfc822" })
    : detectedType === named ||
      (named === "image/heic" && isHeic(content)) ||
      (named === "application/pdf" && detectedType === undefined && isPdf(content));
  return isNamed ? { type: named } : { refused: "mismatch" };
}

function typeOfEnding(ending: string): DocumentType | undefined {
  const types = Object.entries(endings) as [DocumentType, readonly string[]][];
  return types.find(([, all]) => all.includes(ending))?.[0];
}

/** Programs accept a PDF with up to this many bytes before its header, for example a line break. */
const beforePdfHeader = 1_024;

/** Whether the content is a PDF with some bytes before its header. They must not be the start of a web page. */
function isPdf(content: Uint8Array): boolean {
  const header = "%PDF-";
  const head = Buffer.from(content.subarray(0, beforePdfHeader + header.length)).toString("latin1");
  const at = head.indexOf(header);
  return at >= 0 && !isRunnable(head);
}
