import type { Instant } from "@/lib/platform/time/instant";
import { serviceByKey } from "@/lib/services/find";

import { readDraftToken } from "../draft-cookie";
import { findDraft } from "../queries/drafts";

/**
 * Loads the visitor's draft and its service. The token is undefined if there is no valid cookie. The draft is undefined
 * if there is no token or the draft has expired.
 */
export async function loadOwnDraft(now: Instant) {
  const token = await readDraftToken();
  const draft = token === undefined ? undefined : await findDraft(token, now);
  const service = draft?.answers.serviceId === undefined ? undefined : await serviceByKey(draft.answers.serviceId);
  return { token, draft, service };
}
