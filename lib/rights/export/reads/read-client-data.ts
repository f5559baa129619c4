import { mayOpenFile } from "@/lib/clients/commands/access";
import { fullName } from "@/lib/inquiry/person/person-name";
import { record } from "@/lib/platform/audit/record";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { missingProof } from "@/lib/platform/auth/reauthenticate";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import {
  countHeldRows,
  findLiftedHold,
  findOpenHold,
  listErasureRequests,
  hasIdentifiedRequest,
  listUnidentified,
} from "../queries/held-data";
import { findFileEnd, listKept } from "../../retention/queries/kept-data";
import { findObstacle, findPerson } from "../../queries/person";

/**
 * Reads what the page about a client's personal data shows: how many rows an erasure would delete or clear, what
 * prevents an erasure, and what is still kept about an erased client. If the staff member must first give a reason to
 * open the file, the function returns only the state "needs-reason". Otherwise the audit log records the reading.
 * Returns undefined if the client is unknown or was merged into another client.
 */
export async function readClientData(staff: Staff, clientId: string, now: Instant) {
  const client = await db.client.findUnique({
    where: { id: clientId, mergedIntoId: null },
    select: {
      firstName: true,
      lastName: true,
      erasures: { select: { erasedAt: true }, orderBy: { erasedAt: "desc" }, take: 1 },
    },
  });
  if (!client) return undefined;
  if (!(await mayOpenFile(staff, clientId, now))) return { state: "needs-reason" as const };
  await record(db, staff, { action: "client.data-read", subjectKind: "client", subjectId: clientId });
  const erasedAt = client.erasures[0]?.erasedAt;
  const person = await findPerson(db, clientId);
  return {
    state: "open" as const,
    clientId,
    name: fullName(client),
    erasedAt,
    mayHold: isAllowed(staff.role, "legal-holds.manage"),
    isExportReady: missingProof(staff, now) === undefined,
    /** Empty for an erased client, because the count would include the rows that the erasure has cleared. */
    held: erasedAt || !person ? [] : await countHeldRows(person, now),
    /** Messages and leads that may be another person's. Staff decide about them with the erasure and the export. */
    uncertain: person?.uncertain ?? [],
    fileEnd: erasedAt ? undefined : await findFileEnd(clientId),
    kept: erasedAt ? await listKept(clientId) : [],
    hold: await findOpenHold(clientId),
    lifted: await findLiftedHold(clientId),
    requests: await listErasureRequests(clientId),
    unidentified: await listUnidentified(clientId),
    isIdentified: await hasIdentifiedRequest(clientId),
    obstacle: await findObstacle(db, clientId, now),
  };
}
