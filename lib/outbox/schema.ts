import { z } from "zod";

import { typedEmail } from "@/lib/platform/text";

/** Reasons why an address may get emails again. The audit log stores these codes. */
export const allowReasons = ["works-again", "asked-by-client", "entered-by-mistake"] as const;
export type AllowReason = (typeof allowReasons)[number];

const jobId = z.string().regex(/^\d{1,19}$/);

/** The failed job to retry. If there is no id, all failed jobs are retried. */
export const retrySchema = z.object({
  id: jobId.optional(),
});
/** The form that confirms the installation has no fields. */
export const confirmSchema = z.object({});

/** The reasons for giving up a failed email. The audit log stores these codes. */
export const giveUpReasons = ["told-otherwise", "no-longer-needed", "wrong-address"] as const;
export type GiveUpReason = (typeof giveUpReasons)[number];
export const giveUpSchema = z.object({ id: jobId, reason: z.enum(giveUpReasons, { error: "required" }) });

const address = z.string({ error: "required" }).trim().min(1, "required").pipe(typedEmail);

/**
 * The form that sends a failed or withheld email about a booking to another address. `id` identifies the failed job or
 * the withheld email. `version` is the booking's version when the page was rendered. Staff type the address twice,
 * because a typing mistake would otherwise not be noticed.
 */
export const sendElsewhereSchema = z
  .object({
    id: z.union([jobId, z.uuid()]),
    reference: z.string().max(40),
    version: z.coerce.number().int(),
    email: address,
    repeatedEmail: z.string().trim().toLowerCase().max(254, "tooLong").default(""),
  })
  .refine(({ email, repeatedEmail }) => email === repeatedEmail, {
    path: ["repeatedEmail"],
    error: "addressesDiffer",
  });
export type Elsewhere = z.infer<typeof sendElsewhereSchema>;
export const sendAgainSchema = z.object({ id: z.uuid() });
/** `after` and `before` are those of the page of the list that the form was on. */
export const allowSchema = z.object({
  id: z.uuid(),
  reason: z.enum(allowReasons, { error: "required" }),
  after: z.string().max(80).optional(),
  before: z.string().max(80).optional(),
});
