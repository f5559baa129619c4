import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { CopyText } from "./copy-text";

it("copies the text with the keyboard alone, and says so", async () => {
  const labels = { copy: "Copy the letter", copied: "Copied", copyFailed: "Could not copy" };
  const { user } = renderIn("en", <CopyText text={"To: the bank\n\nPlease"} labels={labels} />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe("To: the bank\n\nPlease");
});
