import { act, screen, waitFor, within } from "@testing-library/react";

import { recorder } from "@/components/forms/testing/recorder";

import { fill, notes, paste, proceed, respondAfter, saved, show } from "./testing/show-details-form";

it("sends the page's language with the answers", async () => {
  const { sent, action } = recorder();
  const { user } = show({ save: action });
  await fill(user);
  await user.click(proceed());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    locale: "en",
    firstName: "Margaret",
    email: "margaret@example.org",
    preferredContactMethod: "phone",
    isNewClient: "true",
    privacyConsent: "true",
  });
});

it("does not send an invalid form, and shows a link for each error in the order of the fields", async () => {
  const { sent, action } = recorder();
  const { user } = show({ save: action });
  await user.type(screen.getByRole("textbox", { name: "Email" }), "margaret");
  await user.click(proceed());
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "Enter your first name",
    "Enter your last name",
    "Please enter a valid email address",
    "Enter a phone number with its area code",
    "Please select a preferred contact method",
    "Please say whether you have worked with us before",
    "You must consent to our privacy policy",
  ]);
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
    /Please enter a valid email address/,
  );
  expect(sent).toEqual([]);
});

it("removes an error message as soon as the answer is corrected", async () => {
  const { user } = show();
  await user.click(proceed());
  await screen.findByRole("alert");
  await user.type(screen.getByLabelText("First name"), "Margaret");
  await waitFor(() => expect(screen.getByLabelText("First name")).not.toBeInvalid());
  expect(screen.getByLabelText("First name")).toHaveFocus();
});

it("shows a server error at its field until the field is changed", async () => {
  const { action } = recorder({
    status: "failed",
    error: "VALIDATION_ERROR",
    message: "Some answers need another look.",
    fields: { email: ["Please enter a valid email address"] },
    values: {},
  });
  const { user } = show({ save: action });
  await fill(user);
  await user.click(proceed());
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Email" })).toBeInvalid());
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("margaret@example.org");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "x");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Email" })).not.toBeInvalid());
});

it("opens the optional questions at an error, and leaves them open when it is corrected", async () => {
  const { action } = recorder({
    status: "failed",
    error: "VALIDATION_ERROR",
    message: "Some answers need another look.",
    fields: { safeContactNote: ["Please write at most 200 characters"] },
    values: {},
  });
  const { user } = show({ save: action });
  const more = screen.getByText(/^More, if you like/).closest("details");
  expect(more).not.toHaveAttribute("open");
  await fill(user);
  await user.click(proceed());
  await waitFor(() => expect(more).toHaveAttribute("open"));
  const note = document.querySelector<HTMLElement>("[name=safeContactNote]");
  expect(note).toBeInvalid();
  await user.type(note as HTMLElement, "x");
  await waitFor(() => expect(note).not.toBeInvalid());
  expect(more).toHaveAttribute("open");
});

it("focuses the message of an error that concerns no field", async () => {
  const { action } = recorder({
    status: "failed",
    error: "SERVICE_UNAVAILABLE",
    message: "No answer.",
    fields: {},
    values: {},
  });
  const { user } = show({ save: action });
  await fill(user);
  await user.click(proceed());
  await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
  expect(screen.getByRole("alert")).toHaveTextContent("No answer.");
});

it("prefills the earlier answers", () => {
  const prefill = {
    firstName: "Margaret",
    preferredContactMethod: "email",
    isNewClient: "false",
    additionalNotes: "Three transfers",
    privacyConsent: "true",
  };
  show({ prefill: prefill });
  expect(screen.getByLabelText("First name")).toHaveValue("Margaret");
  expect(screen.getByLabelText("Yes")).toBeChecked();
  expect(notes()).toHaveValue("Three transfers");
  expect(screen.getByText("485 characters left")).toBeInTheDocument();
});

it('shows a note at the question "Have you worked with us before?" if the service is closed to new clients', () => {
  show({ isForReturning: true });
  expect(screen.getByRole("group", { name: "Have you worked with us before?" })).toHaveAccessibleDescription(
    /Only for people we already advise/,
  );
});

it.each([
  ["de", "Vorname", "Weiter", "Zurück"],
  ["fr-CA", "Prénom", "Continuer", "Retour"],
] as const)("shows labels and buttons in the page's language: %s", (locale, firstName, next, previous) => {
  show({ locale });
  expect(screen.getByLabelText(firstName)).toBeInTheDocument();
  for (const name of [next, previous]) expect(screen.getByRole("button", { name })).toBeInTheDocument();
});

describe("the automatic backup", () => {
  it("saves the answers when the visitor leaves a changed field, but not after an unchanged field", async () => {
    const { user } = show();
    await paste(user, screen.getByLabelText("First name"), "Margaret");
    expect(saved).toEqual([]);
    await user.tab();
    await waitFor(() => expect(saved).toMatchObject([{ firstName: "Margaret" }]), { timeout: 3_000 });
    await user.tab();
    await user.type(screen.getByLabelText("Last name"), "K");
    await user.tab();
    await waitFor(() => expect(saved.slice(1)).toMatchObject([{ lastName: "K" }]), { timeout: 3_000 });
  });

  it("saves a field before the visitor types in the next one, so that no half-typed answer is stored", async () => {
    const { user } = show();
    await paste(user, screen.getByLabelText("First name"), "Margaret");
    await user.type(screen.getByLabelText("Last name"), "Kow");
    expect(saved).toMatchObject([{ firstName: "Margaret", lastName: "" }]);
    await user.tab();
    await waitFor(() => expect(saved.slice(1)).toMatchObject([{ lastName: "Kow" }]), { timeout: 3_000 });
  });

  it("saves the answers immediately when the page is hidden", async () => {
    const { user } = show();
    await paste(user, screen.getByLabelText("First name"), "Margaret");
    const hidden = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    hidden.mockRestore();
    expect(saved).toMatchObject([{ firstName: "Margaret" }]);
  });

  it("saves what was typed last, with its time, when the visitor reloads the page or follows a link", async () => {
    const { user } = show();
    await paste(user, screen.getByLabelText("First name"), "Margaret");
    act(() => void window.dispatchEvent(new Event("beforeunload")));
    expect(saved).toMatchObject([{ firstName: "Margaret" }]);
    expect(document.cookie).toContain(`booking-typed=${String(saved[0]?.typedAt)}`);
    await paste(user, screen.getByLabelText("Last name"), "Kowalchuk");
    await user.click(screen.getByRole("link", { name: /privacy/i }));
    expect(saved.slice(1)).toMatchObject([{ lastName: "Kowalchuk" }]);
  });

  it("sends the answers only after a running backup, so that an older text does not replace them", async () => {
    const { sent, action } = recorder();
    const { user } = show({ save: action });
    await fill(user);
    const respond = Promise.withResolvers<void>();
    respondAfter(respond.promise);
    await user.tab();
    await paste(user, notes(), "Three transfers");
    await user.click(proceed());
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(sent).toEqual([]);
    respond.resolve();
    await waitFor(() => expect(sent).toMatchObject([{ additionalNotes: "Three transfers" }]));
  });
});
