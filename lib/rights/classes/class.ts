import type { Table, UnknownColumns } from "@/lib/platform/db/columns";

/** Names of retention periods. `run-retention.ts` deletes a record after its retention period has ended. */
export const retentionNames = [
  "hours",
  "quarantine",
  "contact",
  "newsletter-proof",
  "emails",
  "received-emails",
  "client-file",
  "payments",
  "registers",
  "audit",
  "staff",
  "firm",
  "operations",
] as const;

export type Retention = (typeof retentionNames)[number];

/** Names of the data that the law allows or requires us to keep. The result of an erasure lists these names. */
export const keptNames = [
  /**
   * Tax law requires payments and invoices to be kept. An invoice contains the client's name. A paid appointment
   * without an invoice keeps the name instead.
   */
  "payments",
  "invoices",
  /** The record of the work on a case, until its retention period ends. */
  "case-file",
  /** The proof that the person agreed to the newsletter, and their request to get no more emails. */
  "newsletter-proof",
  /** The register of data requests proves that they were answered. */
  "data-requests",
  "complaints",
  /** The audit log, which has ids and codes but no text. */
  "audit",
] as const;

export type Kept = (typeof keptNames)[number];

/**
 * The class of a table defines how long its rows are kept and what an erasure does with them. `personal` names each
 * column that contains or reveals something about a client. `other` names the remaining columns: ids, codes, times and
 * everything about staff and the firm. A test fails if a column is in neither list.
 */
export type TableClass = {
  readonly retention: Retention;
  readonly other: string;
} & (
  | { readonly personal?: undefined; readonly erase?: undefined }
  /**
   * The person's rows are deleted. `rows` is the SQL condition that finds these rows. "with-parent" means that each row
   * is deleted together with the row that it belongs to.
   */
  | { readonly personal: string; readonly erase: "delete"; readonly rows: string | "with-parent" }
  /** The person's rows stay, but each personal column is set to the given SQL expression. */
  | {
      readonly personal: Readonly<Record<string, string>>;
      readonly erase: "clear";
      readonly rows: string;
      readonly kept?: Kept;
    }
  | { readonly personal: string; readonly erase: "keep"; readonly kept: Kept }
  /** The person's rows cannot be identified. All rows of the table are deleted within hours. */
  | { readonly personal: string; readonly erase: "expires" }
);

export type Classes = Readonly<Record<string, TableClass>>;

type Listed<Class extends TableClass> =
  Class["other"] | (Class["personal"] extends string ? Class["personal"] : Extract<keyof Class["personal"], string>);

/** Does not compile if a list names a column that the table does not have. */
type Checked<Given extends Classes> = {
  [T in keyof Given]: T extends Table
    ? [UnknownColumns<Listed<Given[T]>, T>] extends [never]
      ? unknown
      : { readonly fault: `${T} has no column ${UnknownColumns<Listed<Given[T]>, T>}` }
    : { readonly fault: `There is no table ${Extract<T, string>}` };
};

/** The classes of several tables. The compiler checks the names of tables and columns. */
export const classesOf = <Given extends Classes>(given: Given & Checked<Given>): Given => given;
