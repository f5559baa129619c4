import { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { readHold } from "@/lib/platform/jobs/hold";
import { uuidPattern } from "@/lib/platform/uuid";

import { openEmail } from "./reads/open-email";
import { listHeldJobs } from "./held/queries";
import { countOutbox, findFailedJob, listJobs, listSent, listSuppressed, pageSize } from "./queries";
import type { OutboxCounts, SentCursor } from "./queries";
import { outboxViews } from "./rows";
import { pageNumber } from "./schema";

const querySchema = z.object({
  view: z.enum(outboxViews).catch("failed"),
  page: pageNumber,
  address: z.string().trim().toLowerCase().max(254).catch(""),
  /** The position at which the previous page ends: the time in milliseconds and the id of its last email. */
  before: z
    .string()
    .regex(new RegExp(`^\\d{13}\\.${uuidPattern}$`))
    .optional()
    .catch(undefined),
  done: z.enum(["retried", "allowed", "again", "given-up", "elsewhere", "confirmed"]).optional().catch(undefined),
});

/** Loads one list of the outbox, and the number of entries in each list except the list of sent emails. */
export async function loadOutbox(staff: Staff, search: Readonly<Record<string, unknown>>) {
  const counts = await countOutbox();
  const query = upToLastPage(querySchema.parse(search), counts);
  const hold = await readHold();
  return {
    query,
    counts,
    held: hold === "outside" ? await listHeldJobs(hold) : undefined,
    mayConfirm: isAllowed(staff.role, "settings.change"),
    list: await loadList(query),
    zone: firm().zone,
    mayRetry: isAllowed(staff.role, "outbox.retry"),
    hasPersonalDetails: isAllowed(staff.role, "personal-details.read"),
  };
}

type Query = z.infer<typeof querySchema>;

/** Replaces the number of a page after the end of the list by the number of the last page. */
function upToLastPage(query: Query, counts: OutboxCounts): Query {
  const rows = query.view === "sent" ? 0 : counts[query.view];
  return { ...query, page: Math.min(query.page, Math.max(1, Math.ceil(rows / pageSize))) };
}

async function loadList({ view, page, address, before }: Query) {
  if (view === "stopped") return { view, page, ...pageOf(await listSuppressed(page)) } as const;
  if (view === "sent") {
    const rows = await listSent({ address: address || undefined, before: before ? cursorFrom(before) : undefined });
    const pageRows = rows.slice(0, pageSize);
    const last = pageRows.at(-1);
    const next = rows.length > pageSize && last ? `${last.at.getTime()}.${last.id}` : undefined;
    return { view, rows: pageRows, next } as const;
  }
  return { view, ...pageOf(await listJobs(view, page)) } as const;
}

/** Removes the extra row, which only shows that there is a next page. */
function pageOf<Row>(rows: readonly Row[]) {
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

function cursorFrom(text: string): SentCursor {
  const [at = "0", id = ""] = text.split(".");
  return { at: new Date(Number(at)), id };
}

/** Loads the copy of an email and records the access in the audit log. */
export async function loadEmail(staff: Staff, id: string) {
  // An email's text contains personal details, so staff need a second permission to read it.
  if (!isAllowed(staff.role, "personal-details.read") || !z.uuid().safeParse(id).success) return undefined;
  const email = await openEmail(staff, id);
  const mayRetry = isAllowed(staff.role, "outbox.retry");
  return (
    email && {
      ...email,
      mayResend: email.isResendable && mayRetry,
      mayChangeAddress: mayRetry && isAllowed(staff.role, "bookings.change"),
    }
  );
}

/** Loads a failed job and the staff member's permissions for it. Undefined if the job is no longer failed. */
export async function loadFailed(staff: Staff, id: string) {
  const job = /^\d{1,18}$/.test(id) ? await findFailedJob(id) : undefined;
  if (!job) return undefined;
  const mayRetry = isAllowed(staff.role, "outbox.retry");
  return {
    job,
    mayRetry,
    mayChangeAddress: mayRetry && isAllowed(staff.role, "bookings.change"),
    hasPersonalDetails: isAllowed(staff.role, "personal-details.read"),
    zone: firm().zone,
  };
}
