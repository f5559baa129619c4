import { createHash } from "node:crypto";

import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { byLine } from "@/lib/platform/csv-import";
import type { CheckedFile, ImportedRow } from "@/lib/platform/csv-import";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { readClients } from "../import-rows";
import type { ImportedClient } from "../import-rows";

/** Rows of one INSERT. PostgreSQL takes at most 65,535 values in one statement. */
const rowsOfInsert = 2_000;
const timeoutMs = 120_000;

/** The dry run: the clients of a file, and everything that keeps it from being imported, by line. */
export async function checkClients(text: string, now: Instant): Promise<CheckedFile<ImportedClient>> {
  const { rows, problems } = await readClients(text, now);
  const known = await knownAddresses(rows);
  const existing = rows.filter(({ value }) => value.email !== null && known.has(value.email));
  const more = existing.map(({ line }) => ({ line, column: "email", code: "emailExists" }));
  return { rows, problems: byLine([...problems, ...more]) };
}

/**
 * Stores all clients of a file, or none if there is any problem. RESOURCE_CONFLICT if a client with one of the
 * addresses was stored meanwhile. `also` runs in the same transaction.
 */
export async function importClients(
  by: Actor,
  text: string,
  now: Instant,
  also: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<Result<{ readonly count: number }, "VALIDATION_ERROR" | "RESOURCE_CONFLICT">> {
  const { rows, problems } = await checkClients(text, now);
  if (problems.length > 0) return fail("VALIDATION_ERROR", { problems });
  try {
    await db.$transaction(
      async (tx) => {
        await also(tx);
        for (let from = 0; from < rows.length; from += rowsOfInsert) {
          const part = rows.slice(from, from + rowsOfInsert);
          await tx.client.createMany({ data: part.map(({ value }) => ({ ...value, createdAt: new Date(now) })) });
        }
        // The hash identifies the file without keeping anything of it.
        const subjectId = createHash("sha256").update(text).digest("hex");
        await record(tx, by, {
          action: "clients.imported",
          subjectKind: "import",
          subjectId,
          details: { rows: rows.length },
        });
      },
      { timeout: timeoutMs },
    );
  } catch (error) {
    if (isDuplicate(error)) return fail("RESOURCE_CONFLICT");
    throw error;
  }
  return ok({ count: rows.length });
}

async function knownAddresses(rows: readonly ImportedRow<ImportedClient>[]): Promise<ReadonlySet<string>> {
  const addresses = rows.flatMap(({ value }) => value.email ?? []);
  const found = await db.$queryRaw<{ email: string }[]>`select email from clients where email = any(${addresses})`;
  return new Set(found.map(({ email }) => email));
}
