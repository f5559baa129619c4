import type { EditedFirm } from "@/lib/firm/desk/facts-form";
import type { Firm } from "@/lib/firm/settings";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { zoneCity } from "@/lib/platform/time/format";

import { hoursLines } from "./office-hours";

/** A line of a public page, and whether it is new with the typed values. */
export type PreviewLine = { readonly text: string; readonly isNew: boolean };
/** A part of the public site. Its name is the key of a title. */
export type PreviewFrame = { readonly name: "pages" | "imprint" | "contact"; readonly lines: readonly PreviewLine[] };

type Facts = Pick<
  Firm,
  | "tradingName"
  | "legalName"
  | "representatives"
  | "registeredOffice"
  | "visitingAddress"
  | "registers"
  | "businessNumber"
  | "taxNumber"
  | "taxWording"
  | "phone"
  | "email"
  | "openingHours"
  | "zone"
  | "meetingModes"
>;

/** What visitors will read if the form is saved, in one language. */
export function previewFirm(stored: Firm, { changes, meeting }: EditedFirm, locale: Locale): readonly PreviewFrame[] {
  const [before, after] = [
    framesOf(stored, locale),
    framesOf({ ...stored, ...changes, meetingModes: meeting }, locale),
  ];
  return (["pages", "imprint", "contact"] as const).map((name) => ({
    name,
    lines: after[name].map((text) => ({ text, isNew: !before[name].includes(text) })),
  }));
}

function framesOf(facts: Facts, locale: Locale): Readonly<Record<PreviewFrame["name"], readonly string[]>> {
  const t = translatorFor(locale, "settings");
  const named = (name: "businessNumber" | "taxNumber", value: string | null) =>
    value === null ? [] : [`${t(`facts.${name}`)} ${value}`];
  return {
    pages: [facts.tradingName, facts.phone],
    imprint: [
      facts.legalName,
      facts.representatives,
      facts.registeredOffice[locale].join(", "),
      ...facts.registers,
      ...named("businessNumber", facts.businessNumber),
      ...named("taxNumber", facts.taxNumber),
    ],
    contact: [
      ...(facts.visitingAddress ? [facts.visitingAddress[locale].join(", ")] : []),
      facts.email,
      ...hoursLines(facts.openingHours, { locale, zone: facts.zone }).map(
        ({ first, last, opens, closes }) => `${first === last ? first : `${first} – ${last}`} ${opens} – ${closes}`,
      ),
      zoneCity(facts.zone, locale),
      facts.meetingModes.map((mode) => t(`modes.${mode}`)).join(", "),
      facts.taxWording[locale],
    ],
  };
}
