import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Tabs } from "./tabs";

it("tabs show one panel at a time, and the arrow keys switch between the tabs", async () => {
  render(
    <Tabs
      label="Client"
      tabs={[
        { id: "summary", label: "Summary", content: "Two cases" },
        { id: "messages", label: "Messages", content: "No messages" },
      ]}
    />,
  );
  expect(screen.getByRole("tabpanel", { name: "Summary" })).toHaveTextContent("Two cases");
  await userEvent.click(screen.getByRole("tab", { name: "Summary" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Messages" })).toHaveFocus();
  expect(screen.getByRole("tabpanel", { name: "Messages" })).toHaveTextContent("No messages");
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Summary" })).toHaveAttribute("aria-selected", "true");
});
