import { act, fireEvent } from "@testing-library/react";
import { useSearchParams } from "next/navigation";

import { renderIn } from "@/lib/testing/render";

import { PageNotice } from "./page-notice";

jest.mock("next/navigation", () => ({ ...jest.requireActual<object>("next/navigation"), useSearchParams: jest.fn() }));

const saved = { code: "saved", message: "Saved." };

/** Changes the URL and the search parameters that the router reports. */
function go(address: string) {
  window.history.replaceState(null, "", address);
  jest.mocked(useSearchParams).mockImplementation(() => new URLSearchParams(window.location.search) as never);
}

const page = (notice: typeof saved | undefined) => (
  <>
    <PageNotice notice={notice} />
    <form aria-label="Form" onSubmit={(event) => event.preventDefault()} />
  </>
);

test("a notice stays when the router reloads the page's data, but the next visit does not show it again", () => {
  go("/record?view=open&done=saved#part");
  const { getByText, queryByText, rerender, unmount } = renderIn("en", page(saved));
  expect(getByText("Saved.")).toBeVisible();
  expect(window.location.href).toMatch(/\/record\?view=open#part$/);
  rerender(page(undefined));
  expect(getByText("Saved.")).toBeVisible();
  unmount();
  renderIn("en", page(saved));
  expect(queryByText("Saved.")).toBeNull();
});

test("submitting a form removes the notice, and the next successful action can show the same notice again", () => {
  go("/record?done=saved");
  const { getByText, getByRole, queryByText, rerender } = renderIn("en", page(saved));
  fireEvent.submit(getByRole("form"));
  expect(queryByText("Saved.")).toBeNull();
  rerender(page(saved));
  expect(queryByText("Saved.")).toBeNull();
  act(() => go("/record?done=saved"));
  rerender(page(saved));
  expect(getByText("Saved.")).toBeVisible();
});

test("the notice of a second action immediately replaces the notice of the first action", () => {
  go("/record?done=saved");
  const { getByText, queryByText, rerender } = renderIn("en", page(saved));
  act(() => go("/record?done=removed"));
  rerender(page({ code: "removed", message: "Removed." }));
  expect(getByText("Removed.")).toBeVisible();
  expect(queryByText("Saved.")).toBeNull();
  expect(window.location.search).toBe("");
});
