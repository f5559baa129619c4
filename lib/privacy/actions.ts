"use server";

import { z } from "zod";

import { ok } from "@/lib/platform/result";
import { publicAction } from "@/lib/platform/web/action";

import { keepAnswer } from "./choices-cookie";
import { purposes } from "./choices";

/** Stores the answer of the page Privacy choices. A purpose without an answer counts as refused. */
export const choosePrivacy = publicAction({
  name: "privacy.choose",
  limit: "step",
  schema: z.object({ agreed: z.array(z.enum(purposes)) }),
  read: (form) => ({ agreed: purposes.filter((purpose) => form.get(purpose) === "agree") }),
  async run({ agreed }, { locale, now }) {
    await keepAnswer(agreed, locale, now);
    return ok(null);
  },
  next: () => "/privacy-choices?saved=1",
});
