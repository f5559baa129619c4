"use server";

import { z } from "zod";

import { ok } from "@/lib/platform/result";
import { publicAction } from "@/lib/platform/web/action";

import { storeChoices } from "./choices-cookie";
import { purposes } from "./choices";
import { recordAnswer } from "./commands/record-answer";
import { offeredPurposes } from "./offered";

/** Stores the answer of the page Privacy choices. A purpose without an answer counts as refused. */
export const choosePrivacy = publicAction({
  name: "privacy.choose",
  limit: "step",
  schema: z.object({ agreed: z.array(z.enum(purposes)) }),
  read: (form) => ({ agreed: purposes.filter((purpose) => form.get(purpose) === "agree") }),
  async run({ agreed }, { locale, now }) {
    const offered = offeredPurposes();
    const kept = agreed.filter((purpose) => offered.includes(purpose));
    await recordAnswer({ agreed: kept, locale }, now);
    await storeChoices(kept);
    return ok(null);
  },
  next: () => "/privacy-choices?saved=1",
});
