import { screen, waitFor } from "@testing-library/react";

import type { FormState } from "@/lib/platform/forms/form-state";
import { textFields } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { StaffForm } from "./staff-form";

const sent: Record<string, string>[] = [];
const outcomes: (FormState | Error)[] = [];

async function action(_previous: FormState, form: FormData): Promise<FormState> {
  sent.push(textFields(form));
  const outcome = outcomes.shift() ?? { status: "idle" };
  if (outcome instanceof Error) throw outcome;
  return outcome.status === "failed" ? { ...outcome, values: textFields(form) } : outcome;
}

const refused = (error: "RESOURCE_CONFLICT" | "VALIDATION_ERROR"): FormState => ({
  status: "failed",
  error,
  message: "Refused",
  fields: {},
  values: {},
});
const redirect = Object.assign(new Error("redirect"), { digest: "NEXT_REDIRECT;push;/somewhere" });

const amountForm = (version: string, amount: string, note = "Old") => (
  <StaffForm
    action={action}
    isCompared
    values={{ id: "row", version }}
    submit="Save"
    fields={[
      { name: "amount", label: "Amount", value: amount },
      { name: "note", label: "Note", value: note },
    ]}
  />
);

beforeEach(() => {
  sent.length = 0;
  outcomes.length = 0;
});

it("an untouched form shows the values of a new version of the record", () => {
  const { rerender } = renderIn("en", amountForm("1", "10"));
  rerender(amountForm("2", "20"));
  expect(screen.getByLabelText("Amount")).toHaveValue("20");
});

it("the form keeps typed values and shows both versions if someone else has changed the record", async () => {
  const { user, rerender } = renderIn("en", amountForm("1", "10"));
  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "15");
  rerender(amountForm("2", "20", "New"));
  expect(screen.getByLabelText("Amount")).toHaveValue("15");
  outcomes.push(refused("RESOURCE_CONFLICT"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent[0]).toMatchObject({ version: "1", amount: "15" });
  await screen.findByText("Someone else changed this while you were writing");
  expect(screen.getByRole("columnheader", { name: "What you entered" })).toBeVisible();
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "WhatWhat you enteredNow",
    "Amount10 1510 20",
    "NoteOld, unchangedOld New",
  ]);
  await user.click(screen.getByRole("button", { name: "Save what is chosen" }));
  expect(sent[1]).toMatchObject({ version: "2", amount: "15", "choice.amount": "mine", "choice.note": "theirs" });
});

it("the form shows the stored values again after the user has discarded or saved the typed values", async () => {
  const { user, rerender } = renderIn("en", amountForm("1", "10"));
  await user.type(screen.getByLabelText("Amount"), "5");
  outcomes.push(refused("RESOURCE_CONFLICT"), redirect);
  await user.click(screen.getByRole("button", { name: "Save" }));
  rerender(amountForm("2", "20"));
  await user.click(await screen.findByRole("button", { name: "Keep the saved version" }));
  expect(screen.getByLabelText("Amount")).toHaveValue("20");
  await user.type(screen.getByLabelText("Amount"), "1");
  await user.click(screen.getByRole("button", { name: "Save" }));
  rerender(amountForm("3", "201"));
  expect(screen.getByLabelText("Amount")).toHaveValue("201");
  expect(sent.map(({ version }) => version)).toEqual(["1", "2"]);
});

