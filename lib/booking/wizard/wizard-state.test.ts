import { steps } from "./journey";
import { manageToken } from "../change/manage-link";
import { isReceipt, isServiceReplaced, pathOfBooked } from "./wizard-state";

const booked = (status: string) => ({ booking: { id: "booking-1", status } });

describe("a service", () => {
  const choices = { service: "new", formerService: "old", slot: undefined };

  it("is replaced if the visitor has changed it and has no time", () => {
    expect(isServiceReplaced(choices)).toBe(true);
  });

  it.each([
    ["a time has been chosen since", { slot: { start: 0 } }],
    ["there was no other service before", { formerService: undefined }],
    ["no service is chosen any more", { service: undefined }],
  ])("is not replaced if %s", (_, change) => {
    expect(isServiceReplaced({ ...choices, ...change })).toBe(false);
  });
});

it("shows the receipt only on the last step and only after a booking", () => {
  expect(steps.filter((step) => isReceipt({ step, booked: booked("confirmed") }))).toEqual(["done"]);
  expect(steps.filter((step) => isReceipt({ step, booked: undefined }))).toEqual([]);
});

describe("the redirect after a booking", () => {
  it("leads from the confirmation step to the success page", () => {
    expect(pathOfBooked({ step: "confirm", booked: booked("confirmed") })).toBe("/booking?step=done");
    expect(pathOfBooked({ step: "confirm", booked: booked("cancelled") })).toBe("/booking?step=done");
  });

  it.each(["cancelled", "completed", "no_show"])("leads from the success page to the manage page if %s", (status) => {
    expect(pathOfBooked({ step: "done", booked: booked(status) })).toBe(`/booking/manage/${manageToken("booking-1")}`);
  });

  it.each(["confirmed", "awaiting_payment"])("leaves the visitor on the success page if %s", (status) => {
    expect(pathOfBooked({ step: "done", booked: booked(status) })).toBeUndefined();
  });

  it("leaves visitors on the first three steps, where they can start another booking", () => {
    for (const step of ["service", "date", "details"] as const)
      expect(pathOfBooked({ step, booked: booked("confirmed") })).toBeUndefined();
  });

  it("does not happen without a booking", () => {
    expect(steps.map((step) => pathOfBooked({ step, booked: undefined }))).toEqual(steps.map(() => undefined));
  });
});
