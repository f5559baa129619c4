import { caseHistoryTexts } from "./history-texts";
import type { CaseRecord } from "./loaders";

const clock = { locale: "en", zone: "America/Toronto" } as const;
const at = new Date("2027-01-15T17:00:00Z");

const textOf = (action: string, details: Record<string, unknown>) => {
  const history = [{ id: "1", at, action, by: "Alex Sample", details }];
  return caseHistoryTexts({ history, decisions: [] } as Partial<CaseRecord> as CaseRecord, clock)[0]?.text;
};

it.each([
  [
    "case.loss-removed",
    { day: "2026-11-02", amount: "12500.5", currency: "CAD" },
    "Payment removed: 2 November 2026, CAD\u00a012,500.50",
  ],
  ["case.letter-removed", { day: "2026-11-02", kind: "bank" }, "Letter removed: Bank, 2 November 2026"],
  ["case.party-removed", { kind: "wallet" }, "Someone or something removed: Wallet address"],
  ["case.conflict-check-decided", { outcome: "conflict" }, "Conflicts decided: Conflict: we cannot act"],
  ["case.conflict-check-decided", {}, "Conflicts decided"],
  ["case.step-completed", { step: 2, emailsClient: true }, "Step 2 completed"],
])("describes the event %s with the details %j in the history", (action, details, text) => {
  expect(textOf(action, details)).toBe(text);
});
