import { profileLocales } from "@/lib/platform/i18n/site-locales";

import { sharedRules } from "../office-rules";
import type { Profile } from "../profile-shape";

/**
 * The profile of an office in Toronto. The product specification can be read as describing a Canadian or a British
 * firm, so there are two profiles.
 */
export const ca: Profile = {
  id: "ca",
  currency: "CAD",
  currencies: ["CAD", "EUR"],
  firstWeekday: 7,
  tax: { ratePercent: 13, isIncluded: true },
  ...sharedRules,
  consentLaws: ["pipeda", "quebec-law-25", "casl"],
  languages: profileLocales.ca,
  weather: {
    en: "https://weather.gc.ca/",
    de: "https://www.dwd.de/",
    "fr-CA": "https://meteo.gc.ca/",
  },
  layout: {
    banner: ["regulator.ciro", "registration.incorporation", "registration.business-number"],
    logoLine: "regulator.ciro",
    trustBadges: ["regulator.ciro", "promise.legal-compliance", "registration.office", "promise.no-recovery-no-fee"],
    statistics: ["statistic.cases", "statistic.recovered", "statistic.satisfaction", "statistic.response"],
    servicesHeroBadges: ["regulator.ciro", "promise.privacy-law", "credential.cybersecurity"],
    credentialCards: ["credential.ciro", "credential.fraud-examiners", "credential.fintrac"],
    credentialBadges: ["credential.ciro", "credential.osc", "credential.amf", "credential.bcsc"],
    testimonials: ["testimonial.1", "testimonial.2", "testimonial.3", "testimonial.4", "testimonial.5"],
    team: [
      "team.senior-recovery-specialist",
      "team.operations-director",
      "team.compliance-manager",
      "team.technical-recovery-lead",
    ],
    complianceFramework: ["compliance.fintrac", "compliance.pipeda", "compliance.obsi", "compliance.cafc"],
    footerRegulators: [
      "regulator.ciro",
      "regulator.csa",
      "regulator.osc",
      "regulator.asc",
      "regulator.bcsc",
      "regulator.amf",
    ],
    footerRegistrations: [
      "registration.incorporation",
      "registration.registered-office",
      "registration.business-number",
    ],
    confidentiality: "promise.confidential",
    openAlways: "promise.open-always",
    responseTime: "promise.response-time",
    noRecoveryNoFee: "promise.no-recovery-no-fee",
    registrationScope: "promise.authorised",
  },
};
