import type { DocumentType } from "./file-kind";
import { activeFilesOf } from "./archive";
import { activePartsOf } from "./pdf-scripts";
import { documentWarnings } from "./schema";
import type { DocumentWarning } from "./schema";
import { TooMuchUnpacked } from "./unpacked";

/** "unpacked": the document unpacks to too much. "mismatch": the document is damaged. */
export type Inspection =
  { readonly warnings: readonly DocumentWarning[] } | { readonly refused: "unpacked" | "mismatch" };

/** Looks for macros and embedded objects in a Word or Excel file, and for active parts of a PDF. */
export async function inspectDocument(type: DocumentType, content: Uint8Array): Promise<Inspection> {
  try {
    const found = await activeIn(type, content);
    return { warnings: documentWarnings.filter((warning) => found.has(warning)) };
  } catch (error) {
    return { refused: error instanceof TooMuchUnpacked ? "unpacked" : "mismatch" };
  }
}

async function activeIn(type: DocumentType, content: Uint8Array): Promise<ReadonlySet<DocumentWarning>> {
  if (type === "application/pdf") return activePartsOf(content);
  return type.includes("officedocument") ? activeFilesOf(content) : new Set();
}
