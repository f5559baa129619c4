import { mayOpenFile, mayWriteFile } from "@/lib/clients/commands/access";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Instant } from "@/lib/platform/time/instant";

import { recordListing } from "./reads/open-document";
import { clientOfReference } from "./queries/access";
import { listDocuments } from "./queries/documents";

/**
 * The documents of a booking's client. For a colleague's client, the state is "needs-reason" until the staff member has
 * given a reason, and the documents are left out. Undefined if the staff member may not read the booking. If there are
 * documents, reading the list is recorded in the audit log.
 */
export async function loadDocuments(staff: Staff, reference: string, now: Instant) {
  const clientId = await clientOfReference(staff, reference);
  if (clientId === undefined) return undefined;
  if (!(await mayOpenFile(staff, clientId, now))) return { state: "needs-reason", clientId } as const;
  const documents = await listDocuments(clientId);
  if (documents.length > 0) await recordListing(staff, clientId);
  return {
    state: "open",
    documents,
    canUpload: isAllowed(staff.role, "clients.change") && (await mayWriteFile(staff, clientId, now)),
  } as const;
}

/**
 * The documents of a client, as part of the client's file. Empty if the staff member may not open the file. If there
 * are documents, reading the list is recorded in the audit log.
 */
export async function loadFileDocuments(staff: Staff, clientId: string, now: Instant) {
  if (!(await mayOpenFile(staff, clientId, now))) return [];
  const documents = await listDocuments(clientId);
  if (documents.length > 0) await recordListing(staff, clientId);
  return documents;
}
