import { z } from "zod";

import { locales } from "@/lib/platform/i18n/locales";
import { line } from "@/lib/platform/text";

/** The form that adds an article. */
export const addedArticle = z.object({
  title: line({ min: 1, max: 120, tooShort: "required", tooLong: "textTitleTooLong" }),
  locale: z.enum(locales),
  key: z
    .string()
    .trim()
    .max(80, "textAddress")
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, "textAddress")
    .transform((key) => (key === "" ? undefined : key)),
});

/** A version of a text. */
const versionTarget = z.object({
  id: z.uuid(),
  locale: z.enum(locales),
  number: z.coerce.number().int().positive(),
});

export const withdrawnVersion = versionTarget;
/** A version that becomes the draft, and the version of the draft that the staff member saw. 0: there was none. */
export const restoredVersion = versionTarget.extend({ draftVersion: z.coerce.number().int().min(0) });
