import { completedSteps, isStep, openStep, stepAfter, stepBefore, steps } from "./journey";

const service = { service: "id" };
const date = { ...service, date: {} };
const details = { ...date, details: {} };

describe("openStep", () => {
  it.each([
    [undefined, {}, "service"],
    [undefined, service, "date"],
    [undefined, date, "details"],
    [undefined, details, "confirm"],
    ["date", {}, "service"],
    ["details", {}, "service"],
    ["details", service, "date"],
    ["details", date, "details"],
    ["service", details, "service"],
    ["date", details, "date"],
    // Details without a date, as after a hold was let go: the date comes first.
    ["details", { ...service, details: {} }, "date"],
  ] as const)("leads %s with %j to %s", (wanted, answers, step) => {
    expect(openStep(wanted, answers)).toBe(step);
  });

  it("always opens confirmation and success", () => {
    expect(openStep("confirm", {})).toBe("confirm");
    expect(openStep("done", {})).toBe("done");
  });
});

it("counts only the unbroken run of answers as completed", () => {
  expect(completedSteps({ ...service, details: {} })).toEqual(["service"]);
  expect(completedSteps(details)).toEqual(["service", "date", "details"]);
});

it("goes forward only up to success and backward only down to the service", () => {
  expect(steps.map(stepAfter)).toEqual(["date", "details", "confirm", "done", "done"]);
  expect(steps.map(stepBefore)).toEqual(["service", "service", "date", "details", "confirm"]);
});

it("knows a step from any other word", () => {
  expect(isStep("details")).toBe(true);
  expect(isStep("payment")).toBe(false);
  expect(isStep(undefined)).toBe(false);
});
