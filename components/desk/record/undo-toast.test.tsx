import { act, fireEvent, screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { UndoToast } from "./undo-toast";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it("the countdown of the toast stops while the focus is on the toast, even if the pointer leaves the toast", () => {
  const close = jest.fn();
  renderIn("en", <UndoToast message="Sent" undoLabel="Undo" undo={jest.fn()} close={close} />);
  const button = screen.getByRole("button");
  fireEvent.pointerEnter(button.parentElement ?? button);
  act(() => button.focus());
  fireEvent.pointerLeave(button.parentElement ?? button);
  act(() => void jest.advanceTimersByTime(20_000));
  expect(close).not.toHaveBeenCalled();
  act(() => button.blur());
  act(() => void jest.advanceTimersByTime(10_000));
  expect(close).toHaveBeenCalled();
});
