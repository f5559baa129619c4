import type { ShownClaim } from "@/lib/firm/claims";

import { checkAddressOf, wordingOf } from "./claim-words";

const claim = (change: Partial<ShownClaim>): ShownClaim => ({
  key: "x",
  kind: "promise",
  text: "text",
  source: "",
  limits: "",
  facts: {},
  evidenceUrl: null,
  verifiedOn: null,
  expiresOn: null,
  isSample: false,
  ...change,
});

const labelled = ({ label, text }: { label: string; text: string }) => `${label} : ${text}`;

describe("what is claimed", () => {
  const member = claim({
    key: "team.h",
    kind: "qualification",
    text: "Leads cases",
    facts: { member: "h", name: "H. Sample", role: "Lead" },
  });

  it("is a figure with what it counts", () => {
    expect(wordingOf(claim({ kind: "statistic", text: "cases", facts: { figure: "12" } }), [], labelled)).toBe(
      "12 cases",
    );
  });

  it("is a review with whose it is and what came of it", () => {
    const review = claim({
      kind: "testimonial",
      text: "They told me",
      facts: { clientName: "G. M.", recoveryResult: "Part" },
    });
    expect(wordingOf(review, [], labelled)).toBe("G. M., Part : They told me");
  });

  it("is a qualification with whose it is, as far as that may be shown", () => {
    const held = claim({ kind: "qualification", text: "Examiner", facts: { member: "h" } });
    expect(wordingOf(member, [member], labelled)).toBe("H. Sample, Lead : Leads cases");
    expect(wordingOf(held, [member, held], labelled)).toBe("H. Sample : Examiner");
    expect(wordingOf(held, [held], labelled)).toBe("Examiner");
  });
});

describe("where it is checked", () => {
  it("is the evidence, else the register's front door", () => {
    expect(
      checkAddressOf(claim({ evidenceUrl: "https://example.org/1", facts: { verifyUrl: "https://example.org/" } })),
    ).toBe("https://example.org/1");
    expect(checkAddressOf(claim({ facts: { verifyUrl: "https://example.org/" } }))).toBe("https://example.org/");
  });

  it("is nothing that a browser should not follow", () => {
    for (const evidenceUrl of ["javascript:alert(1)", "http://example.org/", "see the file", ""]) {
      expect(checkAddressOf(claim({ evidenceUrl }))).toBeUndefined();
    }
  });
});
