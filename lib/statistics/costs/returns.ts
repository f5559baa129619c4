import { codeOf } from "../codes";

/** An amount in millionths of a unit of its currency. */
export type Amount = { readonly currency: string; readonly micros: bigint };

export type CampaignReturn = {
  /** The code by which visits, requests and costs name the campaign. */
  readonly code: string;
  /** The names in the files of costs that have this code. Empty without a cost. */
  readonly names: readonly string[];
  readonly clicks: number;
  readonly leads: number;
  readonly bookings: number;
  /** What the campaign cost, and what was paid for its bookings. One amount for each currency, never added up. */
  readonly costs: readonly Amount[];
  readonly revenues: readonly Amount[];
};

type Facts = {
  readonly costs: readonly {
    readonly campaign: string;
    readonly code: string;
    readonly currency: string;
    readonly micros: bigint;
    readonly clicks: number;
  }[];
  readonly leads: readonly { readonly campaign: string; readonly leads: number }[];
  readonly bookings: readonly {
    readonly campaign: string;
    readonly bookings: number;
    readonly currency: string;
    readonly minor: number;
  }[];
};

const microsPerMinor = 10_000n;

/** Puts the costs of campaigns beside what came of them. The highest number of bookings comes first. */
export function campaignReturns({ costs, leads, bookings }: Facts): readonly CampaignReturn[] {
  const ofLead = (name: string) => codeOf(name) || "other";
  const codes = new Set([
    ...costs.map(({ code }) => code),
    ...[...leads, ...bookings].map(({ campaign }) => ofLead(campaign)),
  ]);
  const returns = [...codes].map((code): CampaignReturn => {
    const [ownCosts, ownLeads, ownBookings] = [
      costs.filter((row) => row.code === code),
      leads.filter(({ campaign }) => ofLead(campaign) === code),
      bookings.filter(({ campaign }) => ofLead(campaign) === code),
    ];
    return {
      code,
      names: [...new Set(ownCosts.map(({ campaign }) => campaign))],
      clicks: sum(ownCosts.map(({ clicks }) => clicks)),
      leads: sum(ownLeads.map((row) => row.leads)),
      bookings: sum(ownBookings.map((row) => row.bookings)),
      costs: byCurrency(ownCosts),
      revenues: byCurrency(
        ownBookings.map(({ currency, minor }) => ({ currency, micros: BigInt(minor) * microsPerMinor })),
      ).filter(({ micros }) => micros !== 0n),
    };
  });
  return returns.toSorted(
    (a, b) => b.bookings - a.bookings || b.leads - a.leads || b.clicks - a.clicks || (a.code < b.code ? -1 : 1),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The sum of each currency, in the order of their codes. */
export function byCurrency(amounts: readonly Amount[]): readonly Amount[] {
  const sums = new Map<string, bigint>();
  for (const { currency, micros } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + micros);
  return [...sums]
    .map(([currency, micros]) => ({ currency, micros }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** What a booking of the campaign cost, in each currency. Empty without a booking or a cost. */
export function costPerBooking({ costs, bookings }: Pick<CampaignReturn, "costs" | "bookings">): readonly Amount[] {
  if (bookings === 0) return [];
  return costs.map(({ currency, micros }) => ({ currency, micros: micros / BigInt(bookings) }));
}
