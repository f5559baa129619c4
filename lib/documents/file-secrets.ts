import { takingTurns } from "@/lib/platform/event-loop";
import { findingsIn } from "@/lib/platform/security/secrets";

import type { DocumentType } from "./file-kind";
import { decodeText } from "./text-content";

/**
 * Whether a text file contains a wallet's secret. Files of other formats are not searched, because their content is not
 * plain text. For them, the result is false.
 */
export async function hasSecret(type: DocumentType, content: Uint8Array): Promise<boolean> {
  if (!type.startsWith("text/") && type !== "message/rfc822") return false;
  const text = decodeText(content);
  const nextTurn = takingTurns();
  for (const finding of findingsIn(text)) {
    if (finding === "certain") return true;
    await nextTurn();
  }
  return false;
}
