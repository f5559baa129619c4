import { dueRows } from "./due-rows";
import type { Country } from "./rule";
import type { RuleId } from "./rules";
import { ruleIds } from "./rules";
import type { RuleState } from "./state";

const today = "2026-11-29";
const allDates = new Map(ruleIds.map((id): [RuleId, RuleState] => [id, { shown: "date", confirmedOn: undefined }]));
const withState = (id: RuleId, shown: RuleState["shown"]) =>
  new Map([...allDates, [id, { shown, confirmedOn: undefined }] as const]);
const dates = { paid: "2026-01-31", debited: "2025-10-01" } as const;
const yours = (states: ReadonlyMap<RuleId, RuleState>, country: Country = "uk") =>
  dueRows("yours", { country, dates, states, today }).map(({ rule, counted }) => [rule.id, counted?.day]);

it("lists the days that can be kept first, then rules without a day, then passed days", () => {
  expect(yours(allDates)).toEqual([
    ["uk-app-claim", "2027-02-26"],
    ["uk-fos-event", "2032-01-30"],
    ["uk-fos-answer", undefined],
    ["uk-debit", "2026-10-30"],
  ]);
});

it("counts no day for a rule that is shown in words only", () => {
  // It comes first, because it may end before the days that are known.
  expect(yours(withState("uk-app-claim", "words"))[0]).toEqual(["uk-app-claim", undefined]);
});

it("leaves a withdrawn rule out", () => {
  expect(yours(withState("uk-app-claim", "none")).map(([id]) => id)).not.toContain("uk-app-claim");
});

it("counts nothing while the states are unknown", () => {
  expect(yours(new Map()).every(([, day]) => day === undefined)).toBe(true);
});
