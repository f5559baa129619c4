import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { unsealRow } from "@/lib/platform/security/unseal-row";
import { dayFromDate } from "@/lib/platform/time/day";

import { unseal } from "../registers";
import type { Channel, IdentityCheck, Law, RequestKind, RequestState } from "../registers";
import { pageArgs } from "../queries/register-parts";
import type { ListPlace } from "../queries/register-parts";

/**
 * Reads one page of the open requests or of the closed requests. Open requests are sorted by deadline. Closed requests
 * begin with the one that was closed last. The audit log records the reading, because names are decrypted. Reads up to
 * `readRows` rows.
 */
export async function readDataRequests(staff: Staff, { isOpen, cursor }: ListPlace) {
  return db.$transaction(async (tx) => {
    const rows = await tx.dataRequest.findMany({
      where: { state: isOpen ? "open" : { not: "open" } },
      orderBy: isOpen ? [{ dueOn: "asc" }, { id: "asc" }] : [{ closedAt: "desc" }, { id: "asc" }],
      ...pageArgs(cursor),
      select: { reference: true, nameCipher: true, kind: true, law: true, state: true, dueOn: true, closedAt: true },
    });
    if (rows.length > 0)
      await record(tx, staff, {
        action: "data-request.listed",
        subjectKind: "data-request",
        subjectId: "list",
        details: { rows: rows.length },
      });
    return rows.map(({ nameCipher, kind, law, state, dueOn, ...row }) => ({
      ...row,
      name: unseal("data_requests.name", nameCipher),
      kind: kind as RequestKind,
      law: law as Law,
      state: state as RequestState,
      dueOn: dayFromDate(dueOn),
    }));
  });
}

/** Reads a request with its texts and records the reading in the audit log. Undefined for an unknown reference. */
export async function readDataRequest(staff: Staff, reference: string) {
  return db.$transaction(async (tx) => {
    const row = await tx.dataRequest.findUnique({
      where: { reference },
      include: {
        client: { select: { id: true, firstName: true, lastName: true, email: true, locale: true } },
        createdBy: { select: { name: true } },
      },
    });
    if (!row) return undefined;
    await record(tx, staff, { action: "data-request.read", subjectKind: "data-request", subjectId: row.id });
    return {
      ...unsealRow("data_requests", row),
      kind: row.kind as RequestKind,
      law: row.law as Law,
      channel: row.channel as Channel,
      state: row.state as RequestState,
      identityCheck: row.identityCheck as IdentityCheck | null,
      receivedOn: dayFromDate(row.receivedOn),
      dueOn: dayFromDate(row.dueOn),
    };
  });
}
