import type { Upload } from "@/lib/platform/request/request-body";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { storeDocument } from "./commands/store-document";
import type { Uploader } from "./commands/store-document";
import type { UploadResult } from "./schema";

/**
 * Stores an uploaded document in a client's file and returns the result that the page shows. If the user chose no
 * document, the browser sends an empty file without a name, and the result is "none". RESOURCE_NOT_FOUND: as for
 * `storeDocument`.
 */
export async function receiveUpload(
  by: Uploader,
  { clientId, file }: { readonly clientId: string; readonly file: Upload["file"] },
  now: Instant,
): Promise<Result<UploadResult, "RESOURCE_NOT_FOUND">> {
  if (!file || (file.name === "" && file.content.length === 0)) return ok("none");
  const stored = await storeDocument(by, { clientId, file }, now);
  if (stored.ok) return ok(stored.value.isAwaitingScan ? "held" : "stored");
  return stored.details?.rule ? ok(stored.details.rule) : fail("RESOURCE_NOT_FOUND");
}
