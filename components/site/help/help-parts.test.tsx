import { screen, within } from "@testing-library/react";

import { toFirm } from "@/lib/firm/settings";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { firm } from "@/lib/firm/settings-snapshot";
import { allPlaces } from "@/lib/plan/places";
import { renderIn } from "@/lib/testing/render";

import { PlaceEntry } from "./place-entry";
import { PlaceFilter } from "./place-filter";
import { PrintName } from "@/components/site/parts/print-name";

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

it("a printed page has the name and the address of the firm", () => {
  renderIn("en", <PrintName />);
  const { legalName, registeredOffice } = toFirm(sampleFacts.ca, { version: 1, isSample: true });
  expect(screen.getByText([legalName, ...registeredOffice.en].join(", "))).toBeInTheDocument();
});
