import { onlyPage } from "@/lib/platform/list/list-page";
import type { ListPage } from "@/lib/platform/list/list-page";
import { renderIn } from "@/lib/testing/render";

import { StaffList } from "./staff-list";

const show = (page: ListPage<string> | undefined, address = "/dashboard/complaints?view=closed") =>
  renderIn(
    "en",
    <StaffList
      address={address}
      page={page}
      empty={{ title: "Nothing is closed" }}
      csv={{ href: "/file", label: "CSV" }}
    >
      {(rows) => <p>{rows.join(" ")}</p>}
    </StaffList>,
  );

it("shows the rows, the download, and links to both neighbouring pages that keep the filter", () => {
  const { getByText, getByRole } = show({ rows: ["one", "two"], before: "R-1", after: "R-2" });
  expect(getByText("one two")).toBeVisible();
  expect(getByRole("link", { name: "CSV" })).toHaveAttribute("href", "/file");
  expect(getByRole("link", { name: "Previous" })).toHaveAttribute(
    "href",
    "/dashboard/complaints?view=closed&before=R-1",
  );
  expect(getByRole("link", { name: "Next" })).toHaveAttribute("href", "/dashboard/complaints?view=closed&after=R-2");
});

it("says that a list is empty, without a download and without links to other pages", () => {
  const { getByText, queryByRole } = show(onlyPage([]));
  expect(getByText("Nothing is closed")).toBeVisible();
  expect(queryByRole("link")).toBeNull();
});

it("says that a list could not be loaded, which is not the same as an empty list", () => {
  const { getByText, getByRole, queryByText } = show(undefined);
  expect(getByText("This list could not be loaded")).toBeVisible();
  expect(queryByText("Nothing is closed")).toBeNull();
  expect(getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/dashboard/complaints?view=closed");
});
