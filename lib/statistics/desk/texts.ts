import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatExactMoney, isCurrency } from "@/lib/platform/money/money";
import { utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";
import { msPerMinute } from "@/lib/platform/time/instant";

import type { Amount } from "../costs/returns";
import type { Dimension } from "../reports/dimension";
import type { MetError } from "../reports/queries/funnel";
import type { Figure, FigureKind } from "./figures";

const devices = ["computer", "phone", "tablet"] as const;

/** The name of a dimension's value for people. Codes of sources, campaigns and pages are their own names. */
export function valueName(dimension: Dimension, value: string, locale: Locale): string {
  const t = translatorFor(locale, "analytics.values");
  if (dimension === "market") return marketName(value, locale);
  if (dimension === "device") {
    const device = devices.find((each) => each === value);
    return device ? t(`device.${device}`) : t("unknown");
  }
  if (dimension === "locale") return value === "" ? t("unknown") : languageName(value, locale);
  if (value === "other") return t("other");
  if (value !== "") return value;
  return dimension === "source" ? t("direct") : dimension === "campaign" ? t("noCampaign") : t("unknown");
}

/** "CA/fr-CA" is "Canada, French". */
function marketName(value: string, locale: Locale): string {
  const t = translatorFor(locale, "analytics.values");
  const [country = "", language = ""] = value.split("/");
  const named = /^[A-Z]{2}$/.test(country) ? new Intl.DisplayNames(locale, { type: "region" }).of(country) : undefined;
  return t("market", { country: named ?? t("unknown"), language: languageName(language, locale) });
}

function languageName(code: string, locale: Locale): string {
  const base = code.slice(0, 2);
  return /^[a-z]{2}$/.test(base) ? (new Intl.DisplayNames(locale, { type: "language" }).of(base) ?? code) : code;
}

/** "9 December", or with the year if the day is not in the year of `beside`. */
export function dayName(day: Day, locale: Locale, beside = day): string {
  const name = formatCalendarDate(day, locale);
  return day.slice(0, 4) === beside.slice(0, 4) ? name.replace(/ \d{4}$/, "") : name;
}

/** "9 Dec", as short as the language allows. */
export function shortDay(day: Day, locale: Locale): string {
  const parts = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, parts).format(utcMidnight(day));
}

/** A figure as text. Undefined is "none". */
export function formatFigure(kind: FigureKind, value: number | undefined, locale: Locale): string {
  const t = translatorFor(locale, "analytics.figures");
  if (value === undefined) return t("none");
  const digits = kind === "mean" ? 1 : 0;
  const number = (of: number, decimals = digits) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(of);
  if (kind === "share") return t("percent", { share: number(value * 100, 2) });
  return kind === "time" ? duration(value, locale) : number(value);
}

function duration(ms: number, locale: Locale): string {
  const t = translatorFor(locale, "analytics.figures");
  const minutes = Math.round(ms / msPerMinute);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t("minutes", { minutes: String(minutes) });
  return t("hours", { hours: String(hours), minutes: String(minutes % 60).padStart(2, "0") });
}

/** How a figure changed, and whether that is good. Undefined without both values. */
export function changeOf({ kind, now, before, good }: Figure, locale: Locale) {
  if (now === undefined || before === undefined) return undefined;
  const t = translatorFor(locale, "analytics.figures");
  const [shownNow, shownBefore] = [formatFigure(kind, now, locale), formatFigure(kind, before, locale)];
  const isRise = now > before;
  const tone = good === "neither" ? undefined : isRise === (good === "up") ? ("up" as const) : ("down" as const);
  if (shownNow === shownBefore) return { text: t("same"), before: undefined, tone: undefined };
  if (kind === "time") {
    const by = duration(Math.abs(now - before), locale);
    return { text: t(isRise ? "later" : "sooner", { by }), before: undefined, tone };
  }
  return { text: changeText(kind, { now, before }, locale), before: shownBefore, tone };
}

/** The difference, in percent of the former value where that is large enough to say something. */
function changeText(kind: FigureKind, { now, before }: { now: number; before: number }, locale: Locale): string {
  const t = translatorFor(locale, "analytics.figures");
  const sign = now > before ? "+" : "−";
  const difference = Math.abs(now - before);
  const format = (value: number, digits: number) =>
    `${sign}${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)}`;
  if (kind === "share") return format(difference * 100, 2);
  if (kind === "mean") return format(difference, 1);
  return before < 100 ? format(difference, 0) : t("percent", { share: format((difference / before) * 100, 0) });
}

/** An amount with its currency. Costs can be in currencies in which the firm has no prices. */
export function formatAmount({ currency, micros }: Amount, locale: Locale): string {
  const minor = Number(micros) / 10_000;
  if (isCurrency(currency)) return formatExactMoney(Math.round(minor), currency, locale);
  return new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "code" }).format(minor / 100);
}

/** Seconds as "1 min 05". Undefined if no time is known. */
export function formatSeconds(seconds: number | undefined, locale: Locale): string | undefined {
  if (seconds === undefined) return undefined;
  const whole = Math.round(seconds);
  return translatorFor(locale, "analytics.funnel")("seconds", {
    minutes: String(Math.floor(whole / 60)),
    seconds: String(whole % 60).padStart(2, "0"),
  });
}

const codes = [
  ...(["BOOKING_CONFLICT", "BOOKING_UNAVAILABLE", "TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE"] as const),
  ...(["RESOURCE_NOT_FOUND", "BUSINESS_RULE_VIOLATION", "VALIDATION_ERROR", "replaced", "other"] as const),
];
const fields = [
  ...(["email", "phone", "firstName", "lastName", "dateOfBirth", "preferredContact", "termsAccepted"] as const),
  ...(["privacyAccepted", "notes", "serviceType", "startTime"] as const),
];

/** An error of the booking in words: the field it was about, else its code. */
export function errorName({ code, field }: Pick<MetError, "code" | "field">, locale: Locale): string {
  const t = translatorFor(locale, "analytics.funnel");
  const name = field?.split(".").at(-1);
  const [known, knownField] = [codes.find((each) => each === code), fields.find((each) => each === name)];
  if (name !== undefined) return knownField ? t(`fields.${knownField}`) : name;
  return known ? t(`codes.${known}`) : code;
}
