import type { ContactValues } from "@/lib/inquiry/contact-conflict";
import { isInstructed, safeContactInstructions } from "@/lib/inquiry/safe-contact-names";

/** The fields of a client's contact data, as the form and a comparison of two versions name them. */
export const contactFields = [
  "firstName",
  "lastName",
  "phone",
  "email",
  "preferredContact",
  "language",
  "zone",
  "safeContact",
  "safeContactNote",
] as const;
export type ContactField = (typeof contactFields)[number];

type Columns = Readonly<Record<"firstName" | "lastName" | "phone" | "preferredContact" | "locale" | "zone", string>> & {
  readonly email: string | null;
  readonly safeContact: readonly string[];
};

/** The stored contact data as the fields of a form. `note` is the decrypted safe-contact note. */
export function toContactValues(client: Columns, note: string | undefined): ContactValues<ContactField> {
  const { firstName, lastName, phone, preferredContact, zone } = client;
  return {
    ...{ firstName, lastName, phone, preferredContact, zone },
    email: client.email ?? "",
    language: client.locale,
    safeContact: safeContactInstructions.filter((name) => isInstructed(client.safeContact, name)).join(","),
    safeContactNote: note ?? "",
  };
}
