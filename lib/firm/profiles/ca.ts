import { hoursOn, sharedRules } from "../office-rules";
import type { Profile } from "../profile-shape";

/** Reading A of the specification: an office in Toronto. */
export const ca: Profile = {
  id: "ca",
  name: "Financial Recovery Specialists",
  zone: "America/Toronto",
  city: { en: "Toronto", de: "Toronto", "fr-CA": "Toronto" },
  currency: "CAD",
  holidays: { country: "CA", state: "ON" },
  openingHours: hoursOn([1, 2, 3, 4, 5], 9, 18),
  firstWeekday: 7,
  tax: {
    ratePercent: 13,
    isIncluded: true,
    wording: {
      en: "Prices include GST/HST.",
      de: "Die Preise enthalten die kanadische Umsatzsteuer (GST/HST).",
      "fr-CA": "Les prix comprennent la TPS/TVH.",
    },
  },
  ...sharedRules,
  consentLaws: ["pipeda", "quebec-law-25", "casl"],
  languages: ["en", "fr-CA", "de"],
  sampleContact: {
    // 555-0100 to 555-0199 are reserved for fiction.
    phone: "+1 416 555 0100",
    phoneHref: "tel:+14165550100",
    email: "help@example.com",
  },
  sampleAddress: {
    en: ["100 Sample Street", "Toronto, Ontario", "Canada"],
    de: ["100 Sample Street", "Toronto, Ontario", "Kanada"],
    "fr-CA": ["100 Sample Street", "Toronto (Ontario)", "Canada"],
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
    team: ["team.senior-recovery-specialist", "team.operations-director", "team.compliance-manager", "team.technical-recovery-lead"],
    complianceFramework: ["compliance.fintrac", "compliance.pipeda", "compliance.obsi", "compliance.cafc"],
    footerRegulators: ["regulator.ciro", "regulator.csa", "regulator.osc", "regulator.asc", "regulator.bcsc", "regulator.amf"],
    footerRegistrations: ["registration.incorporation", "registration.registered-office", "registration.business-number"],
    confidentiality: "promise.confidential",
    openAlways: "promise.open-always",
    responseTime: "promise.response-time",
    noRecoveryNoFee: "promise.no-recovery-no-fee",
    registrationScope: "promise.authorised",
  },
};
