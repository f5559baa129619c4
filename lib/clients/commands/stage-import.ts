import { checkBookings } from "@/lib/booking/desk/commands/check-import";
import { importBookings } from "@/lib/booking/desk/commands/import-bookings";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { isMissing } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import {
  findStagedFile,
  noteProblems,
  openStagedFile,
  removeStagedFile,
  stageFile,
} from "@/lib/staff/commands/staged-files";

import { importKinds } from "../import-texts";
import type { ImportKind } from "../import-texts";
import { checkClients, importClients } from "./import-clients";

const importers = {
  clients: { check: checkClients, store: importClients },
  bookings: { check: checkBookings, store: importBookings },
} as const;

/**
 * Checks an uploaded file and stores it until it is confirmed. The file replaces an unconfirmed file of the same kind
 * and staff member.
 */
export async function stageImport(
  staff: Staff,
  { kind, text }: { readonly kind: ImportKind; readonly text: string },
  now: Instant,
): Promise<string> {
  const { rows, problems } = await importers[kind].check(text, now);
  return stageFile(staff, { kind, text, rowCount: rows.length, problems }, now);
}

/**
 * Imports a file that awaits confirmation. RESOURCE_NOT_FOUND: the staff member has no such file, or the file was
 * deleted. VALIDATION_ERROR: the file has problems, which are stored with it. RESOURCE_CONFLICT: during the import,
 * another transaction stored one of the file's rows or reserved one of its times.
 */
export async function importStagedFile(
  staff: Staff,
  id: string,
  now: Instant,
): Promise<
  Result<
    { readonly kind: ImportKind; readonly count: number },
    "RESOURCE_NOT_FOUND" | "VALIDATION_ERROR" | "RESOURCE_CONFLICT"
  >
> {
  const file = await openStagedFile(staff, { id, kinds: importKinds }, now);
  if (!file) return fail("RESOURCE_NOT_FOUND");
  const { kind, text } = file;
  // The import's transaction also deletes the file, so that a second confirmation cannot import it again.
  const remove = (tx: Tx) => removeStagedFile(tx, id);
  try {
    const stored = await importers[kind].store(staff, text, now, remove);
    if (stored.ok) return ok({ kind, count: stored.value.count });
    await noteProblems(id, (await importers[kind].check(text, now)).problems);
    return stored;
  } catch (error) {
    if (isMissing(error)) return fail("RESOURCE_NOT_FOUND");
    throw error;
  }
}

/** The result of checking a file that awaits confirmation. Null if there is no such file. */
export function findStaged(staff: Staff, id: string, now: Instant) {
  return findStagedFile(staff, { id, kinds: importKinds }, now);
}
