import { z } from "zod";

/** What the sign-in form sends. A password is never trimmed, and never longer than anybody's. */
export const signInSchema = z.object({
  email: z
    .string({ error: "required" })
    .trim()
    .max(254, "tooLong")
    .pipe(z.email({ error: "emailInvalid" })),
  password: z.string({ error: "required" }).min(1, "required").max(1_000, "tooLong"),
  callbackUrl: z.string().max(2_000).optional().catch(undefined),
});
