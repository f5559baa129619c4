import { withQuery } from "./with-query";

describe("withQuery", () => {
  it("leaves out empty and undefined parameters", () => {
    expect(withQuery("/booking", { step: "date", month: undefined, day: "", tz: "Asia/Kathmandu" })).toBe(
      "/booking?step=date&tz=Asia%2FKathmandu",
    );
  });

  it("does not change a path without parameters", () => {
    expect(withQuery("/de/booking", {})).toBe("/de/booking");
  });
});
