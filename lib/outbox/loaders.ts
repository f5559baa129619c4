import { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { readHold } from "@/lib/platform/jobs/hold";
import { cursorIn, cursorQuery, timedPlacePattern, toListPage, writeTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor } from "@/lib/platform/list/list-page";
import type { Search } from "@/lib/platform/parse/read-query";
import { uuidPattern } from "@/lib/platform/uuid";

import { openEmail } from "./reads/open-email";
import { listHeldJobs } from "./held/queries";
import { countOutbox, findFailedJob, jobPlace, listJobs, listSent, listSuppressed } from "./queries";
import { outboxViews } from "./rows";

const timed = timedPlacePattern(uuidPattern);

/**
 * The query of the outbox. A former address continues the list of sent emails with `before` and a dot in the place;
 * today's word for it is `after`.
 */
export const outboxQuery = z.preprocess(
  (query: Search) =>
    /^\d{13}\./.test(String(query["before"]))
      ? { ...query, before: undefined, after: String(query["before"]).replace(".", "_") }
      : query,
  z.object({
    view: z.enum(outboxViews).default("failed"),
    address: z.string().trim().toLowerCase().max(254).default(""),
    done: z.enum(["retried", "allowed", "again", "given-up", "elsewhere", "confirmed"]).optional(),
    ...cursorQuery(new RegExp(`${timed.source}|${jobPlace.source}`)),
  }),
);

type Query = z.output<typeof outboxQuery>;

/** Loads one list of the outbox, and the number of entries in each list except the list of sent emails. */
export async function loadOutbox(staff: Staff, query: Query) {
  const counts = await countOutbox();
  const hold = await readHold();
  return {
    counts,
    held: hold === "outside" ? await listHeldJobs(hold) : undefined,
    mayConfirm: isAllowed(staff.role, "settings.change"),
    list: await loadList(query),
    zone: firm().zone,
    mayRetry: isAllowed(staff.role, "outbox.retry"),
    hasPersonalDetails: isAllowed(staff.role, "personal-details.read"),
  };
}

/** A place of another list, for example in an address that was changed by hand, means the first page. */
async function loadList({ view, address, ...query }: Query) {
  const given = cursorIn(query);
  const pattern = view === "sent" || view === "stopped" ? timed : jobPlace;
  const cursor = given && pattern.test(given.place) ? given : undefined;
  const list = await readList(view, address, cursor);
  // The last row of a page may have left the list, for example because its address is allowed again.
  return cursor && list.page.rows.length === 0 ? readList(view, address, undefined) : list;
}

async function readList(view: Query["view"], address: string, cursor: Cursor | undefined) {
  if (view === "stopped") {
    const rows = await listSuppressed(cursor);
    return {
      view,
      cursor,
      page: toListPage(rows, { cursor, placeOf: ({ suppressedAt: at, id }) => writeTimedPlace({ at, id }) }),
    } as const;
  }
  if (view === "sent") {
    const rows = await listSent({ address: address || undefined, cursor });
    return { view, page: toListPage(rows, { cursor, placeOf: writeTimedPlace }) } as const;
  }
  return { view, page: toListPage(await listJobs(view, cursor), { cursor, placeOf: ({ place }) => place }) } as const;
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
