import { setTimeout } from "node:timers/promises";

import { cookies } from "next/headers";

import type { Instant } from "@/lib/platform/time/instant";

import { findDraft } from "../queries/drafts";
import type { FoundDraft } from "../queries/drafts";
import { typedCookie } from "../typed-cookie";

const pause = 50;
const maxPauses = 30;

/**
 * Finds the draft with this token. A visitor who leaves step 3 sends what they typed and, at the same moment, requests
 * the next page. If the request for the page arrives first, this waits at most 1.5 seconds for the typed values.
 */
export async function findTypedDraft(token: string, now: Instant): Promise<FoundDraft | undefined> {
  const typedAt = Number((await cookies()).get(typedCookie)?.value ?? 0);
  for (let pauses = 0; ; pauses += 1) {
    const draft = await findDraft(token, now);
    if (!draft || draft.bookingId !== null || pauses === maxPauses) return draft;
    if (!(typedAt > (draft.answers.typedAt ?? 0))) return draft;
    await setTimeout(pause);
  }
}
