import { screen } from "@testing-library/react";

import type { FormState } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { CallerForm } from "./caller-form";

const countries = [
  { value: "DE", label: "Germany (+49)" },
  { value: "CA", label: "Canada (+1)" },
];

const known: FormState = {
  status: "failed",
  error: "RESOURCE_ALREADY_EXISTS",
  message: "It exists",
  fields: {},
  values: {},
  people: [{ id: "dana", name: "Dana Phone" }],
};

function renderForm(sent: FormData[], answer: FormState = { status: "idle" }) {
  return renderIn(
    "en",
    <CallerForm
      book={(_, form) => {
        sent.push(form);
        return Promise.resolve(answer);
      }}
      release={() => Promise.resolve({ status: "idle" })}
      address={{ hold: "token" }}
      back="/dashboard/bookings/new"
      initial={null}
      currency="CAD"
      language="en"
      modes={["phone"]}
      phoneCountry={{ label: "Country code", countries, preset: "CA" }}
      needsReason={false}
      asksEarlyStart={false}
    />,
  );
}

test.each([
  ["Book for Dana Phone", "knownClient", "dana"],
  ["It is another person: book anyway", "isAnother", "true"],
])("a caller whose number a client has is booked only after the answer %p", async (button, name, value) => {
  const sent: FormData[] = [];
  const { user } = renderForm(sent, known);
  await user.click(screen.getByRole("button", { name: "Make the booking" }));
  await user.click(await screen.findByRole("button", { name: button }));
  expect(sent.map((form) => form.get(name))).toEqual([null, value]);
});

test("the booking has the currency that the page shows, also after a change of the language", async () => {
  const sent: FormData[] = [];
  const { user } = renderForm(sent);
  await user.selectOptions(screen.getByLabelText("Language of emails"), "de");
  await user.click(screen.getByRole("button", { name: "Make the booking" }));
  expect(sent.map((form) => [form.get("language"), form.get("currency")])).toEqual([["de", "CAD"]]);
});

test("a phone number without a country code is sent together with the preset country", async () => {
  const sent: FormData[] = [];
  const { user } = renderForm(sent);
  expect(screen.getByLabelText("Country code")).toHaveValue("CA");
  await user.type(screen.getByLabelText(/^Phone/), "416 555 0177");
  await user.click(screen.getByRole("button", { name: "Make the booking" }));
  expect(sent.map((form) => form.get("phoneCountry"))).toEqual(["CA"]);
});
