import type { ReactNode } from "react";

import type { PhoneCountryTexts } from "@/components/forms/phone-country-field";
import type { SafeContactTexts } from "@/components/forms/safe-contact-fields";
import type { ResponseFailures } from "@/components/forms/use-form-action";

/**
 * The texts of an inquiry form in the visitor's language. The server formats the texts, so the browser does not load a
 * message formatter.
 */
export type InquiryTexts = {
  readonly locale: string;
  /** The error messages of all fields, by error code. */
  readonly fields: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly offline: string;
  readonly failures: ResponseFailures;
  readonly prefix: string;
  readonly optional: string;
  readonly sending: string;
  readonly send: string;
  readonly honeypot: string;
  readonly hashes: string;
  readonly secrets: string;
  readonly choose: string;
  readonly consent: ReactNode;
  readonly safeContact: SafeContactTexts;
  readonly firstName: string;
  readonly lastName: string;
  readonly lastNameHint: string;
  readonly email: string;
  readonly emailHint: string;
  readonly phone: string;
  readonly phoneHint: string;
  readonly phoneCountry: PhoneCountryTexts;
};

export type Choice = { readonly value: string; readonly label: string };
