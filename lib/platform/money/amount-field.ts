import { z } from "zod";

import { readAmount } from "./amount";
import type { AmountReading } from "./amount";

type Fields = Readonly<Record<string, string>>;

/**
 * Reads the typed amounts in the named fields of a form, in the form's language. `amountField` then validates the
 * amounts. A missing field stays missing.
 */
export function withAmounts(
  fields: Fields,
  names: readonly string[],
  decimals: number,
): Readonly<Record<string, string | AmountReading>> {
  const { locale = "" } = fields;
  const read = names.flatMap((name) => {
    const typed = fields[name];
    if (typed === undefined) return [];
    return [[name, readAmount(typed, { locale, decimals })] as const];
  });
  return { ...fields, ...Object.fromEntries(read) };
}

type Limits = {
  /** The largest amount, in whole units. */
  readonly max: number;
  readonly isZeroAllowed?: boolean;
};

/**
 * Validates an amount that `withAmounts` has read. The result is a decimal number as a string, such as "12500.5". The
 * messages are error codes.
 */
export function amountField({ max, isZeroAllowed = false }: Limits) {
  return z
    .custom<AmountReading>((value) => typeof value === "object" && value !== null, "required")
    .transform((reading, context): string => {
      const code = "refused" in reading ? refusalOf(reading.refused) : outside(reading.amount);
      if (code === undefined && "amount" in reading) return reading.amount;
      context.addIssue({ code: "custom", message: code ?? "amountInvalid" });
      return z.NEVER;
    });

  function refusalOf(code: string) {
    return isZeroAllowed && code === "amountInvalid" ? "amountOrZeroInvalid" : code;
  }

  function outside(amount: string) {
    if (Number(amount) > max) return "amountTooLarge";
    if (Number(amount) > 0) return undefined;
    return isZeroAllowed ? undefined : "amountInvalid";
  }
}

/** A price in minor units from 0, which means free, to `maxMinor`. */
export const minorAmount = (maxMinor: number) =>
  amountField({ max: maxMinor / 100, isZeroAllowed: true }).transform((amount) => Math.round(Number(amount) * 100));

/** Like `amountField`, but the result is in minor units. Every currency of the price book has two decimals. */
export const minorAmountField = (max: number) =>
  amountField({ max }).transform((amount) => Math.round(Number(amount) * 100));
