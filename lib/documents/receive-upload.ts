import type { Upload } from "@/lib/platform/request/request-body";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { storeDocument } from "./commands/store-document";
import type { Uploader } from "./commands/store-document";
import type { UploadResult } from "./schema";

/** The result that the page shows, and the id of the document if it was stored. */
export type ReceivedUpload = { readonly result: UploadResult; readonly id?: string };

/**
 * Stores an uploaded document in a client's file. If the user chose no document, the browser sends an empty file
 * without a name, and the result is "none". RESOURCE_NOT_FOUND: as for `storeDocument`.
 */
export async function receiveUpload(
  by: Uploader,
  { clientId, file }: { readonly clientId: string; readonly file: Upload["file"] },
  now: Instant,
): Promise<Result<ReceivedUpload, "RESOURCE_NOT_FOUND">> {
  if (!file || (file.name === "" && file.content.length === 0)) return ok({ result: "none" });
  const stored = await storeDocument(by, { clientId, file }, now);
  if (stored.ok) return ok({ result: stored.value.isAwaitingScan ? "held" : "stored", id: stored.value.id });
  return stored.details?.rule ? ok({ result: stored.details.rule }) : fail("RESOURCE_NOT_FOUND");
}
