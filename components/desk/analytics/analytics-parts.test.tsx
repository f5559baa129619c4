import { screen, within } from "@testing-library/react";

import { locales } from "@/lib/platform/i18n/locales";
import { renderIn } from "@/lib/testing/render";

import { BarList } from "./bar-list";
import { FunnelTable } from "./funnel-table";
import { MoneyTable } from "./money-table";
import { ReturnTable } from "./return-table";
import { TrendChart } from "./trend-chart";

const format = (value: number) => String(value);

it.each(locales)("draws a chart with one sentence as its name, and marks the newest value, in %s", (locale) => {
  const days = [
    { label: "1", now: 5, before: 3 },
    { label: "2", now: 9, before: 4 },
  ];
  const { container } = renderIn(
    locale,
    <TrendChart label="From 5 to 9." days={days} marks={[{ letter: "A", place: 1 }]} format={format} />,
  );
  const drawings = screen.getAllByRole("img", { name: "From 5 to 9." });
  expect(drawings).toHaveLength(2);
  for (const drawing of drawings) {
    expect(drawing.querySelectorAll(".line-before, .line-now, .point")).toHaveLength(3);
    expect(drawing.textContent).toContain("A");
    expect(drawing.querySelector(".value")).toHaveTextContent("9");
  }
  expect(container.querySelector("[style]")).toBeNull();
});

it("draws no second line if the page compares with nothing", () => {
  const { container } = renderIn(
    "en",
    <TrendChart label="x" days={[{ label: "1", now: 1 }]} marks={[]} format={format} />,
  );
  expect(container.querySelector(".line-before")).toBeNull();
});

const bars = { id: "x", title: "Sources", head: "Source", csvHref: "/api/staff/analytics?table=source", format };
const none = { values: 0, visitors: 0, bookings: 0 };

it("links each row to the page with this filter, and the chosen row to the page without it", () => {
  const row = (key: string, isChosen: boolean) => ({
    key,
    label: key,
    href: isChosen ? "/dashboard/analytics" : `/dashboard/analytics?source=${key}`,
    isChosen,
    visitors: 4,
    bookings: 1,
  });
  renderIn(
    "en",
    <BarList
      {...bars}
      rows={[row("google", true), row("bing", false)]}
      others={{ values: 3, visitors: 6, bookings: 2 }}
    />,
  );
  expect(screen.getByRole("link", { name: "bing" })).toHaveAttribute("href", "/dashboard/analytics?source=bing");
  expect(screen.getByRole("link", { name: "google", current: true })).toHaveAttribute("href", "/dashboard/analytics");
  expect(screen.getByRole("row", { name: "3 more 6 2" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Download “Sources” as CSV" })).toHaveAttribute("download");
});

it("says that nothing was counted instead of showing an empty table", () => {
  renderIn("en", <BarList {...bars} rows={[]} others={none} />);
  expect(screen.getByText("Nothing was counted here in this period.")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

it("says how many were lost at a step, and which errors they met", () => {
  const steps = [
    { step: "service", count: 40, before: 30, lost: undefined, time: undefined, errors: "" },
    { step: "date", count: 10, before: 20, lost: 0.75, time: "1 min 05", errors: "phone 3" },
  ] as const;
  renderIn("en", <FunnelTable steps={steps} format={format} />);
  const rows = within(screen.getByRole("table", { name: "Booking, step by step" })).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("Lost"),
    "1. Service chosen4030none–none",
    "2. Time chosen102075\u00a0%1 min 05phone 3",
  ]);
});

it("has a column for each currency and never a sum of them", () => {
  const row = {
    id: "1",
    name: "Consultation",
    booked: 9,
    held: 7,
    missed: 1,
    cancelled: 1,
    amounts: ["$5.00", "7.00 €"],
  };
  renderIn(
    "en",
    <MoneyTable
      caption="Money"
      head="Service"
      currencies={["CAD", "EUR"]}
      rows={[row]}
      total={{ ...row, id: "total", name: "Each currency by itself" }}
      format={format}
    />,
  );
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    ...["Service", "Booked", "Held", "No-show", "Cancelled", "CAD", "EUR"],
  ]);
  expect(screen.getByRole("row", { name: "Consultation 9 7 1 (13\u00a0%) 1 $5.00 7.00 €" })).toBeVisible();
});

it("shows each amount of a campaign by itself, and says where a cost is missing", () => {
  const row = { label: "a", href: "/dashboard/analytics?campaign=a", names: "A", clicks: 1, leads: 2, bookings: 3 };
  renderIn(
    "en",
    <ReturnTable
      rows={[
        { ...row, code: "a", costs: ["$5.00", "7.00 €"], perBooking: ["$2.00"], revenues: ["$9.00"] },
        { ...row, code: "b", costs: [], perBooking: [], revenues: [] },
      ]}
      format={format}
    />,
  );
  expect(screen.getByText("$5.00")).toBeVisible();
  expect(screen.getByText("7.00 €")).toBeVisible();
  expect(screen.getByText("no cost uploaded")).toBeVisible();
});
