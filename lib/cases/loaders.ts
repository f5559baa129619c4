import { randomUUID } from "node:crypto";

import { z } from "zod";

import { organisationLinks } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { firm } from "@/lib/firm/settings-snapshot";
import { needsToReadClients } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { openCaseRecord } from "./reads/open-record";
import { listNearDeadlines } from "./queries/near-deadlines";
import { listHistory, listTotals } from "./queries/of-case";
import { listClientCases } from "./queries/client-cases";
import { listPrepared } from "./queries/prepared";
import { countOpenCases, findNewestRuleSet } from "./queries/rule-sets";
import { labelOf } from "./rule-labels";

type Address = { readonly id: string; readonly reference: string };

/**
 * Loads a case and its history for the case's page. Returns undefined for an unknown case, and also for a case outside
 * the staff member's scope, because the page must not reveal that such a case exists. Returns "needs-reason" if the
 * staff member must first give a reason for opening the client's file.
 */
export async function loadCase(
  staff: Staff,
  { id, reference }: Address,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
) {
  if (!z.uuid().safeParse(id).success) return undefined;
  const opened = await openCaseRecord(staff, { clientId: id, reference }, now);
  if (opened === undefined || opened === "needs-reason") return opened;
  const [history, totals, prepared] = await Promise.all([
    listHistory(opened.id),
    listTotals(opened.id),
    listPrepared(scopeOf(staff, "clients"), opened.client.id),
  ]);
  return {
    ...opened,
    history,
    totals,
    prepared,
    places: organisationLinks(await loadClaims(locale), freePlaceKeys),
    readerId: staff.id,
    canChange: isAllowed(staff.role, "cases.change"),
    canReopen: isAllowed(staff.role, "cases.reopen"),
    canTakeBackLate: isAllowed(staff.role, "cases.take-back"),
  };
}

export type CaseRecord = Exclude<Awaited<ReturnType<typeof loadCase>>, undefined | "needs-reason">;

/** Loads a client's cases that are within the staff member's scope. Undefined for staff who may not read clients. */
export async function loadCasesOf(staff: Staff, clientId: string) {
  if (!isAllowed(staff.role, needsToReadClients)) return undefined;
  const cases = await listClientCases(scopeOf(staff, "clients"), clientId);
  return { clientId, cases, canOpen: isAllowed(staff.role, "cases.change"), formKey: randomUUID() };
}

/**
 * Loads the lists of payments that a client prepared before their bookings. Empty for staff who may not read clients.
 * Only for pages that record the access to the client's file.
 */
export async function loadPreparedOf(staff: Staff, clientId: string) {
  if (!isAllowed(staff.role, needsToReadClients)) return [];
  return listPrepared(scopeOf(staff, "clients"), clientId);
}

/**
 * Loads the near deadlines of the cases within the staff member's scope, for the page Today. Empty for staff who may
 * not read clients.
 */
export async function loadNearDeadlines(staff: Staff, now: Instant) {
  if (!isAllowed(staff.role, needsToReadClients)) return [];
  return listNearDeadlines(scopeOf(staff, "clients"), dayOf(now, firm().zone));
}

/** Loads the newest version of the rules for the steps of a case, and the number of open cases under each version. */
export async function loadRuleSet(_staff: Staff) {
  const { version, rules, createdAt, createdBy } = await findNewestRuleSet();
  return {
    version,
    createdAt,
    by: createdBy?.name,
    rules: rules.map((rule) => ({ ...rule, words: labelOf(rule) })),
    inUse: await countOpenCases(),
  };
}

/**
 * The keys of trust claims about organisations in Canada and the UK. These organisations help victims or handle
 * complaints, free of charge. A firm has only the claims about organisations in its own country.
 */
const freePlaceKeys = [
  "compliance.cafc",
  "compliance.obsi",
  "compliance.report-fraud",
  "compliance.financial-ombudsman",
];
