"use client";

import type { ReactNode } from "react";

import { lateChunk } from "@/components/errors/load-chunk";
import { SafeContactFields } from "@/components/forms/safe-contact-fields";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { ChoiceField, LineField, ProseField, SenderFields } from "./inquiry-fields";
import { InquiryFrame } from "./inquiry-frame";
import type { Choice, InquiryTexts } from "./inquiry-texts";
import { useInquiryForm } from "./use-inquiry-form";

export type ContactFormTexts = InquiryTexts & {
  readonly subject: string;
  readonly message: string;
  readonly serviceInterest: string;
  readonly services: readonly Choice[];
  readonly referralSource: string;
  readonly referrals: readonly Choice[];
};

const fields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "subject",
  "message",
  "serviceInterest",
  "referralSource",
  "safeContactNote",
  "consent",
];
const loadCheck = lateChunk(
  "inquiry-check",
  async () => (await import("@/lib/inquiry/contact/check")).contactFormCheck,
);

type Props = { readonly heading: ReactNode; readonly texts: ContactFormTexts; readonly action: FormAction };

/** The contact page's form. */
export function ContactForm({ heading, texts, action }: Props) {
  const inquiry = useInquiryForm({ action, loadCheck, fields, texts });
  const shared = { bind: inquiry.bind, texts };
  return (
    <InquiryFrame heading={heading} inquiry={inquiry} texts={texts}>
      <SenderFields isPhoneOptional {...shared} />
      <LineField name="subject" label={texts.subject} {...shared} />
      <ProseField name="message" label={texts.message} hint={texts.secrets} {...shared} />
      <div className="form-2">
        <ChoiceField
          name="serviceInterest"
          label={texts.serviceInterest}
          choices={texts.services}
          isOptional
          {...shared}
        />
        <ChoiceField
          name="referralSource"
          label={texts.referralSource}
          choices={texts.referrals}
          isOptional
          {...shared}
        />
      </div>
      <SafeContactFields
        texts={texts.safeContact}
        optional={texts.optional}
        errorPrefix={texts.prefix}
        bind={inquiry.bind}
      />
    </InquiryFrame>
  );
}
