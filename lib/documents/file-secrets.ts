import { takingTurns } from "@/lib/platform/event-loop";
import { findingsIn } from "@/lib/platform/wallet-secrets/secrets";

import type { DocumentType } from "./file-kind";
import { decodeText } from "./text-content";

/**
 * In bytes. A text of this size takes up to a tenth of a second of processor time. The worker searches larger ones, so
 * that an upload costs the server little.
 */
export const maxSearchedAtOnce = 500_000;

/** Whether the worker searches the file after it was stored. */
export function isSearchedLater(type: DocumentType, content: Uint8Array): boolean {
  return isSearched(type) && content.length > maxSearchedAtOnce;
}

const isSearched = (type: DocumentType) => type.startsWith("text/") || type === "message/rfc822";

/**
 * Whether a text file contains a wallet's secret. Files of other formats are not searched, because their content is not
 * plain text. For them, the result is false.
 */
export async function hasSecret(type: DocumentType, content: Uint8Array): Promise<boolean> {
  if (!isSearched(type)) return false;
  const text = decodeText(content);
  const nextTurn = takingTurns();
  for (const finding of findingsIn(text)) {
    if (finding === "certain") return true;
    await nextTurn();
  }
  return false;
}
