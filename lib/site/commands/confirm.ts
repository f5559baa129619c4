import { confirmFact } from "@/lib/firm/commands/confirm";
import { confirmableFacts } from "@/lib/firm/confirmable";
import type { Actor } from "@/lib/platform/audit/record";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { confirmServices } from "@/lib/services/commands/confirm";

/** What a live site shows only after an administrator has confirmed it. */
export const confirmableParts = ["services", ...confirmableFacts] as const;
export type ConfirmablePart = (typeof confirmableParts)[number];

/** Confirms one part of what a new live site contains. Returns whether anything was still unconfirmed. */
export async function confirmPart(
  by: Actor,
  part: ConfirmablePart,
  now: Instant,
): Promise<Result<boolean, "RESOURCE_CONFLICT">> {
  return part === "services" ? ok((await confirmServices(by, now)).length > 0) : confirmFact(by, part, now);
}
