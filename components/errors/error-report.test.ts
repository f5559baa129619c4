import { concernsBooking, digestOf, reportOf } from "./error-report";

const at = new Date("2027-01-04T12:00:00Z");
const on = (path: string, error: unknown, component?: string) =>
  reportOf({ error, url: `http://localhost:3000${path}`, at, userAgent: "Test", ...(component ? { component } : {}) });
const plain = (message: string) => Object.assign(new Error(message), { stack: "Error\n  at x.js" });

describe("the report of an error", () => {
  it("says what happened, where and when", () => {
    expect(on("/faq?x=1", new TypeError("broken"), "\n    at Carousel\n    at div")).toMatchObject({
      type: "TypeError",
      message: "broken",
      path: "/faq",
      time: "2027-01-04T12:00:00.000Z",
      component: "at Carousel",
      metadata: "browser: Test",
    });
  });

  it("describes thrown values that are not errors", () => {
    expect(on("/", "a text")).toMatchObject({ type: "Error", message: "a text" });
    expect(on("/", undefined)).toMatchObject({ message: "undefined" });
  });

  it("contains the digest under which the server logged the error", () => {
    const error = Object.assign(plain("hidden"), { digest: "4711" });
    expect(digestOf(error)).toBe("4711");
    expect(on("/", error).metadata).toBe("status: 500; digest: 4711; browser: Test");
    expect(digestOf(plain("x"))).toBeUndefined();
  });
});

describe("the metadata of the report", () => {
  it("contains the booking step, the names of the form's fields, the error code, the HTTP status and the names of the refused fields", () => {
    const error = Object.assign(plain("refused"), {
      code: "VALIDATION_ERROR",
      status: 422,
      details: { "clientInfo.email": "zoe@example.org" },
    });
    const url = "http://localhost:3000/booking?step=details&token=secret";
    const fields = ["firstName", "email"];
    expect(reportOf({ error, url, at, userAgent: "Test", fields }).metadata).toBe(
      "step: details; fields: firstName, email; code: VALIDATION_ERROR; status: 422; details: clientInfo.email; browser: Test",
    );
  });

  it("contains only the browser if nothing else is known", () => {
    expect(on("/faq", plain("x")).metadata).toBe("browser: Test");
  });
});

describe("an error", () => {
  it("concerns the booking if its path, component, message or stack contains “booking” or “context”", () => {
    expect(concernsBooking(on("/de/booking", plain("x")))).toBe(true);
    expect(concernsBooking(on("/", plain("Booking failed")))).toBe(true);
    expect(concernsBooking(on("/", plain("x"), "at BookingWizard"))).toBe(true);
    expect(concernsBooking(on("/", plain("context is missing")))).toBe(true);
    const stack = "Error\n  at BookingContext.js";
    expect(concernsBooking(on("/", Object.assign(new Error("x"), { stack })))).toBe(true);
    expect(concernsBooking(on("/", Object.assign(new Error("x"), { stack: "Error\n  at useContext" })))).toBe(true);
  });

  it("does not concern the booking if its report contains neither “booking” nor “context”", () => {
    expect(concernsBooking(on("/faq", plain("x"), "at Carousel"))).toBe(false);
  });
});
