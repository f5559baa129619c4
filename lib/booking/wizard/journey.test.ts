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
    // A change of service removes the date but keeps the details. The visitor must then choose a date again.
    ["details", { ...service, details: {} }, "date"],
  ] as const)("with the requested step %s and the answers %j, returns the step %s", (requested, answers, step) => {
    expect(openStep(requested, answers)).toBe(step);
  });

  it("returns the confirmation step and the success step on request, even without answers", () => {
    expect(openStep("confirm", {})).toBe("confirm");
    expect(openStep("done", {})).toBe("done");
  });
});

it("counts only the steps before the first unanswered step as completed", () => {
  expect(completedSteps({ ...service, details: {} })).toEqual(["service"]);
  expect(completedSteps(details)).toEqual(["service", "date", "details"]);
});

it("returns the path of each step, and adds a given note as a query parameter", () => {
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
  it("links to each completed step until the booking is made", () => {
    expect(finishedSteps({ step: "details", completed: ["service", "date"], isBooked: false })).toEqual({
      service: "/booking?step=service",
      date: "/booking?step=date",
    });
  });

  it("returns no links for the success page, even if it is opened without a booking", () => {
    expect(finishedSteps({ step: "done", completed: [], isBooked: true })).toEqual({
      service: null,
      date: null,
      details: null,
      confirm: null,
    });
    expect(finishedSteps({ step: "done", completed: [], isBooked: false })).toEqual({});
  });
});
