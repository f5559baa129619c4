import { cache } from "react";

import { loadFirm } from "@/lib/firm/loaders/firm";
import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { errorFields, logOncePerMinute } from "@/lib/platform/log";
import { expirePageAt, tagPage, tagRecords } from "@/lib/platform/page-tags";
import { currentVersion, unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";
import { listOpen } from "@/lib/platform/second-person/queries";
import type { Staff } from "@/lib/platform/auth/staff";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";
import type { Instant } from "@/lib/platform/time/instant";

import type { StaffRule } from "./staff-rule";
import { listDecisions, listWithdrawn } from "./queries/decisions";
import type { RuleId } from "./rules";
import { rules } from "./rules";
import { isOverdue, ruleState } from "./state";
import type { Decision, RuleState } from "./state";

/** The tag of every cached page that shows a rule. */
const rulesTag = "law-rules";

type Decisions = { readonly decisions: ReadonlyMap<RuleId, Decision> | undefined; readonly version: string };

let last: Decisions | undefined;

/**
 * Loads how each rule is shown today. A cached page is not served any more after a decision of staff, or from the next
 * review day on. If the decisions are unknown, no rule is shown with its number, since it may have been withdrawn.
 */
export const loadRuleStates = cache(async (): Promise<ReadonlyMap<RuleId, RuleState>> => {
  const { zone } = await loadFirm();
  const today = dayOf(Date.now(), zone);
  const { decisions, version } = await currentDecisions();
  await tagPage(rulesTag);
  await tagRecords("law-rules", version);
  const review = rules.map((rule) => rule.review).filter((day) => day > today);
  const [next] = review.sort();
  if (next) await expirePageAt(startOfDay(next, zone));
  return new Map(
    rules.map((rule) => {
      if (!decisions) return [rule.id, { shown: "words", confirmedOn: undefined }] as const;
      return [rule.id, ruleState(rule, decisions.get(rule.id), today)] as const;
    }),
  );
});

async function currentDecisions(): Promise<Decisions> {
  const latest = currentVersion("law-rules", Date.now());
  if (last && last.version === latest) return last;
  const none = { decisions: undefined, version: unknownVersion };
  if (latest === unknownVersion) return none;
  try {
    const version = await readVersion("law-rules");
    last = { decisions: await listDecisions(), version };
    return last;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logOncePerMinute("warn", "law-rules.unread", errorFields(error));
    return none;
  }
}

/** Loads all rules with their states, what waits for a second person and what is withdrawn. */
export async function loadStaffRules(_staff: Staff, now: Instant): Promise<readonly StaffRule[]> {
  const { zone } = await loadFirm();
  const today = dayOf(now, zone);
  const [decisions, open, withdrawn] = await Promise.all([listDecisions(), listOpen("law-rule"), listWithdrawn()]);
  return rules.map((rule) => ({
    rule,
    state: ruleState(rule, decisions.get(rule.id), today),
    isOverdue: isOverdue(rule, today),
    isChanged: open.get(rule.id)?.state === "confirmed" && decisions.get(rule.id)?.confirmedOn === undefined,
    confirmation: open.get(rule.id),
    withdrawn: withdrawn.get(rule.id),
  }));
}
