import { act, fireEvent, screen } from "@testing-library/react";

import type { FormState } from "@/lib/platform/forms/form-state";
import { textFields } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { StaffForm } from "./staff-form";

describe("text that is typed while an earlier submission is still pending", () => {
  const refused = (error: "RESOURCE_CONFLICT" | "VALIDATION_ERROR"): FormState => ({
    status: "failed",
    error,
    message: "Refused",
    fields: {},
    values: {},
  });
  const answers: ((state: FormState) => void)[] = [];
  const slowAction = (_: FormState, form: FormData) =>
    new Promise<FormState>((resolve) =>
      answers.push((state) => resolve(state.status === "failed" ? { ...state, values: textFields(form) } : state)),
    );
  const answer = (state: FormState) => act(async () => answers.shift()?.(state));
  const form = (version: string, note: string) => (
    <StaffForm
      action={slowAction}
      isCompared
      values={{ version }}
      submit="Save"
      fields={[
        { name: "note", label: "Note", value: note },
        { name: "days", kind: "weekdays", label: "Days", value: [1] },
        { name: "morning", kind: "spans", label: "Morning", value: "09:00-12:00" },
      ]}
    />
  );

  /** Sends the form and types on before the answer. */
  async function typeWhilePending(user: ReturnType<typeof renderIn>["user"]) {
    await user.type(screen.getByLabelText("Note"), "er");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.type(screen.getByLabelText("Note"), " and older");
    await user.click(screen.getByLabelText("Monday"));
    await user.click(screen.getByLabelText("Friday"));
    fireEvent.input(screen.getByLabelText("Morning: end of span 1"), { target: { value: "12:30" } });
  }

  function expectTyped() {
    expect(screen.getByLabelText("Note")).toHaveValue("Older and older");
    expect(screen.getByLabelText("Monday")).not.toBeChecked();
    expect(screen.getByLabelText("Friday")).toBeChecked();
    expect(screen.getByLabelText("Morning: end of span 1")).toHaveValue("12:30");
  }

  it("is kept in its place, with the cursor, when the submission is refused", async () => {
    const { user } = renderIn("en", form("1", "Old"));
    const control = screen.getByLabelText("Note");
    await typeWhilePending(user);
    await answer(refused("VALIDATION_ERROR"));
    expectTyped();
    expect(screen.getByLabelText("Note")).toBe(control);
  });

  it("is what the user entered when someone else has changed the record", async () => {
    const { user, rerender } = renderIn("en", form("1", "Old"));
    await typeWhilePending(user);
    await answer(refused("RESOURCE_CONFLICT"));
    rerender(form("2", "New"));
    expect(await screen.findByText("Older and older")).toBeVisible();
  });

  it("is kept when the submission is successful, also with the new version of the record", async () => {
    const { user, rerender } = renderIn("en", form("1", "Old"));
    await typeWhilePending(user);
    await answer({ status: "done" });
    expectTyped();
    rerender(form("2", "Older"));
    expectTyped();
  });
});
