"use server";

import { z } from "zod";

import { mapOk } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { checkWithGoogle as check } from "./commands/check-with-google";
import { makeExport } from "./commands/make-export";
import { withdrawOfBooking, withdrawOfLead } from "./commands/withdraw-ad-consent";
import { conversionListPath, conversionsPath, exportRefusals } from "./page-query";

const shared = { needs: "leads.export", limit: "staffAction", schema: z.object({}) } as const;

/** A refusal leads to the page, which says why. */
const refusals = {
  "no-terms": { to: () => "no-terms" },
  "no-ids": { to: () => "no-ids" },
  "no-service": { to: () => "no-service" },
  "nothing-new": { to: () => "nothing-new" },
} as const;

/** The page after an action: with the reason of a refusal, or the result. */
const pageAfter = (value: string, result: string) =>
  exportRefusals.some((rule) => rule === value) ? `${conversionsPath}?done=${value}` : result;

/** Puts the conversions that are ready into a file for Google Ads. The page then shows the links of the file. */
export const makeFile = staffAction({
  ...shared,
  name: "conversions.make-file",
  run: (_, staff, { now }) => makeExport(staff, "csv", now),
  refusals,
  next: (value) => pageAfter(value, `${conversionListPath("exported")}&done=made`),
});

/** Queues the conversions that are ready as a request to Google. */
export const sendNow = staffAction({
  ...shared,
  name: "conversions.send",
  run: (_, staff, { now }) => makeExport(staff, "data-manager", now),
  refusals,
  next: (value) => pageAfter(value, `${conversionListPath("exported")}&done=queued`),
});

/** Has Google check the conversions that are ready, without counting them. */
export const checkWithGoogle = staffAction({
  ...shared,
  name: "conversions.check",
  run: async (_, _staff, { now }) => mapOk(await check(now), (code) => code ?? ""),
  refusals,
  next: (code) =>
    pageAfter(code, `${conversionsPath}?done=${code === "" ? "checked" : `refused&code=${encodeURIComponent(code)}`}`),
});

const ofRecord = { limit: "staffAction", schema: z.object({ reference: z.string().max(20) }) } as const;

export const withdrawLeadConsent = staffAction({
  ...ofRecord,
  name: "leads.withdraw-ad-consent",
  needs: "leads.change",
  run: ({ reference }, staff) => withdrawOfLead(staff, reference),
});

export const withdrawBookingConsent = staffAction({
  ...ofRecord,
  name: "bookings.withdraw-ad-consent",
  needs: "bookings.change",
  run: ({ reference }, staff) => withdrawOfBooking(staff, reference),
});
