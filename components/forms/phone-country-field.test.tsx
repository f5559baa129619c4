import { act, fireEvent, screen, waitFor } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { PhoneCountryField } from "./phone-country-field";

const countries = [
  { value: "CA", label: "Canada (+1)" },
  { value: "DE", label: "Germany (+49)" },
  { value: "NP", label: "Nepal (+977)" },
];
const show = (initial?: string, preset = "CA", list = countries) =>
  renderIn("en", <PhoneCountryField texts={{ label: "Country code", countries: list, preset }} initial={initial} />);
/** Waits until the field has searched for the country of the browser's time zone or language. */
const searched = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const field = () => screen.getByRole("combobox", { name: "Country code" });

// The tests run in the time zone of Kathmandu.
it("the field starts with the country of the browser's time zone", async () => {
  show();
  await waitFor(() => expect(field()).toHaveValue("NP"));
});

it("the field keeps the visitor's earlier answer", async () => {
  show("DE");
  await searched();
  expect(field()).toHaveValue("DE");
});

it("the field keeps the preset country if the list does not contain the visitor's country", async () => {
  show(undefined, "DE", countries.slice(0, 2));
  await searched();
  expect(field()).toHaveValue("DE");
});

it("the field keeps the preset country if the browser reports an invalid language tag", async () => {
  const language = jest.spyOn(navigator, "language", "get").mockReturnValue("en-US@posix");
  const rejected = jest.fn();
  process.on("unhandledRejection", rejected);
  show(undefined, "DE", countries.slice(0, 2));
  await searched();
  expect(language).toHaveBeenCalled();
  expect(rejected).not.toHaveBeenCalled();
  expect(field()).toHaveValue("DE");
});

it("the field keeps a country that the visitor chooses during the search", async () => {
  show();
  fireEvent.change(field(), { target: { value: "DE" } });
  await searched();
  expect(field()).toHaveValue("DE");
});

it('the field submits the country as "phoneCountry", as in the API', () => {
  show();
  expect(field()).toHaveAttribute("name", "phoneCountry");
});
