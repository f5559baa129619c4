import { rules } from "./rules";
import { isOverdue, ruleState } from "./state";

const review = "2027-05-28";
const before = "2027-05-27";
const own = { grade: "own-page", review } as const;
const relayed = { grade: "secondary", review } as const;
const confirmed = { isWithdrawn: false, confirmedOn: "2026-12-01" } as const;

it("shows a date for a rule that was read on the page of the body that decides", () => {
  expect(ruleState(own, undefined, before)).toEqual({ shown: "date", confirmedOn: undefined });
});

it("shows words for a relayed rule until two people have confirmed it", () => {
  expect(ruleState(relayed, undefined, before).shown).toBe("words");
  expect(ruleState(relayed, confirmed, before)).toEqual({ shown: "date", confirmedOn: "2026-12-01" });
});

it("shows no number from the review day on, also if the rule was confirmed", () => {
  expect(ruleState(own, confirmed, review)).toEqual({ shown: "words", confirmedOn: undefined });
  expect(ruleState(relayed, confirmed, review).shown).toBe("words");
});

it("does not show a withdrawn rule", () => {
  expect(ruleState(own, { ...confirmed, isWithdrawn: true }, before).shown).toBe("none");
});

it("no rule is past its review day", () => {
  const today = new Date().toISOString().slice(0, 10) as typeof review;
  expect(rules.filter((rule) => isOverdue(rule, today)).map(({ id }) => `${id} must be read again`)).toEqual([]);
});
