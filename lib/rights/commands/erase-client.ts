import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { deleteContent } from "@/lib/documents/commands/content";
import { errorFields, log } from "@/lib/platform/log";
import { deleteWrittenEmails } from "@/lib/platform/mail/written-emails";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { erasureStatements, keptByLaw } from "../classes";
import type { Kept } from "../classes/class";
import { findMessageIds, findObstacle, findPerson, personSql, personValues } from "../queries/person";
import type { Person } from "../queries/person";
import { appendErasures } from "../erasures-file";
import type { NotedErasure } from "../erasures-file";
import { dropJobs } from "./drop-jobs";

export type Erased = {
  /** The number of deleted or cleared rows by table. Tables without such rows are left out. */
  readonly counts: Readonly<Record<string, number>>;
  /** The names of the data that the law requires or allows us to keep. */
  readonly kept: readonly Kept[];
};

type Request = {
  readonly clientId: string;
  /**
   * "repeat" means that the client was erased before, but a restored backup contained their data. A legal hold, a
   * coming appointment or an open case does not prevent a repeated erasure.
   */
  readonly cause: "request" | "retention" | "repeat";
  /** The reference of the person's data request for erasure. */
  readonly dataRequest?: string;
};

/** Thrown to roll back a dry run. */
class DryRun extends Error {}

/**
 * Erases the data about a client in one transaction, except the data that the law requires or allows us to keep. A dry
 * run erases the same data and then rolls the transaction back, so that nothing changes. BUSINESS_RULE_VIOLATION has
 * the reason in `details.rule`. RESOURCE_CONFLICT means that another transaction has locked the client's row.
 */
export async function eraseClient(
  by: Actor,
  { clientId, cause, dataRequest, isDryRun = false }: Request & { readonly isDryRun?: boolean },
  now: Instant,
): Promise<Result<Erased, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION">> {
  let dry: Erased | undefined;
  let outside: Outside | undefined;
  try {
    const result = await db.$transaction(
      async (tx) => {
        if (!(await lock(tx, clientId))) return fail("RESOURCE_CONFLICT");
        const person = await findPerson(tx, clientId);
        if (!person) return fail("RESOURCE_NOT_FOUND");
        const rule = await findObstacle(tx, clientId, now);
        if (rule !== undefined && cause !== "repeat") return fail("BUSINESS_RULE_VIOLATION", { rule });
        const messageIds = await findMessageIds(tx, person, now);
        const counts = await eraseRows(tx, person, now);
        const erased = { counts, kept: keptByLaw() };
        if (isDryRun) {
          dry = erased;
          throw new DryRun();
        }
        const staffId = by.kind === "staff" ? by.id : null;
        const inquiries = [...person.inquiryIds];
        const { id } = await tx.erasure.create({
          data: {
            clientId,
            cause,
            staffId,
            erasedAt: new Date(now),
            counts,
            kept: [...erased.kept],
            inquiryIds: inquiries,
          },
          select: { id: true },
        });
        const clients = [clientId, ...person.mergedIds];
        outside = { messageIds, noted: { erasure: id, clients, inquiries, at: new Date(now).toISOString() } };
        await record(tx, by, {
          action: "client.erased",
          subjectKind: "client",
          subjectId: clientId,
          details: {
            cause,
            rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
            ...(dataRequest !== undefined && { dataRequest }),
          },
        });
        if (dataRequest !== undefined) await recordInRegister(tx, by, dataRequest);
        return ok(erased);
      },
      { timeout: 60_000 },
    );
    if (outside) await followOutside(outside);
    return result;
  } catch (error) {
    if (error instanceof DryRun && dry) return ok(dry);
    throw error;
  }
}

/** Records the erasure in the history of the data request. */
async function recordInRegister(tx: Tx, by: Actor, reference: string): Promise<void> {
  const { id } = await tx.dataRequest.findUniqueOrThrow({ where: { reference }, select: { id: true } });
  await record(tx, by, { action: "data-request.data-erased", subjectKind: "data-request", subjectId: id });
}

type Outside = { readonly messageIds: readonly string[]; readonly noted: NotedErasure };

/**
 * Runs after the commit. It adds the erasure to ERASURES_FILE and deletes the client's emails that were written to
 * disk. If it could not add the erasure, the next retention sweep adds it.
 */
async function followOutside({ messageIds, noted }: Outside): Promise<void> {
  const logAs = (event: string) => (error: unknown) =>
    log("error", event, { erasure: noted.erasure, ...errorFields(error) });
  await appendErasures([noted]).catch(logAs("erasure.not-noted"));
  await deleteWrittenEmails(messageIds).catch(logAs("erasure.emails-not-deleted"));
}

/**
 * Tries to lock the client's row. Returns false if another transaction has already locked the row. Otherwise returns
 * true, even if the row does not exist.
 */
async function lock(tx: Tx, clientId: string): Promise<boolean> {
  const [client] = await tx.$queryRaw<unknown[]>`select 1 from clients where id = ${clientId}::uuid`;
  if (!client) return true;
  const locked = await tx.$queryRaw<
    unknown[]
  >`select 1 from clients where id = ${clientId}::uuid for update skip locked`;
  return locked.length > 0;
}

async function eraseRows(tx: Tx, person: Person, now: Instant): Promise<Record<string, number>> {
  const documents = await tx.document.findMany({
    where: { clientId: person.clientId },
    select: { id: true, storage: true },
  });
  for (const document of documents) await deleteContent(tx, document);
  await dropJobs(tx, personValues(person, now));
  const counts: Record<string, number> = {};
  for (const { table, sql } of erasureStatements()) {
    const count = await tx.$executeRawUnsafe(`${personSql} ${sql}`, ...personValues(person, now));
    if (count > 0) counts[table] = count;
  }
  return counts;
}
