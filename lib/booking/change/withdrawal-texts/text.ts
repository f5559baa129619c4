import type { Firm } from "@/lib/firm/settings";
import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";

import type { ConsumerLaw } from "../../consumer-law";
import { germanText } from "./de";
import { britishText, europeanText } from "./en";
import { frenchText } from "./fr";
import type { WithdrawalText } from "./instructions";

const ofUnion = { en: europeanText, de: germanText, "fr-CA": frenchText } as const;

/** Returns the instructions of a consumer law with the firm's details. British law has them only in English. */
export function withdrawalText(
  law: Exclude<ConsumerLaw, "no_right">,
  { legalName, registeredOffice, phone, email }: Pick<Firm, "legalName" | "registeredOffice" | "phone" | "email">,
  locale: Locale,
): WithdrawalText {
  const language = law === "uk" ? "en" : locale;
  const facts = {
    name: legalName,
    address: registeredOffice[language].join(", "),
    // The number must not break at the end of a line.
    phone: phone.replaceAll(" ", "\u00a0"),
    email,
    online: `${absoluteUrl(locale, "/booking/find")}?withdraw=1`,
  };
  return law === "uk" ? britishText(facts) : ofUnion[locale](facts);
}
