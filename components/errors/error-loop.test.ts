import { extend, isLoop, noErrors } from "./error-loop";

const after = (...times: number[]) => times.reduce(extend, noErrors);

describe("an error loop", () => {
  it("four errors are a loop if each follows within a second of the previous error", () => {
    expect(isLoop(after(0, 900, 1800))).toBe(false);
    expect(isLoop(after(0, 900, 1800, 2800))).toBe(true);
  });

  it("an error loop ends after a pause of more than a second", () => {
    expect(isLoop(after(0, 1, 2, 1003))).toBe(false);
    expect(after(0, 1, 2, 1003).length).toBe(1);
  });

  it("there is no error loop before the first error", () => {
    expect(isLoop(noErrors)).toBe(false);
  });
});
