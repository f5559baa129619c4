import { dueDay, endOfTerm } from "./due-day";

describe("the due date of an invoice", () => {
  // 2027-01-15 is a Friday. In Toronto, the sample firm's zone, noon is at 17:00 UTC.
  it.each([
    ["the day before, if the notice begins at midnight of the appointment", "2027-01-15T17:00:00Z", "2027-01-14"],
    ["two days before, if the notice begins during the day before", "2027-01-15T14:00:00Z", "2027-01-13"],
    ["Friday, if the notice begins on a Monday", "2027-01-18T18:00:00Z", "2027-01-15"],
    ["the last working day before a public holiday", "2026-12-28T18:00:00Z", "2026-12-24"],
    ["the end of the term, if the appointment is far away", "2027-03-15T17:00:00Z", "2027-01-15"],
  ])("is %s", (_, startsAt, due) => {
    const issuedOn = due === "2026-12-24" ? "2026-12-18" : "2027-01-01";
    expect(dueDay(issuedOn, new Date(startsAt))).toBe(due);
  });

  it("is never before the day of issue", () => {
    expect(dueDay("2027-01-16", new Date("2027-01-18T18:00:00Z"))).toBe("2027-01-16");
  });

  it("is the next working day if the term ends on a weekend or a public holiday", () => {
    expect(endOfTerm("2026-11-28")).toBe("2026-12-14");
    expect(endOfTerm("2026-12-11")).toBe("2026-12-28");
  });
});
