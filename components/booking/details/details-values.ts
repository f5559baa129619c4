import type { DetailsInput } from "@/lib/booking/schema";

/** What the controls of step 3 hold. */
export type DetailsValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly dateOfBirth: string;
  readonly preferredContactMethod: string | null;
  readonly meetingMode: string | null;
  readonly isNewClient: string | null;
  readonly noVoicemail: string | false;
  readonly noTexts: string | false;
  readonly emailOnly: string | false;
  readonly discreet: string | false;
  readonly safeContactNote: string;
  readonly additionalNotes: string;
  /** A ticked box holds its value, an empty one false. */
  readonly hashesConfirmed: string | false;
  readonly privacyConsent: string | false;
};

export type DetailsField = keyof DetailsValues;

/** From top to bottom, as the error summary lists them. A control's id is its field's name. */
export const detailsFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "dateOfBirth",
  "meetingMode",
  "preferredContactMethod",
  "noVoicemail",
  "noTexts",
  "emailOnly",
  "discreet",
  "safeContactNote",
  "isNewClient",
  "additionalNotes",
  "hashesConfirmed",
  "privacyConsent",
] as const satisfies readonly DetailsField[];

/** What was answered before, by field; a refused form's values come as the strings that were sent. */
export type KnownDetails = Readonly<Partial<Record<DetailsField, string | undefined>>>;

/** Controls speak in strings, the schema in answers: an empty line is no answer. */
export function toInput(values: DetailsValues): Partial<Record<keyof DetailsInput, unknown>> {
  const said = (text: string | null) => (text === null || text.trim() === "" ? undefined : text);
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    phone: values.phone,
    dateOfBirth: said(values.dateOfBirth),
    preferredContactMethod: said(values.preferredContactMethod),
    meetingMode: said(values.meetingMode ?? null),
    noVoicemail: values.noVoicemail ? true : undefined,
    noTexts: values.noTexts ? true : undefined,
    emailOnly: values.emailOnly ? true : undefined,
    discreet: values.discreet ? true : undefined,
    safeContactNote: said(values.safeContactNote),
    isNewClient: values.isNewClient === null ? undefined : values.isNewClient === "true",
    additionalNotes: said(values.additionalNotes),
    hashesConfirmed: values.hashesConfirmed ? true : undefined,
    privacyConsent: values.privacyConsent ? true : undefined,
  };
}
