import { screen, within } from "@testing-library/react";

import { toFirm } from "@/lib/firm/settings";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { firm } from "@/lib/firm/settings-snapshot";
import { allPlaces } from "@/lib/plan/places";
import { landings } from "@/lib/site/landings";
import { renderIn } from "@/lib/testing/render";

import { PlaceEntry } from "./place-entry";
import { PlaceFilter } from "./place-filter";
import { FirstAid } from "@/components/site/inquiry/first-aid";
import { FirstHour } from "@/components/site/landing/first-hour";
import { PrintName } from "@/components/site/parts/print-name";
import { WeekAlert } from "@/components/site/parts/week-alert";

jest.mock("@/lib/firm/settings-snapshot", () => ({ firm: jest.fn() }));

beforeEach(() => {
  jest.mocked(firm).mockReturnValue(toFirm(sampleFacts.ca, { version: 1, isSample: true }));
});

const place = (id: string) => {
  const found = allPlaces.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

it("the places are chosen by country and by what was used", () => {
  renderIn("en", <PlaceFilter />);
  const used = screen.getByRole("group", { name: "What was used?", hidden: true });
  expect(within(used).getAllByRole("radio", { hidden: true })).toHaveLength(6);
  expect(within(used).getByRole("radio", { name: "Anything", hidden: true })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Show all" })).toBeChecked();
});

it.each(["en", "de", "fr-CA"] as const)("says in %s whom a place is for, and shows its domain as text", (locale) => {
  renderIn(locale, <PlaceEntry place={place("policeUk")} isStale={false} />);
  expect(screen.getByText("reportfraud.police.uk").tagName).toBe("B");
  expect(screen.getByRole("link", { name: "0300 123 2040" })).toBeVisible();
});

it("shows neither number nor domain while they must be checked again", () => {
  renderIn("en", <PlaceEntry place={place("policeUk")} isStale />);
  expect(screen.queryByText("reportfraud.police.uk")).toBeNull();
  expect(screen.queryByText(/0300 123 2040/)).toBeNull();
  expect(screen.getByText(/We are checking the number again/)).toBeVisible();
});

it("the numbers of the free help are shown on other pages only while they are checked", () => {
  const parts = (isStale: boolean) => (
    <>
      <WeekAlert isStale={isStale} />
      <FirstHour landing={landings.cryptocurrency} isStale={isStale} />
      <FirstAid isStale={isStale} />
    </>
  );
  const { rerender } = renderIn("en", parts(false));
  expect(screen.getAllByRole("link", { name: "1-888-495-8501" })).toHaveLength(3);
  rerender(parts(true));
  expect(screen.queryByText(/495/)).toBeNull();
  expect(screen.getByText("Ask the police for its number.")).toBeVisible();
});

it("a printed page has the name and the address of the firm", () => {
  renderIn("en", <PrintName />);
  const { legalName, registeredOffice } = toFirm(sampleFacts.ca, { version: 1, isSample: true });
  expect(screen.getByText([legalName, ...registeredOffice.en].join(", "))).toBeInTheDocument();
});
