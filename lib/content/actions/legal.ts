"use server";

import type { Locale } from "@/lib/platform/i18n/locales";
import { ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import {
  confirmReading as confirm,
  proposeReading as propose,
  sendBackReading as sendBack,
  withdrawMark as revoke,
  withdrawReading as withdraw,
} from "../commands/counsel";
import { discardDraft } from "../commands/drafts";
import { publishLegal as publish } from "../commands/publish-legal";
import { withdrawVersion } from "../commands/withdraw";
import type { LegalKey } from "../kinds";
import {
  confirmedReading,
  discardedDraft,
  endedReading,
  proposedReading,
  publishedText,
  readingTarget,
  readPublishedText,
  scheduledText,
} from "../legal/schema";

const shared = { limit: "staffAction", refreshes: ["texts"] } as const;
/** Only administrators say what counsel has read. */
const ofCounsel = { ...shared, needs: "settings.change" } as const;
const ofText = { ...shared, needs: "content.change" } as const;

type Place = { readonly key: LegalKey; readonly language: Locale };

/** Opens the page of the text again, with a notice, if the command has succeeded. */
async function then<E extends ErrorCode, Rule extends string>(
  command: Promise<Result<unknown, E, Rule>>,
  { key, language }: Place,
  done: string,
): Promise<Result<string, E, Rule>> {
  const result = await command;
  return result.ok ? ok(`/dashboard/settings/legal/${key}?locale=${language}&done=${done}`) : result;
}
const next = (address: string) => address;

export const proposeReading = staffAction({
  ...ofCounsel,
  name: "legal.propose-reading",
  schema: proposedReading,
  run: (input, staff, { now }) => then(propose(staff, input, now), input, "proposed"),
  next,
});

export const confirmReading = staffAction({
  ...ofCounsel,
  name: "legal.confirm-reading",
  schema: confirmedReading,
  run: (input, staff, { now }) => then(confirm(staff, input, now), input, "marked"),
  refusals: { own: "message" },
  next,
});

export const sendBackReading = staffAction({
  ...ofCounsel,
  name: "legal.send-back-reading",
  schema: endedReading,
  run: (input, staff, { now }) => then(sendBack(staff, input, now), input, "sentBack"),
  refusals: { own: "message" },
  next,
});

export const withdrawReading = staffAction({
  ...ofCounsel,
  name: "legal.withdraw-reading",
  schema: readingTarget,
  run: (input, staff, { now }) => then(withdraw(staff, input, now), input, "withdrawn"),
  next,
});

export const withdrawMark = staffAction({
  ...ofCounsel,
  name: "legal.withdraw-mark",
  schema: endedReading,
  run: (input, staff, { now }) => then(revoke(staff, input, now), input, "revoked"),
  next,
});

/** Publishes a legal text in all languages, now or from a later day of the office. */
export const publishLegal = staffAction({
  ...ofText,
  name: "legal.publish",
  schema: publishedText,
  read: readPublishedText,
  run: (input, staff, { now }) =>
    then(publish(staff, input, now), input, input.day === undefined ? "published" : "scheduled"),
  refusals: {
    refused: { field: "day", code: "legalRefused" },
    scheduled: { field: "day", code: "textScheduled" },
    languages: { field: "day", code: "textLanguages" },
    french: { field: "day", code: "textLanguages" },
    past: { field: "day", code: "legalDayPast" },
  },
  next,
});

/** Discards the draft in the language of the page. */
export const discardLegal = staffAction({
  ...ofText,
  name: "legal.discard",
  schema: discardedDraft,
  run: (input, staff) => then(discardDraft(staff, { ...input, locale: input.language }), input, "discarded"),
  next,
});

/** Calls off a version that waits for its day, in all languages. */
export const callOffLegal = staffAction({
  ...ofText,
  name: "legal.call-off",
  schema: scheduledText,
  run: (input, staff, { now }) => then(withdrawVersion(staff, { ...input, locale: "en" }, now), input, "calledOff"),
  refusals: { inForce: "message" },
  next,
});
