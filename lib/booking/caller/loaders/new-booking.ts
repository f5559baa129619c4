import { z } from "zod";

import { findSlots } from "@/lib/availability/queries/slots";
import { office } from "@/lib/firm/legal";
import { offeredModes } from "@/lib/firm/offered-modes";
import { deskPayment } from "@/lib/money/account/desk-payment";
import { lacksRate } from "@/lib/money/account/invoice/seller";
import { moneyOf } from "@/lib/money/account/payment-texts";
import { recordContactReading } from "@/lib/platform/auth/access-record";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { countryForStaff, phoneCountries } from "@/lib/platform/contact/countries";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoney, isFree } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import { isDay } from "@/lib/platform/time/day";
import { msPerDay, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { startOfDay } from "@/lib/platform/time/zone";
import { isZone } from "@/lib/platform/time/zone-id";
import { findByKey } from "@/lib/services/find";
import { currencyFor, followUpPrice, hasPriceIn, initialPrice } from "@/lib/services/price";
import { findService, listCatalogue } from "@/lib/services/queries";
import { isOffered, textOf } from "@/lib/services/service";

import { rulesOutside, waivedForCallers } from "../commands/book-for-caller";
import type { NewBooking } from "../new-booking";
import { listCalendarAdvisers } from "../../desk/queries/calendar-advisers";
import { findCaller, findCallers, findInquiry } from "../queries/callers";
import { findDraft } from "../../wizard/queries/drafts";
import { findMovable } from "../../change/queries/movable";
import { codesOfClient } from "../../desk/queries/safe-contact";
import { findBooking } from "../../queries/bookings";
import { needsEarlyStart } from "../../change/withdrawal";
import { loadExplanation } from "../../desk/loaders/explanation";

type Query = Readonly<Record<string, string | string[] | undefined>>;

const reach = 14 * msPerDay;
const maxFree = 24;

/**
 * Adds the codes of all safe-contact instructions that apply to the client, including the instructions of the client's
 * bookings.
 */
const withInstructions = async <Found extends { readonly id: string }>(client: Found) => ({
  ...client,
  safeContact: [...(await codesOfClient(client.id))],
});

/**
 * Loads the data of the page on which staff book for a caller. All parameters in the URL are optional, and invalid
 * parameters are ignored. Null while no service is confirmed and active.
 */
export async function loadNewBooking(
  staff: Staff,
  query: Query,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Promise<NewBooking | null> {
  const scope = scopeOf(staff, "bookings");
  const text = (name: string) => (typeof query[name] === "string" ? query[name] : undefined);
  const id = (name: string) => (z.uuid().safeParse(text(name)).success ? text(name) : undefined);
  const inquiry = text("from") === undefined ? null : await findInquiry(staff, text("from") ?? "");
  const search = text("q") ?? inquiry?.email ?? inquiry?.phone ?? "";
  const isSomeoneElse = text("client") === "new";
  const [callers, catalogue] = await Promise.all([findCallers(staff, search), listCatalogue(now)]);
  // If the search finds exactly one client, the booking is for this client, unless staff say that it is someone else.
  const clientId = isSomeoneElse ? undefined : (id("client") ?? (callers.length === 1 ? callers[0]?.id : undefined));
  const client = clientId === undefined ? null : await findCaller(staff, clientId);
  if (client) await recordContactReading(staff, client.id);
  const language = (client?.locale ?? inquiry?.locale ?? locale) as Locale;
  const currency = currencyFor(language);
  const offered = catalogue.filter((one) => isOffered(one) && hasPriceIn(one, currency));
  const service = findByKey(offered, text("service") ?? inquiry?.service ?? "") ?? offered[0];
  if (!service) return null;
  const advisers = await listCalendarAdvisers(withinScope(scope), service.id);
  const adviserId = advisers.find((one) => one.id === id("adviser"))?.id;
  const asked = text("zone");
  const zone = asked !== undefined && isZone(asked) ? asked : (client?.zone ?? office().zone);
  const mayFollowUp = client?.followUps.includes(service.id) === true && followUpPrice(service, currency) !== null;
  const isFollowUp = text("kind") === "follow_up" && mayFollowUp;
  const minor = (isFollowUp ? followUpPrice(service, currency) : null) ?? initialPrice(service, currency);
  const draft = text("hold") === undefined ? undefined : await findDraft(text("hold") ?? "", now);
  const held = await heldTime();
  const fromDay = [text("after")].find(isDay);
  const first = fromDay ? startOfDay(fromDay, office().zone) : Date.parse(text("after") ?? text("start") ?? "");
  const after = Math.max(first || now, now);
  const slots = held
    ? []
    : await findSlots({
        service: { ...service, minNoticeMinutes: 0 },
        office: office(),
        now,
        from: after + msPerMinute - (after % msPerMinute),
        to: after + reach,
      });
  const choosable = new Set(adviserId === undefined ? advisers.map((one) => one.id) : [adviserId]);
  return {
    search,
    isSomeoneElse,
    client: client && (await withInstructions(client)),
    callers: await Promise.all(callers.filter((one) => one.id !== client?.id).map(withInstructions)),
    inquiry,
    services: offered.map((one) => ({ slug: one.slug, name: textOf(one, locale).name, minutes: one.minutes })),
    service: { slug: service.slug, name: textOf(service, locale).name, minutes: service.minutes },
    mayFollowUp,
    isFollowUp,
    currency,
    priceText: priceText(minor, currency),
    payment: deskPayment(minor),
    lacksRate: lacksRate(currency),
    advisers,
    adviserId,
    zone,
    language,
    modes: offeredModes(),
    phoneCountry: {
      label: translatorFor(locale, "booking.details")("phoneCountry"),
      countries: phoneCountries(locale, office().holidays.country),
      preset: countryForStaff({ zone, home: office().holidays.country }),
    },
    fromDay,
    free: slots.filter((slot) => slot.adviserIds.some((one) => choosable.has(one))).slice(0, maxFree),
    gridMinutes: service.slotGridMinutes,
    anyTime: held ? null : await explainedTime(service.id),
    held,
    done: await bookedBefore(),
  };

  function priceText(amount: number, unit: Currency): string {
    const t = translatorFor(locale, "newBooking");
    return isFree(amount) ? t("free") : t("price", { price: formatMoney(amount, unit, locale) });
  }

  /**
   * Explains whether each adviser is free at the time that was entered in the form, and lists the advisers for whom
   * staff may hold this time. Staff may waive some rules, but never the daily cap or the rule against a second meeting
   * at the same time.
   */
  async function explainedTime(serviceId: string): Promise<NewBooking["anyTime"]> {
    const explanation = await loadExplanation(staff, { locale, query: { ...query, service: serviceId }, now });
    const holdable = (explanation.answer?.advisers ?? [])
      .filter(
        (one) => choosable.has(one.id) && one.rules.every((rule) => waivedForCallers.some((each) => each === rule)),
      )
      .map((one) => ({ id: one.id, name: one.name, isOutside: one.rules.length > 0 }));
    return { ...explanation, holdable };
  }

  async function heldTime(): Promise<NewBooking["held"]> {
    const slot = draft?.answers.slot;
    if (!draft?.hold || !slot || !service || draft.answers.serviceId !== service.id || draft.bookingId !== null)
      return null;
    const { adviserId: holder, adviser, until } = draft.hold;
    const rules = await rulesOutside(service, { start: slot.start, adviserId: holder, draftId: draft.id, now });
    const end = slot.start + service.minutes * msPerMinute;
    // The caller's country is asked in the same form, so the question is shown for each country.
    const asksEarlyStart = needsEarlyStart({
      consumerLaw: "eu",
      priceMinor: minor,
      start: slot.start,
      zone,
      concludedAt: now,
    });
    return { token: text("hold") ?? "", start: slot.start, end, until, adviser: adviser.name, rules, asksEarlyStart };
  }

  async function bookedBefore(): Promise<NewBooking["done"]> {
    const visible = text("done") === undefined ? null : await findMovable(scope, text("done") ?? "");
    const booking = visible && (await findBooking(visible.id));
    if (!booking) return null;
    const { reference, startsAt, endsAt, callerWords, email, priceMinor } = booking;
    const booked = await findService(booking.serviceId);
    const spoken = booking.locale as Locale;
    const time = { start: startsAt.getTime(), end: endsAt.getTime() };
    return {
      reference,
      ...time,
      zone: booking.zone,
      locale: spoken,
      callerWords,
      hasEmail: email !== null,
      service: booked ? textOf(booked, spoken).name : "",
      minutes: (time.end - time.start) / msPerMinute,
      price: moneyOf(priceMinor, booking, spoken),
      payment: deskPayment(priceMinor),
      currency: booking.currency,
      lacksRate: lacksRate(booking.currency),
    };
  }
}
