import { env } from "@/lib/platform/env";
import type { Env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";

import { profile } from "./profile";
import type { Contact, ProfileId } from "./profile";

/** Who answers for this site: what the law asks of an impressum. */
export type LegalIdentity = {
  readonly name: string;
  readonly form: string;
  readonly representatives: string;
  readonly register: string;
  readonly phone: string;
  readonly vatId: string;
  /** Invented values of the demonstration: whoever shows them says so. */
  readonly isSample: boolean;
};

const samples: Readonly<Record<ProfileId, Pick<LegalIdentity, "name" | "form" | "representatives" | "register" | "vatId">>> = {
  ca: {
    name: "Financial Recovery Specialists Inc.",
    form: "Inc. (Ontario)",
    representatives: "Jordan Sample",
    register: "Ontario Business Registry 0000000",
    vatId: "00000 0000 RT0001",
  },
  uk: {
    name: "Financial Recovery Specialists Ltd",
    form: "Ltd (England and Wales)",
    representatives: "Jordan Sample",
    register: "Companies House 00000000",
    vatId: "GB 000 0000 00",
  },
};

/** The firm's legal identity: in live mode from FIRM_LEGAL_* alone, so that no invented value can ever be shown there. */
export function legalIdentity(settings: Env = env()): LegalIdentity {
  if (settings.SITE_MODE === "live") {
    return {
      name: settings.FIRM_LEGAL_NAME ?? "",
      form: settings.FIRM_LEGAL_FORM ?? "",
      representatives: settings.FIRM_LEGAL_REPRESENTATIVES ?? "",
      register: settings.FIRM_LEGAL_REGISTER ?? "",
      phone: settings.FIRM_LEGAL_PHONE ?? "",
      vatId: settings.FIRM_LEGAL_VAT_ID ?? "",
      isSample: false,
    };
  }
  const { id, sampleContact } = profile(settings.FIRM_PROFILE);
  return { ...samples[id], phone: sampleContact.phone, isSample: true };
}

/** How a visitor reaches the firm: in live mode the legal phone, and the address that mails come from. */
export function contact(settings: Env = env()): Contact {
  if (settings.SITE_MODE !== "live") return profile(settings.FIRM_PROFILE).sampleContact;
  const { phone } = legalIdentity(settings);
  return {
    phone,
    phoneHref: `tel:${phone.replace(/[^\d+]/g, "")}`,
    email: bareAddress(settings.MAIL_FROM ?? ""),
  };
}

/** Where the office stands, line by line: in live mode as the settings write it, otherwise the sample in the reader's language. */
export function officeAddress(locale: Locale, settings: Env = env()): readonly string[] {
  if (settings.SITE_MODE !== "live") return profile(settings.FIRM_PROFILE).sampleAddress[locale];
  return (settings.FIRM_LEGAL_ADDRESS ?? "").split(/\s*[\n,;]\s*/).filter((part) => part !== "");
}

/** The address within "Name <address>". */
function bareAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
