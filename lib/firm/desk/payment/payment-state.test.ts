import type { ConfirmationRow } from "@/lib/platform/second-person/confirmation";

import { paymentState } from "./payment-state";

const bank = { holder: "Example Inc.", lines: ["Account 1234567"] };
const row = (change: Partial<ConfirmationRow>): ConfirmationRow => ({
  id: "1",
  subjectId: "ca",
  state: "proposed",
  evidenceUrl: null,
  evidenceFileId: null,
  expiresOn: null,
  proposedById: "alex",
  proposedBy: { id: "alex", name: "Alex" },
  proposedAt: new Date(0),
  note: null,
  confirmedById: null,
  confirmedBy: null,
  confirmedAt: null,
  confirmedOn: null,
  endedAt: null,
  endReason: null,
  endedBy: null,
  endNote: null,
  ...change,
});
const robin = { id: "robin", name: "Robin" };
const refused = row({ state: "ended", endReason: "sent-back", endedBy: robin, endNote: "Not ours" });
const confirmed = row({ state: "confirmed", confirmedById: "robin", confirmedBy: robin });

const stateOf = (inForce: typeof bank | null, history: readonly ConfirmationRow[]) =>
  paymentState({
    kind: "bank-details",
    facts: { bank: inForce, paymentText: null },
    proposed: history.length > 0 ? { bank } : undefined,
    history,
    staffId: "alex",
    others: 1,
  });

it.each([
  ["none", null, []],
  ["one-of-two", null, [row({})]],
  ["in-force", bank, []],
  ["in-force", bank, [confirmed]],
  ["change-waits", bank, [row({}), confirmed]],
  ["refused", bank, [refused]],
  ["in-force", bank, [row({ state: "ended", endReason: "withdrawn" })]],
] as const)("is %s", (name, inForce, history) => {
  expect(stateOf(inForce, history).name).toBe(name);
});

it("names the proposer, the two people in force, and why the last proposal was refused", () => {
  expect(stateOf(null, [row({})]).waiting).toMatchObject({ proposer: "Alex", isOwn: true, content: bank });
  expect(stateOf(bank, [confirmed]).confirmedBy).toEqual(["Alex", "Robin"]);
  // Two people confirmed something else than what a terminal has put in force since.
  expect(stateOf({ ...bank, holder: "Other" }, [confirmed]).confirmedBy).toBeUndefined();
  expect(stateOf(bank, [refused]).refused).toEqual({ by: "Robin", reason: "Not ours" });
});
