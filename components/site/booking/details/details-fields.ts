import type { BoundField } from "@/components/forms/use-checked-form";
import { safeContactInstructions } from "@/lib/inquiry/safe-contact/names";

/**
 * The fields of step 3 of the booking, from top to bottom. The error summary lists them in this order. The name of a
 * field is also the id of its input or of its group of radio buttons.
 */
export const detailsFields = [
  "firstName",
  "lastName",
  "email",
  "phoneCountry",
  "phone",
  "meetingMode",
  "preferredContactMethod",
  "isNewClient",
  "dateOfBirth",
  ...safeContactInstructions,
  "safeContactNote",
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
