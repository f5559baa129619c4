import type { Source } from "@/lib/content/heads";
import type { Day } from "@/lib/platform/time/day";

/** The day on which the sources were read, and the first day on which they must be read again. */
export const read: Day = "2026-11-28";
export const review: Day = "2027-05-28";

/** The sources of the rules, by a short name. */
export const sources = {
  fosLimits: {
    title: "Time limits for consumers making a complaint",
    publisher: "Financial Ombudsman Service (UK)",
    language: "en",
    url: "https://www.financial-ombudsman.org.uk/consumers/expect/time-limits",
    read,
  },
  psrProtections: {
    title: "Our new APP fraud reimbursement protections",
    publisher: "Payment Systems Regulator (UK)",
    language: "en",
    url: "https://www.psr.org.uk/information-for-consumers/our-new-app-fraud-reimbursement-protections",
    read,
  },
  santander: {
    title: "Our approach to reimbursing Authorised Push Payment (APP) fraud",
    publisher: "Santander UK",
    language: "en",
    url: "https://santander.co.uk/business/support/fraud-and-security/authorised-push-payment-fraud",
    read,
  },
  ukRegulation76: {
    title: "Payment Services Regulations 2017, regulation 76",
    publisher: "legislation.gov.uk",
    language: "en",
    url: "https://www.legislation.gov.uk/uksi/2017/752/regulation/76",
    read,
  },
  fcaFraudulentPayments: {
    title: "Fraudulent payments: how to claim a refund",
    publisher: "Financial Conduct Authority (UK)",
    language: "en",
    url: "https://www.fca.org.uk/consumers/fraudulent-payments",
    read: "2026-11-30",
  },
  obsi: {
    title: "How the complaint process works",
    publisher: "Ombudsman for Banking Services and Investments (OBSI)",
    language: "en",
    url: "https://www.obsi.ca/en/for-consumers/how-the-complaint-process-works",
    read,
  },
  fcacComplaint: {
    title: "Filing a complaint with a financial institution",
    publisher: "Financial Consumer Agency of Canada",
    language: "en",
    url: "https://www.canada.ca/en/financial-consumer-agency/services/complaints/file-complaint-financial-institution.html",
    read,
  },
  ontarioLimitations: {
    title: "Limitation periods in civil litigation claims",
    publisher: "Richardson Hall (law firm, Ontario)",
    language: "en",
    url: "https://richardsonhall.com/limitation-periods-in-civil-litigation-claims",
    read,
  },
  quebecCode: {
    title: "Code civil du Québec, art. 2925",
    publisher: "CAIJ",
    language: "fr",
    url: "https://elois.caij.qc.ca/CCQ-1991/article2925",
    read,
  },
  quebecComplaints: {
    title: "Règlement sur le traitement des plaintes",
    publisher: "Gazette officielle du Québec, read on Regalert",
    language: "fr",
    url: "https://regalert.today/document/bc8ba434-820a-4722-b28e-6bfa858a5c0a/text",
    read,
  },
  directDebit: {
    title: "Wie kann ich einer Lastschriftabbuchung widersprechen?",
    publisher: "Bundesanstalt für Finanzdienstleistungsaufsicht (BaFin)",
    language: "de",
    url: "https://www.bafin.de/SharedDocs/FAQs/DE/Verbraucher/Bank/Zahlungsverkehr/04_widerspruch_lastschriftabbuchung.html",
    read,
  },
  unauthorisedPayment: {
    title: "§ 676b BGB: Anzeige nicht autorisierter oder fehlerhaft ausgeführter Zahlungsvorgänge",
    publisher: "German Civil Code, read on Gesetzklar",
    language: "de",
    url: "https://gesetzklar.de/bgb/16617/anzeige-nicht-autorisierter-oder-fehlerhaft-ausgef-hrter-zahlungsvorg-nge",
    read,
  },
  germanLimitation: {
    title: "§ 199 BGB: Beginn der regelmäßigen Verjährungsfrist und Verjährungshöchstfristen",
    publisher: "German Civil Code, read on Lexcada",
    language: "de",
    url: "https://lexcada.com/akn/de/act/1896-08-18/BGB/deu/!para_199",
    read,
  },
} as const satisfies Readonly<Record<string, Source>>;
