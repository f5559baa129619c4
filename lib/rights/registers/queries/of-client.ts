import { db } from "@/lib/platform/db/client";
import { dayFromDate } from "@/lib/platform/time/day";

import { complaintState } from "../registers";
import type { RequestKind, RequestState } from "../registers";

/** Lists a client's data requests, newest first. The texts of the requests are not loaded. */
export async function listRequestsOf(clientId: string) {
  const rows = await db.dataRequest.findMany({
    where: { clientId },
    orderBy: [{ receivedOn: "desc" }, { id: "desc" }],
    select: { reference: true, kind: true, state: true, receivedOn: true },
  });
  return rows.map(({ reference, kind, state, receivedOn }) => ({
    reference,
    receivedOn: dayFromDate(receivedOn),
    kind: kind as RequestKind,
    state: state as RequestState,
  }));
}

/** Lists a client's complaints, newest first. The texts of the complaints are not loaded. */
export async function listComplaintsOf(clientId: string) {
  const rows = await db.complaint.findMany({
    where: { clientId },
    orderBy: [{ receivedOn: "desc" }, { id: "desc" }],
    select: { reference: true, receivedOn: true, acknowledgedAt: true, answeredAt: true, closedAt: true },
  });
  return rows.map(({ reference, receivedOn, ...times }) => ({
    reference,
    receivedOn: dayFromDate(receivedOn),
    state: complaintState(times),
  }));
}
