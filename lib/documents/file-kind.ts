import { fileTypeFromBuffer } from "file-type/core";

/** The accepted media types and the file name extensions of each type. */
const endings = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/heic": ["heic"],
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
 * no signature: their content must be UTF-8 text that does not look like another format.
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
  if (isText) return detectedType === undefined && isPlainText(content) ? { type: named } : { refused: "mismatch" };
  return detectedType === named ? { type: named } : { refused: "mismatch" };
}

function typeOfEnding(ending: string): DocumentType | undefined {
  const types = Object.entries(endings) as [DocumentType, readonly string[]][];
  return types.find(([, all]) => all.includes(ending))?.[0];
}

function isPlainText(content: Uint8Array): boolean {
  if (content.includes(0)) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content);
    // A program that ignores the media type could run a text with such a start as a web page or a script.
    return !/^\s*(?:<\?xml|<!doctype|<html|<svg|<script|#!)/i.test(text);
  } catch {
    return false;
  }
}
