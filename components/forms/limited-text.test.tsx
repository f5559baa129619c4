import { fireEvent, screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { LimitedText } from "./limited-text";

it("the field accepts a text over the limit and says how many characters are too many", () => {
  renderIn("en", <LimitedText id="note" name="text" limit={20} defaultValue="Called." aria-describedby="note-hint" />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  expect(field.maxLength).toBe(-1);
  expect(field.getAttribute("aria-describedby")).toBe("note-hint note-left");
  expect(screen.getByText("13 characters left").id).toBe("note-left");
  fireEvent.input(field, { target: { value: "x".repeat(21) } });
  expect(field.value).toHaveLength(21);
  expect(screen.getByText("1 character too many")).toBeTruthy();
});
