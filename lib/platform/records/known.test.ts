import { forgetVersions, hasOldRecords, knownVersion, noteVersions, recordsTag, unknownVersion } from "./known.mjs";

const now = Date.parse("2027-01-04T12:00:00Z");
const minute = 60_000;

afterEach(forgetVersions);

describe("a process that watches no records, such as a build", () => {
  it("knows no version and finds nothing old", () => {
    expect(knownVersion("claims", now)).toBeUndefined();
    expect(hasOldRecords([recordsTag("claims", "any")], now)).toBe(false);
  });
});

describe("a process that watches them", () => {
  beforeEach(() => noteVersions({ claims: "c1" }, now));

  it("knows the version for five minutes after the last look, and none after that", () => {
    expect(knownVersion("claims", now + 5 * minute)).toBe("c1");
    expect(knownVersion("claims", now + 5 * minute + 1)).toBe(unknownVersion);
  });

  it("knows no version of a subject that the database did not name", () => {
    expect(knownVersion("firm", now)).toBe(unknownVersion);
  });

  it("finds another version old, whichever it is, and passes over other tags", () => {
    expect(hasOldRecords(["claims", "until:1", recordsTag("claims", "c1")], now)).toBe(false);
    expect(hasOldRecords(["claims", recordsTag("claims", "c0")], now)).toBe(true);
    expect(hasOldRecords([recordsTag("claims", unknownVersion)], now)).toBe(true);
  });

  it("lets pages that were made without the database serve while it stays away, and no longer", () => {
    const made = [recordsTag("claims", unknownVersion)];
    expect(hasOldRecords(made, now + 6 * minute)).toBe(false);
    noteVersions({ claims: "c1" }, now + 7 * minute);
    expect(hasOldRecords(made, now + 7 * minute)).toBe(true);
  });
});
