import { completedSteps, finishedSteps, isStep, openStep, stepPath, steps } from "./journey";

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
    // After the visitor gave up a hold, details exist but no date. The date step then comes first.
    ["details", { ...service, details: {} }, "date"],
  ] as const)("when the visitor requests %s with the answers %j, opens the step %s", (requested, answers, step) => {
    expect(openStep(requested, answers)).toBe(step);
  });

  it("always opens the confirmation step and the success step", () => {
    expect(openStep("confirm", {})).toBe("confirm");
    expect(openStep("done", {})).toBe("done");
  });
});

it("counts only the answers before the first gap as completed", () => {
  expect(completedSteps({ ...service, details: {} })).toEqual(["service"]);
  expect(completedSteps(details)).toEqual(["service", "date", "details"]);
});

it("returns a path for each step", () => {
  expect(steps.map((step) => stepPath(step))).toEqual(
    ["service", "date", "details", "confirm", "done"].map((name) => `/booking?step=${name}`),
  );
  expect(stepPath("service", "gone")).toBe("/booking?step=service&gone=1");
});

it("recognises steps and rejects other words", () => {
  expect(isStep("details")).toBe(true);
  expect(isStep("payment")).toBe(false);
  expect(isStep(undefined)).toBe(false);
});

describe("finishedSteps", () => {
  it("links to each completed step before the booking is made", () => {
    expect(finishedSteps({ step: "details", completed: ["service", "date"], isBooked: false })).toEqual({
      service: "/booking?step=service",
      date: "/booking?step=date",
    });
  });

  it("links to no step after the booking is made", () => {
    expect(finishedSteps({ step: "done", completed: [], isBooked: true })).toEqual({
      service: null,
      date: null,
      details: null,
      confirm: null,
    });
    expect(finishedSteps({ step: "done", completed: [], isBooked: false })).toEqual({});
  });
});
