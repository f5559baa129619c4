import { contactFields } from "./contact-fields";

/** The fields for which staff choose the value to keep when two files are merged. */
export const mergeFields = contactFields;
export type MergeField = (typeof mergeFields)[number];
export type MergeValues = Readonly<Record<MergeField, string>>;

/** The tables with records that move to the kept client. Each table has a column `client_id`. */
export const movingTables = [
  "bookings",
  "client_notes",
  "cases",
  // The tasks of a case have moved with it, because the database keeps a case and its tasks with one client.
  "client_tasks",
  "documents",
  "data_requests",
  "complaints",
  "legal_holds",
] as const;
export type MovingTable = (typeof movingTables)[number];

/** Message keys for the reasons why two files cannot be merged or a merge cannot be undone. */
export const mergeRefusals = ["legal-hold", "erased", "too-late", "changed", "merged-again"] as const;
export type MergeRefusal = (typeof mergeRefusals)[number];

/** A merge can be undone for this many days. */
export const undoDays = 30;
