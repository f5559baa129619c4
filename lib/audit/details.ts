import { isLocale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { Entry } from "./queries/entries";

/** A value of an entry, with the kind that decides how it is shown. */
export type Value =
  | {
      readonly kind: "text" | "moment" | "staff" | "adviser" | "role" | "reason" | "appointment" | "language";
      readonly value: string;
    }
  | { readonly kind: "day"; readonly value: Day }
  | { readonly kind: "money"; readonly value: number; readonly currency: string }
  | { readonly kind: "yes" | "no" | "changed" | "notRecorded" | "none" };

/** A field of an entry. Without `before`, the entry says only the new value. */
export type Field = { readonly name: string; readonly before?: Value; readonly after: Value };

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const lists = ["fields", "columns"];
const staffIds = ["proposer", "confirmer", "to", "by", "staff"];

/**
 * Returns the fields of an entry, with their values before and after where both are recorded. Personal fields are
 * recorded by their names alone.
 */
export function fieldsOf({ action, details }: Pick<Entry, "action" | "details">): readonly Field[] {
  const pair = pairOf(action, details);
  const rest = Object.entries(details).filter(([name]) => !pair.used.includes(name) && !lists.includes(name));
  return [
    ...pair.fields,
    ...lists
      .flatMap((list) => namesIn(details[list]))
      .map((name) => ({
        name,
        before: { kind: "notRecorded" } as const,
        after: { kind: "changed" } as const,
      })),
    ...rest.map(([name, value]) => ({ name: textNames(action)[name] ?? name, after: toValue(name, value) })),
  ];
}

/** The fields of an entry about a text have names of their own: its number is that of a version. */
const textNames = (action: string): Readonly<Record<string, string>> =>
  action.startsWith("text.") ? { number: "version", at: "publicFrom" } : {};

type Pairs = { readonly fields: readonly Field[]; readonly used: readonly string[] };

/** The fields of which an entry records two values, and amounts with their currency. */
function pairOf(action: string, details: Entry["details"]): Pairs {
  const { from, to, amount, currency } = details;
  if (action === "service.price-set") return priceOf(details);
  if (typeof amount === "number" && typeof currency === "string")
    return { fields: [{ name: "amount", after: money(amount, currency) }], used: ["amount", "currency"] };
  const isMove = /^(booking|service)\.(moved|reassigned)$/.test(action);
  if (isMove && from !== undefined && to !== undefined) {
    const name = action.startsWith("service") ? "place" : "start";
    return { fields: [{ name, before: toValue(name, from), after: toValue(name, to) }], used: ["from", "to"] };
  }
  return { fields: [], used: [] };
}

/** Entries of earlier releases have the former price only if the new one replaced it on the same day. */
function priceOf({ amountMinor, currency, formerMinor, replacedMinor, kind, from }: Entry["details"]): Pairs {
  const former = formerMinor === undefined ? replacedMinor : formerMinor;
  const before = former === undefined ? {} : { before: money(former, currency) };
  const used = ["amountMinor", "formerMinor", "replacedMinor", "currency", "kind", "from"];
  const fields: readonly Field[] = [
    { name: "price", ...before, after: money(amountMinor, currency) },
    ...(typeof kind === "string"
      ? [{ name: "appointment", after: { kind: "appointment", value: kind } as const }]
      : []),
    ...(from === undefined ? [] : [{ name: "validFrom", after: toValue("from", from) }]),
  ];
  return { fields, used };
}

const money = (value: unknown, currency: unknown): Value =>
  typeof value === "number" ? { kind: "money", value, currency: String(currency) } : { kind: "none" };

const namesIn = (list: unknown) => (typeof list === "string" ? list.split(/[\s,]+/).filter(Boolean) : []);

function toValue(name: string, value: unknown): Value {
  if (value === null || value === undefined || value === "") return { kind: "none" };
  if (typeof value === "boolean") return { kind: value ? "yes" : "no" };
  const text = typeof value === "object" ? JSON.stringify(value) : String(value as string | number);
  if (instant.test(text)) return { kind: "moment", value: text };
  if (isDay(text)) return { kind: "day", value: text };
  if (name === "adviserId") return { kind: "adviser", value: text };
  if (staffIds.includes(name) || /(staff|owner|handler)Id$/.test(name)) return { kind: "staff", value: text };
  if (name === "locale" && isLocale(text)) return { kind: "language", value: text };
  if (name === "role") return { kind: "role", value: text };
  return { kind: name === "reason" ? "reason" : "text", value: text };
}
