import { addWorkingDays, complaintDue, extendedDue, requestDue } from "./deadlines";

const ontario = { country: "CA", state: "ON" };
const england = { country: "GB", state: "ENG" };

describe("the deadline of a data request", () => {
  it.each([
    ["gdpr", "2027-01-15", "2027-02-15", "2027-04-15"],
    ["gdpr", "2027-01-31", "2027-02-28", "2027-04-30"],
    ["gdpr", "2028-01-30", "2028-02-29", "2028-04-30"],
    ["gdpr", "2027-11-30", "2027-12-30", "2028-02-29"],
    ["uk-gdpr", "2027-12-31", "2028-01-31", "2028-03-31"],
    ["pipeda", "2027-01-31", "2027-03-02", "2027-04-01"],
    ["pipeda", "2028-01-31", "2028-03-01", "2028-03-31"],
    // The law of Quebec allows no extension.
    ["quebec", "2027-06-15", "2027-07-15", undefined],
  ] as const)("under %s, received on %s, is %s (after an extension: %s)", (law, received, due, extended) => {
    expect(requestDue(law, received)).toBe(due);
    expect(extendedDue(law, received)).toBe(extended);
  });

  it("is not shifted by the change to or from daylight saving time", () => {
    expect(requestDue("pipeda", "2027-03-01")).toBe("2027-03-31");
    expect(requestDue("pipeda", "2027-10-25")).toBe("2027-11-24");
    expect(requestDue("gdpr", "2027-03-28")).toBe("2027-04-28");
    expect(requestDue("gdpr", "2027-10-31")).toBe("2027-11-30");
  });
});

describe("the deadlines of a complaint", () => {
  it.each([
    // The day of receipt is a Wednesday. The following Monday is Labour Day in Canada.
    ["ca", "2034-08-30", ontario, "2034-09-07", "2034-11-28"],
    ["uk", "2034-08-30", england, "2034-09-06", "2034-10-25"],
    // Christmas Day, Boxing Day and New Year's Day are on a weekend. England moves these holidays to working days. In
    // Ontario, 27 and 28 December are ordinary working days.
    ["ca", "2027-12-24", ontario, "2027-12-31", "2028-03-23"],
    ["uk", "2027-12-24", england, "2028-01-05", "2028-02-18"],
  ] as const)("are correct for profile %s and receipt on %s", (profile, received, region, acknowledgeBy, answerBy) => {
    expect(complaintDue(received, { profile, region })).toEqual({ acknowledgeBy, answerBy });
  });
});

it("does not count weekends as working days", () => {
  expect(addWorkingDays("2027-02-05", 1, ontario)).toBe("2027-02-08");
  expect(addWorkingDays("2027-02-06", 1, ontario)).toBe("2027-02-08");
  expect(addWorkingDays("2027-02-01", 5, ontario)).toBe("2027-02-08");
  expect(addWorkingDays("2027-02-01", 0, ontario)).toBe("2027-02-01");
});
