import { getTranslations } from "next-intl/server";

import { NewTabLink } from "@/components/forms/new-tab-link";
import { responseFailures } from "@/components/forms/response-failures";
import { referralSources } from "@/lib/inquiry/contact/schema";
import { firm } from "@/lib/firm/settings-snapshot";
import { lossRanges, urgencies } from "@/lib/inquiry/leads/schema";
import type { Locale } from "@/lib/platform/i18n/locales";
import { likelyCountry, phoneCountries } from "@/lib/platform/contact/countries";
import { messagesFor } from "@/lib/platform/i18n/messages";

import type { ContactFormTexts } from "./contact-form";
import type { InquiryTexts } from "./inquiry-texts";
import type { LeadFormTexts } from "./lead-form";

/** The services that a visitor can select in the forms: the most requested service first, the general service last. */
const subjects = [
  "cryptocurrency-recovery",
  "investment-fraud-recovery",
  "financial-scam-recovery",
  "regulatory-complaint",
  "initial-consultation",
] as const;

async function sharedTexts(locale: Locale): Promise<Omit<InquiryTexts, "send" | "phoneHint">> {
  const t = await getTranslations("inquiry");
  const { inquiry, fields, errors, safeContact } = messagesFor(locale);
  const {
    firstName,
    lastName,
    lastNameHint,
    email,
    emailHint,
    phone,
    phoneCountry,
    summary,
    prefix,
    optional,
    sending,
    honeypot,
    hashes,
    secrets,
    choose,
  } = inquiry.form;
  return {
    locale,
    fields,
    offline: errors.NETWORK_ERROR,
    failures: responseFailures(errors),
    safeContact,
    phoneCountry: {
      label: phoneCountry,
      countries: phoneCountries(locale, firm().holidays.country),
      preset: likelyCountry({ locale, home: firm().holidays.country }),
    },
    consent: t.rich("consent", { link: (text) => <NewTabLink href="/privacy-policy">{text}</NewTabLink> }),
    firstName,
    lastName,
    lastNameHint,
    email,
    emailHint,
    phone,
    summary,
    prefix,
    optional,
    sending,
    honeypot,
    hashes,
    secrets,
    choose,
  };
}

/** The texts of the contact page's form. */
export async function contactFormTexts(locale: Locale): Promise<ContactFormTexts> {
  const { contact, lead } = messagesFor(locale).inquiry;
  const { send, phoneHint, subject, message, serviceInterest, referralSource, referral } = contact;
  return {
    ...(await sharedTexts(locale)),
    send,
    phoneHint,
    subject,
    message,
    serviceInterest,
    referralSource,
    services: subjects.map((value) => ({ value, label: lead.services[value] })),
    referrals: referralSources.map((value) => ({ value, label: referral[value] })),
  };
}

/** The texts of the landing pages' form. */
export async function leadFormTexts(locale: Locale): Promise<LeadFormTexts> {
  const { lead } = messagesFor(locale).inquiry;
  const { send, phoneHint, service, loss, lossHint, urgency, story } = lead;
  return {
    ...(await sharedTexts(locale)),
    send,
    phoneHint,
    service,
    loss,
    lossHint,
    urgency,
    story,
    services: subjects.map((value) => ({ value, label: lead.services[value] })),
    losses: lossRanges.map((value) => ({ value, label: lead.losses[value] })),
    urgencies: urgencies.map((value) => ({ value, label: lead.urgencies[value] })),
  };
}
