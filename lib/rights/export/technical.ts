import type { Column, QualifiedColumn } from "@/lib/platform/db/columns";

/**
 * Columns that link or sort records, repeat the content of other columns or contain codes of the booking system. The
 * JSON file of the export contains these columns. The PDF does not, because it is for people to read.
 */
const technical: readonly string[] = [
  "ad_consent_version",
  "adviser_reason",
  "after_ms",
  "before_ms",
  "booking_idempotency_keys.answer",
  "client_message_sequence",
  "consent_version",
  "delivery",
  "delivery_key",
  "edition",
  "extensions",
  "external_id",
  "facts",
  "id",
  "is_cut",
  "is_derived",
  "is_test",
  "phone_e164",
  "prepared_row",
  "provider_id",
  "refused_as",
  "rule_set_version",
  "sequence",
  "storage",
  "type",
  "version",
  "year",
] satisfies readonly (Column | QualifiedColumn)[];

/** Whether a column is technical: it is in `technical`, or its name ends with "_id". */
export const isTechnical = ({ table, column }: { readonly table: string; readonly column: string }) =>
  technical.includes(column) || technical.includes(`${table}.${column}`) || column.endsWith("_id");
