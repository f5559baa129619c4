import { z } from "zod";

import { contactMethods } from "@/lib/booking/contact-methods";
import { isBornBy } from "@/lib/booking/schema";
import { firm } from "@/lib/firm/settings-snapshot";
import { isInstructed, safeContactCodes } from "@/lib/inquiry/safe-contact/names";
import { countryForStaff } from "@/lib/platform/contact/countries";
import { readImport } from "@/lib/platform/parse/csv-import";
import type { CheckedFile, ImportedRow, ImportProblem } from "@/lib/platform/parse/csv-import";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { phoneRefusal, toE164 } from "@/lib/platform/contact/phone";
import { email, firstName, lastName, localeTag, phone, phoneCountry } from "@/lib/platform/text";
import { isZone } from "@/lib/platform/time/zone-id";
import type { Instant } from "@/lib/platform/time/instant";

/** The columns of a client import file, in the sample file's order. */
export const clientColumns = [
  ...(["first_name", "last_name", "email", "phone", "phone_country", "date_of_birth"] as const),
  ...(["preferred_contact", "language", "zone", "safe_contact"] as const),
] as const;

const row = z
  .object({
    first_name: firstName,
    last_name: lastName,
    email: email.optional(),
    phone,
    phone_country: phoneCountry.optional(),
    date_of_birth: z.iso
      .date({ error: "dateNotIso", abort: true })
      .refine((day) => day >= "1900-01-01", "dateOfBirthTooEarly")
      .optional(),
    preferred_contact: z.enum(contactMethods, "contactMethodRequired"),
    language: localeTag,
    zone: z.string("unknownZone").refine((zone) => isZone(zone), "unknownZone"),
    safe_contact: z
      .string()
      .transform((codes) => codes.split(/\s+/))
      .pipe(z.array(z.enum(safeContactCodes, "safeContactUnknown")))
      .optional(),
  })
  .superRefine((given, context) => {
    // The schema of the field has already refused a text that is no phone number.
    const refusal = phone.safeParse(given.phone).success ? phoneRefusal(given.phone, countryOf(given)) : undefined;
    if (refusal !== undefined) context.addIssue({ code: "custom", path: ["phone"], message: refusal });
  })
  .refine(({ email: address, ...given }) => address !== undefined || !needsEmail(given), {
    path: ["email"],
    error: "emailNeededHere",
  });

const needsEmail = (given: { preferred_contact: string; safe_contact?: readonly string[] | undefined }) =>
  given.preferred_contact === "email" || isInstructed(given.safe_contact ?? [], "emailOnly");

export type ImportedClient = ReturnType<typeof columnsOf>;

type Origin = { readonly phone_country?: string | undefined; readonly zone: string };

/**
 * Returns the country with which a phone number without a country code is read. If the column `phone_country` is empty,
 * it is the country of the client's time zone, or the office's country if the time zone has none.
 */
function countryOf({ phone_country: country, zone }: Origin): string {
  return country ?? countryForStaff({ zone, home: firm().holidays.country });
}

/** A client's columns in the database. */
function columnsOf(given: z.infer<typeof row>) {
  const country = countryOf(given);
  return {
    firstName: given.first_name,
    lastName: given.last_name,
    email: given.email ?? null,
    phone: given.phone,
    phoneE164: toE164(given.phone, country) ?? null,
    safeContact: [...new Set(given.safe_contact)],
    dateOfBirth: given.date_of_birth === undefined ? null : new Date(given.date_of_birth),
    preferredContact: given.preferred_contact,
    locale: parseLocale(given.language) ?? defaultLocale,
    zone: given.zone,
  };
}

/** The phone number that identifies a client without an email address. */
export function numberOf({ phone: typed, phoneE164 }: Pick<ImportedClient, "phone" | "phoneE164">): string {
  return phoneE164 ?? typed.replace(/\D/g, "");
}

/** The client's name and date of birth as one value, for comparing rows. Undefined if the date of birth is unknown. */
function personOf({ firstName, lastName, dateOfBirth }: ImportedClient): string | undefined {
  return dateOfBirth ? `${firstName} ${lastName} ${dateOfBirth.toISOString()}`.toLowerCase() : undefined;
}

/**
 * Checks each row of a file and compares the row with the earlier rows. The command that imports the file compares the
 * rows with the stored clients.
 */
export async function readClients(text: string, now: Instant): Promise<CheckedFile<ImportedClient>> {
  const { rows, problems } = await readImport(text, { columns: clientColumns, schema: row, toValue: columnsOf });
  const unborn = rows
    .filter(({ value }) => !isBornBy(value.dateOfBirth?.toISOString().slice(0, 10), now))
    .map(({ line: at }): ImportProblem => ({ line: at, column: "date_of_birth", code: "dateOfBirthInvalid" }));
  return { rows, problems: [...problems, ...unborn, ...repeated(rows)] };
}

/**
 * Returns a problem for each row that repeats the client of an earlier row. A row with an email address is compared
 * only by the address. A row without one is compared by the phone number, and by the name and date of birth together.
 */
function repeated(rows: readonly ImportedRow<ImportedClient>[]): readonly ImportProblem[] {
  const seen = { emails: new Set<string>(), numbers: new Set<string>(), people: new Set<string>() };
  return rows.flatMap(({ line: at, value }): ImportProblem[] => {
    const [number, person] = [numberOf(value), personOf(value)];
    const problem =
      value.email !== null
        ? seen.emails.has(value.email) && { column: "email", code: "emailRepeated" }
        : (seen.numbers.has(number) && { column: "phone", code: "phoneRepeated" }) ||
          (person !== undefined && seen.people.has(person) && { column: "last_name", code: "personRepeated" });
    if (value.email !== null) seen.emails.add(value.email);
    seen.numbers.add(number);
    if (person !== undefined) seen.people.add(person);
    return problem ? [{ line: at, ...problem }] : [];
  });
}
