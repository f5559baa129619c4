import { screen, waitFor, within } from "@testing-library/react";

import { recorder } from "@/components/forms/testing/recorder";
import { contactFormTexts } from "@/components/site/inquiry/testing/form-texts";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { ContactForm } from "./contact-form";

type User = ReturnType<typeof renderIn>["user"];

const box = (name: string) => screen.getByRole("textbox", { name });
const send = () => screen.getByRole("button", { name: "Send message" });

/** Pastes a text, because typing it character by character would take longer. */
async function paste(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function fill(user: User, message = "Three transfers in October, to people I trusted.") {
  await paste(user, box("First name"), "Margaret");
  await paste(user, box("Last name"), "Sample");
  await paste(user, box("Email"), "margaret@example.org");
  await paste(user, box("Subject"), "Lost money");
  await paste(user, box("Message"), message);
  await user.click(screen.getByRole("checkbox", { name: /I consent/ }));
}

const show = (action: FormAction) =>
  renderIn("en", <ContactForm heading={null} texts={contactFormTexts("en")} action={action} />);

it("the contact form sends the visitor's answers, the hidden fields and an empty honeypot", async () => {
  const { sent, action } = recorder();
  const { user } = show(action);
  await fill(user);
  await user.selectOptions(screen.getByRole("combobox", { name: /What is it about/ }), "I am not sure");
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    locale: "en",
    firstName: "Margaret",
    subject: "Lost money",
    serviceInterest: "initial-consultation",
    consent: "true",
    website: "",
  });
  expect(sent[0]?.requestKey).toMatch(/^[0-9a-f]{32}$/);
  expect(Number(sent[0]?.elapsed)).toBeGreaterThan(0);
});

it("the contact form does not send invalid answers, and links to each error in the order of the fields", async () => {
  const { sent, action } = recorder();
  const { user } = show(action);
  await paste(user, box("Phone (optional)"), "12 345 ?");
  await user.click(send());
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "Enter your first name",
    "Enter your last name",
    "Enter your email address",
    "Please enter a valid phone number. It cannot contain “?”.",
    "Enter a subject",
    "Write your message",
    "You must consent to our privacy policy",
  ]);
  expect(box("Email")).toHaveAccessibleDescription(/Enter your email address/);
  expect(sent).toEqual([]);
});

it("an error message disappears when the visitor corrects the answer, and messages at other fields stay", async () => {
  const { user } = show(recorder().action);
  await user.click(send());
  await screen.findByRole("alert");
  await paste(user, box("First name"), "Margaret");
  await waitFor(() => expect(box("First name")).not.toBeInvalid());
  expect(box("Last name")).toBeInvalid();
});

it("the contact form shows a server error at its field and keeps the visitor's input", async () => {
  const { action } = recorder({
    status: "failed",
    error: "VALIDATION_ERROR",
    message: "Some answers need another look.",
    fields: { email: ["Please enter a valid email address"] },
    values: {},
  });
  const { user } = show(action);
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(box("Email")).toBeInvalid());
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(box("Message")).toHaveValue("Three transfers in October, to people I trusted.");
});

it("the contact form sends the same request key again after a failure, and a new key after an answer has changed", async () => {
  const { sent, action } = recorder({
    status: "failed",
    error: "SERVICE_UNAVAILABLE",
    message: "No answer.",
    fields: {},
    values: {},
  });
  const { user } = show(action);
  await fill(user);
  for (let n = 1; n <= 2; n += 1) {
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(n));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("No answer."));
  }
  await paste(user, box("Subject"), " again");
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(3));
  const keys = sent.map(({ requestKey }) => requestKey);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

it("the contact form refuses a seed phrase, and asks whether a 64-character code is a transaction hash", async () => {
  const { sent, action } = recorder();
  const { user } = show(action);
  await fill(user, `${"abandon ".repeat(11)}about`);
  await user.click(send());
  expect(await screen.findByRole("link", { name: /seed phrase or a private key/ })).toBeInTheDocument();
  await user.clear(box("Message"));
  await paste(user, box("Message"), `The code is ${"9f".repeat(32)}`);
  await user.click(send());
  await user.click(await screen.findByRole("checkbox", { name: /is a transaction hash or signature, not a key/ }));
  await waitFor(() => expect(box("Message")).not.toBeInvalid());
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ hashesConfirmed: "true" });
});

it("the contact form refuses a seed phrase that is split across two fields", async () => {
  const { sent, action } = recorder();
  const { user } = show(action);
  await fill(user, "worth useful crumble oxygen mansion yellow");
  await user.clear(box("Subject"));
  await paste(user, box("Subject"), "legal winner thank year wave sausage");
  await user.click(send());
  expect(await screen.findAllByRole("link", { name: /seed phrase or a private key/ })).toHaveLength(2);
  expect(sent).toEqual([]);
});

it("the honeypot is hidden from screen readers and not reachable by Tab", () => {
  show(recorder().action);
  expect(screen.queryByRole("textbox", { name: "Leave this field empty" })).not.toBeInTheDocument();
  expect(screen.getByLabelText("Leave this field empty", { selector: "input" })).toHaveAttribute("tabindex", "-1");
});

it.each([
  ["de", "Vorname", "Betreff", "Nachricht senden"],
  ["fr-CA", "Prénom", "Objet", "Envoyer le message"],
] as const)("the labels of the contact form are in the page's language: %s", (locale, firstName, subject, label) => {
  renderIn(locale, <ContactForm heading={null} texts={contactFormTexts(locale)} action={recorder().action} />);
  for (const name of [firstName, subject]) expect(box(name)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: label })).toBeInTheDocument();
});
