import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { profile } from "./profile";
import type { FirmFacts } from "./settings";

/**
 * Returns the particulars that a British company must give in its emails and documents, besides its name and registered
 * office: the part of the United Kingdom in which it is registered, and its number (Company, LLP and Business Names
 * Regulations 2015, regulation 25). Undefined for a firm of another country or without a number.
 */
export function companyParticulars({ registers }: Pick<FirmFacts, "registers">, locale: Locale): string | undefined {
  if (profile().id !== "uk") return undefined;
  const [, number] = registers.map((line) => companyNumber.exec(line)).find(Boolean) ?? [];
  if (number === undefined) return undefined;
  const t = translatorFor(locale, "mail.reach");
  return t("registeredIn", { part: t(`parts.${partOf(number)}`), number });
}

const companyNumber = /Companies House\D*?\b((?:[A-Z]{2}|R)?\d{6,8})\b/;

/** Companies House marks the numbers of Scottish companies with S and those of Northern Ireland with N or R. */
function partOf(number: string): "englandAndWales" | "scotland" | "northernIreland" {
  if (number.startsWith("S")) return "scotland";
  return /^[NR]/.test(number) ? "northernIreland" : "englandAndWales";
}
