import { screen, within } from "@testing-library/react";

import { compose } from "@/lib/plan/compose";
import { officeTexts } from "@/lib/plan/office-texts";
import { allPlans } from "@/lib/plan/plans";
import { toFirm } from "@/lib/firm/settings";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { firm } from "@/lib/firm/settings-snapshot";
import { renderIn } from "@/lib/testing/render";

import { ByWhen } from "./by-when";
import { CallBox } from "./call-box";
import { CallLog } from "./call-log";
import { FiveLines } from "./five-lines";
import { FreeTools } from "./free-tools";
import { PlanChoice } from "./plan-choice";
import { PlanFit } from "./plan-fit";
import { PlanLock } from "./plan-lock";
import { PlanSteps } from "./plan-steps";
import { WhatCanWait } from "./what-can-wait";

jest.mock("@/lib/firm/settings-snapshot", () => ({ firm: jest.fn() }));

beforeEach(() => {
  jest.mocked(firm).mockReturnValue(toFirm(sampleFacts.ca, { version: 1, isSample: true }));
});

const british = compose({ country: "uk", rail: "bank-transfer" });
const office = officeTexts("uk", "en");
const today = (isStale: boolean) => (
  <PlanSteps title="Today" id="today" steps={british.parts.today} office={office} isStale={isStale} />
);

it("every plan can be shown", () => {
  for (const plan of allPlans.map(compose)) {
    const { unmount } = renderIn(
      "en",
      <>
        <CallBox plan={plan} office={officeTexts(plan.country, "en")} isStale={false} />
        {Object.entries(plan.parts).map(([part, steps]) => (
          <PlanSteps
            key={part}
            title={part}
            id={part}
            steps={steps}
            office={officeTexts(plan.country, "en")}
            isStale={false}
          />
        ))}
        <ByWhen plan={plan} states={new Map()} />
      </>,
    );
    expect(screen.getAllByText("Say").length).toBeGreaterThan(0);
    unmount();
  }
});

it("shows no number that must be checked again", () => {
  const { rerender } = renderIn("en", today(false));
  expect(screen.getByText(/within five working days/)).toBeVisible();
  rerender(today(true));
  expect(screen.queryByText(/within five working days/)).toBeNull();
});

it("has the words for the phone in the language of the office, and says what the first ones mean", () => {
  const plan = compose({ country: "de", rail: "bank-transfer" });
  renderIn(
    "en",
    <>
      <CallBox plan={plan} office={officeTexts("de", "en")} isStale={false} />
      <PlanSteps title="Report" id="report" steps={plan.parts.report} office={officeTexts("de", "en")} isStale />
    </>,
  );
  expect(screen.getByText(/Ich wurde zu einer Überweisung verleitet/)).toHaveAttribute("lang", "de");
  expect(screen.getByText(/I was tricked into a transfer/)).not.toHaveAttribute("lang");
  expect(screen.getByText(/Ich möchte einen Betrug anzeigen/)).toHaveAttribute("lang", "de");
});

it.each([
  ["uk", "de", "en"],
  ["de", "fr-CA", "de"],
  ["ca", "de", "en"],
  ["qc", "fr-CA", undefined],
  ["uk", "en", undefined],
  ["other", "de", undefined],
] as const)("in %s, a reader of %s reads out words in %s", (country, reader, language) => {
  expect(officeTexts(country, reader).language).toBe(language);
});

it("shows the number of the banks only while it is checked", () => {
  const { rerender } = renderIn("en", <CallBox plan={british} office={office} isStale={false} />);
  expect(screen.getByRole("link", { name: "Call 159" })).toHaveAttribute("href", "tel:159");
  rerender(<CallBox plan={british} office={office} isStale />);
  expect(screen.queryByRole("link", { name: "Call 159" })).toBeNull();
});

it("shows the period of a rule with its number only while the rule may be shown with it", () => {
  const states = (shown: "date" | "words" | "none") =>
    new Map([["uk-fos-answer" as const, { shown, confirmedOn: undefined }]]);
  const plan = { country: "uk", rail: "card", rules: [{ id: "uk-fos-answer", cited: [] }] } as const;
  const byWhen = (shown: "date" | "words" | "none") => <ByWhen plan={plan} states={states(shown)} />;
  const { rerender } = renderIn("en", byWhen("date"));
  expect(screen.getByText("6 months after the final answer.")).toBeVisible();
  rerender(byWhen("words"));
  expect(screen.getByText("Soon after the final answer. Ask the ombudsman today.")).toBeVisible();
  rerender(byWhen("none"));
  expect(screen.queryByText(/final answer/)).toBeNull();
  expect(screen.getByRole("link", { name: "Letter to copy: Dispute of a card payment" })).toHaveAttribute(
    "href",
    "/letters/card-dispute",
  );
  expect(screen.getByRole("link", { name: "Work out your dates" })).toHaveAttribute("href", "/deadlines?country=uk");
});

it("the page of first steps offers 45 plans and the other free pages", () => {
  renderIn(
    "en",
    <>
      <FiveLines isStale={false} />
      <PlanChoice />
      <FreeTools />
    </>,
  );
  expect(screen.getAllByRole("link", { hidden: true })).toHaveLength(45 + 6);
});

it("the parts that each plan has can be shown", () => {
  renderIn(
    "en",
    <>
      <PlanFit />
      <PlanLock />
      <WhatCanWait isBookingOpen />
      <CallLog />
    </>,
  );
  expect(screen.getAllByRole("radio")).toHaveLength(4);
  // Eight risks, and the tick that leaves out the firm's name on paper.
  expect(screen.getAllByRole("checkbox", { hidden: true })).toHaveLength(8 + 1);
  const lock = within(screen.getByRole("region", { name: "Lock" }));
  expect(lock.getAllByRole("heading", { level: 3 })).toHaveLength(8);
  expect(screen.getByRole("button", { name: "Print this page" })).toHaveAttribute("data-print");
});
