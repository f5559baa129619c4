import { screen, within } from "@testing-library/react";

import type { ShownClaim } from "@/lib/firm/claims/claim";
import { profile } from "@/lib/firm/profile";
import { setDevice } from "@/lib/testing/media";
import { aClosedOffering, anOffering } from "@/lib/testing/opening";
import { renderIn } from "@/lib/testing/render";

import { ClosingCall } from "./closing-call";
import { Credentials } from "./credentials";
import { RegulatedApproach } from "./regulated-approach";
import { StatsLedger } from "./stats-ledger";
import { TeamSection } from "./team-section";
import { Testimonials } from "./testimonials";
import { TrustBadges } from "./trust-badges";

const { layout } = profile("ca");

function aClaim(key: string, facts: ShownClaim["facts"] = {}): ShownClaim {
  return {
    key,
    facts,
    kind: "promise",
    text: `Text of ${key}`,
    source: "our register",
    limits: `Limits of ${key}.`,
    evidenceUrl: null,
    verifiedOn: "2026-10-31",
    expiresOn: null,
    isSample: false,
  };
}

beforeEach(() => void setDevice({ width: 1200 }));

describe("without a claim that may be shown", () => {
  it("the four badges contain statements that anyone can check", () => {
    renderIn("en", <TrustBadges claims={[]} keys={layout.trustBadges} offering={anOffering} ways="by phone" />);
    const badges = screen.getAllByRole("listitem");
    expect(badges).toHaveLength(4);
    for (const badge of badges) expect(within(badge).getByRole("link")).toHaveAttribute("href");
  });

  it("the statistics are replaced by questions about figures", () => {
    renderIn("en", <StatsLedger claims={[]} />);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("No figure without proof");
    expect(screen.getAllByRole("rowheader")).toHaveLength(3);
    expect(document.body.textContent).not.toMatch(/\d/);
  });

  it("the credentials are replaced by registers in which anyone can look up any firm", () => {
    renderIn("en", <Credentials claims={[]} keys={layout.credentialCards} scope={undefined} />);
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/verify",
      "/verify",
      "/verify",
    ]);
  });

  it("the reviews section explains why it is empty, and there is no team section", () => {
    renderIn(
      "en",
      <>
        <Testimonials claims={[]} />
        <TeamSection members={[]} claims={[]} />
      </>,
    );
    expect(screen.getByText(/Reviews, once they are proved/)).toBeInTheDocument();
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("the section on the approach and the closing section promise nothing", () => {
    renderIn(
      "en",
      <>
        <RegulatedApproach compliance={[]} noRecoveryNoFee={undefined} />
        <ClosingCall offering={anOffering} />
      </>,
    );
    expect(screen.getByText("No obligation.")).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/No Recovery|PIPEDA|confidential/i);
  });
});

describe("while online booking is not open and nothing is confirmed", () => {
  it("the badges state only what is true without prices and ways to meet", () => {
    renderIn("en", <TrustBadges claims={[]} keys={layout.trustBadges} offering={aClosedOffering} ways={undefined} />);
    const badges = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(badges).toEqual([
      "Check us firstIn registers that we do not control. Where to look",
      "A person to talk toHow to reach us",
    ]);
  });

  it.each(["en", "de", "fr-CA"] as const)("the closing section says so with phone and email: %s", (locale) => {
    renderIn(locale, <ClosingCall offering={aClosedOffering} />);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual([anOffering.contact.phoneHref, `mailto:${anOffering.contact.email}`]);
    expect(document.body.textContent).not.toMatch(/first hour|erste Stunde|première heure|four words|vier Wörter/i);
  });
});

