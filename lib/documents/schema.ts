import { z } from "zod";

import { locales } from "@/lib/platform/i18n/locales";

const locale = z.enum(locales).catch("en");

/**
 * The fields of the client's upload form. The name of the uploaded file is one of the fields, because `parseInput`
 * searches every field for a wallet's secret.
 */
export const clientUploadSchema = z.object({ token: z.string().max(100), locale, fileName: z.string().max(1_000) });

/**
 * The fields of the staff's upload form. On the page of a booking, the form sends `reference`. On the page of a client,
 * it sends `client`. After the upload, the user returns to the same page.
 */
export const staffUploadSchema = z.object({
  reference: z.string().max(20).optional(),
  client: z.uuid().optional(),
  locale,
  fileName: z.string().max(1_000),
});

/**
 * The results of an upload, as codes for the page. "stored": the file was stored. "held": the file was stored, but it
 * cannot be opened until it has been scanned for viruses. All other results mean that the file was not stored.
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

/**
 * The id of the document to remove. After the removal, the user returns to the page of the booking with this
 * `reference`, or to the page of this `client`.
 */
export const removalSchema = z.object({
  id: z.uuid(),
  reference: z.string().max(20).optional(),
  client: z.uuid().optional(),
});

/**
 * The results of removing a document. "gone": the document does not exist, or the staff member may not open the
 * client's file. "held": the client is under a legal hold. "agreement": the document is the signed agreement of a fee.
 */
export const removalResults = ["removed", "gone", "held", "agreement"] as const;

export type RemovalResult = (typeof removalResults)[number];

/** The code of the notice that the page shows for the result. */
export const removalCode = (result: RemovalResult) => `document-${result}`;

/** Returns the upload result that the URL names. Undefined if the URL names none or an unknown one. */
export function readUploadResult(value: unknown): UploadResult | undefined {
  return uploadResults.find((result) => result === value);
}
