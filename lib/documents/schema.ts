import { z } from "zod";

import { locales } from "@/lib/platform/i18n/locales";

const locale = z.enum(locales).catch("en");

/**
 * The fields of the client's upload form. They include the name of the uploaded file, which is checked like any text.
 */
export const clientUploadSchema = z.object({ token: z.string().max(100), locale, fileName: z.string().max(1_000) });

/**
 * The fields of the staff's upload form. The form is on a booking's page and on a client's page, and the redirect
 * returns to that page.
 */
export const staffUploadSchema = z.object({
  reference: z.string().max(20).optional(),
  client: z.uuid().optional(),
  locale,
  fileName: z.string().max(1_000),
});

/**
 * The results of an upload, as codes for the page. The results "stored" and "held" mean that the file was stored. All
 * other results mean that it was not.
 */
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

/** The document to remove, and the booking or client with the page that lists it. */
export const removalSchema = z.object({
  id: z.uuid(),
  reference: z.string().max(20).optional(),
  client: z.uuid().optional(),
});

/**
 * The results of removing a document. "gone": the document does not exist, or the staff member may not open the
 * client's file. "held" and "agreement": the removal was refused.
 */
export const removalResults = ["removed", "gone", "held", "agreement"] as const;

export type RemovalResult = (typeof removalResults)[number];

/** The code of the notice that the page shows for the result. */
export const removalCode = (result: RemovalResult) => `document-${result}`;

export function readUploadResult(value: unknown): UploadResult | undefined {
  return uploadResults.find((result) => result === value);
}
