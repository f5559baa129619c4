import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import type { FormAction } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { NoteEditor } from "./note-editor";

const texts = {
  label: "Note",
  hint: "Encrypted",
  save: "Save",
  saving: "Saving",
  saved: "Saved",
  unsaved: "Not saved",
  conflict: "Changed",
  offline: "No connection",
};

it("tries again to save a note when staff leave the field after a failed attempt", async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const action: FormAction = (_state, form) => {
    sent.push((form as FormData).get("text"));
    return sent.length === 1 ? Promise.reject(new Error("offline")) : Promise.resolve({ status: "done" });
  };
  renderIn(
    "en",
    <NoteEditor action={action} reference="FRS-7K2M-4Q93" text="" noteVersion={1} rows={3} texts={texts} />,
  );
  await user.type(screen.getByLabelText("Note"), "Call back");
  await user.tab();
  expect(await screen.findByText("No connection")).toBeVisible();
  await user.click(screen.getByLabelText("Note"));
  await user.tab();
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(sent).toEqual(["Call back", "Call back"]);
});
