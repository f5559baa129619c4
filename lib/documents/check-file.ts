import { maxDocumentBytes } from "@/lib/platform/request/request-body";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import { kindOfFile } from "./file-kind";
import type { DocumentType, KindRefusal } from "./file-kind";
import { plainFileName } from "./file-name";
import { inspectDocument } from "./inspect";
import type { DocumentWarning } from "./schema";

/** The reason why a file was refused, as a message key. */
export type FileRefusal = KindRefusal | "empty" | "size" | "unpacked";

export type CheckedFile = {
  /** A name that can be saved on any operating system. */
  readonly name: string;
  readonly type: DocumentType;
  readonly warnings: readonly DocumentWarning[];
};

/** Checks the size, the format and the active parts of an uploaded file. */
export async function checkFile(file: {
  readonly name: string;
  readonly content: Uint8Array;
}): Promise<Result<CheckedFile, "VALIDATION_ERROR", FileRefusal>> {
  const refuse = (rule: FileRefusal) => fail("VALIDATION_ERROR", { rule });
  if (file.content.length === 0) return refuse("empty");
  if (file.content.length > maxDocumentBytes) return refuse("size");
  const name = plainFileName(file.name);
  const kind = await kindOfFile(name, file.content);
  if ("refused" in kind) return refuse(kind.refused);
  const inspected = await inspectDocument(kind.type, file.content);
  if ("refused" in inspected) return refuse(inspected.refused);
  return ok({ name, type: kind.type, warnings: inspected.warnings });
}
