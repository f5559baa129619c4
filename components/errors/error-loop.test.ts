import { extend, isLoop, noErrors } from "./error-loop";

const after = (...times: number[]) => times.reduce(extend, noErrors);

describe("an error loop", () => {
  it("is four errors, each at most a second after the previous one", () => {
    expect(isLoop(after(0, 900, 1800))).toBe(false);
    expect(isLoop(after(0, 900, 1800, 2800))).toBe(true);
  });

  it("does not include errors before a pause of more than a second", () => {
    expect(isLoop(after(0, 1, 2, 1003))).toBe(false);
    expect(after(0, 1, 2, 1003).length).toBe(1);
  });

  it("does not exist before the first error", () => {
    expect(isLoop(noErrors)).toBe(false);
  });
});
