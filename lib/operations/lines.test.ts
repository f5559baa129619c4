import { dashboardPathOf } from "@/lib/platform/auth/dashboard-routes";
import { parts } from "@/lib/platform/status/parts";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";

import type { OperationsFacts } from "./facts";
import { toOperationsLines } from "./lines";
import { lineNames } from "./rules";
import type { LineName } from "./rules";
import { healthy, now } from "./testing/healthy";

const lineOf = (name: LineName, changes: Partial<OperationsFacts> = {}) =>
  toOperationsLines({ ...healthy, ...changes }).find((line) => line.name === name);
const inState = (facts: OperationsFacts, state: string) =>
  toOperationsLines(facts).flatMap((line) => (line.state === state ? [line.name] : []));
const ago = (ms: number) => new Date(now - ms);
const siteWith = (changes: Partial<OperationsFacts["site"]>) => ({ site: { ...healthy.site, ...changes } });
const jobs = (facts: Partial<NonNullable<OperationsFacts["site"]["jobs"]["facts"]>>, status: "ok" | "failed") =>
  siteWith({ jobs: { status, facts: { ...healthy.site.jobs.facts, ...facts } as never } });

const backup = { at: ago(msPerHour), drillAt: null, isLogFailing: false };

it("calls a well-run site fine, but for what it cannot know", () => {
  expect(inState(healthy, "act")).toEqual([]);
  expect(inState(healthy, "look")).toEqual([]);
  expect(inState(healthy, "unknown")).toEqual(["backup", "certificate", "proxy"]);
  expect(inState(healthy, "off")).toEqual([]);
});

describe("the judgement of /api/status", () => {
  it.each(parts)("is that of the line %s", (part) => {
    const facts = healthy.site[part].facts as never;
    const stateAt = (status: "ok" | "failed" | "unknown") =>
      lineOf(part, siteWith({ [part]: { status, facts } }))?.state;
    expect([stateAt("failed"), stateAt("unknown")]).toEqual(["act", "unknown"]);
    expect(["fine", "look"]).toContain(stateAt("ok"));
  });
});

it("calls nothing fine that was not read", () => {
  const failed = Object.fromEntries(parts.map((part) => [part, { status: "unknown" }])) as never;
  const nothing = Object.fromEntries(
    Object.keys(healthy)
      .filter((key) => !["now", "uses", "site", "program"].includes(key))
      .map((key) => [key, undefined]),
  );
  const lines = toOperationsLines({ ...healthy, ...nothing, site: failed });
  expect(lines.filter(({ state }) => state === "fine" || state === "off").map(({ name }) => name)).toEqual([]);
});

it.each<[LineName, string, string, Partial<OperationsFacts>]>([
  ["jobs", "dead", "act", jobs({ dead: 2, overdue: 1 }, "failed")],
  ["jobs", "overdue", "act", jobs({ overdue: 3, held: 1 }, "failed")],
  ["jobs", "held", "look", jobs({ held: 3 }, "ok")],
  ["jobs", "failing", "look", jobs({ failing: 1 }, "ok")],
  ["disk", "small", "look", siteWith({ disk: { status: "ok", facts: { free: 19, total: 100, hasDatabase: false } } })],
  ["backup", "late", "act", siteWith({ backup: { status: "failed", facts: { ...backup, at: ago(msPerDay) } } })],
  ["backup", "log", "act", siteWith({ backup: { status: "failed", facts: { ...backup, isLogFailing: true } } })],
  ["backup", "ok", "look", { ...siteWith({ backup: { status: "ok", facts: backup } }), marks: {} as never }],
  ["backup", "ok", "fine", siteWith({ backup: { status: "ok", facts: { ...backup, drillAt: ago(msPerDay) } } })],
  ["outbox", "outside", "act", { mail: { ...healthy.mail, hold: "outside" } as never }],
  ["outbox", "off", "look", { mail: { ...healthy.mail, hold: "mail" } as never }],
  ["outbox", "redirected", "look", { mail: { ...healthy.mail, redirectedTo: "test@example.com" } as never }],
  ["sender", "records", "look", { sender: { domain: "firm.example", spf: "missing", dmarc: "unknown" } }],
  ["sender", "records", "unknown", { sender: { domain: "firm.example", spf: "found", dmarc: "unknown" } }],
  ["sender", "none", "off", { sender: null }],
  ["scanner", "failed", "act", { scanner: { isUp: false, held: 1, since: ago(msPerHour) } }],
  ["scanner", "none", "off", { scanner: null }],
  ["keys", "rotating", "look", { keys: rotation({ finishedAt: null }) }],
  ["keys", "unreadable", "look", { keys: rotation({ finishedAt: ago(msPerDay), unreadable: 1 }) }],
  ["keys", "previous", "look", { keys: rotation({ finishedAt: ago(msPerDay) }) }],
  ["audit", "incomplete", "act", { chain: chain({ fault: { kind: "missing", entry: 7 } }) }],
  ["audit", "old", "look", { chain: chain({ finishedAt: ago(msPerDay + 1) }) }],
  ["audit", "never", "unknown", { chain: { last: undefined, foundAt: null } }],
  ["anchors", "unsent", "look", { anchor: { at: now - 2 * msPerHour, isSent: false } }],
  ["anchors", "waiting", "unknown", { anchor: { at: now - msPerMinute, isSent: false } }],
  ["anchors", "none", "unknown", { anchor: null }],
  ["roles", "one", "look", { hasOwnRole: false }],
  ["calendars", "silent", "look", { calendars: calendar(msPerDay) }],
  ["calendars", "ok", "fine", { calendars: calendar(msPerDay - 1) }],
  ["calendars", "none", "off", { calendars: [] }],
  ["received", "waiting", "look", { received: { at: ago(1), unread: 1, unreadSince: ago(msPerHour) } }],
  ["received", "never", "unknown", { received: { at: null, unread: 0, unreadSince: null } }],
  ["received", "none", "off", { uses: { ...healthy.uses, receivesEmail: false } }],
  ["stripe", "never", "unknown", { webhook: null }],
  ["stripe", "none", "off", { uses: { ...healthy.uses, hasStripe: false } }],
  ["texts", "missed", "look", { texts: { count: 12, missed: 1, cost: "" } }],
  ["texts", "off", "look", { uses: { ...healthy.uses, texts: "off" } }],
  ["texts", "none", "off", { uses: { ...healthy.uses, texts: "none" } }],
  ["certificate", "http", "off", { uses: { ...healthy.uses, isHttps: false } }],
])('the line %s says "%s" and is "%s"', (name, detail, state, changes) => {
  expect(lineOf(name, changes)).toMatchObject({ state, detail });
});

it("leads only to pages that exist", () => {
  const links = lineNames.flatMap((name) => lineOf(name)?.href ?? []);
  expect(links.filter((href) => !dashboardPathOf(href.replace(/[?#].*/, "")))).toEqual([]);
});

function rotation(changes: { finishedAt: Date | null; unreadable?: number }) {
  return {
    id: "ab12cd34",
    hasPrevious: true,
    rotation: { startedAt: ago(msPerDay), rows: 9, unreadable: 0, ...changes },
  };
}

function chain(changes: Partial<NonNullable<NonNullable<OperationsFacts["chain"]>["last"]>>) {
  const last = { startedAt: ago(msPerHour), finishedAt: ago(msPerHour), checked: 40, fault: undefined, ...changes };
  return { last, foundAt: null };
}

function calendar(failingFor: number) {
  return [{ slug: "helen", name: "Helen", readAt: ago(2 * msPerDay), failingSince: ago(failingFor) }];
}
