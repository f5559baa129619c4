import { screen } from "@testing-library/react";

import { Field } from "@/components/ui/field";
import { renderIn } from "@/lib/testing/render";

import { goToLine, TextField } from "./text-field";

function show(choices?: { claim: { value: string; label: string }[] }) {
  const onInput = jest.fn();
  const { user } = renderIn(
    "en",
    <>
      <Field id="body" label="Text">
        <TextField
          id="body"
          blocks={["heading", "note", "claim"]}
          choices={choices}
          defaultValue={"One.\n\nTwo."}
          onInput={onInput}
          foot="Saved"
        />
      </Field>
      <button type="button">After</button>
    </>,
  );
  return { user, onInput, area: screen.getByLabelText<HTMLTextAreaElement>("Text") };
}

it("inserts a block at the cursor from a toolbar with one tab stop, and Tab leaves the text", async () => {
  const { user, onInput, area } = show();
  expect(screen.getAllByRole("button", { name: /Heading|Note|Claim/ })).toHaveLength(3);
  area.setSelectionRange(2, 2);
  await user.tab();
  expect(screen.getByRole("button", { name: "Heading" })).toHaveFocus();
  await user.keyboard("{ArrowRight}{Enter}");
  expect(area.value).toBe("One.\n\n:::note[Title]\nNote\n:::\n\nTwo.");
  expect(onInput).toHaveBeenCalled();
  expect(area).toHaveFocus();
  await user.keyboard("Mine");
  expect(area.value).toContain(":::note[Mine]");
  await user.tab();
  expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
});

it("offers the claims that exist", async () => {
  const { user, area } = show({ claim: [{ value: "promise.reply", label: "We answer" }] });
  await user.click(screen.getByRole("button", { name: "Claim" }));
  await user.click(await screen.findByRole("menuitem", { name: "We answer" }));
  expect(area.value).toContain("::claim{key=promise.reply}");
});

it("goes to a line", () => {
  const { area } = show();
  goToLine(area, 3);
  expect(area).toHaveFocus();
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("Two.");
});
