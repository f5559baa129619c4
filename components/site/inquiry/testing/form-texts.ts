import { responseFailures } from "@/components/forms/response-failures";
import type { ContactFormTexts } from "@/components/site/inquiry/contact-form";
import type { InquiryTexts } from "@/components/site/inquiry/inquiry-texts";
import type { LeadFormTexts } from "@/components/site/inquiry/lead-form";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

function shared(locale: Locale): Omit<InquiryTexts, "send" | "phoneHint"> {
  const { inquiry, fields, errors, safeContact } = messagesFor(locale);
  return {
    ...inquiry.form,
    locale,
    fields,
    safeContact,
    offline: errors.NETWORK_ERROR,
    failures: responseFailures(errors),
    phoneCountry: {
      label: inquiry.form.phoneCountry,
      countries: [
        { value: "CA", label: "Canada (+1)" },
        { value: "DE", label: "Deutschland (+49)" },
      ],
      preset: "CA",
    },
    consent: inquiry.consent.replace(/<\/?link>/g, ""),
  };
}

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The texts of the contact form in `locale`, with two countries for the phone number. */
export function contactFormTexts(locale: Locale): ContactFormTexts {
  const { contact, lead } = messagesFor(locale).inquiry;
  return { ...shared(locale), ...contact, services: choices(lead.services), referrals: choices(contact.referral) };
}

export function leadFormTexts(locale: Locale): LeadFormTexts {
  const { lead } = messagesFor(locale).inquiry;
  return {
    ...shared(locale),
    ...lead,
    services: choices(lead.services),
    losses: choices(lead.losses),
    urgencies: choices(lead.urgencies),
  };
}
