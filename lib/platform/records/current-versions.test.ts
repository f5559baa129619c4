import {
  clearCurrentVersions,
  hasStaleRecords,
  currentVersion,
  setCurrentVersions,
  recordsTag,
  unknownVersion,
} from "./current-versions.mjs";

const now = Date.parse("2027-01-04T12:00:00Z");
const minute = 60_000;

afterEach(clearCurrentVersions);

describe("a process that watches no records, such as a build", () => {
  it("knows no version and finds nothing old", () => {
    expect(currentVersion("claims", now)).toBeUndefined();
    expect(hasStaleRecords([recordsTag("claims", "any")], now)).toBe(false);
  });
});

describe("a process that watches them", () => {
  beforeEach(() => setCurrentVersions({ claims: "c1" }, now));

  it("knows the version for five minutes after the last look, and none after that", () => {
    expect(currentVersion("claims", now + 5 * minute)).toBe("c1");
    expect(currentVersion("claims", now + 5 * minute + 1)).toBe(unknownVersion);
  });

  it("knows no version of a subject that the database did not name", () => {
    expect(currentVersion("firm", now)).toBe(unknownVersion);
  });

  it("finds another version old, whichever it is, and passes over other tags", () => {
    expect(hasStaleRecords(["claims", "until:1", recordsTag("claims", "c1")], now)).toBe(false);
    expect(hasStaleRecords(["claims", recordsTag("claims", "c0")], now)).toBe(true);
    expect(hasStaleRecords([recordsTag("claims", unknownVersion)], now)).toBe(true);
  });

  it("lets pages that were made without the database serve while it stays away, and no longer", () => {
    const made = [recordsTag("claims", unknownVersion)];
    expect(hasStaleRecords(made, now + 6 * minute)).toBe(false);
    setCurrentVersions({ claims: "c1" }, now + 7 * minute);
    expect(hasStaleRecords(made, now + 7 * minute)).toBe(true);
  });
});
