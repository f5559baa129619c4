import { screen } from "@testing-library/react";

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