it("typed text is kept when the `edition` prop changes, and is submitted with the record's new version", async () => {
  const answer = (edition: string, version: string) => (
    <StaffForm
      edition={edition}
      action={action}
      values={{ version }}
      submit="Save"
      fields={[{ name: "answer", label: "Answer" }]}
    />
  );
  const { user, rerender } = renderIn("en", answer("1", "1"));
  await user.type(screen.getByLabelText("Answer"), "No");
  outcomes.push(refused("RESOURCE_CONFLICT"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  rerender(answer("2", "2"));
  await screen.findByText(/What you typed is still here/);
  expect(screen.getByLabelText("Answer")).toHaveValue("No");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent.map(({ version }) => version)).toEqual(["1", "2"]);
});

const done: FormState = { status: "done" };

it("a single button sends its hidden values, and its name says what it is for", async () => {
  const { user } = renderIn(
    "en",
    <StaffForm action={action} values={{ id: "7" }} submit="Close" name="Close case 7" />,
  );
  await user.click(screen.getByRole("button", { name: "Close case 7" }));
  expect(sent).toEqual([{ id: "7", locale: "en" }]);
});

it("the second button sends its value, also with what was chosen after a conflict", async () => {
  const form = (version: string, note: string) => (
    <StaffForm
      action={action}
      isCompared
      values={{ version }}
      submit="Save and invite"
      secondSubmit={{ label: "Save only", name: "intent", value: "keep" }}
      fields={[{ name: "note", label: "Note", value: note }]}
    />
  );
  const { user, rerender } = renderIn("en", form("1", "Old"));
  await user.type(screen.getByLabelText("Note"), "er{Enter}");
  expect(sent[0]).not.toHaveProperty("intent");
  outcomes.push(refused("RESOURCE_CONFLICT"));
  await user.click(screen.getByRole("button", { name: "Save only" }));
  rerender(form("2", "New"));
  await user.click(await screen.findByRole("button", { name: "Save what is chosen" }));
  expect(sent.slice(1)).toEqual([
    expect.objectContaining({ note: "Older", intent: "keep", version: "1" }),
    expect.objectContaining({ note: "Older", intent: "keep", version: "2" }),
  ]);
});

it("the form asks for the password that the server wants first, and keeps what was typed", async () => {
  const { user } = renderIn(
    "en",
    <StaffForm action={action} submit="Export" fields={[{ name: "note", label: "Note" }]} />,
  );
  await user.type(screen.getByLabelText("Note"), "Why");
  outcomes.push({
    status: "failed",
    error: "AUTH_INVALID_CREDENTIALS",
    message: "Confirm it",
    fields: {},
    values: {},
    proof: "password",
  });
  await user.click(screen.getByRole("button", { name: "Export" }));
  expect(await screen.findByText("Confirm it")).toBeVisible();
  await user.type(screen.getByLabelText("Your password"), "secret");
  await user.click(screen.getByRole("button", { name: "Export" }));
  expect(sent[1]).toMatchObject({ note: "Why", proofPassword: "secret" });
});

it("the form says that it was successful, and is empty again", async () => {
  const { user } = renderIn(
    "en",
    <StaffForm
      action={action}
      opener="Write a note"
      submit="Add"
      doneText="Added"
      fields={[{ name: "note", label: "Note" }]}
    />,
  );
  await user.click(screen.getByText("Write a note"));
  await user.type(screen.getByLabelText("Note"), "New");
  outcomes.push(done);
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Added")).toBeVisible();
  expect(screen.getByLabelText("Note")).toHaveValue("");
});

it("a prefilled field keeps its value when the browser cannot reach the server", async () => {
  const { user } = renderIn("en", amountForm("1", "10"));
  await user.type(screen.getByLabelText("Amount"), "5");
  outcomes.push(new TypeError("Failed to fetch"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(
    [screen.getByLabelText("Amount"), screen.getByLabelText("Note")].map((each) => (each as HTMLInputElement).value),
  ).toEqual(["105", "Old"]);
});

it("typed text can be copied when the form is no longer possible", async () => {
  const form = (isClosed: boolean) => (
    <StaffForm
      action={action}
      values={{ version: "1" }}
      isClosed={isClosed}
      submit="Cancel"
      back={{ href: "/dashboard", label: "Go back" }}
      fields={[{ name: "reason", kind: "multiline", label: "Reason" }]}
    />
  );
  const { user, rerender } = renderIn("en", form(false));
  await user.type(screen.getByLabelText("Reason"), "Ill");
  outcomes.push(refused("RESOURCE_CONFLICT"));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  rerender(form(true));
  expect(await screen.findByLabelText("Reason")).toHaveAttribute("readonly");
  expect(screen.getByLabelText("Reason")).toHaveValue("Ill");
  expect(screen.getByRole("link", { name: "Go back" })).toBeVisible();
});

it("the save bar counts, names and discards the changes", async () => {
  const { user } = renderIn(
    "en",
    <div className="desk">
      <StaffForm
        action={action}
        hasSaveBar
        submit="Save"
        fields={[
          { name: "street", label: "Street", value: "Old" },
          { name: "days", kind: "weekdays", label: "Open on", value: [1] },
        ]}
      />
    </div>,
  );
  expect(screen.queryByText(/not saved/)).toBeNull();
  await user.type(screen.getByLabelText("Street"), "er");
  await user.click(screen.getByLabelText("Saturday"));
  expect(screen.getByText("2 changes, not saved")).toBeVisible();
  expect(screen.getByText("Street, Open on")).toBeVisible();
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByLabelText("Street")).toHaveValue("Old");
  expect(screen.queryByText(/not saved/)).toBeNull();
});