describe("in the sections for claims", () => {
  it("a claim's badge replaces only the neutral badge in the same place", () => {
    const office = aClaim("registration.office", { badge: "Toronto Based", note: "Visits by appointment" });
    renderIn("en", <TrustBadges claims={[office]} keys={layout.trustBadges} offering={anOffering} ways="by phone" />);
    const badges = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(badges[2]).toBe("Toronto BasedVisits by appointment. Find the office");
    expect(badges[0]).toMatch(/^Check us first/);
  });

  it("a success fee is shown with its conditions, and the promise of confidentiality is shown with its limits", () => {
    const fee = aClaim("promise.no-recovery-no-fee", { badge: "Fee badge", note: "For qualifying cases" });
    renderIn("en", <TrustBadges claims={[fee]} keys={layout.trustBadges} offering={anOffering} ways="by phone" />);
    expect(screen.getByText("Fee badge").closest("li")).toHaveTextContent("For qualifying cases. Fees and limits");
    expect(screen.getByText("Limits of promise.no-recovery-no-fee.")).toBeVisible();
    renderIn("en", <ClosingCall offering={anOffering} confidentiality={aClaim("promise.confidential")} />);
    expect(screen.getByText(/Text of promise.confidential\. Limits of promise.confidential\./)).toBeVisible();
  });

  it("the contact badge, which needs no claim, names the ways to reach the firm", () => {
    renderIn("en", <TrustBadges claims={[]} keys={layout.trustBadges} offering={anOffering} ways="by phone" />);
    expect(screen.getByText("A person to talk to").closest("li")).toHaveTextContent("By phone. How to reach us");
  });

  it("a figure is shown with its meaning, date, source and limits, and a claim without a figure is left out", () => {
    renderIn("en", <StatsLedger claims={[aClaim("statistic.cases", { figure: "12" }), aClaim("statistic.bare")]} />);
    const [, row, ...rest] = screen.getAllByRole("row");
    expect(rest).toEqual([]);
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "12",
      "Text of statistic.cases",
      "As of: 31 October 2026",
      "Our register. Limits of statistic.cases.",
    ]);
  });

  it("a credential is shown with its number and scope, and its link opens the evidence in a new tab", () => {
    const ciro = {
      ...aClaim("credential.ciro", {
        title: "Investment regulator",
        number: "42",
        verifyUrl: "https://register.example.org/",
      }),
      evidenceUrl: "https://register.example.org/42",
    };
    renderIn("en", <Credentials claims={[ciro]} keys={layout.credentialCards} scope={aClaim("promise.authorised")} />);
    const [card] = screen.getAllByRole("article");
    expect(card).toHaveTextContent("Limits of credential.ciro.");
    expect(card).toHaveTextContent(/^Investment regulator.*No\. 42 Look it up/);
    const link = within(card as HTMLElement).getByRole("link", { name: /opens in a new tab/ });
    expect(link).toHaveAttribute("href", "https://register.example.org/42");
    expect(link).toHaveAttribute("target", "_blank");
    expect(screen.getByText("Text of promise.authorised Limits of promise.authorised.")).toBeInTheDocument();
  });

  it("a credential without a title has its text as the heading, and does not repeat it", () => {
    renderIn("en", <Credentials claims={[aClaim("credential.ico")]} keys={["credential.ico"]} scope={undefined} />);
    expect(screen.getAllByText("Text of credential.ico")).toHaveLength(1);
  });

  it("a team member's card lists a qualification only if the claim for that qualification may be shown", () => {
    const member = aClaim("team.ada", { member: "ada", name: "Ada Sample", role: "Adviser", email: "ada@example.com" });
    const held = aClaim("qualification.ada.examiner", { member: "ada" });
    const { rerender } = renderIn("en", <TeamSection members={[member]} claims={[member, held]} />);
    expect(screen.getByText("Text of qualification.ada.examiner")).toBeInTheDocument();
    rerender(<TeamSection members={[member]} claims={[member]} />);
    expect(screen.queryByText("Text of qualification.ada.examiner")).not.toBeInTheDocument();
  });

  it("a review shows its rating, its result, the fee and the year in which it was verified", () => {
    const review = aClaim("testimonial.1", {
      clientName: "Gerald M.",
      clientRole: "Teacher",
      rating: 4,
      recoveryResult: "65% Recovery",
      fee: "$240",
    });
    renderIn("en", <Testimonials claims={[review]} />);
    expect(screen.getByRole("img", { name: "4 out of 5 stars" })).toBeInTheDocument();
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "65% Recovery",
      "$240",
      "2026",
    ]);
  });
});
