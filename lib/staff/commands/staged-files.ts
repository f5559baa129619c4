import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import type { ImportProblem } from "@/lib/platform/parse/csv-import";
import { decrypt, encrypt } from "@/lib/platform/security/encryption";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

const context = "import_files.content";

/** The time after an upload during which the staff member can confirm the file. */
export const importWaitsMs = 4 * msPerHour;

type NewFile<Kind> = {
  readonly kind: Kind;
  readonly text: string;
  readonly rowCount: number;
  readonly problems: readonly ImportProblem[];
};

/** A file of the staff member, which must be of one of these kinds. */
type Wanted<Kind> = { readonly id: string; readonly kinds: readonly Kind[] };

/**
 * Stores an uploaded file, encrypted, until it is confirmed. It replaces an unconfirmed file of the same kind and staff
 * member.
 */
export function stageFile(staff: Staff, { text, problems, ...file }: NewFile<string>, now: Instant): Promise<string> {
  const { kind } = file;
  const data = { ...file, staffId: staff.id, problems: [...problems], createdAt: new Date(now) };
  return db.$transaction(async (tx) => {
    await tx.importFile.deleteMany({ where: { staffId: staff.id, kind } });
    const { id } = await tx.importFile.create({
      data: { ...data, contentCipher: encrypt(text, context) },
      select: { id: true },
    });
    return id;
  });
}

/** The result of checking a file that awaits confirmation. Null if there is no such file. */
export async function findStagedFile<Kind extends string>(staff: Staff, wanted: Wanted<Kind>, now: Instant) {
  const columns = { id: true, kind: true, rowCount: true, problems: true } as const;
  const file = await db.importFile.findFirst({ where: waiting(staff, wanted, now), select: columns });
  return file && { ...file, kind: file.kind as Kind, problems: file.problems as unknown as ImportProblem[] };
}

/** The text of a file that awaits confirmation. Null if there is no such file. */
export async function openStagedFile<Kind extends string>(staff: Staff, wanted: Wanted<Kind>, now: Instant) {
  const file = await db.importFile.findFirst({ where: waiting(staff, wanted, now) });
  return file && { kind: file.kind as Kind, text: decrypt(file.contentCipher, context) };
}

/** Deletes a file in the transaction that imports it. Throws if another confirmation has already imported it. */
export function removeStagedFile(tx: Tx, id: string) {
  return tx.importFile.delete({ where: { id }, select: { id: true } });
}

/** Stores the problems that a file has now. */
export async function noteProblems(id: string, problems: readonly ImportProblem[]): Promise<void> {
  await db.importFile.updateMany({ where: { id }, data: { problems: [...problems] } });
}

function waiting(staff: Staff, { id, kinds }: Wanted<string>, now: Instant) {
  return { id, kind: { in: [...kinds] }, staffId: staff.id, createdAt: { gt: new Date(now - importWaitsMs) } };
}

/** Deletes files that staff did not confirm in time. */
export async function sweepImports(now: Instant): Promise<Swept<"files">> {
  const { count } = await db.importFile.deleteMany({ where: { createdAt: { lte: new Date(now - importWaitsMs) } } });
  return { files: count };
}
