import { isInstructed, safeContactInstructions } from "@/lib/inquiry/safe-contact/names";
import { dayFromDate } from "@/lib/platform/time/day";

/**
 * The names of the fields in a client's contact form. If two staff members edit a client at once, the form compares
 * these fields of the two versions.
 */
export const contactFields = [
  "firstName",
  "lastName",
  "phone",
  "email",
  "preferredContact",
  "language",
  "zone",
  "dateOfBirth",
  "safeContact",
  "safeContactNote",
] as const;
export type ContactField = (typeof contactFields)[number];

/**
 * Contact data as the values of a form's fields. The value of `safeContact` contains the names of the safe-contact
 * instructions, separated by commas.
 */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** The database columns that store the contact data. */
export const contactColumns = {
  firstName: true,
  lastName: true,
  phone: true,
  email: true,
  preferredContact: true,
  locale: true,
  zone: true,
  safeContact: true,
  safeContactNoteCipher: true,
  dateOfBirth: true,
} as const;

type Columns = Readonly<Record<"firstName" | "lastName" | "phone" | "preferredContact" | "locale" | "zone", string>> & {
  readonly email: string | null;
  readonly safeContact: readonly string[];
  readonly dateOfBirth: Date | null;
};

/** Converts the stored contact data to the values of the form's fields. `note` is the decrypted safe-contact note. */
export function toContactValues(client: Columns, note: string | undefined): ContactValues {
  const { firstName, lastName, phone, preferredContact, zone } = client;
  return {
    firstName,
    lastName,
    phone,
    preferredContact,
    zone,
    email: client.email ?? "",
    language: client.locale,
    dateOfBirth: client.dateOfBirth ? dayFromDate(client.dateOfBirth) : "",
    safeContact: safeContactInstructions.filter((name) => isInstructed(client.safeContact, name)).join(","),
    safeContactNote: note ?? "",
  };
}
