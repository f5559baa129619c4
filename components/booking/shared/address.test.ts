import { withQuery } from "./address";

describe("withQuery", () => {
  it("keeps what says something and drops the rest", () => {
    expect(withQuery("/booking", { step: "date", month: undefined, day: "", tz: "Asia/Kathmandu" })).toBe(
      "/booking?step=date&tz=Asia%2FKathmandu",
    );
  });

  it("leaves a bare path bare", () => {
    expect(withQuery("/de/booking", {})).toBe("/de/booking");
  });
});
