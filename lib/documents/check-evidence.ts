import { hasScanner, isInfected } from "@/lib/platform/security/malware-scan";

import { checkFile } from "./check-file";
import type { CheckedFile } from "./check-file";
import { hasSecret } from "./file-secrets";
import type { UploadResult } from "./schema";

type Upload = { readonly name: string; readonly content: Uint8Array };

/**
 * Checks a file that staff upload as evidence, and returns its name and type, or why it is refused. Unlike a client's
 * document, it is scanned at once: few are uploaded, and staff wait for the answer. Throws if the scanner does not
 * answer.
 */
export async function checkEvidence(
  file: Upload | undefined,
): Promise<CheckedFile | { readonly refused: UploadResult }> {
  if (!file || (file.name === "" && file.content.length === 0)) return { refused: "none" };
  const checked = await checkFile(file);
  if (!checked.ok) return { refused: checked.details?.rule ?? "failed" };
  if (await hasSecret(checked.value.type, file.content)) return { refused: "secretContent" };
  if (hasScanner() && (await isInfected(file.content))) return { refused: "type" };
  return checked.value;
}
