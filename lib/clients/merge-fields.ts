import type { ContactValues } from "@/lib/inquiry/contact-conflict";

import { contactFields } from "./contact-fields";

/** The fields for which staff choose the value to keep when two files are merged. */
export const mergeFields = contactFields;
export type MergeField = (typeof mergeFields)[number];
export type MergeValues = ContactValues<MergeField>;

/** The tables with records of a client, which move to the kept one. `client_id` is the column of each. */
export const movingTables = [
  "bookings",
  "client_notes",
  "cases",
  "documents",
  "data_requests",
  "complaints",
  "legal_holds",
] as const;
export type MovingTable = (typeof movingTables)[number];

/** Why two files are not merged, or a merge is not undone, as keys of the messages. */
export const mergeRefusals = ["legal-hold", "erased", "too-late", "changed", "merged-again"] as const;
export type MergeRefusal = (typeof mergeRefusals)[number];

/** A merge can be undone for this many days. */
export const undoDays = 30;
