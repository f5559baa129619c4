/** The places for which there are plans. Quebec has steps of its own beside those of Canada. */
export const planCountries = ["ca", "qc", "uk", "de", "other"] as const;
export type PlanCountry = (typeof planCountries)[number];

/** The ways in which money leaves, in the order of the page. */
export const rails = [
  "bank-transfer",
  "card",
  "direct-debit",
  "exchange",
  "own-wallet",
  "gift-card",
  "cash",
  "payment-app",
  "other",
] as const;
export type Rail = (typeof rails)[number];

export type Plan = { readonly country: PlanCountry; readonly rail: Rail };

/** The last segment of a plan's path, such as "uk-bank-transfer". */
export const planSlug = ({ country, rail }: Plan) => `${country}-${rail}`;
export const planPath = (plan: Plan) => `/first-steps/${planSlug(plan)}`;

export const allPlans: readonly Plan[] = planCountries.flatMap((country) => rails.map((rail) => ({ country, rail })));

export const findPlan = (slug: string): Plan | undefined => allPlans.find((plan) => planSlug(plan) === slug);
