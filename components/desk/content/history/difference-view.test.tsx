import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { DifferenceView } from "./difference-view";

const same = { kind: "same", text: "One." } as const;

it("announces what was removed and what is new in words, and folds the blocks without a change", () => {
  const passages = [
    { kind: "same", text: "Call your bank " },
    { kind: "removed", text: "today" },
    { kind: "inserted", text: "now" },
  ] as const;
  renderIn("en", <DifferenceView difference={{ fields: [], blocks: [same, same, { kind: "changed", passages }] }} />);
  expect(screen.getByRole("deletion")).toHaveTextContent("Removed: today (end)");
  expect(screen.getByRole("insertion")).toHaveTextContent("New: now (end)");
  expect(screen.getByText("2 blocks without a change")).toBeInTheDocument();
});

it("says that two versions are the same", () => {
  renderIn("en", <DifferenceView difference={{ fields: [], blocks: [same] }} />);
  expect(screen.getByText("The two versions are the same.")).toBeInTheDocument();
});
