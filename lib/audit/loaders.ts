import { firm } from "@/lib/firm/settings-snapshot";
import { readAnchor } from "@/lib/platform/audit/anchors";
import { faultFoundAt, readChainState } from "@/lib/platform/audit/checks";
import { hex } from "@/lib/platform/audit/seal-values";
import { dashboardPathOf, dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { missingProof } from "@/lib/platform/auth/reauthenticate";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { cursorIn } from "@/lib/platform/list/list-page";
import type { Instant } from "@/lib/platform/time/instant";
import { zoneCity } from "@/lib/platform/time/format";

import type { AuditFilter, AuditQuery } from "./audit-filter";
import { toEntryView } from "./entry-view";
import type { Surroundings } from "./entry-view";
import { hasOwnRole, listAnchorRows, listNames, listPeople, sealOf } from "./queries/chain";
import {
  countEntries,
  countLimit,
  countNewer,
  findEntry,
  firstEntryAt,
  listEntries,
  newestEntry,
} from "./queries/entries";
import type { Entry, Matching } from "./queries/entries";
import { describeRecords, findRecords } from "./queries/records";
import type { Comparison } from "./shown";

type Page = { readonly locale: Locale; readonly now: Instant };

/** Finds the records of the filter, so that entries can be listed. */
export async function toMatching({ record, ...others }: AuditFilter): Promise<Matching> {
  return { ...others, zone: firm().zone, records: record === "" ? undefined : await findRecords(record) };
}

/** Reads the names and records of entries, so that they can be put into words. */
export async function surroundingsOf(
  entries: readonly Entry[],
  staff: Pick<Staff, "id" | "role">,
  locale: Locale,
): Promise<Surroundings> {
  const records = await describeRecords(
    entries.map(({ subjectKind, subjectId }) => ({ kind: subjectKind, id: subjectId })),
  );
  const names = await listNames();
  const mayOpen = (path: string) => {
    const route = dashboardPathOf(path);
    return route !== undefined && isAllowed(staff.role, dashboardRoutes[route].needs);
  };
  return { locale, zone: firm().zone, readerId: staff.id, names, records, mayOpen };
}

/** Loads one page of the audit log, the open entry, and what is known about the chain of seals. */
export async function loadAudit(staff: Staff, query: AuditQuery, { locale, now }: Page) {
  const matching = await toMatching(query);
  const [page, count, people, newest, opened] = await Promise.all([
    listEntries(matching, cursorIn(query)),
    countEntries(matching),
    listPeople(),
    newestEntry(),
    query.entry === undefined ? undefined : findEntry(BigInt(query.entry)),
  ]);
  const all = [...page.rows, ...(opened ? [opened.entry, ...opened.followed] : [])];
  const around = await surroundingsOf(all, staff, locale);
  const view = (entry: Entry) => toEntryView(entry, around);
  return {
    page: { ...page, rows: page.rows.map(view) },
    opened: opened && {
      view: view(opened.entry),
      count: opened.count,
      followed: opened.followed.map(view),
      seal: opened.seal ? hex(opened.seal.chainHash) : undefined,
      before: opened.before ? hex(opened.before.chainHash) : undefined,
    },
    count: Math.min(count, countLimit),
    isCountCut: count > countLimit,
    people,
    newest: String(newest),
    city: zoneCity(firm().zone, locale),
    zone: firm().zone,
    isExportReady: missingProof(staff, now) === undefined,
  };
}

/** Loads whether the log is complete, its anchors, and the comparison with a pasted anchor. */
export async function loadChain(pasted: string | undefined, now: Instant) {
  const state = await readChainState(now);
  const [newer, since, anchors, isOwnRole] = await Promise.all([
    state.last && countNewer(state.last.checked, now),
    firstEntryAt(),
    listAnchorRows(),
    hasOwnRole(),
  ]);
  return {
    ...state,
    zone: firm().zone,
    isOwnRole,
    newer,
    since,
    anchors,
    compared: pasted === undefined ? undefined : await compare(pasted),
  };
}

async function compare(pasted: string): Promise<Comparison> {
  const anchor = readAnchor(pasted);
  if (!anchor) return { result: "unreadable" };
  const chain = await sealOf(anchor.seq);
  if (chain === undefined) return { result: "missing", seq: anchor.seq };
  return { result: chain === anchor.chain ? "same" : "differs", seq: anchor.seq };
}

/** When the audit log was found not to be complete. Undefined if it is complete, or for staff who may not read it. */
export async function loadIncomplete(staff: Staff): Promise<Date | undefined> {
  return isAllowed(staff.role, "audit.read") ? ((await faultFoundAt()) ?? undefined) : undefined;
}
