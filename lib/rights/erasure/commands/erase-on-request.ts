import { mayOpenFile } from "@/lib/clients/commands/access";
import type { Staff } from "@/lib/platform/auth/staff";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { eraseClient } from "./erase-client";
import type { Decision, ErasureRefusal } from "./erase-client";

const codes: Readonly<Record<ErasureRefusal, string>> = {
  "legal-hold": "erasureHeld",
  "open-booking": "erasureBooking",
  "open-case": "erasureCase",
  "no-request": "erasureRequest",
  "matches-changed": "erasureMatches",
};

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "VALIDATION_ERROR";

type Request = {
  readonly clientId: string;
  readonly request: string;
  /** What staff decided about the messages and leads that may be another person's. */
  readonly decision: Decision;
};

/**
 * Erases a client who requested erasure. To confirm the erasure, staff type the reference of the client's data request
 * as `request`. Returns this reference. The data request stays open until staff answer it. VALIDATION_ERROR names what
 * prevents the erasure.
 */
export async function eraseOnRequest(
  staff: Staff,
  { clientId, request, decision }: Request,
  now: Instant,
): Promise<Result<string, Refusal>> {
  if (!(await mayOpenFile(staff, clientId, now))) return fail("RESOURCE_NOT_FOUND");
  const reference = request.trim().toUpperCase();
  const erased = await eraseClient(staff, { clientId, cause: "request", dataRequest: reference, decision }, now);
  if (erased.ok) return ok(reference);
  const rule = erased.details?.rule;
  if (rule) return invalidField("request", codes[rule]);
  return fail(erased.error === "RESOURCE_NOT_FOUND" ? "RESOURCE_NOT_FOUND" : "RESOURCE_CONFLICT");
}
