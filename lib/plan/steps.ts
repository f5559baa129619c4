import type { PlanCountry, Rail } from "./plans";
import type { PlanSource } from "./sources";

export type Part = "today" | "report" | "proof";

type StepRule = {
  readonly part: Part;
  /** The plans that have the step. Without a list, all of them. */
  readonly countries?: readonly PlanCountry[];
  readonly rails?: readonly Rail[];
  /** Whether the step has words to read out, under `say`. */
  readonly hasSay?: true;
  /** Whether its text has a number that is not shown from the review day on. */
  readonly hasNumber?: true;
  readonly sources: readonly [PlanSource, ...PlanSource[]];
};

const canada = ["ca", "qc"] as const;
const bankPayments = ["bank-transfer", "payment-app", "other"] as const;
const transfer = ["bank-transfer"] as const;
const crypto = ["exchange", "own-wallet"] as const;

/** The steps of the plans in their order. Their texts are in the catalogues, under `plans.steps`. */
export const steps = {
  ukClaim: { part: "today", countries: ["uk"], rails: bankPayments, hasSay: true, sources: ["psr", "santander"] },
  ukDecision: { part: "today", hasNumber: true, countries: ["uk"], rails: transfer, sources: ["psr"] },
  ukHold: { part: "today", hasNumber: true, countries: ["uk"], rails: transfer, hasSay: true, sources: ["ukHold"] },
  deReceiver: { part: "today", countries: ["de"], rails: bankPayments, sources: ["vznrw"] },
  deNameCheck: {
    part: "today",
    hasNumber: true,
    countries: ["de"],
    rails: transfer,
    hasSay: true,
    sources: ["nameCheck"],
  },
  caPending: { part: "today", countries: canada, rails: ["bank-transfer", "payment-app"], sources: ["cafc"] },
  caComplain: { part: "today", countries: canada, rails: bankPayments, sources: ["fcac", "obsi"] },
  recall: { part: "today", countries: ["other"], rails: transfer, sources: ["steps"] },
  wire: { part: "today", rails: transfer, hasSay: true, sources: ["ic3"] },
  cardDispute: { part: "today", rails: ["card"], sources: ["steps"] },
  caCardLimit: { part: "today", hasNumber: true, countries: canada, rails: ["card"], sources: ["caCard"] },
  qcChargeback: { part: "today", countries: ["qc"], rails: ["card"], sources: ["opc"] },
  ukSection75: { part: "today", countries: ["uk"], rails: ["card"], sources: ["ukSection75"] },
  cardSubscription: { part: "today", rails: ["card"], hasSay: true, sources: ["steps"] },
  deReturn: { part: "today", countries: ["de"], rails: ["direct-debit"], sources: ["directDebit", "unauthorised"] },
  ukGuarantee: { part: "today", countries: ["uk"], rails: ["direct-debit"], hasSay: true, sources: ["ukGuarantee"] },
  mandate: { part: "today", rails: ["direct-debit"], sources: ["steps"] },
  exchangeCodes: { part: "today", rails: ["exchange"], sources: ["fbiCrypto"] },
  bankBehind: { part: "today", rails: ["exchange"], sources: ["santander"] },
  walletCodes: { part: "today", rails: ["own-wallet"], sources: ["fbiCrypto"] },
  walletFreeze: { part: "today", rails: ["own-wallet"], sources: ["ic3"] },
  giftKeep: { part: "today", rails: ["gift-card"], sources: ["ftcGiftCard"] },
  giftStop: { part: "today", rails: ["gift-card"], sources: ["ftcGiftCard"] },
  cashParcel: { part: "today", rails: ["cash"], hasSay: true, sources: ["steps"] },
  cashTransfer: { part: "today", rails: ["cash"], sources: ["steps"] },
  appBank: { part: "today", rails: ["payment-app"], sources: ["steps"] },
  appWords: { part: "today", rails: ["payment-app"], sources: ["steps"] },
  statement: { part: "today", rails: ["other"], sources: ["steps"] },
  reportUk: { part: "report", hasNumber: true, countries: ["uk"], hasSay: true, sources: ["reportFraud"] },
  reportCa: { part: "report", hasNumber: true, countries: canada, hasSay: true, sources: ["cafc"] },
  reportAmf: { part: "report", countries: ["qc"], sources: ["amf"] },
  reportDe: { part: "report", hasNumber: true, countries: ["de"], hasSay: true, sources: ["strafanzeige", "bafin"] },
  reportOther: { part: "report", countries: ["other"], hasSay: true, sources: ["ic3"] },
  exchangeFile: { part: "report", rails: crypto, sources: ["ic3"] },
  proof: { part: "proof", sources: ["steps"] },
} as const satisfies Readonly<Record<string, StepRule>>;

export type StepId = keyof typeof steps;

/** A step of a plan. `sources` are numbers in the plan's list of sources. */
export const stepRules: Readonly<Record<StepId, StepRule>> = steps;

/** What else can be true, each with a step of its own that the visitor's tick shows. */
export const risks = ["screen", "seed", "site", "id", "sim", "write", "password", "home"] as const;
export const ages = ["day", "days", "weeks", "year"] as const;
