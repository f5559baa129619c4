import { z } from "zod";

import { locales } from "@/lib/platform/i18n/locales";

const locale = z.enum(locales).catch("en");

/** The fields beside the file, and the file's name, which is checked like any text. */
export const clientUploadSchema = z.object({ token: z.string().max(100), locale, fileName: z.string().max(1_000) });

/** Staff upload from the page of a booking or of a client. The redirect returns to it. */
export const staffUploadSchema = z.object({
  reference: z.string().max(20).optional(),
  client: z.uuid().optional(),
  locale,
  fileName: z.string().max(1_000),
});

/** The results of an upload, as the page shows them. The other ones refuse the file. */
export const uploadResults = [
  "stored",
  "held",
  "none",
  "empty",
  "size",
  "type",
  "mismatch",
  "full",
  "secret",
  "secretContent",
  "limit",
  "failed",
] as const;

export type UploadResult = (typeof uploadResults)[number];

/** The document, and the page that lists it: that of a booking or of a client. */
export const removalSchema = z.object({
  id: z.uuid(),
  reference: z.string().max(20).optional(),
  client: z.uuid().optional(),
});

/** The results of removing a document. "gone": it was removed before. The last two refuse the removal. */
export const removalResults = ["removed", "gone", "held", "agreement"] as const;

export type RemovalResult = (typeof removalResults)[number];

/** The result as the code of a notice on the page. */
export const removalCode = (result: RemovalResult) => `document-${result}`;

export function readUploadResult(value: unknown): UploadResult | undefined {
  return uploadResults.find((result) => result === value);
}
