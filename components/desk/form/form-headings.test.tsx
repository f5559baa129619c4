import { screen } from "@testing-library/react";

import type { FormState } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { StaffForm } from "./staff-form";

const fields = [{ name: "note", label: "Note", value: "Old" }];

/** A form that is refused because of its field, or because of a newer version. */
const form = (error: "VALIDATION_ERROR" | "RESOURCE_CONFLICT", version: string, hasSaveBar: boolean) => (
  <StaffForm
    action={async (): Promise<FormState> => ({
      status: "failed",
      error,
      message: "Refused",
      fields: error === "VALIDATION_ERROR" ? { note: ["Too long"] } : {},
      values: { note: "Older", version: "1" },
    })}
    isCompared
    values={{ version }}
    submit="Save"
    fields={fields}
    hasSaveBar={hasSaveBar}
  />
);

it.each([
  [true, 2],
  [false, 3],
])("names a refusal and a conflict in a heading below those of the page (save bar: %s)", async (hasSaveBar, level) => {
  const { user, rerender } = renderIn("en", form("VALIDATION_ERROR", "1", hasSaveBar));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("heading", { level, name: "This was not saved" })).toBeVisible();
  rerender(form("RESOURCE_CONFLICT", "1", hasSaveBar));
  await user.click(screen.getByRole("button", { name: "Save" }));
  rerender(form("RESOURCE_CONFLICT", "2", hasSaveBar));
  expect(await screen.findByRole("heading", { level, name: /^Someone else changed this/ })).toBeVisible();
});
