import { env } from "@/lib/platform/env";
import type { Env } from "@/lib/platform/env";

import type { ProfileId } from "./profile-shape";
import { factsCa } from "./profiles/facts-ca";
import { factsUk } from "./profiles/facts-uk";
import { firmFactsSchema } from "./settings";
import type { FirmFacts } from "./settings";

/** The invented facts that each profile uses in a demonstration. */
export const sampleFacts: Readonly<Record<ProfileId, FirmFacts>> = { ca: factsCa, uk: factsUk };

/** The prefix of references for a live firm that has not chosen its own prefix yet. */
const neutralPrefix = "REF";

/**
 * Returns the firm's record for the first start. A demonstration uses the sample facts of its profile. The pages of a
 * live firm must not show an invented name, address or number, so these facts come from the environment. Only the time
 * zone, city, opening hours, holidays, tax wording and logo of a live firm come from the sample. Until an administrator
 * has confirmed the hours, pages state none of the first four.
 */
export function initialFacts(settings: Env = env()): FirmFacts {
  const sample = sampleFacts[settings.FIRM_PROFILE];
  const social = { ...sample.social, ...socialOf(settings) };
  if (settings.SITE_MODE === "demo") return { ...sample, social };
  const named = factsNamedBy(settings);
  const name = named.legalName ?? "";
  const email = named.email ?? "";
  const facts = {
    ...sample,
    visitingAddress: null,
    postalAddress: null,
    businessNumber: null,
    paymentText: null,
    meetingModes: ["phone"],
    adConversions: null,
    confirmedOn: {},
    referencePrefix: neutralPrefix,
    ...named,
    tradingName: name,
    notificationEmail: email,
    social,
  };
  const parsed = firmFactsSchema.safeParse(facts);
  if (parsed.success) return parsed.data;
  const wrong = [...new Set(parsed.error.issues.map(({ path }) => settingOf[String(path[0])] ?? String(path[0])))];
  throw new Error(
    `The firm's record cannot be created: ${wrong.join(", ")} ${wrong.length === 1 ? "has" : "have"} a wrong format.`,
  );
}

/** Lists the names of the environment variables that have a different value from the firm's record. */
export function settingsThatDiffer(facts: FirmFacts, settings: Env = env()): string[] {
  const named = Object.entries(factsNamedBy(settings)) as [keyof FirmFacts, unknown][];
  const pages = Object.entries(socialOf(settings)) as [keyof FirmFacts["social"], string][];
  return [
    ...named
      .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(facts[key]))
      .map(([key]) => settingOf[key] ?? key),
    ...pages
      .filter(([network, url]) => facts.social[network] !== url)
      .map(([network]) => `SOCIAL_${network.toUpperCase()}`),
  ];
}

const settingOf: Readonly<Record<string, string>> = {
  tradingName: "FIRM_LEGAL_NAME",
  legalName: "FIRM_LEGAL_NAME",
  legalForm: "FIRM_LEGAL_FORM",
  representatives: "FIRM_LEGAL_REPRESENTATIVES",
  registeredOffice: "FIRM_LEGAL_ADDRESS",
  registers: "FIRM_LEGAL_REGISTER",
  taxNumber: "FIRM_LEGAL_VAT_ID",
  phone: "FIRM_LEGAL_PHONE",
  email: "MAIL_FROM",
  notificationEmail: "MAIL_FROM",
};

function factsNamedBy(settings: Env): Partial<FirmFacts> {
  const { FIRM_LEGAL_ADDRESS: office, FIRM_LEGAL_REGISTER: register, MAIL_FROM: from } = settings;
  const lines = office
    ?.split(/[\n,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const facts = {
    legalName: settings.FIRM_LEGAL_NAME,
    legalForm: settings.FIRM_LEGAL_FORM,
    representatives: settings.FIRM_LEGAL_REPRESENTATIVES,
    registeredOffice: lines && { en: lines, de: lines, "fr-CA": lines },
    registers: register === undefined ? undefined : [register],
    taxNumber: settings.FIRM_LEGAL_VAT_ID?.trim().toLowerCase() === "none" ? null : settings.FIRM_LEGAL_VAT_ID,
    phone: settings.FIRM_LEGAL_PHONE,
    email: from === undefined ? undefined : bareAddress(from),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function socialOf(settings: Env): Partial<FirmFacts["social"]> {
  const pages = {
    linkedin: settings.SOCIAL_LINKEDIN,
    x: settings.SOCIAL_X,
    facebook: settings.SOCIAL_FACEBOOK,
    instagram: settings.SOCIAL_INSTAGRAM,
    youtube: settings.SOCIAL_YOUTUBE,
  };
  return Object.fromEntries(Object.entries(pages).filter(([, url]) => url !== undefined));
}

/** Extracts the email address from "Name <address>". */
function bareAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
