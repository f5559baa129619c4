import type { Actor } from "@/lib/platform/audit/record";
import type { Upload } from "@/lib/platform/request-body";
import type { Instant } from "@/lib/platform/time/instant";

import { storeDocument } from "./commands/store-document";
import type { UploadRefusal } from "./commands/store-document";
import type { UploadResult } from "./schema";

/**
 * Stores an uploaded document in a client's file and returns the result that the page shows. If the user chose no
 * document, the browser sends an empty file without a name, and the result is "none".
 */
export async function receiveUpload(
  by: Actor,
  { clientId, file }: { readonly clientId: string; readonly file: Upload["file"] },
  now: Instant,
): Promise<UploadResult> {
  if (!file || (file.name === "" && file.content.length === 0)) return "none";
  const stored = await storeDocument(by, { clientId, file }, now);
  if (!stored.ok) return (stored.details as { readonly reason: UploadRefusal }).reason;
  return stored.value.isAwaitingScan ? "held" : "stored";
}
