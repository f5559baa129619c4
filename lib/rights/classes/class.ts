/** How long a class of records is kept, and from when. `run-retention.ts` deletes what is due. */
export const retentionNames = [
  "hours",
  "quarantine",
  "contact",
  "newsletter-proof",
  "emails",
  "client-file",
  "payments",
  "registers",
  "audit",
  "staff",
  "firm",
  "operations",
] as const;

export type Retention = (typeof retentionNames)[number];

/** What the law lets or makes us keep after an erasure. The reader of an erasure sees these names. */
export const keptNames = [
  /** Tax law: payments with the name on the appointment, and invoices. */
  "payments",
  "invoices",
  /** What was done in a case, until its retention period is over. */
  "case-file",
  /** The proof that the person agreed to the newsletter, and their request for no more emails. */
  "newsletter-proof",
  /** The register of data requests proves that they were answered. */
  "data-requests",
  "complaints",
  /** Ids and codes, no text. */
  "audit",
] as const;

export type Kept = (typeof keptNames)[number];

/**
 * The class of a table. Every column is named: in `personal` if it holds or reveals something about a client, otherwise
 * in `other`, which includes ids, codes, times and everything about staff and the firm. A column that is named in
 * neither fails a test.
 */
export type TableClass = {
  readonly retention: Retention;
  readonly other: string;
} & (
  | { readonly personal?: undefined; readonly erase?: undefined }
  /** The rows of the person are deleted, directly by the condition or with the row that they belong to. */
  | { readonly personal: string; readonly erase: "delete"; readonly rows: string | "with-parent" }
  /** The rows stay, and each personal column is set to this SQL expression. */
  | {
      readonly personal: Readonly<Record<string, string>>;
      readonly erase: "clear";
      readonly rows: string;
      readonly kept?: Kept;
    }
  | { readonly personal: string; readonly erase: "keep"; readonly kept: Kept }
  /** The rows cannot be found by the person, and are deleted within hours. */
  | { readonly personal: string; readonly erase: "expires" }
);

export type Classes = Readonly<Record<string, TableClass>>;
