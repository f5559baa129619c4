"use client";

import { SafeContactFields } from "@/components/forms/safe-contact-fields";
import type { FormAction } from "@/lib/platform/form-state";

import { ChoiceField, LineField, ProseField, SenderFields } from "./inquiry-fields";
import { InquiryFrame } from "./inquiry-frame";
import type { Choice, InquiryWords } from "./inquiry-words";
import { useInquiryForm } from "./use-inquiry-form";

export type ContactWords = InquiryWords & {
  readonly subject: string;
  readonly message: string;
  readonly serviceInterest: string;
  readonly services: readonly Choice[];
  readonly referralSource: string;
  readonly referrals: readonly Choice[];
};

const names = [
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
const loadCheck = async () => (await import("@/lib/contact/check")).checkContactForm;

/** The contact page's form. */
export function ContactForm({ words, action }: { readonly words: ContactWords; readonly action: FormAction }) {
  const inquiry = useInquiryForm({ action, loadCheck, names, words });
  const shared = { bind: inquiry.bind, words };
  return (
    <InquiryFrame inquiry={inquiry} words={words}>
      <SenderFields isPhoneOptional {...shared} />
      <LineField name="subject" label={words.subject} {...shared} />
      <ProseField name="message" label={words.message} hint={words.secrets} {...shared} />
      <div className="form-2">
        <ChoiceField
          name="serviceInterest"
          label={words.serviceInterest}
          choices={words.services}
          isOptional
          {...shared}
        />
        <ChoiceField
          name="referralSource"
          label={words.referralSource}
          choices={words.referrals}
          isOptional
          {...shared}
        />
      </div>
      <SafeContactFields
        texts={words.safeContact}
        optional={words.optional}
        errorPrefix={words.prefix}
        bind={inquiry.bind}
      />
    </InquiryFrame>
  );
}
