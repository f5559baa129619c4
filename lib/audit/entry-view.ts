import type { Role } from "@/lib/platform/auth/permissions";
import { roles } from "@/lib/platform/auth/permissions";
import { isLocale, localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoney, isCurrency } from "@/lib/platform/money/money";
import { formatCalendarDate, formatDay, formatMoment, formatTime } from "@/lib/platform/time/format";

import { actWords } from "./acts";
import { fieldsOf } from "./details";
import type { Field, Value } from "./details";
import type { Entry } from "./queries/entries";
import { keyOf } from "./queries/records";
import type { KnownRecord } from "./queries/records";

/** What is known about the people and records of the shown entries, and the person who reads them. */
export type Surroundings = {
  readonly locale: Locale;
  readonly zone: string;
  readonly readerId: string;
  /** The names of staff and advisers by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly records: ReadonlyMap<string, KnownRecord>;
  readonly mayOpen: (path: string) => boolean;
};

export type ShownField = { readonly name: string; readonly before?: string; readonly after: string };

export type EntryView = {
  readonly id: string;
  readonly day: string;
  readonly time: string;
  readonly who: string;
  readonly what: string;
  /** The most important fields in one line. */
  readonly sub: string;
  readonly on: { readonly label: string; readonly href?: string | undefined; readonly isGone: boolean };
  /** The value of the filter that lists everything about the record. */
  readonly record: string;
  readonly fields: readonly ShownField[];
};

/** Kinds of records that have a table. It cannot be known whether others are gone. */
const withTable =
  /^(booking|client|case|contact-message|lead|data-request|complaint|service|claim|staff|adviser|document|email)$/;

/** Puts an entry into words. Every entry has words, also those of a record that is gone. */
export function toEntryView(entry: Entry, around: Surroundings): EntryView {
  const { locale, zone } = around;
  const t = translatorFor(locale, "audit");
  const facts = fieldsOf(entry);
  const fields = facts.map((field) => toShownField(field, around));
  const record = { kind: entry.subjectKind, id: entry.subjectId };
  const at = entry.at.getTime();
  return {
    id: String(entry.id),
    day: formatDay(at, { locale, zone }),
    time: `${formatTime(at, { locale, zone })}`,
    who: whoOf(entry, around),
    what: actWords(entry.action, locale) ?? t("unknownAct", { action: entry.action }),
    sub: fields
      .slice(0, 3)
      .map((field, index) => lineOf(field, facts[index], around))
      .join(", "),
    on: onOf(record, around),
    record: keyOf(record),
    fields,
  };
}

/** A field in the line of an entry: its new value and, where it is recorded, the one before. */
function lineOf({ name, before, after }: ShownField, fact: Field | undefined, { locale }: Surroundings): string {
  if (before === undefined) return `${name}: ${after}`;
  if (fact?.before?.kind === "notRecorded") return name;
  return translatorFor(locale, "audit")("replaced", { name, before, after });
}

function whoOf({ actorKind, actorId }: Entry, { locale, readerId, names }: Surroundings): string {
  const t = translatorFor(locale, "audit.people");
  if (actorId === readerId) return t("you");
  if (actorId !== null) return names.get(actorId) ?? t("gone");
  return isActor(actorKind) ? t(actorKind) : actorKind;
}

const isActor = (kind: string): kind is "visitor" | "system" | "terminal" | "database" =>
  ["visitor", "system", "terminal", "database"].includes(kind);

function onOf(record: { readonly kind: string; readonly id: string }, around: Surroundings): EntryView["on"] {
  const known = around.records.get(keyOf(record));
  const kinds: Readonly<Record<string, string>> = messagesFor(around.locale).audit.kinds;
  const kind = kinds[record.kind] ?? record.kind;
  const t = translatorFor(around.locale, "audit");
  const isGone = !known && withTable.test(record.kind) && record.id !== "all";
  const label = known?.label ?? (isGone ? t("goneRecord", { kind }) : kind);
  return { label, href: known?.path && around.mayOpen(known.path) ? known.path : undefined, isGone };
}

function toShownField({ name, before, after }: Field, around: Surroundings): ShownField {
  const labels: Readonly<Record<string, string>> = messagesFor(around.locale).audit.fields;
  return {
    name: labels[name] ?? name,
    after: textOf(after, around),
    ...(before ? { before: textOf(before, around) } : {}),
  };
}

function textOf(value: Value, { locale, zone, names }: Surroundings): string {
  const t = translatorFor(locale, "audit.values");
  switch (value.kind) {
    case "money":
      return isCurrency(value.currency) ? formatMoney(value.value, value.currency, locale) : String(value.value);
    case "day":
      return formatCalendarDate(value.value, locale);
    case "moment":
      return formatMoment(Date.parse(value.value), { locale, zone });
    case "staff":
    case "adviser":
      return names.get(value.value) ?? value.value;
    case "role":
      return isRole(value.value) ? translatorFor(locale, "dashboard.roles")(value.value) : value.value;
    case "language":
      return isLocale(value.value) ? localeNames[value.value] : value.value;
    case "appointment": {
      const kinds: Readonly<Record<string, string>> = messagesFor(locale).audit.appointments;
      return kinds[value.value] ?? value.value;
    }
    case "reason":
    case "text":
      return value.value;
    default:
      return t(value.kind);
  }
}

const isRole = (text: string): text is Role => roles.some((role) => role === text);
