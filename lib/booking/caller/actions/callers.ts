"use server";

import { z } from "zod";

import { offeredMode } from "@/lib/firm/offered-modes";
import { toSafeContact } from "@/lib/inquiry/safe-contact/instructions";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";
import { serviceByKey } from "@/lib/services/find";
import { currencyFor } from "@/lib/services/price";

import { lawOfClient } from "../../booking-request";
import { callerBookingSchema, callerHoldSchema, newBookingPath, readCallerForm } from "../caller-schema";
import { bookForCaller } from "../commands/book-for-caller";
import { endDraft } from "../../wizard/commands/draft";
import { holdForCaller } from "../commands/hold-for-caller";
import { findBooking } from "../../queries/bookings";
import { findCaller, findKnown } from "../queries/callers";

/** Holds a time for ten minutes and shows the held time and the form for the caller's details. */
export const holdCallerTime = staffAction({
  name: "bookings.hold-for-caller",
  needs: "bookings.change",
  limit: "staffAction",
  schema: callerHoldSchema,
  async run({ startTime, hold, ...address }, staff, { locale, now }) {
    const service = await serviceByKey(address.service);
    if (!service) return invalidField("service", "unknownService");
    const start = Date.parse(startTime);
    const request = { service, start, adviserId: address.adviser, zone: address.zone, language: locale, earlier: hold };
    const held = await holdForCaller(staff, request, now);
    return held.ok ? ok({ ...address, hold: held.value }) : held;
  },
  next: (address) => `${newBookingPath(address)}#details`,
});

/** Ends the hold and shows the free times again. */
export const releaseCallerTime = staffAction({
  name: "bookings.release-for-caller",
  needs: "bookings.change",
  limit: "staffAction",
  schema: z.object({ hold: z.string().max(64), back: z.string().startsWith("/dashboard/bookings/new").max(1_000) }),
  async run({ hold, back }) {
    await endDraft(hold);
    return ok(back);
  },
  next: (back) => back,
});

/** Books the held time for the caller and shows the text that staff read out to the caller. */
export const bookCaller = staffAction({
  name: "bookings.book-for-caller",
  needs: "bookings.change",
  limit: "staffAction",
  schema: callerBookingSchema,
  read: readCallerForm,
  async run(
    {
      service: key,
      kind,
      client,
      knownClient,
      isAnother,
      from,
      zone,
      hold,
      language,
      currency,
      reason,
      earlyStart,
      consent: _,
      ...details
    },
    staff,
    { now },
  ) {
    const service = await serviceByKey(key);
    const meetingMode = offeredMode(details.meetingMode);
    if (!service) return invalidField("service", "unknownService");
    if (!meetingMode) return invalidField("meetingMode", "meetingModeNotOffered");
    const clientId = knownClient ?? (client === "new" ? undefined : client);
    const caller = clientId === undefined ? null : await findCaller(staff, clientId);
    if (clientId !== undefined && !caller) return fail("RESOURCE_NOT_FOUND");
    const people = caller || isAnother ? [] : await findKnown(staff, details);
    if (people.length > 0) return fail("RESOURCE_ALREADY_EXISTS", { people });
    const booked = await bookForCaller(
      staff,
      {
        service,
        priceKind: kind,
        zone,
        locale: language,
        currency: currencyFor(language, currency),
        details: { ...details, email: details.email ?? null, isNewClient: caller === null },
        meetingMode,
        safeContact: toSafeContact(details),
        clientId: caller?.id ?? null,
        consumerLaw: lawOfClient({ stated: details.phoneCountry, zone, phone: details.phone }),
        requestsEarlyStart: earlyStart,
        hold,
        reason,
        inquiry: from,
      },
      now,
    );
    if (!booked.ok) return booked;
    const booking = await findBooking(booked.value.bookingId);
    return booking ? ok(booking.reference) : fail("RESOURCE_NOT_FOUND");
  },
  refusals: {
    "new-clients": "message",
    "draft-ended": "message",
    "follow-up": "message",
    "follow-up-not-sold": "message",
  },
  next: (reference) => `/dashboard/bookings/new?done=${reference}`,
});
