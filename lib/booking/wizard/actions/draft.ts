"use server";

import { z } from "zod";

import { readReceipt } from "@/lib/inquiry/receipt-cookie";
import { findLeadAnswers } from "@/lib/inquiry/leads/queries";
import { publicAction } from "@/lib/platform/web/action";
import { fail, ok } from "@/lib/platform/result";
import { serviceByKey } from "@/lib/services/find";

import { changeDraft, endDraft } from "../commands/draft";
import { extendHold as extend } from "../commands/hold";
import type { Answers } from "../draft";
import { deleteDraftToken, readDraftToken, writeDraftToken } from "../draft-cookie";
import { stepPath } from "../journey";
import { prefillFrom } from "../prefill";
import { findDraft } from "../queries/drafts";

/** Starts a booking from the page that follows a request for help. Fills in the answers of that request. */
export const bookAfterRequest = publicAction({
  name: "booking.after-request",
  limit: "step",
  schema: z.object({}),
  async run(_nothing, { now }) {
    const receipt = await readReceipt();
    const lead = receipt?.kind === "lead" ? await findLeadAnswers(receipt.id) : undefined;
    if (!lead) return ok(null);
    const serviceId = (await serviceByKey(lead.service))?.id;
    // If the draft already has a slot, the slot may be for another service, so it is dropped.
    const change = ({ slot: _, ...answers }: Answers): Answers => ({
      ...answers,
      prefill: prefillFrom(lead),
      ...(serviceId === undefined ? {} : { serviceId }),
    });
    await writeDraftToken(await changeDraft(await readDraftToken(), change, now, receipt && { leadId: receipt.id }));
    return ok(null);
  },
  next: () => stepPath("service"),
});

/** Extends the hold by ten minutes and returns to the same step. */
export const extendHold = publicAction({
  name: "booking.extend-hold",
  limit: "step",
  schema: z.object({ step: z.enum(["date", "details", "confirm"]).catch("details") }),
  async run({ step }, { now }) {
    const token = await readDraftToken();
    const extended = token === undefined ? fail("BUSINESS_RULE_VIOLATION") : await extend(token, now);
    return extended.ok ? ok(step) : extended;
  },
  next: (step) => stepPath(step),
});

/** Deletes the draft, frees the held time and leaves the wizard. */
export const leaveBooking = publicAction({
  name: "booking.leave",
  limit: "step",
  schema: z.object({}),
  async run(_nothing, { now }) {
    const token = await readDraftToken();
    const draft = token === undefined ? undefined : await findDraft(token, now);
    await endOwnDraft();
    return ok(draft?.hold ? "time" : "answers");
  },
  next: (released) => `/booking?left=${released}`,
});

/** Recovers from an error: deletes the draft and starts the wizard again with a notice. */
export const resetBooking = publicAction({
  name: "booking.reset",
  limit: "step",
  schema: z.object({}),
  async run() {
    await endOwnDraft();
    return ok(null);
  },
  next: () => "/booking?reset=1",
});

async function endOwnDraft(): Promise<void> {
  const token = await readDraftToken();
  if (token !== undefined) await endDraft(token);
  await deleteDraftToken();
}
