import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { renderIn } from "@/lib/testing/render";
import { preparedKey } from "@/lib/transfers/prepared-key";

import { PreparedList } from "./prepared-list";

const send = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();
const list = { payments: [{}, {}], identifiers: [{}] };
const stored = () => sessionStorage.getItem(preparedKey);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  send.mockReset().mockResolvedValue({ ok: true, status: 204 });
  Object.assign(globalThis, { fetch: send });
  sessionStorage.setItem(preparedKey, JSON.stringify(list));
});

it("sends nothing before the visitor agrees, and then sends the list once", async () => {
  renderIn("en", <PreparedList included={undefined} />);
  expect(screen.getByRole("status")).toHaveTextContent("a list of 2 payments and 1 contact");
  expect(send).not.toHaveBeenCalled();
  await press("Include the list");
  expect(JSON.parse(String(send.mock.calls[0]?.[1].body))).toEqual({ prepared: list });
  expect(screen.getByRole("status")).toHaveTextContent("Your booking will include the list of 2 payments");
  expect(screen.queryByRole("button", { name: "Include the list" })).toBeNull();
  expect(stored()).toBeNull();
  await press("Remove the list");
  expect(JSON.parse(String(send.mock.calls[1]?.[1].body))).toEqual({ prepared: null });
  expect(screen.getByRole("status")).toHaveTextContent("Your booking will not include a list.");
});

it("deletes the list from the tab if the visitor declines", async () => {
  renderIn("en", <PreparedList included={undefined} />);
  await press("Do not include it");
  expect(screen.getByRole("status")).toHaveTextContent("Your booking will not include a list.");
  expect([stored(), send.mock.calls.length]).toEqual([null, 0]);
});

it.each([
  ["The list was not sent.", () => send.mockRejectedValue(new TypeError("offline"))],
  ["The list was not sent.", () => send.mockResolvedValue({ ok: false, status: 500 })],
  ["The list cannot be included.", () => send.mockResolvedValue({ ok: false, status: 422 })],
])("says %s and keeps the list in the tab", async (message, fail) => {
  fail();
  renderIn("en", <PreparedList included={undefined} />);
  await press("Include the list");
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(stored()).toBe(JSON.stringify(list));
  expect(screen.getByRole("button", { name: "Include the list" })).toBeEnabled();
});

it.each(["", "{", "[]", '{"payments":[],"identifiers":[]}', '{"payments":3}'])("ignores the stored text %j", (text) => {
  sessionStorage.setItem(preparedKey, text);
  const { container } = renderIn("en", <PreparedList included={undefined} />);
  expect(container).toBeEmptyDOMElement();
});

it("says that the draft contains a list, without a list in the tab", () => {
  sessionStorage.clear();
  renderIn("en", <PreparedList included={{ payments: 1, contacts: 0 }} />);
  expect(screen.getByRole("status")).toHaveTextContent("the list of 1 payment and 0 contacts");
});
