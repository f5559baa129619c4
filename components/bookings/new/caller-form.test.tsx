import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { CallerForm } from "./caller-form";

const countries = [
  { value: "DE", label: "Germany (+49)" },
  { value: "CA", label: "Canada (+1)" },
];

test("a phone number without a country code is sent together with the preset country", async () => {
  const sent: FormData[] = [];
  const { user } = renderIn(
    "en",
    <CallerForm
      book={(_, form) => {
        sent.push(form);
        return Promise.resolve({ status: "idle" });
      }}
      release={() => Promise.resolve({ status: "idle" })}
      address={{ hold: "token" }}
      back="/dashboard/bookings/new"
      initial={null}
      language="en"
      modes={["phone"]}
      phoneCountry={{ label: "Country code", countries, preset: "CA" }}
      needsReason={false}
    />,
  );
  expect(screen.getByLabelText("Country code")).toHaveValue("CA");
  await user.type(screen.getByLabelText(/^Phone/), "416 555 0177");
  await user.click(screen.getByRole("button", { name: "Make the booking" }));
  expect(sent.map((form) => form.get("phoneCountry"))).toEqual(["CA"]);
});
