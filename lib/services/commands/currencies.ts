import { changeFirm } from "@/lib/firm/commands/settings";
import { findFirm } from "@/lib/firm/queries/settings";
import { refreshFirm } from "@/lib/firm/settings-snapshot";
import type { Actor } from "@/lib/platform/audit/record";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { currencies } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import { fail, mapOk } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { listUnpriced } from "../desk/queries/unpriced";

type SoldCurrencies = {
  /** The version of the firm's record that the staff member saw. */
  readonly version: number;
  readonly sold: readonly Currency[];
};

/**
 * Sets the currencies in which the firm sells. VALIDATION_ERROR: none is chosen, or a service that is shown has no
 * price in one of them today. RESOURCE_CONFLICT: someone else has changed the firm's record since.
 */
export async function changeCurrencies(
  by: Actor,
  { version, sold }: SoldCurrencies,
  now: Instant,
): Promise<Result<null, "VALIDATION_ERROR" | "RESOURCE_CONFLICT">> {
  if (sold.length === 0) return invalidField("currencies", "currencyRequired");
  const before = await findFirm();
  if (!before) return fail("RESOURCE_CONFLICT");
  const unpriced = await listUnpriced(sold, dayOf(now, before.zone));
  if (unpriced.length > 0) return invalidField("currencies", "currencyUnpriced");
  const { version: _, isSample: __, phoneHref: ___, ...facts } = before;
  const next = { ...facts, currencies: currencies.filter((code) => sold.includes(code)) };
  const changed = await changeFirm(by, { seenVersion: version, facts: next });
  // The page that follows reads the record that this process keeps.
  if (changed.ok) await refreshFirm();
  return mapOk(changed, () => null);
}
