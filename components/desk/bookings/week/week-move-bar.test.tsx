import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { WeekMoveBar } from "./week-move-bar";

const start = Date.parse("2026-12-02T16:00:00Z");
const event = {
  reference: "FRS-7K2M-4Q93",
  title: "A. Sample",
  start,
  end: start + 1,
  reserved: { start, end: start },
};

it("the announcement of each step names the adviser whose calendar is shown", () => {
  const moving = { event, start, rule: null };
  const bar = (adviser: string) => (
    <WeekMoveBar moving={moving} isPutDown={false} zone="America/Toronto" adviser={adviser} />
  );
  const { rerender } = renderIn("en", bar("Alex Sample"));
  expect(screen.getByRole("status")).toHaveTextContent("11:00 am, with Alex Sample: free");
  rerender(bar("Morgan Sample"));
  expect(screen.getByRole("status")).toHaveTextContent("with Morgan Sample");
});
