import type { Upload } from "@/lib/platform/request/request-body";

import { kindOfFile } from "./file-kind";
import { decodeText } from "./text-content";

/** Why an uploaded file is no table: none was chosen, it is too large, or it is another kind of file. */
export type TableRefusal = "none" | "size" | "type" | "mismatch";

/** The text of an uploaded CSV file. */
export async function tableText(
  file: Upload["file"],
  maxBytes: number,
): Promise<{ readonly text: string } | { readonly refused: TableRefusal }> {
  if (!file || (file.name === "" && file.content.length === 0)) return { refused: "none" };
  if (file.content.length > maxBytes) return { refused: "size" };
  const kind = await kindOfFile(file.name, file.content);
  if ("refused" in kind) return { refused: kind.refused };
  // Excel calls its tab-separated text in UTF-16 "Unicode text" and gives it the ending .txt.
  const isTable = kind.type === "text/csv" || kind.type === "text/plain";
  return isTable ? { text: decodeText(file.content) } : { refused: "type" };
}
