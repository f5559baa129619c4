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

describe("a process that does not watch records, such as a build", () => {
  it("knows no version and does not treat any page as stale", () => {
    expect(currentVersion("claims", now)).toBeUndefined();
    expect(hasStaleRecords([recordsTag("claims", "any")], now)).toBe(false);
  });
});

describe("a process that watches records", () => {
  beforeEach(() => setCurrentVersions({ claims: "c1" }, now));

  it("keeps a version for five minutes after the last successful query", () => {
    expect(currentVersion("claims", now + 5 * minute)).toBe("c1");
    expect(currentVersion("claims", now + 5 * minute + 1)).toBe(unknownVersion);
  });

  it("reports an unknown version for a kind of record that has no version in the database", () => {
    expect(currentVersion("firm", now)).toBe(unknownVersion);
  });

  it("treats a page with an outdated version as stale, and ignores tags without a version", () => {
    expect(hasStaleRecords(["claims", "until:1", recordsTag("claims", "c1")], now)).toBe(false);
    expect(hasStaleRecords(["claims", recordsTag("claims", "c0")], now)).toBe(true);
    expect(hasStaleRecords([recordsTag("claims", unknownVersion)], now)).toBe(true);
  });

  it("treats a page as stale after a database outage if the page was rendered during the outage", () => {
    const made = [recordsTag("claims", unknownVersion)];
    expect(hasStaleRecords(made, now + 6 * minute)).toBe(false);
    setCurrentVersions({ claims: "c1" }, now + 7 * minute);
    expect(hasStaleRecords(made, now + 7 * minute)).toBe(true);
  });
});
