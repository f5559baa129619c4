import { fireEvent, screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { Keyboard } from "./keyboard";
import { matches } from "./record-search";

const push = jest.fn();
let path = "/dashboard";
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useRouter: () => ({ push }),
  usePathname: () => path,
}));

// jsdom has the dialog element but not its methods, and it knows no layout.
beforeAll(() => {
  Element.prototype.checkVisibility = function checkVisibility() {
    return this.closest("[hidden]") === null;
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

beforeEach(() => {
  push.mockClear();
  path = "/dashboard";
  localStorage.clear();
  const groups = [
    { kind: "booking", items: [{ label: "Grace Sample", detail: "FR-1", href: "/dashboard/bookings/FR-1" }] },
  ];
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ groups }) } as Response);
});

const pages = [
  { href: "/dashboard", label: "Today", icon: "home", shortcut: "t" },
  { href: "/dashboard/inbox", label: "Inbox", icon: "inbox", shortcut: "i" },
] as const;

const start = () =>
  renderIn(
    "en",
    <>
      <input aria-label="Name" />
      <Keyboard
        pages={pages}
        otherPages={[{ href: "/dashboard/account", label: "Your account", icon: "user" }]}
        newBooking="/dashboard/bookings/new"
        mayWrite
      />
    </>,
  );

it("Ctrl K opens the command palette, and Enter opens the option that the arrow keys have selected", async () => {
  const { user } = start();
  await user.keyboard("{Control>}k{/Control}");
  const field = screen.getByRole("combobox");
  field.focus();
  await user.type(field, "in");
  expect(screen.getByRole("option", { selected: true }).textContent).toContain("New booking");
  await user.keyboard("{ArrowDown}");
  const chosen = screen.getByRole("option", { selected: true });
  expect(chosen.textContent).toContain("Inbox");
  expect(field.getAttribute("aria-activedescendant")).toBe(chosen.id);
  await user.keyboard("{Enter}");
  expect(push).toHaveBeenCalledWith("/dashboard/inbox");
});

it("the command palette finds records on the server", async () => {
  const { user } = start();
  await user.keyboard("{Control>}k{/Control}");
  // The Up key is pressed before the results arrive.
  await user.type(screen.getByRole("combobox"), "grace{ArrowUp}");
  expect((await screen.findByRole("option")).textContent).toContain("Grace Sample");
  await user.keyboard("{Enter}");
  expect(push).toHaveBeenCalledWith("/dashboard/bookings/FR-1");
});

it("the command palette writes to a client that it finds", async () => {
  const items = [{ label: "Grace Sample", detail: "", href: "/dashboard/clients/c1" }];
  globalThis.fetch = () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ groups: [{ kind: "client", items }] }) } as Response);
  const { user } = start();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(screen.getByRole("combobox"), "grace");
  await user.click(await screen.findByRole("option", { name: "Write to Grace Sample" }));
  expect(push).toHaveBeenCalledWith("/dashboard/clients/c1/write");
});

it("the command palette lists recently opened records without the current record", async () => {
  path = "/dashboard/bookings/FR-1";
  const desk = (heading: string) => (
    <main>
      <h1>{heading}</h1>
      <Keyboard mayWrite={false} pages={pages} otherPages={[]} />
    </main>
  );
  const { user, rerender } = renderIn("en", desk("Grace Sample"));
  path = "/dashboard/bookings/FR-2";
  rerender(desk("Imran Sample"));
  path = "/dashboard/bookings/FR-2/move";
  rerender(desk("Move the booking"));
  await user.keyboard("{Control>}k{/Control}");
  const recent = screen.getByRole("group", { name: "Recently opened" });
  expect(recent.textContent).toBe("Recently openedGrace Sample");
  await user.keyboard("{Escape}");
  await user.type(screen.getByRole("combobox"), "grace{Enter}");
  expect(push).toHaveBeenCalledWith("/dashboard/bookings/FR-1");
});

it("the command palette offers the list of emails sent to the typed email address", async () => {
  const { user } = renderIn(
    "en",
    <Keyboard
      mayWrite={false}
      pages={[{ href: "/dashboard/outbox", label: "Outbox", icon: "mail", shortcut: "o" }]}
      otherPages={[]}
    />,
  );
  await user.keyboard("{Control>}k{/Control}");
  await user.type(screen.getByRole("combobox"), "grace@example.com{Enter}");
  expect(push).toHaveBeenCalledWith("/dashboard/outbox?view=sent&address=grace%40example.com");
});

