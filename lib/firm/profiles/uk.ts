import { hoursOn, sharedRules } from "../office-rules";
import type { Profile } from "../profile-shape";

/** Reading B of the specification: an office in London. */
export const uk: Profile = {
  id: "uk",
  name: "Financial Recovery Specialists",
  zone: "Europe/London",
  city: { en: "London", de: "London", "fr-CA": "Londres" },
  currency: "GBP",
  holidays: { country: "GB", state: "ENG" },
  openingHours: hoursOn([1, 2, 3, 4, 5], 9, 18),
  firstWeekday: 1,
  tax: {
    ratePercent: 20,
    isIncluded: true,
    wording: {
      en: "Prices include VAT.",
      de: "Die Preise enthalten die Mehrwertsteuer.",
      "fr-CA": "Les prix comprennent la TVA.",
    },
  },
  ...sharedRules,
  consentLaws: ["uk-gdpr", "pecr"],
  languages: ["en", "de"],
  sampleContact: {
    // 020 7946 0000 to 0999 are reserved for fiction.
    phone: "020 7946 0100",
    phoneHref: "tel:+442079460100",
    email: "help@example.org",
  },
  sampleAddress: {
    en: ["100 Sample Street", "London", "United Kingdom"],
    de: ["100 Sample Street", "London", "Vereinigtes Königreich"],
    "fr-CA": ["100 Sample Street", "Londres", "Royaume-Uni"],
  },
  layout: {
    banner: ["regulator.fca", "registration.incorporation", "registration.company-number"],
    logoLine: "regulator.fca",
    trustBadges: ["regulator.fca", "promise.confidential-secure", "registration.office", "promise.no-recovery-no-fee"],
    statistics: ["statistic.cases", "statistic.recovered", "statistic.satisfaction", "statistic.response"],
    servicesHeroBadges: ["regulator.fca", "promise.privacy-law", "credential.cybersecurity"],
    credentialCards: ["credential.fca", "credential.fraud-investigators", "credential.bafin"],
    credentialBadges: ["credential.fca", "credential.fraud-investigators", "credential.bafin"],
    testimonials: ["testimonial.1", "testimonial.2", "testimonial.3", "testimonial.4", "testimonial.5"],
    team: ["team.senior-recovery-specialist", "team.operations-director", "team.compliance-manager", "team.technical-recovery-lead"],
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
