import { holidaysFromTo } from "./holidays";

const year = { first: "2026-01-01", last: "2026-12-31" } as const;
const daysOf = (region: { country: string; state?: string }) => [
  ...holidaysFromTo(year, { region, overrides: [] }).keys(),
];

describe("public holidays", () => {
  it("depend on the region", () => {
    const ontario = daysOf({ country: "CA", state: "ON" });
    expect(ontario).toEqual(
      expect.arrayContaining([
        "2026-01-01",
        "2026-02-16",
        "2026-04-03",
        "2026-05-18",
        "2026-07-01",
        "2026-09-07",
        "2026-10-12",
        "2026-12-25",
      ]),
    );
    expect(ontario).not.toContain("2026-06-24");
    expect(daysOf({ country: "CA", state: "QC" })).toContain("2026-06-24");
    expect(daysOf({ country: "GB", state: "ENG" })).toEqual([
      "2026-01-01",
      "2026-04-03",
      "2026-04-06",
      "2026-05-04",
      "2026-05-25",
      "2026-08-31",
      "2026-12-25",
      "2026-12-26",
      "2026-12-28",
    ]);
    expect(daysOf({ country: "DE" })).toContain("2026-10-03");
  });

  it("do not include observances such as Valentine's Day", () => {
    expect(daysOf({ country: "CA", state: "ON" })).not.toContain("2026-02-14");
  });

  it("are found in a range that spans two years, and only within this range", () => {
    const days = holidaysFromTo(
      { first: "2026-12-25", last: "2027-01-01" },
      { region: { country: "DE" }, overrides: [] },
    );
    expect([...days.keys()]).toEqual(["2026-12-25", "2026-12-26", "2027-01-01"]);
  });

  it("can be overridden by staff", () => {
    const days = holidaysFromTo(
      { first: "2026-12-01", last: "2026-12-31" },
      {
        region: { country: "DE" },
        overrides: [
          { day: "2026-12-26", isClosed: false, name: "" },
          { day: "2026-12-24", isClosed: true, name: "Office party" },
          { day: "2026-12-25", isClosed: true, name: "" },
          { day: "2027-02-02", isClosed: true, name: "Out of range" },
        ],
      },
    );
    expect([...days].sort()).toEqual([
      ["2026-12-24", "Office party"],
      ["2026-12-25", "1. Weihnachtstag"],
    ]);
  });
});
