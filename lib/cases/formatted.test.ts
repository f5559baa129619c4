import type { CaseRecord } from "./loaders";
import { toFacts } from "./formatted";

const now = Date.parse("2027-01-15T17:00:00Z");
const clock = { locale: "en", zone: "America/Toronto" } as const;

const loss = (change: Partial<CaseRecord["losses"][number]> = {}) => ({
  id: "a",
  version: 1,
  paidOn: new Date("2026-11-02"),
  amount: "1240.5",
  currency: "CAD",
  rail: "card",
  claimState: "claimed",
  returnedAmount: "0",
  recipientSince: null,
  sender: undefined,
  recipient: undefined,
  payment: undefined,
  ...change,
});

const check = (id: string, day: string, change: Partial<CaseRecord["conflictChecks"][number]> = {}) => ({
  id,
  checkedAt: new Date(day),
  checkedBy: { name: "Alex Sample" },
  terms: 1,
  compared: 9,
  matches: [],
  decision: null,
  decidedAt: null,
  decidedBy: null,
  reason: undefined,
  ...change,
});

const decided = (decision: string, day: string, reason: string) => ({
  decision,
  decidedAt: new Date(day),
  decidedBy: { name: "Robin Sample" },
  reason,
});

const factsOf = (record: Partial<CaseRecord>) =>
  toFacts(
    {
      totals: [],
      losses: [],
      parties: [],
      letters: [],
      deadlines: [],
      conflictChecks: [],
      elsewhere: [],
      client: { name: "Margaret Sample" },
      ...record,
    } as Partial<CaseRecord> as CaseRecord,
    clock,
    now,
  );

it("fills the form of a payment with values in the format in which staff type them", () => {
  const [lossFacts] = factsOf({ losses: [loss()] }).losses;
  expect(lossFacts).toMatchObject({ amount: "CAD\u00a01,240.50", typed: { amount: "1240.5", paidOn: "2026-11-02" } });
});

it("marks a payment as repeated if an earlier row has the same transaction hash", () => {
  const rows = [loss({ payment: "0xAB" }), loss({ id: "b", payment: "0xab " }), loss({ id: "c" })];
  expect(factsOf({ losses: rows }).losses.map(({ isRepeated }) => isRepeated)).toEqual([false, true, false]);
});

it("lists the decisions about earlier conflict searches, and marks the case as stopped if the latest decision confirmed a conflict", () => {
  const stopped = check("old", "2027-01-10", decided("conflict", "2027-01-11", "The same platform owner"));
  const conflicts = factsOf({ conflictChecks: [check("new", "2027-01-12"), stopped] }).conflicts;
  expect(conflicts?.decided).toBeUndefined();
  expect(conflicts?.earlier).toMatchObject([
    { decision: "conflict", by: "Robin Sample", reason: "The same platform owner", at: "10 January 2027, 7:00 pm" },
  ]);
  expect(conflicts?.stop?.by).toBe("Robin Sample");
  const cleared = check("new", "2027-01-12", decided("accepted", "2027-01-13", "Another person"));
  expect(factsOf({ conflictChecks: [cleared, stopped] }).conflicts?.stop).toBeUndefined();
});

it("asks for a new conflict search if a payment's recipient was not yet known at the last search", () => {
  const conflictChecks = [check("a", "2027-01-10")];
  const before = loss({ recipient: "Bright Trade", recipientSince: new Date("2027-01-09") });
  const after = loss({ id: "b", recipient: "bright trade ltd", recipientSince: new Date("2027-01-11") });
  expect(factsOf({ conflictChecks, losses: [before, after] }).conflicts?.isOutdated).toBe(false);
  expect(factsOf({ conflictChecks, losses: [after] }).conflicts?.isOutdated).toBe(true);
});

it("names the adviser of a matching case that the staff member may not open", () => {
  const on = { kind: "client", id: "x" } as const;
  const matches = ["CAS-1", "CAS-2"].map((caseReference) => ({
    on,
    with: { kind: "party" as const, id: caseReference, caseReference },
  }));
  const elsewhere = [
    { reference: "CAS-1", clientId: "client", adviser: "Alex Sample" },
    { reference: "CAS-2", clientId: undefined, adviser: "Robin Sample" },
  ];
  const conflicts = factsOf({ conflictChecks: [check("a", "2027-01-10", { matches })], elsewhere }).conflicts;
  expect(conflicts?.matches).toMatchObject([
    { caseReference: "CAS-1", clientId: "client" },
    { caseReference: "CAS-2", clientId: undefined, adviser: "Robin Sample" },
  ]);
});

it("marks a party of the kind wallet as doubtful if its name does not look like a wallet address", () => {
  const party = (name: string) => ({
    id: name,
    version: 1,
    kind: "wallet",
    name,
    note: undefined,
    createdAt: new Date(now),
  });
  const names = ["not a wallet", "0xAbCdEf0123456789abcdef0123456789ABCDEF01", "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8"];
  expect(factsOf({ parties: names.map(party) }).parties.map(({ isDoubtful }) => isDoubtful)).toEqual([
    true,
    false,
    false,
  ]);
});
