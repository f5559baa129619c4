import { db } from "@/lib/platform/db/client";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { dayFromDate } from "@/lib/platform/time/day";

import type { ClaimKind } from "../claim";
import type { StaffClaim } from "../staff-claim";
import { factsSchema } from "./shown-claims";

const file = { select: { id: true, nameCipher: true, bytes: true } } as const;

const include = {
  texts: { select: { locale: true, text: true, source: true, limits: true } },
  owner: { select: { id: true, name: true, isActive: true } },
  evidenceFile: file,
} as const;

type Row = Prisma.ClaimGetPayload<{ include: typeof include }>;

/** The encryption context of the names of evidence files. */
export const evidenceNameContext = "evidence_files.name";

/** Lists the claims of a profile in the order of their places. */
export async function listStaffClaims(profile: string): Promise<readonly StaffClaim[]> {
  const rows = await db.claim.findMany({
    where: { profile },
    orderBy: [{ position: "asc" }, { key: "asc" }],
    include,
  });
  return rows.map(toStaffClaim);
}

/** Finds a claim by its id. */
export async function findStaffClaim(id: string, tx: Tx = db): Promise<StaffClaim | undefined> {
  const row = await tx.claim.findUnique({ where: { id }, include });
  return row ? toStaffClaim(row) : undefined;
}

function toStaffClaim({ evidenceFile, evidenceDatedOn, expiresOn, facts, kind, ...row }: Row): StaffClaim {
  return {
    ...row,
    kind: kind as ClaimKind,
    facts: factsSchema.parse(facts),
    evidenceDatedOn: evidenceDatedOn && dayFromDate(evidenceDatedOn),
    expiresOn: expiresOn && dayFromDate(expiresOn),
    file: evidenceFile
      ? {
          id: evidenceFile.id,
          name: decrypt(evidenceFile.nameCipher, evidenceNameContext),
          bytes: evidenceFile.bytes,
        }
      : undefined,
  };
}

/** Lists the active staff members who may keep a claim up to date or confirm it, by name. */
export function listKeepers() {
  return db.staffUser.findMany({
    where: { isActive: true, role: { in: ["admin", "compliance"] } },
    select: { id: true, name: true },
    orderBy: { name: "asc" },
  });
}
