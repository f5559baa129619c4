import { createHash } from "node:crypto";

import { findByFormerEmails } from "@/lib/inquiry/queries";
import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { byLine } from "@/lib/platform/parse/csv-import";
import type { CheckedFile, ImportedRow, ImportProblem } from "@/lib/platform/parse/csv-import";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { numberOf, readClients } from "../import-rows";
import type { ImportedClient } from "../import-rows";

/** The number of rows in one INSERT statement. PostgreSQL accepts at most 65,535 values in one statement. */
const rowsOfInsert = 2_000;
const timeoutMs = 120_000;

type Rows = readonly ImportedRow<ImportedClient>[];

/**
 * Checks a file in the same way as an import, but stores nothing. Returns the file's clients and its problems. The
 * problems are ordered by line.
 */
export async function checkClients(text: string, now: Instant): Promise<CheckedFile<ImportedClient>> {
  const { rows, problems } = await readClients(text, now);
  return { rows, problems: byLine([...problems, ...(await existing(rows))]) };
}

/**
 * Stores all clients of a file, or none if there is any problem. RESOURCE_CONFLICT: another transaction stored a client
 * with one of the email addresses during the import. `also` runs in the import's transaction.
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
        // The hash identifies the file, so the audit row does not need the file's content.
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

/**
 * Returns a problem for each row that matches a stored client. A row with an email address matches a client who has
 * the same address or had it before. A row without an email address matches a client who has the same phone number, or
 * who has both the same name and the same date of birth.
 */
async function existing(rows: Rows): Promise<readonly ImportProblem[]> {
  const unaddressed = rows.filter(({ value }) => value.email === null);
  const emails = rows.flatMap(({ value }) => value.email ?? []);
  const [addresses, former] = [await knownAddresses(emails), await findByFormerEmails(db, emails)];
  const numbers = await knownNumbers(unaddressed);
  const people = await linesOfKnownPeople(unaddressed);
  return rows.flatMap(({ line, value }): ImportProblem[] => {
    if (value.email !== null) {
      if (addresses.has(value.email)) return [{ line, column: "email", code: "emailExists" }];
      return former.has(value.email) ? [{ line, column: "email", code: "emailFormer" }] : [];
    }
    if (numbers.has(numberOf(value))) return [{ line, column: "phone", code: "phoneExists" }];
    return people.has(line) ? [{ line, column: "last_name", code: "personExists" }] : [];
  });
}

async function knownAddresses(emails: readonly string[]): Promise<ReadonlySet<string>> {
  const clients = await db.$queryRaw<{ email: string }[]>`select email from clients where email = any(${emails})`;
  return new Set(clients.map(({ email }) => email));
}

async function knownNumbers(rows: Rows): Promise<ReadonlySet<string>> {
  const numbers = rows.map(({ value }) => numberOf(value));
  const clients = await db.$queryRaw<{ number: string }[]>`
    select phone_e164 as number from clients where phone_e164 = any(${numbers})
    union all
    select search_digits(phone) from clients where phone_e164 is null and search_digits(phone) = any(${numbers})`;
  return new Set(clients.map(({ number }) => number));
}

/** The numbers of the lines that have the same name and date of birth as a stored client. */
async function linesOfKnownPeople(rows: Rows): Promise<ReadonlySet<number>> {
  const people = rows.flatMap(({ line, value: { firstName, lastName, dateOfBirth } }) =>
    dateOfBirth ? [{ line, name: `${firstName} ${lastName}`, day: dateOfBirth.toISOString().slice(0, 10) }] : [],
  );
  const matches = await db.$queryRaw<{ line: number }[]>`
    select distinct line from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given (line int, name text, day date)
    join clients c on c.date_of_birth = given.day and search_text(c.first_name || ' ' || c.last_name) = search_text(given.name)`;
  return new Set(matches.map(({ line }) => line));
}
