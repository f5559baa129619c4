import { screen, waitFor } from "@testing-library/react";

import type { FormAction } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { NewsletterForm } from "./newsletter-form";
import type { NewsletterTexts } from "./newsletter-form";

const texts: NewsletterTexts = {
  email: "Your email address",
  placeholder: "Your email address",
  submit: "Subscribe",
  sending: "Sending...",
  honeypot: "Leave this field empty",
  errorPrefix: "Error:",
  errorSummary: "Please correct this:",
  offline: "The server cannot be reached.",
  failures: { CLIENT_ERROR: "Reload the page.", UNEXPECTED_ERROR: "Something unexpected happened." },
  done: { title: "Look into your mailbox.", text: "An email is on its way." },
};

const topics = {
  legend: "Topics",
  hint: "None means all.",
  options: [
    { value: "crypto", label: "Crypto-assets" },
    { value: "complaints", label: "Complaints" },
  ],
};

const form = (action: FormAction) => (
  <NewsletterForm
    id="here"
    locale="de"
    page="/de/newsletter"
    texts={texts}
    consent="I agree"
    topics={topics}
    action={action}
  />
);

const email = () => screen.getByLabelText("Your email address");
const submit = () => screen.getByRole("button", { name: "Subscribe" });

it("the newsletter form sends the answers with the page's language and is replaced by the result", async () => {
  const sent: [string, FormDataEntryValue][][] = [];
  const action: FormAction = async (_previous, answers) => {
    sent.push([...answers]);
    return { status: "done" };
  };
  const { user } = renderIn("de", form(action));
  await user.type(email(), "zoe@example.org");
  await user.click(screen.getByLabelText("Crypto-assets"));
  await user.click(screen.getByLabelText("Complaints"));
  await user.click(screen.getByLabelText("I agree"));
  await user.click(submit());
  expect(await screen.findByRole("alert")).toHaveTextContent("Look into your mailbox. An email is on its way.");
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(sent).toEqual([
    [
      ["locale", "de"],
      ["email", "zoe@example.org"],
      ["interests", "crypto"],
      ["interests", "complaints"],
      ["consent", "on"],
      ["website", ""],
      ["inPlace", "true"],
    ],
  ]);
});

it("the newsletter form shows each error at its field, links to the field and keeps the visitor's input", async () => {
  const refused: FormAction = async () => ({
    status: "failed",
    error: "VALIDATION_ERROR",
    message: "",
    fields: { email: ["No address"], consent: ["No consent"] },
    values: { email: "zoe" },
  });
  const { user } = renderIn("en", form(refused));
  await user.type(email(), "zoe");
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
  expect(email()).toBeInvalid();
  expect(email()).toHaveValue("zoe");
  expect(email()).toHaveAccessibleDescription("Error: No address");
  expect(screen.getByRole("link", { name: "No consent" })).toHaveAttribute("href", "#here-consent");
});

it("the newsletter form shows an error if the server cannot be reached", async () => {
  const { user } = renderIn(
    "en",
    form(() => Promise.reject(new TypeError("Failed to fetch"))),
  );
  await user.click(submit());
  expect(await screen.findByRole("alert")).toHaveTextContent("The server cannot be reached.");
});

it("the newsletter form is sent once if the button is pressed twice", async () => {
  let calls = 0;
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<FormAction>>>();
  const { user } = renderIn(
    "en",
    form(() => ((calls += 1), promise)),
  );
  await user.dblClick(submit());
  await user.keyboard("{Enter}");
  resolve({ status: "done" });
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(calls).toBe(1);
});

it("the honeypot is hidden from screen readers and not reachable by Tab", () => {
  renderIn(
    "en",
    form(async (previous) => previous),
  );
  const honeypot = document.querySelector("input[name=website]");
  expect(honeypot).toHaveAttribute("tabindex", "-1");
  expect(honeypot?.closest("[aria-hidden=true]")).not.toBeNull();
  expect(screen.queryByRole("textbox", { name: "Leave this field empty" })).not.toBeInTheDocument();
});

it("the newsletter form keeps the visitor's input after an unexpected response from the server", async () => {
  const broken: FormAction = async () => {
    throw new Error("An unexpected response was received from the server.");
  };
  const { user } = renderIn("de", form(broken));
  await user.type(email(), "zoe@example.org");
  await user.click(submit());
  expect(await screen.findByRole("alert")).toHaveTextContent("Something unexpected happened.");
  expect(email()).toHaveValue("zoe@example.org");
});
