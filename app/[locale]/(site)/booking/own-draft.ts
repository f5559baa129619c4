import { readDraftToken } from "@/lib/booking/draft-cookie";
import { findDraft } from "@/lib/booking/queries";
import type { Instant } from "@/lib/platform/time/instant";

/** The visitor's own draft, whose held time is free to nobody but them. */
export async function ownDraftId(now: Instant): Promise<string | undefined> {
  const token = await readDraftToken();
  return token === undefined ? undefined : (await findDraft(token, now))?.id;
}
