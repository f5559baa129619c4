import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { messagesFor } from "@/lib/platform/i18n/messages";
import { renderIn } from "@/lib/testing/render";

import { PasteBox } from "./paste-box";

const onText = jest.fn<Promise<void>, [string, boolean]>(() => Promise.resolve());
const props = { texts: messagesFor("en").evidence, problem: undefined, onText, onShow: jest.fn(), onClear: jest.fn() };
const box = () => screen.getByRole("textbox");

beforeEach(() => onText.mockClear());

it.each([
  ["insertFromPaste", true],
  ["insertText", false],
])("says whether the text came as a whole: %s", async (inputType, isWhole) => {
  renderIn("en", <PasteBox {...props} lines={undefined} isFolded={false} />);
  fireEvent.input(box(), { target: { value: "14 March" }, inputType });
  await waitFor(() => expect(onText).toHaveBeenCalled());
  expect(onText.mock.calls).toEqual([["14 March", isWhole]]);
});

it("keeps its text while it is folded, and shows it with the caret at the end", async () => {
  const { rerender } = renderIn("en", <PasteBox {...props} lines={undefined} isFolded={false} />);
  await userEvent.type(box(), "14 March");
  const shown = box();
  (shown as HTMLTextAreaElement).setSelectionRange(0, 0);
  rerender(<PasteBox {...props} lines={1} isFolded />);
  expect(shown).not.toBeVisible();
  expect(screen.getByText(/^Lines pasted: 1/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show or add more" }));
  rerender(<PasteBox {...props} lines={1} isFolded={false} />);
  expect(box()).toHaveValue("14 March");
  expect(box()).toHaveProperty("selectionStart", 8);
});

it("reads nothing any more after it was removed from the page", async () => {
  jest.useFakeTimers();
  const { unmount } = renderIn("en", <PasteBox {...props} lines={undefined} isFolded={false} />);
  fireEvent.input(box(), { target: { value: "14 March" } });
  unmount();
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  expect(onText).not.toHaveBeenCalled();
});
