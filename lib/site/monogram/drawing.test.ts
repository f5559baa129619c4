import { strandsOf } from "./guilloche";
import { drawMonogram } from "./drawing";

const team = ["senior-recovery-specialist", "operations-director", "compliance-manager", "technical-recovery-lead"];

describe("a monogram's rosette", () => {
  it("is the same for the same id and different for each team member", () => {
    const drawings = team.map(drawMonogram);
    expect(team.map(drawMonogram)).toEqual(drawings);
    expect(new Set(drawings).size).toBe(team.length);
  });

  it("stays within its square and needs less than six kilobytes for each strand", () => {
    for (const drawing of team.map(drawMonogram)) {
      const strands = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? "");
      const numbers = strands.flatMap((path) => path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      expect(Math.min(...numbers)).toBeGreaterThan(10);
      expect(Math.max(...numbers)).toBeLessThan(230);
      for (const path of strands) expect(path.length).toBeLessThan(6000);
    }
  });

  it("takes its colours from the page that embeds it", () => {
    expect(drawMonogram("operations-director")).toContain("var(--line-strong");
  });
});

it("draws a closed strand with waves of the given depth", () => {
  const [path = ""] = strandsOf({ centre: 0, radius: 100, depth: 20, lobes: 8, strands: 1 });
  const ends = path
    .replace(/^M/, "C")
    .split("C")
    .filter(Boolean)
    .map((curve) => curve.replace("Z", "").split(" ").slice(-2).map(Number));
  const distances = ends.map(([x = 0, y = 0]) => Math.hypot(x, y));
  expect(Math.max(...distances)).toBeCloseTo(120, 0);
  expect(Math.min(...distances)).toBeCloseTo(80, 0);
  expect(ends.at(-1)).toEqual(ends[0]);
});
