import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { StoppedTable } from "./stopped-table";

it("the table of stopped addresses preselects no reason for allowing an address", () => {
  const row = { id: "one", address: "zoe@example.org", reason: "complaint", suppressedAt: new Date(0) };
  renderIn("en", <StoppedTable rows={[row]} cursor={undefined} zone="America/Toronto" allow={jest.fn()} />);
  const reason = screen.getByRole("combobox", { name: "Why can we write to it again?" });
  expect(reason).toHaveDisplayValue("Choose a reason");
  expect(reason).toBeRequired();
});
