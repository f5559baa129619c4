import type { ContactWords } from "@/components/inquiry/contact-form";
import type { InquiryWords } from "@/components/inquiry/inquiry-words";
import type { LeadWords } from "@/components/inquiry/lead-form";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

function shared(locale: Locale): Omit<InquiryWords, "send" | "phoneHint"> {
  const { inquiry, fields, errors, safeContact } = messagesFor(locale);
  return {
    ...inquiry.form,
    locale,
    fields,
    safeContact,
    offline: errors.NETWORK_ERROR,
    consent: inquiry.consent.replace(/<\/?link>/g, ""),
  };
}

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The real words of the forms, as their pages put them together. */
export function contactWords(locale: Locale): ContactWords {
  const { contact, lead } = messagesFor(locale).inquiry;
  return { ...shared(locale), ...contact, services: choices(lead.services), referrals: choices(contact.referral) };
}

export function leadWords(locale: Locale): LeadWords {
  const { lead } = messagesFor(locale).inquiry;
  return {
    ...shared(locale),
    ...lead,
    services: choices(lead.services),
    losses: choices(lead.losses),
    urgencies: choices(lead.urgencies),
  };
}
