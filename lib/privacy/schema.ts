import { z } from "zod";

import { choicesVersion, purposes } from "./choices";

/** The body of the request `POST /api/consent`. */
export const answerSchema = z.object({
  purposes: z.array(z.enum(purposes, { error: "invalid" }), { error: "invalid" }).max(purposes.length, "invalid"),
  version: z.literal(choicesVersion, { error: "invalid" }),
  locale: z.string().max(20, "invalid").optional(),
});
