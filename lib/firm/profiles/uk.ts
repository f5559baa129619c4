import { profileLocales } from "@/lib/platform/i18n/site-locales";

import { sharedRules } from "../office-rules";
import type { Profile } from "../profile-shape";

/**
 * The profile of an office in London. The product specification does not say clearly whether the firm is Canadian or
 * British, so there are two profiles.
 */
export const uk: Profile = {
  id: "uk",
  currency: "GBP",
  currencies: ["GBP", "EUR"],
  firstWeekday: 1,
  tax: { ratePercent: 20, isIncluded: true },
  ...sharedRules,
  consentLaws: ["uk-gdpr", "pecr"],
  languages: profileLocales.uk,
  weather: {
    en: "https://www.metoffice.gov.uk/",
    de: "https://www.dwd.de/",
    "fr-CA": "https://meteo.gc.ca/",
  },
  layout: {
    banner: ["regulator.fca", "registration.incorporation", "registration.company-number"],
    logoLine: "regulator.fca",
    trustBadges: ["regulator.fca", "promise.confidential-secure", "registration.office", "promise.no-recovery-no-fee"],
    statistics: ["statistic.cases", "statistic.recovered", "statistic.satisfaction", "statistic.response"],
    servicesHeroBadges: ["regulator.fca", "promise.privacy-law", "credential.cybersecurity"],
    credentialCards: ["credential.fca", "credential.fraud-investigators", "credential.bafin"],
    credentialBadges: ["credential.fca", "credential.fraud-investigators", "credential.bafin", "compliance.uk-gdpr"],
    testimonials: ["testimonial.1", "testimonial.2", "testimonial.3", "testimonial.4", "testimonial.5"],
    team: [
      "team.senior-recovery-specialist",
      "team.operations-director",
      "team.compliance-manager",
      "team.technical-recovery-lead",
    ],
    complianceFramework: ["compliance.uk-gdpr", "compliance.financial-ombudsman", "compliance.report-fraud"],
    footerRegulators: ["regulator.fca"],
    footerRegistrations: ["registration.incorporation", "registration.company-number"],
    confidentiality: "promise.confidential",
    openAlways: "promise.open-always",
    responseTime: "promise.response-time",
    noRecoveryNoFee: "promise.no-recovery-no-fee",
    registrationScope: "promise.authorised",
  },
};
