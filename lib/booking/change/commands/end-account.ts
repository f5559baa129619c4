import { record } from "@/lib/platform/audit/record";
import { lockAdministrators } from "@/lib/platform/auth/administrators";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Role } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { findService } from "@/lib/services/queries";
import { handOverDuties } from "@/lib/staff/commands/hand-over-duties";
import { handOverInbox } from "@/lib/staff/commands/hand-over-inbox";

import { advisersForMode, findAdviserCandidates } from "../../adviser-candidates";
import { comingOf } from "../../desk/queries/agenda";
import { moveWithin, taken, waivedForMoves } from "./reschedule";

type Ending = {
  readonly id: string;
  /** The version of the account when the page was rendered. */
  readonly version: number;
  /** The staff member who takes over the account's work. */
  readonly successorId: string;
};

type Refusal = "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT" | "VALIDATION_ERROR";

/**
 * Ends a staff account and hands its work over to a successor, in one transaction. The work is the account's coming
 * appointments, open messages and leads, open cases, trust claims, and cover for absent staff. Clients with an email
 * address get an email about their new adviser. If the successor cannot take one or more of the appointments, nothing
 * changes and an error is returned. In the error, `details.references` lists the appointments that the successor cannot
 * take. Staff must move these appointments before the account can end. This command is part of the booking module
 * because it moves appointments.
 */
export async function endAccount(by: Staff, ending: Ending, now: Instant): Promise<Result<null, Refusal>> {
  const { id, version, successorId } = ending;
  if (id === by.id || id === successorId) return fail("BUSINESS_RULE_VIOLATION");
  const [account, successor] = await Promise.all([findActive(id), findActive(successorId)]);
  if (!account || account.version !== version) return fail("RESOURCE_CONFLICT");
  if (!successor) return invalidField("successorId", "required");

  const moves = await movesOf(account.adviserId, successor.adviserId, now);
  const blocked = moves.filter(({ adviser }) => !adviser).map(({ booking }) => booking.reference);
  if (blocked.length > 0) return notFree(blocked);
  let current = "";
  try {
    return await db.$transaction(async (tx) => {
      if (!(await lockAdministrators(tx, by.id))) throw new ChangedMeanwhile();
      for (const { booking, service, adviser, start } of moves) {
        if (!adviser || !service) continue;
        current = booking.reference;
        const byStaff = { adviserId: adviser.id, version: booking.version, emailsClient: booking.email !== null };
        const moved = await moveWithin(tx, by, { booking, service, start, noticeMinutes: 0, byStaff, adviser, now });
        if (!moved.ok) throw new ChangedMeanwhile();
      }
      const items = await handOverInbox(tx, by, { from: id, to: successorId, now });
      const { cases, claims, absences } = await handOverDuties(tx, by, { from: id, to: successorId, now });
      const mayTake =
        (items + absences === 0 || isAllowed(successor.role, "inbox.answer")) &&
        (claims === 0 || isAllowed(successor.role, "claims.change")) &&
        (cases === 0 || mayTakeCases(successor));
      if (!mayTake) throw new NotAllowed();
      const { count } = await tx.staffUser.updateMany({
        where: { id, version, isActive: true },
        data: { isActive: false, endedAt: new Date(now), version: { increment: 1 } },
      });
      // If an appointment was booked after `movesOf` ran, it has not been handed over, and the account must not end.
      const left = account.adviserId === null ? 0 : await tx.booking.count({ where: comingOf(account.adviserId, now) });
      if (count === 0 || left > 0) throw new ChangedMeanwhile();
      if (account.adviserId !== null)
        await tx.adviser.updateMany({
          where: { id: account.adviserId },
          data: { isActive: false, version: { increment: 1 } },
        });
      const details = { successorId, appointments: moves.length };
      await record(tx, by, { action: "staff.account-ended", subjectKind: "staff", subjectId: id, details });
      return ok(null);
    });
  } catch (reason) {
    if (reason === taken) return notFree([current]);
    if (reason instanceof NotAllowed) return invalidField("successorId", "successorNotAllowed");
    if (reason instanceof ChangedMeanwhile) return fail("RESOURCE_CONFLICT");
    throw reason;
  }
}

/** Rolls the transaction back when a record has changed in the meantime. */
class ChangedMeanwhile extends Error {}

/** Rolls the transaction back when the successor is not allowed to take over some of the work. */
class NotAllowed extends Error {}

const notFree = (references: readonly string[]) =>
  fail("VALIDATION_ERROR", { codes: { successorId: ["successorNotFree"] }, references });

/**
 * Tells whether a successor may take over cases. The successor must be an adviser or be allowed to read all clients,
 * because other staff cannot see cases.
 */
const mayTakeCases = ({ role, adviserId }: { readonly role: Role; readonly adviserId: string | null }) =>
  isAllowed(role, "cases.change") && (isAllowed(role, "clients.read-all") || adviserId !== null);

const findActive = (id: string) =>
  db.staffUser.findFirst({ where: { id, isActive: true }, select: { version: true, adviserId: true, role: true } });

/**
 * Returns the coming appointments of the adviser with the id `from`. In each entry, `adviser` is the adviser with the
 * id `to`, or undefined if that adviser cannot take the appointment.
 */
async function movesOf(from: string | null, to: string | null, now: Instant) {
  if (from === null) return [];
  const bookings = await db.booking.findMany({
    where: comingOf(from, now),
    orderBy: { startsAt: "asc" },
    select: {
      id: true,
      reference: true,
      adviserId: true,
      locale: true,
      meetingMode: true,
      serviceId: true,
      startsAt: true,
      email: true,
      version: true,
    },
  });
  return Promise.all(
    bookings.map(async (booking) => {
      const service = await findService(booking.serviceId);
      const start = booking.startsAt.getTime();
      const language = booking.locale;
      const candidates =
        service &&
        (await findAdviserCandidates({
          service,
          start,
          language,
          now,
          exceptBookingId: booking.id,
          waived: waivedForMoves,
        }));
      const adviser =
        candidates && advisersForMode(candidates.advisers, booking.meetingMode).find(({ id }) => id === to);
      return { booking, service, start, adviser };
    }),
  );
}
