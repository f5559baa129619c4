import { act, fireEvent } from "@testing-library/react";
import { useSearchParams } from "next/navigation";

import { renderIn } from "@/lib/testing/render";

import { PageNotice } from "./page-notice";

jest.mock("next/navigation", () => ({ ...jest.requireActual<object>("next/navigation"), useSearchParams: jest.fn() }));

const saved = { code: "saved", message: "Saved." };

/** The router follows the address. */
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

test("a notice is shown once: the address forgets it, and a refreshed page keeps it", () => {
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

test("the next attempt removes the notice, and its success shows it again", () => {
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

test("the notices of two acts follow each other without a page between them", () => {
  go("/record?done=saved");
  const { getByText, queryByText, rerender } = renderIn("en", page(saved));
  act(() => go("/record?done=removed"));
  rerender(page({ code: "removed", message: "Removed." }));
  expect(getByText("Removed.")).toBeVisible();
  expect(queryByText("Saved.")).toBeNull();
  expect(window.location.search).toBe("");
});
