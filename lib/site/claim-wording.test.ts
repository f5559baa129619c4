import type { ShownClaim } from "@/lib/firm/claims/claim";

import { claimTitle, claimWording, verificationUrl } from "./claim-wording";

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

describe("the wording of a claim", () => {
  const member = claim({
    key: "team.h",
    kind: "qualification",
    text: "Leads cases",
    facts: { member: "h", name: "H. Sample", role: "Lead" },
  });

  it("puts the figure of a statistic before its text", () => {
    expect(claimWording(claim({ kind: "statistic", text: "cases", facts: { figure: "12" } }), [], labelled)).toBe(
      "12 cases",
    );
  });

  it("puts the client and the result before a testimonial", () => {
    const review = claim({
      kind: "testimonial",
      text: "They told me",
      facts: { clientName: "G. M.", recoveryResult: "Part" },
    });
    expect(claimWording(review, [], labelled)).toBe("G. M., Part : They told me");
  });

  it("puts the holder's name before a qualification if a claim contains the name", () => {
    const held = claim({ kind: "qualification", text: "Examiner", facts: { member: "h" } });
    expect(claimWording(member, [member], labelled)).toBe("H. Sample, Lead : Leads cases");
    expect(claimWording(held, [member, held], labelled)).toBe("H. Sample : Examiner");
    expect(claimWording(held, [held], labelled)).toBe("Examiner");
  });
});

describe("the verification URL", () => {
  it("is the URL of the evidence, or of the register's home page if there is no evidence", () => {
    expect(
      verificationUrl(claim({ evidenceUrl: "https://example.org/1", facts: { verifyUrl: "https://example.org/" } })),
    ).toBe("https://example.org/1");
    expect(verificationUrl(claim({ facts: { verifyUrl: "https://example.org/" } }))).toBe("https://example.org/");
  });

  it("is undefined if the claim has no https URL", () => {
    for (const evidenceUrl of ["javascript:alert(1)", "http://example.org/", "see the file", ""]) {
      expect(verificationUrl(claim({ evidenceUrl }))).toBeUndefined();
    }
  });
});

describe("the title of a claim in a list", () => {
  it("leaves out the long text if the claim is a testimonial or is about a team member", () => {
    const review = claim({ kind: "testimonial", facts: { clientName: "T. R.", recoveryResult: "Partial Recovery" } });
    expect(claimTitle(review, [], labelled)).toBe("T. R., Partial Recovery");
    const member = claim({ key: "team.h", kind: "qualification", facts: { name: "H. Sample", role: "Lead" } });
    expect(claimTitle(member, [], labelled)).toBe("H. Sample, Lead");
  });

  it("is the full wording for other claims", () => {
    expect(claimTitle(claim({}), [], labelled)).toBe("text");
  });
});
