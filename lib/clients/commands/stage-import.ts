import { checkBookings } from "@/lib/booking/desk/commands/check-import";
import { importBookings } from "@/lib/booking/desk/commands/import-bookings";
import type { Staff } from "@/lib/platform/auth/staff";
import type { ImportProblem } from "@/lib/platform/parse/csv-import";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { isMissing } from "@/lib/platform/db/refusals";
import type { Swept } from "@/lib/platform/jobs/sweep";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { decrypt, encrypt } from "@/lib/platform/security/encryption";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { ImportKind } from "../import-texts";
import { checkClients, importClients } from "./import-clients";

const context = "import_files.content";

/** The time after an upload during which the staff member can confirm the file. */
export const importWaitsMs = 4 * msPerHour;

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
  const data = { kind, staffId: staff.id, rowCount: rows.length, problems: [...problems], createdAt: new Date(now) };
  return db.$transaction(async (tx) => {
    await tx.importFile.deleteMany({ where: { staffId: staff.id, kind } });
    const { id } = await tx.importFile.create({
      data: { ...data, contentCipher: encrypt(text, context) },
      select: { id: true },
    });
    return id;
  });
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
  const file = await db.importFile.findFirst({ where: waiting(staff, id, now) });
  if (!file) return fail("RESOURCE_NOT_FOUND");
  const kind = file.kind as ImportKind;
  const text = decrypt(file.contentCipher, context);
  // The import's transaction also deletes the file, so that a second confirmation cannot import it again.
  const remove = (tx: Tx) => tx.importFile.delete({ where: { id }, select: { id: true } });
  try {
    const stored = await importers[kind].store(staff, text, now, remove);
    if (stored.ok) return ok({ kind, count: stored.value.count });
    const { problems } = await importers[kind].check(text, now);
    await db.importFile.updateMany({ where: { id }, data: { problems: [...problems] } });
    return stored;
  } catch (error) {
    if (isMissing(error)) return fail("RESOURCE_NOT_FOUND");
    throw error;
  }
}

/** The result of checking a file that awaits confirmation. Null if there is no such file. */
export async function findStaged(staff: Staff, id: string, now: Instant) {
  const columns = { id: true, kind: true, rowCount: true, problems: true } as const;
  const file = await db.importFile.findFirst({ where: waiting(staff, id, now), select: columns });
  return file && { ...file, kind: file.kind as ImportKind, problems: file.problems as unknown as ImportProblem[] };
}

function waiting(staff: Staff, id: string, now: Instant) {
  return { id, staffId: staff.id, createdAt: { gt: new Date(now - importWaitsMs) } };
}

/** Deletes files that staff did not confirm in time. */
export async function sweepImports(now: Instant): Promise<Swept<"files">> {
  const { count } = await db.importFile.deleteMany({ where: { createdAt: { lte: new Date(now - importWaitsMs) } } });
  return { files: count };
}
