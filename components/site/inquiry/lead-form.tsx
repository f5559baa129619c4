"use client";

import type { ReactNode } from "react";

import { lateChunk } from "@/components/errors/load-chunk";
import { AttributionFields } from "@/components/forms/attribution-fields";
import { SafeContactFields } from "@/components/forms/safe-contact-fields";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { ChoiceField, ProseField, SenderFields } from "./inquiry-fields";
import { InquiryFrame } from "./inquiry-frame";
import type { Choice, InquiryTexts } from "./inquiry-texts";
import { useInquiryForm } from "./use-inquiry-form";

export type LeadFormTexts = InquiryTexts & {
  readonly service: string;
  readonly services: readonly Choice[];
  readonly loss: string;
  readonly lossHint: string;
  readonly losses: readonly Choice[];
  readonly urgency: string;
  readonly urgencies: readonly Choice[];
  readonly story: string;
};

const fields = [
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
const loadCheck = lateChunk("inquiry-check", async () => (await import("@/lib/inquiry/leads/check")).leadFormCheck);

type Props = { readonly heading: ReactNode; readonly texts: LeadFormTexts; readonly action: FormAction };

/** The form on the landing pages with which a visitor asks for help. */
export function LeadForm({ heading, texts, action }: Props) {
  const inquiry = useInquiryForm({ action, loadCheck, fields, texts });
  const shared = { bind: inquiry.bind, texts };
  return (
    <InquiryFrame heading={heading} inquiry={inquiry} texts={texts}>
      <AttributionFields />
      <SenderFields {...shared} />
      <ChoiceField name="service" label={texts.service} choices={texts.services} {...shared} />
      <ChoiceField name="estimatedLoss" label={texts.loss} hint={texts.lossHint} choices={texts.losses} {...shared} />
      <ChoiceField name="urgency" label={texts.urgency} choices={texts.urgencies} {...shared} />
      <ProseField name="story" label={texts.story} hint={texts.secrets} isOptional {...shared} />
      <SafeContactFields
        texts={texts.safeContact}
        optional={texts.optional}
        errorPrefix={texts.prefix}
        bind={inquiry.bind}
      />
    </InquiryFrame>
  );
}
