import { extend, isLoop, noErrors } from "./error-loop";

const after = (...times: number[]) => times.reduce(extend, noErrors);

describe("an error loop", () => {
  it("is more than three errors, each within a second of the one before", () => {
    expect(isLoop(after(0, 900, 1800))).toBe(false);
    expect(isLoop(after(0, 900, 1800, 2800))).toBe(true);
  });

  it("ends after a longer pause", () => {
    expect(isLoop(after(0, 1, 2, 1003))).toBe(false);
    expect(after(0, 1, 2, 1003).length).toBe(1);
  });

  it("does not exist before the first error", () => {
    expect(isLoop(noErrors)).toBe(false);
  });
});
