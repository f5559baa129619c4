import type { z } from "zod";

import { attributionSchema } from "../leads/attribution";
import { toE164 } from "@/lib/platform/contact/phone";
import { email as emailSchema, line, phone as phoneSchema } from "@/lib/platform/text";

import type { AdsColumn, AdsPayload } from "./payload";

const name = line({ min: 1, max: 100, tooShort: "invalid", tooLong: "invalid" });

/** Columns that have a field of their own in a lead, the preferred one first. */
const columns = {
  fullName: ["FULL_NAME"],
  firstName: ["FIRST_NAME"],
  lastName: ["LAST_NAME"],
  email: ["EMAIL", "WORK_EMAIL"],
  phone: ["PHONE_NUMBER", "WORK_PHONE"],
} as const;

export type LeadFields = {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneE164: string | null;
  readonly gclid: string | null;
  /** All other answers, one in each line with its question. */
  readonly story: string;
};

/**
 * Takes the fields of a lead from what Google sent. An answer without a field of its own, or with a value that the
 * field cannot hold, is a line of the story. A lead without a name is called by its email address or phone number.
 */
export function leadFieldsOf({ user_column_data: all, gcl_id }: AdsPayload): LeadFields {
  const used = new Set<AdsColumn>();
  const take = (ids: readonly string[], schema: z.ZodType<string>): string | null => {
    for (const id of ids)
      for (const column of all) {
        const value = column.column_id === id ? schema.safeParse(column.string_value).data : undefined;
        if (value === undefined) continue;
        used.add(column);
        return value;
      }
    return null;
  };
  const email = take(columns.email, emailSchema);
  const phone = take(columns.phone, phoneSchema);
  const fullName = take(columns.fullName, name);
  const first = take(columns.firstName, name);
  const last = take(columns.lastName, name);
  const [given, ...family] = (fullName ?? "").split(/\s+/);
  const firstName = first ?? (given || null);
  return {
    firstName: firstName ?? last ?? email ?? phone ?? "–",
    lastName: firstName === null ? null : (last ?? (family.join(" ") || null)),
    email,
    phone,
    phoneE164: phone === null ? null : (toE164(phone, undefined) ?? null),
    gclid: attributionSchema.parse({ gclid: gcl_id }).gclid ?? null,
    story: all
      .filter((column) => !used.has(column))
      .map(lineOf)
      .filter((text) => text !== "")
      .join("\n"),
  };
}

function lineOf({ column_id: id, column_name: question, string_value: value = "" }: AdsColumn): string {
  const label = question || id;
  if (value.trim() === "") return "";
  return label ? `${label}: ${value}` : value;
}
