import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { renderIn } from "@/lib/testing/render";

import { RecoveryCodes } from "./recovery-codes";

it("the heading has the focus at first, and the button Copy keeps the focus after a click", async () => {
  const user = userEvent.setup();
  renderIn("en", <RecoveryCodes codes={["AAAA-1111", "BBBB-2222"]} continueTo="/dashboard" />);
  expect(screen.getByRole("heading")).toHaveFocus();
  const copy = screen.getByRole("button", { name: "Copy" });
  await user.click(copy);
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(copy).toHaveFocus();
  expect(await navigator.clipboard.readText()).toBe("AAAA-1111\nBBBB-2222");
});

it("the button Copy reports the failure if the browser offers no clipboard", async () => {
  const user = userEvent.setup();
  renderIn("en", <RecoveryCodes codes={["AAAA-1111"]} continueTo="/dashboard" />);
  jest.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Could not copy" })).toBeVisible();
});

it("the button Copy reports the failure if the browser refuses to copy the codes", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  renderIn("en", <RecoveryCodes codes={["AAAA-1111"]} continueTo="/dashboard" />);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Could not copy" })).toBeVisible();
});
