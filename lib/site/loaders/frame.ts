import { loadTexts } from "@/lib/content/loaders/texts";
import { pickClaims } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { socialLinks } from "@/lib/firm/social";
import { statedHours } from "@/lib/firm/stated-facts";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { dayOf } from "@/lib/platform/time/zone";

import { claimLines } from "../claim-lines";
import { hoursLines } from "../office-hours";
import { isPublished } from "../published";
import { loadNotices } from "./notices";
import { loadOffering } from "./opening";

/** Loads what the banner, the header and the footer of the site show. */
export async function loadFrame(locale: Locale) {
  const t = translatorFor(locale, "layout");
  const { layout, languages } = profile();
  const firm = await loadFirm();
  const texts = await loadTexts();
  const claims = await loadClaims(locale);
  const lines = claimLines(claims, layout);
  const offering = await loadOffering(locale);
  const content = {
    isBookingOpen: offering.isOpen,
    hasPrices: offering.hasPrices,
    hasTeam: pickClaims(claims, layout.team).length > 0,
    hasArticles: isPublished("/blog", locale, texts, firm),
    hasQuestions: isPublished("/faq", locale, texts, firm),
  };
  const stated = statedHours(firm);
  const hours = stated ? hoursLines(stated.openingHours, { locale, zone: stated.zone }, "short") : [];
  const brand = { brandName: firm.tradingName, claimLine: lines.logoLine };
  const phone = { phone: firm.phone, phoneHref: firm.phoneHref };
  return {
    isDemo: env().SITE_MODE === "demo",
    facts: lines.banner,
    notices: await loadNotices(locale),
    header: { ...brand, ...phone, locales: languages, content },
    footer: {
      ...brand,
      registrationInfo: lines.registrations,
      regulation: lines.regulation,
      regulatoryDisclaimer: lines.regulatoryDisclaimer,
      contact: {
        ...phone,
        email: firm.email,
        addressLines: (firm.visitingAddress ?? firm.registeredOffice)[locale],
        hours: hours.map(({ first, last, ...times }) =>
          first === last ? t("hours.oneDay", { day: first, ...times }) : t("hours.days", { first, last, ...times }),
        ),
      },
      socialLinks: socialLinks(firm),
      content,
      year: Number(dayOf(Date.now(), firm.zone).slice(0, 4)),
    },
  };
}
