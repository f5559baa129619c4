import { boundedCache } from "./bounded-cache";

describe("a bounded cache", () => {
  it("creates a value once and keeps it as long as it is used regularly", () => {
    const cached = boundedCache<string>(4);
    const make = jest.fn((key: string) => key.toUpperCase());
    for (const key of ["a", "b", "a", "c", "a", "d", "a", "e", "a"])
      expect(cached(key, () => make(key))).toBe(key.toUpperCase());
    expect(make.mock.calls.filter(([key]) => key === "a")).toHaveLength(1);
  });

  it("drops a value that is not used while the cache fills up with other values", () => {
    const cached = boundedCache<number>(4);
    cached("a", () => 1);
    for (const key of ["b", "c", "d", "e"]) cached(key, () => 0);
    expect(cached("a", () => 2)).toBe(2);
  });
});
