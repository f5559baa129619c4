import { changeFirm } from "../../lib/firm/commands/settings";
import { firmFields } from "../../lib/firm/settings-fields";
import type { FirmField } from "../../lib/firm/settings-fields";
import type { Firm } from "../../lib/firm/settings";
import { hasInvoiceIds } from "../../lib/firm/tax-ids";
import { dayOf } from "../../lib/platform/time/zone";
import { listUnpriced } from "../../lib/services/desk/queries/unpriced";
import { currentFirm } from "./current-firm";

/** Lists the firm's facts, each with its value and format. With a name, lists only the fact of that name. */
export async function showFacts(asked?: string): Promise<string> {
  const firm = await currentFirm();
  const named = asked === undefined ? [...firmFields] : [fieldNamed(asked)];
  return named
    .map(([name, { format, show }]) => `${name}\n    ${show(firm)}\n    format: ${format}${remark(name, firm)}`)
    .join("\n");
}

/**
 * Stores one fact in a new version of the firm's record. If the value has the wrong format, throws an error that states
 * the right format.
 */
export async function setFact(asked: string, value: string): Promise<string> {
  const [name, field] = fieldNamed(asked);
  const before = await currentFirm();
  const { version: seenVersion, ...facts } = before;
  const change = field.read(value.trim(), facts);
  await refuseUnpriced(change?.currencies, before.zone);
  const result = change && (await changeFirm({ kind: "terminal" }, { seenVersion, facts: { ...facts, ...change } }));
  if (!result || (!result.ok && result.error === "VALIDATION_ERROR"))
    throw new Error(`${name} was not changed. Its format: ${field.format}.`);
  if (!result.ok)
    throw new Error(
      "Another change of the firm's record was stored first. List the facts with npm run firm:set and try again.",
    );
  return `${name}: ${field.show(result.value)} (version ${result.value.version}; running sites show it within 5 seconds)${remark(name, result.value)}`;
}

/** Throws an error if a service that is shown has no price in one of the currencies. */
async function refuseUnpriced(currencies: Firm["currencies"] | undefined, zone: string): Promise<void> {
  const unpriced = currencies ? await listUnpriced(currencies, dayOf(Date.now(), zone)) : [];
  if (unpriced.length > 0)
    throw new Error(`currencies was not changed. Without a price in one of them: ${unpriced.join(", ")}.`);
}

/** Says what the firm's numbers lack for the XML in invoices in German. Empty for other facts. */
function remark(name: string, firm: Firm): string {
  if (!["tax-number", "business-number"].includes(name) || hasInvoiceIds(firm)) return "";
  return "\n    Invoices in German contain no XML for accounting programs: EN 16931 requires a tax number, and a VAT number or a business number.";
}

/**
 * Finds a fact by its key, such as `trading-name`. Capitals, dashes and underscores make no difference, so
 * `tradingName` and `TRADING_NAME` are also accepted.
 */
function fieldNamed(asked: string): [string, FirmField] {
  const plain = (name: string) => name.toLowerCase().replace(/[-_]/g, "");
  const entry = [...firmFields].find(([name]) => plain(name) === plain(asked));
  if (!entry) throw new Error(`There is no fact "${asked}". Known facts: ${[...firmFields.keys()].join(", ")}`);
  return entry;
}
