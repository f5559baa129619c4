import type { ReactNode } from "react";

import type { SafeContactTexts } from "@/components/forms/safe-contact-fields";

/**
 * The texts of an inquiry form in the visitor's language. The pages are prerendered and do not load a message
 * formatter.
 */
export type InquiryTexts = {
  readonly locale: string;
  /** Messages by code. */
  readonly fields: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly offline: string;
  readonly prefix: string;
  readonly optional: string;
  readonly sending: string;
  readonly send: string;
  readonly trap: string;
  readonly hashes: string;
  readonly secrets: string;
  readonly choose: string;
  readonly consent: ReactNode;
  readonly safeContact: SafeContactTexts;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailHint: string;
  readonly phone: string;
  readonly phoneHint: string;
};

export type Choice = { readonly value: string; readonly label: string };
