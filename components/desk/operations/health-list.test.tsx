import { screen, within } from "@testing-library/react";

import type { OperationsFacts } from "@/lib/operations/facts";
import { toOperationsLines, toSections } from "@/lib/operations/lines";
import { healthy, now } from "@/lib/operations/testing/healthy";
import { locales } from "@/lib/platform/i18n/locales";
import { renderIn } from "@/lib/testing/render";

import { HealthList } from "./health-list";
import { HealthVerdict } from "./health-verdict";

const at = new Date(now);
/** Sites in which each line once says something else. */
const sites: readonly Partial<OperationsFacts>[] = [
  {},
  {
    mail: { hold: "outside", redirectedTo: undefined, heldAt: at, waiting: 1, stopped: 0 },
    sender: { domain: "firm.example", spf: "missing", dmarc: "invalid" },
    scanner: { isUp: false, held: 2, since: at },
    hasOwnRole: false,
    texts: { count: 3, missed: 2, cost: "" },
    calendars: [{ slug: "helen", name: "Helen", readAt: null, failingSince: new Date(0) }],
    anchor: { at: 0, isSent: false },
    chain: {
      last: { startedAt: at, finishedAt: at, checked: 6, fault: { kind: "changed", entry: 7 } },
      foundAt: at,
    },
    site: {
      ...healthy.site,
      worker: { status: "failed", facts: { workers: 0, since: null, lastSeen: at } },
      mail: { status: "failed", facts: { sent: null, failed: at, failing: 2, error: null } },
      jobs: {
        status: "failed",
        facts: { dead: 1, deadSince: at, overdue: 1, overdueSince: at, held: 0, heldSince: null, failing: 0 },
      },
    },
  },
  {
    mail: undefined,
    sender: null,
    scanner: null,
    webhook: null,
    calendars: [],
    anchor: null,
    chain: { last: undefined, foundAt: null },
    marks: { "restore-tested": { about: "", by: "Ana", on: "2034-08-01" } },
  },
];

it.each(locales)("says in %s for each line what is and what to do, with all values", (locale) => {
  const errors = jest.spyOn(console, "error");
  for (const changes of sites) {
    const lines = toOperationsLines({ ...healthy, ...changes });
    const { container, unmount } = renderIn(
      locale,
      <HealthList state="look" lines={lines} zone="America/Toronto" urgent={undefined} />,
    );
    const items = [...container.querySelectorAll("li")];
    expect(items).toHaveLength(lines.length);
    for (const item of items) {
      const texts = [...item.querySelectorAll("p")].map(({ textContent }) => textContent ?? "");
      expect(texts.length).toBeGreaterThan(1);
      expect(texts.filter((text) => !/\S{2}/.test(text) || /[{}]|undefined|null|NaN|operations\./.test(text))).toEqual(
        [],
      );
    }
    unmount();
  }
  expect(errors).not.toHaveBeenCalled();
});

it("says first whether anything needs the reader, then since when, what to do, who can, and has one gold button", () => {
  const sections = toSections({ ...healthy, ...sites[1] });
  const urgent = sections.act.find(({ href }) => href);
  const counts = { act: sections.act.length, look: sections.look.length, unknown: sections.unknown.length };
  const { container } = renderIn(
    "en",
    <>
      <HealthVerdict counts={counts} time="10:00 am" path="/dashboard/settings/operations" />
      {(["act", "look", "unknown", "fine"] as const).map((state) => (
        <HealthList key={state} state={state} lines={sections[state]} zone="America/Toronto" urgent={urgent} />
      ))}
    </>,
  );
  expect(screen.getByText("6 things need you now, 5 need a look.")).toBeVisible();
  const act = within(screen.getByRole("region", { name: "Act now" }));
  expect(act.getByText(/^Not running\. Last sign of life: .*2034/)).toBeVisible();
  expect(
    act.getByText("1 task has no attempts left, since 6 September 2034, 10:00 am. 1 more waits too long."),
  ).toBeVisible();
  expect(act.getAllByText("Who:")).toHaveLength(6);
  expect(container.querySelectorAll(".btn--gold")).toHaveLength(1);
  const unknown = within(screen.getByRole("region", { name: "Not known" }));
  expect(unknown.getByText("Not known: whether there is a backup, and whether it can be restored.")).toBeVisible();
});

it("says that nothing needs the reader if nothing does", () => {
  renderIn("en", <HealthVerdict counts={{ act: 0, look: 0, unknown: 3 }} time="10:00 am" path="/" />);
  expect(screen.getByText("Nothing needs you now.")).toBeVisible();
  expect(screen.getByText(/3 things are not known\./)).toBeVisible();
});
