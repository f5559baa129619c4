import { screen, waitFor, within } from "@testing-library/react";

import { recorder } from "@/components/forms/testing/recorder";
import { leadFormTexts } from "@/components/site/inquiry/testing/form-texts";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { LeadForm } from "./lead-form";

const show = (action: FormAction) =>
  renderIn("en", <LeadForm heading={null} texts={leadFormTexts("en")} action={action} />);
const send = () => screen.getByRole("button", { name: "Send to the advisers" });
const choose = (name: string) => screen.getByRole("combobox", { name });

afterEach(() => window.history.replaceState(null, "", "/"));

it("the lead form sends the answers and the advertisement's query parameters, and stores nothing in the browser", async () => {
  window.history.replaceState(null, "", "/de/cryptocurrency-recovery?gclid=Cj0KCQ&utm_source=search&fbclid=x");
  const { sent, action } = recorder();
  const { user } = show(action);
  for (const [name, text] of [
    ["First name", "Margaret"],
    ["Last name", "Sample"],
    ["Email", "margaret@example.org"],
    ["Phone", "+1 604 555 0142"],
  ] as const) {
    await user.click(screen.getByRole("textbox", { name }));
    await user.paste(text);
  }
  await user.selectOptions(choose("What was it?"), "cryptocurrency-recovery");
  await user.selectOptions(choose("Roughly how much did you lose?"), "unknown");
  await user.selectOptions(choose("When would you like to hear from us?"), "today");
  await user.click(screen.getByRole("checkbox", { name: /I consent/ }));
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    service: "cryptocurrency-recovery",
    estimatedLoss: "unknown",
    urgency: "today",
    story: "",
    gclid: "Cj0KCQ",
    utm_source: "search",
    landing: "/de/cryptocurrency-recovery",
  });
  expect(sent[0]).not.toHaveProperty("fbclid");
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
});

it("the lead form lists a link for each error, in the order of the fields", async () => {
  const { sent, action } = recorder();
  const { user } = show(action);
  await user.click(send());
  expect(
    within(await screen.findByRole("alert"))
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "Enter your first name",
    "Enter your last name",
    "Enter your email address",
    "Enter a phone number with its area code",
    "Please select a service",
    "Please select a range. You can choose “I do not know yet”",
    "Please say how soon you would like to hear from us",
    "You must consent to our privacy policy",
  ]);
  expect(sent).toEqual([]);
});
