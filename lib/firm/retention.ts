import { z } from "zod";

import type { FieldCodes } from "@/lib/platform/result";

import type { ProfileId } from "./profile-shape";

/** The periods that the firm can set, in the unit of each: how long records are kept. */
export const setPeriods = { clientFile: "year", inquiry: "month", payments: "year" } as const;
export type SetPeriod = keyof typeof setPeriods;
export const setPeriodNames = Object.keys(setPeriods) as readonly SetPeriod[];

/** The years that German tax law can require: eight for invoices, and ten for books and annual accounts (§ 147 AO). */
export const germanTaxYears = [8, 10] as const;

const period = z
  .object({
    count: z.number().int().min(1).max(99),
    /** Why records are kept longer than usual. Null if they are not. */
    reason: z.string().trim().min(1).max(200).nullable(),
  })
  .readonly()
  .nullable()
  .default(null);

/** The periods of the firm's record. Null is the usual period of the firm's country. */
export const retentionSchema = z
  .object({
    clientFile: period,
    inquiry: period,
    payments: period,
    /** Set if German tax law applies to the firm. */
    germanTax: z
      .union(germanTaxYears.map((years) => z.literal(years)))
      .nullable()
      .default(null),
  })
  .readonly();

export type Retention = z.infer<typeof retentionSchema>;
export const usualRetention: Retention = { clientFile: null, inquiry: null, payments: null, germanTax: null };

type Bounds = {
  /** What the law requires at least. Limitation periods set it for the files of clients. */
  readonly least: number;
  /** What is needed. A longer period needs a reason (Art. 5 (1) (e) GDPR, PIPEDA principle 4.5). */
  readonly usual: number;
  readonly most: number;
};

const usual = {
  clientFile: { ca: 7, uk: 6 },
  inquiry: { ca: 12, uk: 12 },
  payments: { ca: 7, uk: 6 },
} as const;

/** The shortest, the usual and the longest period in the firm's country. */
export function retentionBounds(
  name: SetPeriod,
  { profile, germanTax }: { readonly profile: ProfileId; readonly germanTax: number | null },
): Bounds {
  const needed = usual[name][profile];
  if (name === "inquiry") return { least: 1, usual: needed, most: 24 };
  const years = name === "payments" ? Math.max(needed, germanTax ?? 0) : needed;
  return { least: years, usual: years, most: 15 };
}

/** The codes of the periods that are shorter than the law allows, or longer than usual without a reason. */
export function retentionFaults(retention: Retention, profile: ProfileId): FieldCodes {
  const codes = setPeriodNames.flatMap((name): [string, string[]][] => {
    const set = retention[name];
    if (set === null) return [];
    const { least, usual: needed, most } = retentionBounds(name, { profile, germanTax: retention.germanTax });
    if (set.count < least) return [[periodControl(name), ["retentionTooShort"]]];
    if (set.count > most) return [[periodControl(name), ["retentionTooLong"]]];
    return set.count > needed && set.reason === null ? [[reasonControl(name), ["retentionReason"]]] : [];
  });
  return Object.fromEntries(codes);
}

export const periodControl = (name: SetPeriod) => `kept.${name}`;
export const reasonControl = (name: SetPeriod) => `keptWhy.${name}`;

/** How long records are kept: what the firm has set, otherwise the usual period. */
export function keptCount(name: SetPeriod, retention: Retention, profile: ProfileId): number {
  const { least, usual: needed } = retentionBounds(name, { profile, germanTax: retention.germanTax });
  return Math.max(least, retention[name]?.count ?? needed);
}
