import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Day } from "@/lib/platform/time/day";

import { registerComplaint } from "../registers/commands/complaints";
import { registerDataRequest } from "../registers/commands/data-requests";

/** Returns the given day and the instant at 15:00 UTC on that day. In winter, this is 10 am in the Toronto office. */
export const office = (today: Day) => ({ today, now: Date.parse(`${today}T15:00:00Z`) });

/** The day on which the data requests of these tests arrive. */
export const received = office("2027-01-31");

export const request = {
  name: "Erika Sample",
  channel: "email",
  receivedOn: "2027-01-31",
  kind: "access",
  law: "gdpr",
  details: "Everything from last year",
} as const;

/** Registers a data request and returns its reference. */
export async function aRequest(
  staff: Staff,
  changes: Partial<Parameters<typeof registerDataRequest>[1]> = {},
): Promise<string> {
  const stored = await registerDataRequest(staff, { ...request, ...changes }, received);
  if (!stored.ok) throw new Error(JSON.stringify(stored));
  return stored.value;
}

/** Registers a complaint, by default one that arrived on 1 February 2027, and returns its reference. */
export async function aComplaint(staff: Staff, receivedOn: Day = "2027-02-01"): Promise<string> {
  const stored = await registerComplaint(
    staff,
    { name: "Erika Sample", channel: "phone", text: "The report is late", handlerId: staff.id, receivedOn },
    office(receivedOn),
  );
  if (!stored.ok) throw new Error(JSON.stringify(stored));
  return stored.value;
}

/** Lists the actions in the audit log, oldest first. */
export const auditedActions = async () =>
  (await db.auditEvent.findMany({ orderBy: { id: "asc" } })).map(({ action }) => action);

/** The result of a form in which the field `name` is refused with `code`. */
export const codes = (name: string, code: string) => ({
  ok: false,
  error: "VALIDATION_ERROR",
  details: { codes: { [name]: [code] } },
});
