import { findOwnUpload } from "@/lib/firm/desk/reads/open-proof";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { confirm, end, propose, sendBack } from "@/lib/platform/second-person/commands";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { findOpenReading, findOpenReadingOf } from "../queries/readings";

type Reading = {
  /** The id of the legal text. */
  readonly id: string;
  readonly number: number;
  readonly counsel: string;
  readonly readOn: Day;
  /** A page that proves the reading, such as counsel's email in the firm's archive. */
  readonly link?: string | undefined;
  /** The id of an uploaded file that proves the reading. */
  readonly file?: string | undefined;
  readonly note?: string | undefined;
};

/**
 * Proposes to a second person that counsel has read a version of a legal text, in all its languages. VALIDATION_ERROR:
 * the day of the reading is in the future, or the file is no longer stored. RESOURCE_NOT_FOUND: there is no such
 * version, or it was called off. RESOURCE_CONFLICT: the version has a mark, or a proposal waits.
 */
export function proposeReading(
  by: Staff,
  { id, number, counsel, readOn, link, file, note }: Reading,
  now: Instant,
): Promise<Result<null, "VALIDATION_ERROR" | "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    if (readOn > dayOf(now, firm().zone)) return invalidField("readOn", "dayInFuture");
    if (file !== undefined && !(await findOwnUpload(by, file))) return invalidField("file", "statementGone");
    await lockRow(tx, "texts", { id });
    const version = { textId: id, number, withdrawnAt: null, text: { kind: "legal" } };
    if ((await tx.textVersion.count({ where: version })) === 0) return fail("RESOURCE_NOT_FOUND");
    if (await findOpenReadingOf({ id, number }, tx)) return fail("RESOURCE_CONFLICT");
    const reading = await tx.counselReading.create({
      data: { textId: id, number, counsel, readOn: dateFromDay(readOn) },
      select: { id: true },
    });
    const evidence = { evidenceUrl: link, evidenceFileId: file };
    const proposed = await propose(tx, by, { kind: "legal-text", id: reading.id, note, ...evidence, now });
    return proposed.ok ? ok(null) : proposed;
  });
}

/**
 * Confirms a reading as the second person: the version then has counsel's mark. "own": the staff member proposed it.
 * RESOURCE_CONFLICT: the proposal has ended, or is confirmed.
 */
export function confirmReading(by: Staff, { id }: { readonly id: string }, now: Instant) {
  return db.$transaction(async (tx): Promise<Result<null, "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "own">> => {
    const open = await findOpenReading(id, tx);
    if (!open) return fail("RESOURCE_CONFLICT");
    await lockRow(tx, "texts", { id: open.textId });
    return confirm(tx, by, { id, now, today: dayOf(now, firm().zone) });
  });
}

type Ended = { readonly id: string; readonly reason: string };

/** Sends a proposed reading back to its proposer. The errors are those of `sendBack`. */
export function sendBackReading(by: Staff, { id, reason }: Ended, now: Instant) {
  return db.$transaction(async (tx): Promise<Result<null, "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "own">> => {
    if (!(await findOpenReading(id, tx))) return fail("RESOURCE_CONFLICT");
    return sendBack(tx, by, { id, reason, now });
  });
}

/** Withdraws a proposal that waits. RESOURCE_CONFLICT: it has ended, or is confirmed. */
export function withdrawReading(by: Staff, { id }: { readonly id: string }, now: Instant) {
  return endIn("proposed", by, { id }, now);
}

/** Withdraws counsel's mark for a reason. RESOURCE_CONFLICT: the mark has ended. */
export function withdrawMark(by: Staff, ended: Ended, now: Instant) {
  return endIn("confirmed", by, ended, now);
}

function endIn(
  state: "proposed" | "confirmed",
  by: Staff,
  { id, reason }: { readonly id: string; readonly reason?: string },
  now: Instant,
) {
  return db.$transaction(async (tx): Promise<Result<null, "RESOURCE_CONFLICT">> => {
    const open = await findOpenReading(id, tx);
    if (!open) return fail("RESOURCE_CONFLICT");
    await lockRow(tx, "texts", { id: open.textId });
    // The second person may have confirmed the proposal before the lock.
    if ((await findOpenReading(id, tx))?.state !== state) return fail("RESOURCE_CONFLICT");
    const ended = await end(tx, by, { id, reason, now });
    return ended.ok ? ok(null) : ended;
  });
}
