import type { CaseRecord } from "./loaders";
import { toJourney } from "./journey-view";

const now = Date.parse("2027-01-15T17:00:00Z");
const clock = { locale: "en", zone: "America/Toronto" } as const;

const rule = (change: Partial<CaseRecord["rules"][number]>) => ({
  step: 1,
  rule: "account-checked",
  isDerived: false,
  isMet: false,
  label: undefined,
  people: 1,
  needs: undefined,
  ...change,
});

const journeyOf = (record: Partial<CaseRecord>) =>
  toJourney(
    {
      steps: [],
      rules: [],
      rulesMet: [],
      state: "open",
      canChange: true,
      canTakeBackLate: false,
      readerId: "reader",
      hasAgreement: false,
      ...record,
    } as Partial<CaseRecord> as CaseRecord,
    clock,
    now,
  );

const met = (metById: string) => ({
  rule: "account-checked",
  isDerived: false,
  metAt: new Date(now),
  metById,
  note: undefined,
  metBy: { name: "Alex Sample" },
  secondMetAt: null,
  secondMetBy: null,
});

const firstRule = (record: Partial<CaseRecord>) => journeyOf(record)[0]?.rules[0];

it("offers the second confirmation of a rule only to a person who did not give the first one", () => {
  const rules = [rule({ people: 2 })];
  expect(firstRule({ rules, rulesMet: [met("reader")] })).toMatchObject({
    waitsFor: "second-person",
    canConfirm: false,
    canWithdraw: true,
  });
  expect(firstRule({ rules, rulesMet: [met("other")] })).toMatchObject({ waitsFor: "second-person", canConfirm: true });
});

it("names both people who confirmed a rule", () => {
  const second = { secondMetAt: new Date(now), secondMetBy: { name: "Robin Sample" } };
  expect(firstRule({ rules: [rule({ people: 2, isMet: true })], rulesMet: [{ ...met("other"), ...second }] })?.by).toBe(
    "Alex Sample, 15 January 2027, 12 noon; Robin Sample, 15 January 2027, 12 noon",
  );
});

it("offers to confirm a rule that needs the agreement with the client only after that agreement is recorded", () => {
  const rules = [rule({ needs: "agreement-recorded" })];
  expect(firstRule({ rules })).toMatchObject({ waitsFor: "agreement", canConfirm: false });
  expect(firstRule({ rules, hasAgreement: true })).toMatchObject({ waitsFor: undefined, canConfirm: true });
});

it("shows the time at which the email about a completed step will be sent, but only until this time has passed", () => {
  const emailAfter = (minutes: number) =>
    journeyOf({
      steps: [
        {
          step: 1,
          emailsClient: true,
          completedBy: { name: "Alex Sample" },
          completedAt: new Date(now - minutes * 60_000),
        },
      ],
    })[0]?.completed?.email;
  expect(emailAfter(1)).toEqual({ time: "12:09 pm" });
  expect(emailAfter(11)).toBe("past");
});
