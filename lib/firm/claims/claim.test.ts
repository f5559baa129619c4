import { hiddenReason, localiseFacts, nearestExpiry, organisationLinks, pickClaims, rendersNow } from "./claim";
import type { ClaimRecord, Facts, ShownClaim } from "./claim";

const today = "2026-11-20";

/** A regulator claim that two people verified. */
const verified: ClaimRecord = {
  kind: "regulator",
  facts: { register: "ciro" },
  evidenceUrl: "https://www.ciro.ca/member/1",
  evidenceFileId: null,
  verifiedById: "a",
  secondVerifierId: "b",
  verifiedOn: "2026-11-01",
  expiresOn: "2027-11-01",
};

const unverified: ClaimRecord = {
  ...verified,
  evidenceUrl: null,
  verifiedById: null,
  secondVerifierId: null,
  verifiedOn: null,
  expiresOn: null,
};

it("shows every claim in demo mode", () => {
  expect(rendersNow(unverified, { mode: "demo", today })).toBe(true);
});

describe("on a live site", () => {
  const rendersLive = (change: Partial<ClaimRecord>) => rendersNow({ ...verified, ...change }, { mode: "live", today });

  it("shows a claim that two people verified with evidence", () => {
    expect(rendersLive({})).toBe(true);
  });

  it("hides a claim that has not been verified", () => {
    expect(rendersNow(unverified, { mode: "live", today })).toBe(false);
  });

  it.each<[string, Partial<ClaimRecord>]>([
    ["there is no first verifier", { verifiedById: null }],
    ["there is no second verifier", { secondVerifierId: null }],
    ["both verifiers are the same person", { secondVerifierId: "a" }],
    ["it has no verification day", { verifiedOn: null }],
    ["its verification day is tomorrow", { verifiedOn: "2026-11-21" }],
    ["it expired yesterday", { expiresOn: "2026-11-19" }],
    ["it expires today", { expiresOn: "2026-11-20" }],
    ["there is no evidence", { evidenceUrl: null }],
    ["the evidence is not a URL", { evidenceUrl: "see the file" }],
    ["the evidence URL does not use https", { evidenceUrl: "http://www.ciro.ca/member/1" }],
  ])("hides a claim when %s", (_, change) => {
    expect(rendersLive(change)).toBe(false);
  });

  it.each<[string, Partial<ClaimRecord>]>([
    ["it expires tomorrow", { expiresOn: "2026-11-21" }],
    ["it never expires", { expiresOn: null }],
    ["it was verified today", { verifiedOn: "2026-11-20" }],
  ])("shows a claim when %s", (_, change) => {
    expect(rendersLive(change)).toBe(true);
  });

  it.each([
    "https://ciro.ca.example.com/member/1",
    "https://example.com/ciro.ca",
    "https://notciro.ca/member/1",
    "https://www.ciro.ca@example.com/",
    "https://ciro.ca:x@example.com/",
    "https://user@www.ciro.ca/",
    "https://www.fca.org.uk/",
  ])(
    "hides a claim about a regulator if the evidence URL is not on the register's host or contains a user name: %s",
    (evidenceUrl) => {
      expect(rendersLive({ evidenceUrl })).toBe(false);
    },
  );

  it("hides a claim about a regulator if its register is missing or unknown", () => {
    expect(rendersLive({ facts: {} })).toBe(false);
    expect(rendersLive({ facts: { register: "toString" } })).toBe(false);
  });

  it("hides a claim that names BaFin as its register, even if the evidence is on BaFin's host", () => {
    for (const kind of ["regulator", "credential"]) {
      expect(rendersLive({ kind, facts: { register: "bafin" }, evidenceUrl: "https://www.bafin.de/firma/1" })).toBe(
        false,
      );
    }
  });

  it("accepts evidence on any https host for a claim about a figure", () => {
    expect(rendersLive({ kind: "statistic", facts: {}, evidenceUrl: "https://example.com/audit.pdf" })).toBe(true);
  });

  it("accepts a file as evidence, unless the claim names a register", () => {
    const file = { evidenceUrl: null, evidenceFileId: "file" };
    expect(rendersLive({ kind: "statistic", facts: {}, ...file })).toBe(true);
    expect(rendersLive(file)).toBe(false);
  });

  it.each<[string, Partial<ClaimRecord>]>([
    ["unverified", { secondVerifierId: null }],
    ["future", { verifiedOn: "2026-11-21" }],
    ["expired", { expiresOn: today }],
    ["noEvidence", { evidenceUrl: null }],
    ["noRegister", { facts: {} }],
    ["wrongHost", { evidenceUrl: "https://example.com/ciro.ca" }],
    ["bafin", { facts: { register: "bafin" } }],
  ])("says why a claim is hidden: %s", (reason, change) => {
    expect(hiddenReason({ ...verified, ...change }, today)).toBe(reason);
    expect(hiddenReason(verified, today)).toBeUndefined();
  });

  it("hides a credential that names a register if its evidence is not on the register's host", () => {
    expect(rendersLive({ kind: "credential", evidenceUrl: "https://example.com/audit.pdf" })).toBe(false);
  });
});

it("finds the first day on which a claim in a list expires", () => {
  expect(nearestExpiry([])).toBeNull();
  expect(nearestExpiry([{ expiresOn: null }, { expiresOn: "2027-02-01" }, { expiresOn: "2026-12-31" }])).toBe(
    "2026-12-31",
  );
});

it("selects claims in the order of the given keys, and skips keys without a claim", () => {
  const claim = (key: string) => ({ key }) as ShownClaim;
  expect(pickClaims([claim("a"), claim("b")], ["b", "gone", "a"]).map(({ key }) => key)).toEqual(["b", "a"]);
});

it("returns the links of organisations whose claims have a name and a URL", () => {
  const claim = (key: string, facts: Facts) => ({ key, facts }) as ShownClaim;
  const claims = [
    claim("linked", { shortName: "OBSI", verifyUrl: "https://www.obsi.ca" }),
    claim("without URL", { shortName: "CAFC" }),
    claim("without name", { verifyUrl: "https://example.com" }),
  ];
  expect(organisationLinks(claims, ["without URL", "gone", "without name", "linked"])).toEqual([
    { name: "OBSI", href: "https://www.obsi.ca" },
  ]);
});

it("reads a claim's facts in one language and falls back to English", () => {
  const facts = { rating: 5, isMember: true, name: { en: "Nurse", de: "Pflegerin" }, list: ["x"], nothing: null };
  expect(localiseFacts(facts, "de")).toEqual({ rating: 5, isMember: true, name: "Pflegerin" });
  expect(localiseFacts(facts, "fr-CA")).toEqual({ rating: 5, isMember: true, name: "Nurse" });
});
