import { hmac } from "@/lib/platform/security/keys";

/**
 * Carried by the pages that offer times to this draft's visitor. A time is held only for a visitor who was shown such a page,
 * so a script has to begin a draft, choose a service and load a page for each hold.
 */
export function pageKey(draftId: string): string {
  return hmac("booking-page", draftId).toString("base64url");
}
