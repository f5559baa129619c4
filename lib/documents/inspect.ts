import type { DocumentType } from "./file-kind";
import { hasMacros } from "./archive";
import { hasScript } from "./pdf-scripts";
import type { DocumentWarning } from "./schema";
import { TooMuchUnpacked } from "./unpacked";

/** "unpacked": the document unpacks to too much. "mismatch": the document is damaged. */
export type Inspection =
  { readonly warnings: readonly DocumentWarning[] } | { readonly refused: "unpacked" | "mismatch" };

/** Looks for macros in a Word or Excel file and for scripts in a PDF. */
export async function inspectDocument(type: DocumentType, content: Uint8Array): Promise<Inspection> {
  try {
    if (type === "application/pdf") return { warnings: (await hasScript(content)) ? ["script"] : [] };
    if (type.includes("officedocument")) return { warnings: (await hasMacros(content)) ? ["macros"] : [] };
    return { warnings: [] };
  } catch (error) {
    return { refused: error instanceof TooMuchUnpacked ? "unpacked" : "mismatch" };
  }
}
