import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { tryLockRow } from "@/lib/platform/db/lock";
import { errorFields, log } from "@/lib/platform/log";
import { deleteWrittenEmails } from "@/lib/platform/mail/written-emails";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { keptByLaw } from "../../classes";
import type { Kept } from "../../classes/class";
import { listErasureRequests } from "../../export/queries/held-data";
import { findMessageIds, findObstacle, findPerson } from "../../queries/person";
import type { Obstacle } from "../../queries/person";
import { hexOf } from "@/lib/clients/queries/stored-contacts";
import { appendErasures } from "../erasures-file";
import type { NotedErasure } from "../erasures-file";
import { choiceDetails } from "../uncertain";
import { eraseRows } from "./erase-rows";

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
  /** What staff decided about the messages and leads that may be another person's. Undefined leaves them all. */
  readonly decision?: Decision | undefined;
  /** Hashes of addresses that the database no longer has. */
  readonly hashes?: readonly string[];
};

export type Decision = {
  /** The ids of the uncertain messages and leads that the page listed. */
  readonly shownIds: readonly string[];
  /** The ids that belong to the person. All others are left. */
  readonly chosenIds: readonly string[];
};

/**
 * The reasons of a refused erasure. "no-request": the client has no such open request with a checked identity.
 * "matches-changed": staff have not seen every uncertain message or lead.
 */
export type ErasureRefusal = Obstacle | "no-request" | "matches-changed";

/** Thrown to roll back a dry run. */
class DryRun extends Error {}

/**
 * Erases the data about a client in one transaction, except the data that the law requires or allows us to keep. A dry
 * run erases the same data and then rolls the transaction back, so that nothing changes. BUSINESS_RULE_VIOLATION has
 * the reason in `details.rule`. RESOURCE_CONFLICT means that another transaction has locked the client's row.
 */
export async function eraseClient(
  by: Actor,
  { clientId, cause, dataRequest, decision, hashes = [], isDryRun = false }: Request & { readonly isDryRun?: boolean },
  now: Instant,
): Promise<Result<Erased, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", ErasureRefusal>> {
  let dry: Erased | undefined;
  let outside: Outside | undefined;
  try {
    const result = await db.$transaction(
      async (tx) => {
        if (!(await lock(tx, clientId))) return fail("RESOURCE_CONFLICT");
        const person = await findPerson(tx, clientId, { chosenIds: decision?.chosenIds ?? [], hashes });
        if (!person) return fail("RESOURCE_NOT_FOUND");
        if (dataRequest !== undefined && !(await listErasureRequests(clientId, tx)).includes(dataRequest))
          return fail("BUSINESS_RULE_VIOLATION", { rule: "no-request" });
        const rule = await findObstacle(tx, clientId, now);
        if (rule !== undefined && cause !== "repeat") return fail("BUSINESS_RULE_VIOLATION", { rule });
        if (decision && person.uncertain.some(({ id }) => !decision.shownIds.includes(id)))
          return fail("BUSINESS_RULE_VIOLATION", { rule: "matches-changed" });
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
            addressHashes: [...person.hashes],
          },
          select: { id: true },
        });
        const clients = [clientId, ...person.mergedIds];
        const noted = { erasure: id, clients, inquiries, hashes: person.hashes.map(hexOf) };
        outside = { messageIds, noted: { ...noted, at: new Date(now).toISOString() } };
        await record(tx, by, {
          action: "client.erased",
          subjectKind: "client",
          subjectId: clientId,
          details: {
            cause,
            rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
            ...(dataRequest !== undefined && { dataRequest }),
            ...(decision && choiceDetails(person, decision.chosenIds)),
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
 * Runs after the commit. It lists the erasure outside the database and deletes the client's emails that were written to
 * disk. If it could not list the erasure, the next retention sweep does.
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
  const exists = (await tx.client.count({ where: { id: clientId } })) > 0;
  return !exists || tryLockRow(tx, "clients", { id: clientId });
}
