import { z } from "zod";

import { canBePublicHost } from "@/lib/platform/security/public-address";

/** Names the adviser whose calendar is changed. */
export const calendarTarget = z.object({ adviserId: z.uuid() });

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === "https:";

/** Calendar programs also give addresses with "webcal", which means the same as "https". */
const address = z
  .string({ error: "required" })
  .trim()
  .min(1, "required")
  .max(2_000, "tooLong")
  .transform((text) => text.replace(/^webcals?:/i, "https:"))
  .refine(isHttps, "calendarAddress")
  .refine((text) => !isHttps(text) || canBePublicHost(new URL(text).hostname), "calendarAddressPrivate");

/** The address of an own calendar. */
export const connectSchema = calendarTarget.extend({ address });
