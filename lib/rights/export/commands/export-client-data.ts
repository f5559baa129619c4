import { mayOpenFile } from "@/lib/clients/commands/access";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { hasIdentifiedRequest } from "../queries/held-data";
import { findPerson } from "../../queries/person";
import { choiceDetails } from "../../erasure/uncertain";
import { listExportRows } from "../queries/export-rows";
import type { ExportedRow } from "../queries/export-rows";

export type ClientExport = {
  readonly clientId: string;
  /** The client's language. */
  readonly locale: string;
  readonly records: Readonly<Record<string, readonly ExportedRow[]>>;
};

type Wanted = {
  readonly clientId: string;
  readonly format: string;
  /** The ids of the uncertain messages and leads that belong to the person. All others are left out. */
  readonly chosenIds?: readonly string[];
  /** Whether the staff member confirms that the identity was checked, or that the file stays in the firm. */
  readonly isConfirmed?: boolean;
};

/**
 * Reads a client's data for an export (GDPR art. 15 and 20, PIPEDA principle 9) and records the export in the audit
 * log. Locks the client's row so that no erasure runs at the same time. RESOURCE_CONFLICT means that another
 * transaction, such as an erasure, has locked the row. RESOURCE_NOT_FOUND means that the client does not exist or that
 * the staff member may not open the client's file. BUSINESS_RULE_VIOLATION means that the client has no open data
 * request with a checked identity, and the staff member has not confirmed the export.
 */
export async function exportClientData(
  staff: Staff,
  { clientId, format, chosenIds = [], isConfirmed = false }: Wanted,
  now: Instant,
): Promise<Result<ClientExport, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "identity">> {
  return db.$transaction(
    async (tx) => {
      if (!(await mayOpenFile(staff, clientId, now, tx))) return fail("RESOURCE_NOT_FOUND");
      const isIdentified = await hasIdentifiedRequest(clientId, tx);
      if (!isIdentified && !isConfirmed) return fail("BUSINESS_RULE_VIOLATION", { rule: "identity" });
      const [client] = await tx.$queryRaw<{ locale: string }[]>`
        select locale from clients where id = ${clientId}::uuid for share skip locked`;
      if (!client) return fail("RESOURCE_CONFLICT");
      const person = await findPerson(tx, clientId, { chosenIds });
      if (!person) return fail("RESOURCE_NOT_FOUND");
      await record(tx, staff, {
        action: "client.data-exported",
        subjectKind: "client",
        subjectId: clientId,
        details: { format, identity: isIdentified ? "checked" : "confirmed", ...choiceDetails(person, chosenIds) },
      });
      return ok({ clientId, locale: client.locale, records: await listExportRows(tx, person, now) });
    },
    { timeout: 60_000 },
  );
}
