import { screen, within } from "@testing-library/react";

import { dueRows } from "@/lib/deadlines/due-rows";
import { readQuery, datesOf } from "@/lib/deadlines/query";
import { countries } from "@/lib/deadlines/rule";
import { ruleIds } from "@/lib/deadlines/rules";
import { toFirm } from "@/lib/firm/settings";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { firm } from "@/lib/firm/settings-snapshot";
import { renderIn } from "@/lib/testing/render";

import { AllRules } from "./all-rules";
import { DateForm } from "./date-form";
import { DueAnswer } from "./due-answer";

// The library that writes the file needs the server.
jest.mock("@/lib/deadlines/reminder-file", () => ({ reminderFile: () => "BEGIN:VCALENDAR" }));
jest.mock("@/lib/firm/settings-snapshot", () => ({ firm: jest.fn() }));

beforeEach(() => {
  jest.mocked(firm).mockReturnValue(toFirm(sampleFacts.ca, { version: 1, isSample: true }));
});

const today = "2026-11-29";
const now = Date.parse("2026-11-29T15:00:00Z");
const states = new Map(ruleIds.map((id) => [id, { shown: "date" as const, confirmedOn: undefined }]));
const typed = {
  paid: "31 Jan 2026",
  told: "20 November 2026",
  complained: "23.11.2026",
  debited: "October 2025",
  found: "03/04/2026",
};

function show(country: (typeof countries)[number]) {
  const query = readQuery({ country, ...typed }, today);
  const facts = { country, dates: datesOf(query.typed), states, today } as const;
  return renderIn(
    "en",
    <>
      <DateForm country={country} typed={query.typed} asked={query.asked} locale="en" />
      <DueAnswer
        id={undefined}
        country={country}
        yours={dueRows("yours", facts)}
        theirs={dueRows("theirs", facts)}
        hasDates={Object.keys(facts.dates).length > 0}
        today={today}
        now={now}
      />
    </>,
  );
}

it.each(countries)("the dates of %s can be shown", (country) => {
  show(country);
  expect(screen.getByRole("heading", { name: "Act by" })).toBeVisible();
});

it("says so if no date follows from a day that was filled in", () => {
  const hidden = new Map(ruleIds.map((id) => [id, { shown: "words" as const, confirmedOn: undefined }]));
  const facts = { country: "uk", dates: { paid: "2026-01-31" }, states: hidden, today } as const;
  renderIn(
    "en",
    <DueAnswer
      id={undefined}
      country="uk"
      yours={dueRows("yours", facts)}
      theirs={[]}
      hasDates
      today={today}
      now={now}
    />,
  );
  expect(screen.getByText(/^No date follows from what you filled in\./)).toBeVisible();
  expect(screen.queryByText(/Fill in a date/)).toBeNull();
});

it("says that rules without a date come first, if one of them has begun", () => {
  show("uk");
  expect(screen.queryByText(/^Rules without a date/)).toBeNull();
  const words = new Map(
    ruleIds.map((id) => [id, { shown: id === "uk-app-claim" ? "words" : "date", confirmedOn: undefined } as const]),
  );
  const facts = { country: "uk", dates: { paid: "2026-01-31" }, states: words, today } as const;
  const yours = dueRows("yours", facts);
  renderIn("en", <DueAnswer id={undefined} country="uk" yours={yours} theirs={[]} hasDates today={today} now={now} />);
  expect(screen.getByText("Rules without a date come first. Ask about them today.")).toBeVisible();
});

it("says what was understood, and asks if two days fit", () => {
  show("uk");
  expect(screen.getByText("Understood as 1 October 2025, the earliest day of that month.")).toBeInTheDocument();
  expect(screen.getByText("Is this 3 April 2026 or 4 March 2026? Write the month as a word.")).toBeInTheDocument();
});

it("leads from the form to the first field that must be asked again", () => {
  show("uk");
  expect(screen.getByRole("form", { name: "What happened" })).toHaveAttribute("action", "#answer");
  expect(screen.getByRole("textbox", { name: "You found out that it was fraud", hidden: true })).toHaveAttribute(
    "id",
    "answer",
  );
  expect(readQuery({ paid: "31 Jan 2026" }, today).asked).toBe("country");
  expect(readQuery({ country: "uk", paid: "31 Jan 2026" }, today).asked).toBeUndefined();
  expect(readQuery({ country: "uk" }, today).asked).toBeUndefined();
  expect(readQuery({ country: "other", paid: "" }, today).asked).toBeUndefined();
});

it("asks for a day if none was filled in", () => {
  const { country, typed: nothing, asked } = readQuery({ country: "uk", paid: "", told: " " }, today);
  renderIn("en", <DateForm country={country} typed={nothing} asked={asked} locale="en" />);
  const paid = screen.getByRole("textbox", { name: "The last payment" });
  expect(paid).toHaveAccessibleDescription(/Fill in at least one day\. A month is enough\./);
  expect(paid).toHaveAttribute("id", "answer");
});

it("shows the safe day, how it was counted, and passed days last", () => {
  show("uk");
  expect(screen.getByText("26 February 2027")).toBeVisible();
  expect(
    screen.getByText(/this ends on Sunday 28 February 2027\. We show the last working day before\./),
  ).toBeInTheDocument();
  expect(screen.getByText("2 dates to keep. One has passed.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Put these in my calendar" })).toHaveAttribute("download", "reminders.ics");
});

it("shows every rule in words before a country is chosen, without its number while that may not be shown", () => {
  const shown = (id: (typeof ruleIds)[number]) => ({ shown: id === "uk-debit" ? "words" : "date" }) as const;
  renderIn("en", <AllRules states={new Map(ruleIds.map((id) => [id, { ...shown(id), confirmedOn: undefined }]))} />);
  const british = within(screen.getByRole("region", { name: "United Kingdom" }));
  expect(british.getByText("6 months after the final answer.")).toBeVisible();
  expect(british.getByText("As soon as you see the debit. Ask your bank today for the last day.")).toBeVisible();
  expect(british.getByRole("heading", { name: "They must answer by" })).toBeVisible();
  const german = within(screen.getByRole("region", { name: "Germany" }));
  expect(german.getAllByRole("term")).toHaveLength(3);
  expect(german.queryByRole("heading", { name: "They must answer by" })).toBeNull();
  expect(screen.getByRole("region", { name: "Another country" })).toBeVisible();
});
