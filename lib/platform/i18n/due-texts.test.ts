import { daysLate, dueText } from "./due-texts";

const days = { today: "2026-11-24", near: "2026-12-01" } as const;

test.each([
  ["2026-11-23", "Overdue since Monday 23 November 2026", "bad"],
  ["2026-11-24", "Due today", "warn"],
  ["2026-11-25", "Due tomorrow", "warn"],
  ["2026-12-01", "Due in 7 days", "warn"],
  ["2026-12-02", "Due in 8 days", "plain"],
] as const)("a deadline on %s is shown as: %s", (dueOn, text, tone) => {
  expect(dueText(dueOn, days, "en")).toEqual({ text, tone });
});

test("a deadline today has the warning tone, even if `near` is an earlier day", () => {
  expect(dueText("2026-11-24", { today: "2026-11-24", near: "2026-11-23" }, "de")).toEqual({
    text: "Heute fällig",
    tone: "warn",
  });
});

test("counts the days after a deadline", () => {
  expect(daysLate("2026-11-20", "2026-11-24")).toBe(4);
  expect(daysLate("2026-11-24", "2026-11-24")).toBe(0);
});
