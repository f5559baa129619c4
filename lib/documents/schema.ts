import { z } from "zod";

import type { FieldCodes } from "@/lib/platform/result";
import { locales } from "@/lib/platform/i18n/locales";

const locale = z.enum(locales).catch("en");

/** The longest file name, in characters. File systems allow at most 255. */
const fileName = z.string().max(1_000);

/**
 * The fields of the client's upload form. The name of the uploaded file is one of the fields, because `parseInput`
 * searches every field for a wallet's secret.
 */
export const clientUploadSchema = z.object({ token: z.string().max(100), locale, fileName });

/**
 * The fields of the staff's upload form. On the page of a booking, the form sends `reference`. On the page of a client,
 * it sends `client`. After the upload, the user returns to the same page.
 */
export const staffUploadSchema = z.object({
  reference: z.string().max(20).optional(),
  client: z.uuid().optional(),
  locale,
  fileName,
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
  "unpacked",
  "full",
  "name",
  "secret",
  "secretContent",
  "limit",
  "failed",
] as const;

export type UploadResult = (typeof uploadResults)[number];

/**
 * The result of an upload with a refused field. "secret": the file name looks like a wallet's secret. "name": the file
 * name is too long or contains a character that cannot be stored. "failed": another field was refused.
 */
export function refusedFieldResult({ fileName: codes }: FieldCodes): UploadResult {
  if (codes === undefined) return "failed";
  return codes.includes("secretFound") ? "secret" : "name";
}

/** What staff must know before they open a document. It is named to them and is no reason to refuse the document. */
export const documentWarnings = ["macros", "script", "launch", "embedded"] as const;
export type DocumentWarning = (typeof documentWarnings)[number];

/** Why a stored document was deleted: it contains a wallet's secret or malware. */
export type DocumentRefusal = "secret" | "malware";

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
