import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { unsealRow } from "@/lib/platform/security/unseal-row";
import { dayFromDate } from "@/lib/platform/time/day";

import { complaintState, unseal } from "../registers";
import type { Channel, ComplaintOutcome } from "../registers";
import { pageArgs } from "../queries/register-parts";
import type { ListPlace } from "../queries/register-parts";

const name = { select: { name: true } } as const;

/**
 * Reads one page of the open or the closed complaints. In the open list, unanswered complaints come first, sorted by
 * deadline, and answered complaints follow in the order of their answers. The closed list starts with the complaint
 * that was closed last. The audit log records the reading, because names are decrypted. Reads up to `readRows` rows.
 */
export async function readComplaints(staff: Staff, { isOpen, cursor }: ListPlace) {
  return db.$transaction(async (tx) => {
    const rows = await tx.complaint.findMany({
      where: { closedAt: isOpen ? null : { not: null } },
      orderBy: isOpen
        ? [{ answeredAt: { sort: "asc", nulls: "first" } }, { answerBy: "asc" }, { id: "asc" }]
        : [{ closedAt: "desc" }, { id: "asc" }],
      ...pageArgs(cursor),
      select: {
        reference: true,
        nameCipher: true,
        acknowledgeBy: true,
        answerBy: true,
        acknowledgedAt: true,
        answeredAt: true,
        closedAt: true,
        outcome: true,
        handler: name,
      },
    });
    if (rows.length > 0)
      await record(tx, staff, {
        action: "complaint.listed",
        subjectKind: "complaint",
        subjectId: "list",
        details: { rows: rows.length },
      });
    return rows.map(({ nameCipher, acknowledgeBy, answerBy, outcome, handler, ...row }) => ({
      ...row,
      name: unseal("complaints.name", nameCipher),
      outcome: outcome as ComplaintOutcome | null,
      acknowledgeBy: dayFromDate(acknowledgeBy),
      answerBy: dayFromDate(answerBy),
      handler: handler?.name,
      state: complaintState(row),
    }));
  });
}

/** Reads a complaint with its texts and records the reading in the audit log. Undefined for an unknown reference. */
export async function readComplaint(staff: Staff, reference: string) {
  return db.$transaction(async (tx) => {
    const row = await tx.complaint.findUnique({
      where: { reference },
      include: {
        client: { select: { id: true, firstName: true, lastName: true, email: true, locale: true } },
        createdBy: name,
        handler: name,
      },
    });
    if (!row) return undefined;
    await record(tx, staff, { action: "complaint.read", subjectKind: "complaint", subjectId: row.id });
    return {
      ...unsealRow("complaints", row),
      state: complaintState(row),
      channel: row.channel as Channel,
      outcome: row.outcome as ComplaintOutcome | null,
      receivedOn: dayFromDate(row.receivedOn),
      acknowledgeBy: dayFromDate(row.acknowledgeBy),
      answerBy: dayFromDate(row.answerBy),
    };
  });
}