it("G and a page's shortcut key open the page, but not while the user types into a field", async () => {
  const { user } = start();
  await user.type(screen.getByLabelText("Name"), "gin?");
  expect(push).not.toHaveBeenCalled();
  screen.getByLabelText("Name").blur();
  await user.keyboard("gi");
  expect(push).toHaveBeenCalledWith("/dashboard/inbox");
  await user.keyboard("n");
  expect(push).toHaveBeenLastCalledWith("/dashboard/bookings/new");
});

it.each(["Control", "Meta"])(
  "%s S saves the visible form that is marked for saving, also while the user types into it",
  async (key) => {
    const [save, send] = [jest.fn(), jest.fn()];
    const onSubmit = (run: () => void) => (event: React.FormEvent) => (event.preventDefault(), run());
    const { user } = renderIn(
      "en",
      <main>
        <form data-saves onSubmit={onSubmit(save)}>
          <input aria-label="Note" />
        </form>
        <form onSubmit={onSubmit(send)}>
          <input aria-label="Reply" />
        </form>
        <details>
          <form data-saves onSubmit={onSubmit(send)} />
        </details>
        <Keyboard mayWrite={false} pages={pages} otherPages={[]} />
      </main>,
    );
    await user.type(screen.getByLabelText("Note"), `Called.{${key}>}s{/${key}}`);
    screen.getByLabelText("Note").blur();
    await user.keyboard(`{${key}>}s{/${key}}`);
    screen.getByLabelText("Reply").focus();
    await user.keyboard(`{${key}>}s{/${key}}`);
    expect([save, send].map((run) => run.mock.calls.length)).toEqual([2, 0]);
  },
);

it("Ctrl S keeps the browser's behaviour if the page has no form to save", () => {
  start();
  expect(fireEvent.keyDown(document.body, { key: "s", ctrlKey: true })).toBe(true);
});

it("single-key shortcuts do nothing after the user has switched them off", async () => {
  const { user } = start();
  await user.keyboard("?");
  fireEvent.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.keyboard("gi");
  expect(push).not.toHaveBeenCalled();
});

it.each([
  ["Boîte de réception", "boite rec", true],
  ["Daten\u00adanfragen", "datenan", true],
  ["Rendez\u2060-\u2060vous", "rendez-vous", true],
  ["Inbox", "", true],
  ["Inbox", "out", false],
])('for the label "%s" and the query "%s", `matches` returns %s', (label, query, expected) => {
  expect(matches(label, query)).toBe(expected);
});

describe("on the page of a list", () => {
  const list = (name: string) => (
    <>
      <nav className="view-tabs">
        <a href="#table">{`View ${name}`}</a>
      </nav>
      <form role="search">
        <select aria-label={`Status ${name}`} />
      </form>
      <p data-row>
        <a href="#one">{`Row ${name}`}</a>
      </p>
      <textarea aria-label={`Reply ${name}`} />
    </>
  );
  const startList = () =>
    renderIn(
      "en",
      <main>
        <div hidden>{list("before")}</div>
        <div>{list("now")}</div>
        <Keyboard mayWrite={false} pages={pages} otherPages={[]} />
      </main>,
    );

  it("J focuses a row of the page that is shown, not of the hidden page before", async () => {
    const { user } = startList();
    await user.keyboard("j");
    expect(screen.getByText("Row now")).toHaveFocus();
  });

  it("F focuses the first filter, not a view", async () => {
    const { user } = startList();
    await user.keyboard("f");
    expect(screen.getByLabelText("Status now")).toHaveFocus();
  });

  it("Escape leaves a field, so that the single keys act again", async () => {
    const { user } = startList();
    await user.type(screen.getByLabelText("Reply now"), "Hello{Escape}j");
    expect(screen.getByLabelText("Reply now")).toHaveValue("Hello");
    expect(screen.getByText("Row now")).toHaveFocus();
  });
});

it("J is left to a list with keys of its own", () => {
  start();
  expect(fireEvent.keyDown(document.body, { key: "j" })).toBe(true);
});
