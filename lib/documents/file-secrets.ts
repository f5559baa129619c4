import { setImmediate } from "node:timers/promises";

import { findSecret } from "@/lib/platform/security/secrets";

import type { DocumentType } from "./file-kind";

/**
 * The size of a searched part and the overlap of two parts, in characters. A large file is searched in parts, so that
 * the server can handle other requests in between. The overlap is longer than any recovery phrase, so a phrase that is
 * cut off at the end of a part is complete in the next part.
 */
const part = { length: 50_000, overlap: 2_000 };

/**
 * Whether a text file contains a wallet's secret. Files of other formats are not searched, because their content is not
 * plain text. For them, the result is false.
 */
export async function hasSecret(type: DocumentType, content: Uint8Array): Promise<boolean> {
  if (!type.startsWith("text/") && type !== "message/rfc822") return false;
  const text = new TextDecoder().decode(content);
  for (let from = 0; from < text.length; from += part.length - part.overlap) {
    if (findSecret(text.slice(from, from + part.length)) === "certain") return true;
    await setImmediate();
  }
  return false;
}
