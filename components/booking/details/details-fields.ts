import type { BoundField } from "@/components/forms/use-checked-form";
import { safeContactInstructions } from "@/lib/inquiry/safe-contact-names";

/** The fields of step 3 from top to bottom, as the error summary lists them. A control's id is its field's name. */
export const detailsFields = [
  "firstName",
  "lastName",
  "email",
  "phoneCountry",
  "phone",
  "dateOfBirth",
  "meetingMode",
  "preferredContactMethod",
  ...safeContactInstructions,
  "safeContactNote",
  "isNewClient",
  "additionalNotes",
  "hashesConfirmed",
  "privacyConsent",
] as const;

export type DetailsField = (typeof detailsFields)[number];

/** Earlier answers as strings, by field. */
export type DetailsPrefill = Readonly<Partial<Record<DetailsField, string | undefined>>>;

export type BindDetails = (
  field: DetailsField,
  options?: { readonly rechecks?: readonly DetailsField[] },
) => BoundField;
