import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { PrintOnClick } from "./print-on-click";

it("prints when a button for it is pressed, and only then", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  render(
    <>
      <PrintOnClick />
      <button data-print="">
        <span>Print</span>
      </button>
      <button>Other</button>
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Other" }));
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText("Print"));
  expect(print).toHaveBeenCalledTimes(1);
});
