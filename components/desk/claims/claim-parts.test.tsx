import { screen } from "@testing-library/react";

import type { ListedClaim } from "@/lib/firm/claims/listed-claim";
import type { StaffClaim } from "@/lib/firm/claims/staff-claim";
import { locales } from "@/lib/platform/i18n/locales";
import type { ConfirmationRow } from "@/lib/platform/second-person/confirmation";
import { renderIn } from "@/lib/testing/render";

import { ClaimFacts } from "./claim-facts";
import { ClaimPlaces } from "./claim-places";
import { ClaimTable } from "./claim-table";
import { SecondPerson } from "./second-person";

jest.mock("@/lib/firm/claims/actions", () => ({}));

const at = new Date("2034-09-06T14:00:00Z");
const listed: ListedClaim = {
  id: "row",
  key: "statistic.cases",
  title: "31 cases closed",
  evidence: { kind: "link", address: "https://northgate.test/a", host: "northgate.test", isOnHost: false },
  people: ["P. Sample"],
  expiresOn: "2035-06-30",
  state: "proposed",
  hidden: "unverified",
  hosts: [],
  proposalId: "proposal",
  isOwn: false,
};
const claim: StaffClaim = {
  id: "row",
  version: 1,
  key: "statistic.cases",
  kind: "statistic",
  facts: { figure: { en: "31", de: "31" } },
  texts: ["en", "de"].map((locale) => ({ locale, text: "cases closed", source: "Register", limits: "All outcomes" })),
  leftOutLocales: ["fr-CA"],
  evidenceUrl: "https://northgate.test/a",
  evidenceFileId: null,
  evidenceDatedOn: "2034-08-31",
  expiresOn: "2035-06-30",
  owner: null,
  file: undefined,
};
const open: ConfirmationRow = {
  id: "proposal",
  subjectId: "row",
  state: "proposed",
  evidenceUrl: null,
  evidenceFileId: null,
  expiresOn: null,
  proposedById: "first",
  proposedBy: { id: "first", name: "P. Sample" },
  proposedAt: at,
  note: "Counted twice",
  confirmedById: null,
  confirmedBy: null,
  confirmedAt: null,
  confirmedOn: null,
  endedAt: null,
  endReason: null,
  endedBy: null,
  endNote: null,
};
const loaded = { claim, open, isOwn: false, mayChange: true, mayVerify: true, verifiers: ["D. Sample"] };

describe.each(locales)("in %s", (locale) => {
  it("the list and the record of a claim have all their texts", () => {
    renderIn(
      locale,
      <>
        <ClaimTable rows={[listed, { ...listed, id: "two", title: "", evidence: undefined, people: [] }]} />
        <ClaimFacts claim={claim} listed={listed} open={open} locale={locale} zone="America/Toronto" />
        <ClaimPlaces places={["statistics", "banner"]} />
        <SecondPerson loaded={loaded} />
      </>,
    );
    expect(screen.getByText("Counted twice")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "31 cases closed" })).toBeInTheDocument();
  });
});

it("the proposer can withdraw the claim, but is not offered to verify it", () => {
  renderIn("en", <SecondPerson loaded={{ ...loaded, isOwn: true }} />);
  expect(screen.getByText(/Another person must verify it: D\. Sample/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Withdraw the proposal" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Verify as the second person" })).not.toBeInTheDocument();
});

it("a row can be chosen only if it has a value", () => {
  renderIn("en", <ClaimTable rows={[listed]} choiceOf={({ proposalId }) => proposalId} />);
  expect(screen.getByRole("checkbox", { name: "Choose “31 cases closed”" })).toHaveAttribute("value", "proposal");
});
