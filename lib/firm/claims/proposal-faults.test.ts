import { proposalFaults } from "./proposal-faults";
import type { ClaimDraft } from "./proposal-faults";

const today = "2026-11-20";
const claim: ClaimDraft = {
  key: "promise.sample",
  kind: "promise",
  facts: {},
  texts: ["en", "de", "fr-CA"].map((locale) => ({ locale, text: "text", source: "source", limits: "limits" })),
  leftOutLocales: [],
  evidenceUrl: "https://northgate.test/evidence",
  evidenceFileId: null,
  evidenceDatedOn: "2026-11-01",
  expiresOn: "2027-11-20",
};

it("finds nothing that keeps a complete claim from being proposed", () => {
  expect(proposalFaults(claim, today)).toEqual({});
});

it.each<[string, Partial<ClaimDraft>, Record<string, string[]>]>([
  ["a key that names BaFin", { key: "regulator.bafin" }, { "fact-register": ["claimBafin"] }],
  ["the register BaFin", { facts: { register: "bafin" } }, { "fact-register": ["claimBafin"] }],
  ["an unknown register", { facts: { register: "ours" } }, { "fact-register": ["required"] }],
  [
    "a text in no language",
    { texts: [], leftOutLocales: ["de", "fr-CA"] },
    {
      "text-en": ["required"],
      "source-en": ["required"],
      "limits-en": ["required"],
    },
  ],
  ["no evidence", { evidenceUrl: null }, { evidenceUrl: ["claimNoEvidence"] }],
  ["a day after the longest validity", { expiresOn: "2027-11-22" }, { expiresOn: ["claimTooLong:366"] }],
])("finds %s", (_what, change, faults) => {
  expect(proposalFaults({ ...claim, ...change }, today)).toEqual(faults);
});
