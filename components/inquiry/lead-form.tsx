"use client";

import { SafeContactFields } from "@/components/forms/safe-contact-fields";
import type { FormAction } from "@/lib/platform/form-state";

import { AttributionFields } from "./attribution-fields";
import { ChoiceField, ProseField, SenderFields } from "./inquiry-fields";
import { InquiryFrame } from "./inquiry-frame";
import type { Choice, InquiryWords } from "./inquiry-words";
import { useInquiryForm } from "./use-inquiry-form";

export type LeadWords = InquiryWords & {
  readonly service: string;
  readonly services: readonly Choice[];
  readonly loss: string;
  readonly lossHint: string;
  readonly losses: readonly Choice[];
  readonly urgency: string;
  readonly urgencies: readonly Choice[];
  readonly story: string;
};

const names = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "service",
  "estimatedLoss",
  "urgency",
  "story",
  "safeContactNote",
  "consent",
];
const loadCheck = async () => (await import("@/lib/leads/check")).checkLeadForm;

/** The landing pages' form. */
export function LeadForm({ words, action }: { readonly words: LeadWords; readonly action: FormAction }) {
  const inquiry = useInquiryForm({ action, loadCheck, names, words });
  const shared = { bind: inquiry.bind, words };
  return (
    <InquiryFrame inquiry={inquiry} words={words}>
      <AttributionFields />
      <SenderFields {...shared} />
      <ChoiceField name="service" label={words.service} choices={words.services} {...shared} />
      <ChoiceField name="estimatedLoss" label={words.loss} hint={words.lossHint} choices={words.losses} {...shared} />
      <ChoiceField name="urgency" label={words.urgency} choices={words.urgencies} {...shared} />
      <ProseField name="story" label={words.story} hint={words.secrets} isOptional {...shared} />
      <SafeContactFields
        texts={words.safeContact}
        optional={words.optional}
        errorPrefix={words.prefix}
        bind={inquiry.bind}
      />
    </InquiryFrame>
  );
}
