import { toFirm } from "@/lib/firm/settings";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";

import { missingOf, toAbilities } from "./abilities";
import type { SetupFacts } from "./facts";
import { isSettled, lineNames, nextLine, reachedBy, screenOf, toSetupLines } from "./lines";
import type { LineName, SetupLine } from "./lines";

const today = "2026-11-30";
const facts = { ...sampleFacts.ca, visitingAddress: null, meetingModes: ["phone" as const], confirmedOn: {} };
const firm = toFirm({ ...facts, bank: null, paymentText: null }, { version: 1, isSample: false });

/** A new live site with one administrator. */
const fresh: SetupFacts = {
  firm,
  today,
  own: { factorOn: today, codes: 10, codesLeft: 10 },
  administrators: { active: 1, invited: 0 },
  services: { offered: 0, drafts: 6, unserved: 0 },
  advisers: { names: [], withHours: 0 },
  isBookingOpen: false,
  hasCards: false,
  proposed: { bank: false, paymentWords: false },
  texts: { articles: 6, questions: 24 },
  claims: { shown: 0, proposed: 0, drafts: 0, expired: 0, empty: 9 },
  forCounsel: ["/terms-of-service"],
  notedTexts: ["/terms-of-service"],
  hasEmailArrived: false,
  marks: {},
};

const mark = (about = "") => ({ about, by: "Ana", on: today }) as const;
const confirmed = {
  ...firm,
  bank: { holder: "Sample Inc.", lines: ["IBAN 1"] },
  confirmedOn: { hours: today, "meeting-modes": today, articles: today, questions: today } as const,
};
/** A site on which every line is done. */
const complete: SetupFacts = {
  ...fresh,
  firm: confirmed,
  administrators: { active: 3, invited: 0 },
  services: { offered: 6, drafts: 0, unserved: 0 },
  advisers: { names: ["Helen"], withHours: 1 },
  isBookingOpen: true,
  claims: { shown: 2, proposed: 0, drafts: 0, expired: 0, empty: 7 },
  forCounsel: [],
  notedTexts: [],
  hasEmailArrived: true,
  marks: {
    "phone-called": mark(reachedBy(confirmed)),
    "key-copied": mark(),
    "restore-tested": mark(),
    "test-booking": mark(),
    "no-other-claims": mark(),
  },
};

const lineOf = (name: LineName, changes: Partial<SetupFacts>, of: SetupFacts = complete) =>
  toSetupLines({ ...of, ...changes }).find((line) => line.name === name) as SetupLine;
const withoutMark = (kind: keyof SetupFacts["marks"]) => ({ marks: { ...complete.marks, [kind]: undefined } });

it("lists 19 lines, and all are settled on a complete site", () => {
  const lines = toSetupLines(complete);
  expect(lines).toHaveLength(19);
  expect(lines.filter((line) => !isSettled(line))).toEqual([]);
  expect(nextLine(lines)).toBeUndefined();
});

it("the first day has what the server's settings and the sign-in filled in, and begins with a second person", () => {
  const lines = toSetupLines(fresh);
  expect(lines.filter(isSettled).map(({ name }) => name)).toEqual([
    "second-factor",
    "recovery-codes",
    "names",
    "registers",
  ]);
  expect(lines.filter(({ state }) => state === "later").map(({ name }) => name)).toEqual([
    "weekly-hours",
    "test-booking",
  ]);
  expect(nextLine(lines)).toBe("administrators");
});

/** For each line, a change of the records that opens it again, and the state that it then has. */
const turns: Readonly<Record<LineName, readonly [change: Partial<SetupFacts>, state: SetupLine["state"]]>> = {
  "second-factor": [{ own: { ...fresh.own, factorOn: undefined } }, "todo"],
  "recovery-codes": [{ own: { ...fresh.own, codesLeft: 0 } }, "todo"],
  administrators: [{ administrators: { active: 2, invited: 0 } }, "started"],
  names: [{ firm: { ...confirmed, representatives: "" } }, "todo"],
  addresses: [{ firm: { ...confirmed, meetingModes: ["in-person"] } }, "started"],
  registers: [{ firm: { ...confirmed, registers: [] } }, "todo"],
  phone: [{ firm: { ...confirmed, phone: "+1 416 555 0999" } }, "todo"],
  hours: [{ firm: { ...confirmed, confirmedOn: { hours: today } } }, "started"],
  services: [{ services: { offered: 5, drafts: 1, unserved: 0 } }, "started"],
  adviser: [{ advisers: { names: [], withHours: 0 } }, "todo"],
  "weekly-hours": [{ advisers: { names: ["Helen"], withHours: 0 } }, "todo"],
  "test-booking": [withoutMark("test-booking"), "todo"],
  "payment-terms": [{ firm: { ...confirmed, bank: null } }, "todo"],
  bank: [{ firm: { ...confirmed, bank: null }, proposed: { bank: true, paymentWords: false } }, "waiting"],
  texts: [{ firm: { ...confirmed, confirmedOn: { articles: today } } }, "started"],
  claims: [{ claims: { shown: 1, proposed: 0, drafts: 0, expired: 1, empty: 0 } }, "started"],
  legal: [{ forCounsel: ["/terms-of-service"] }, "waiting"],
  emails: [{ hasEmailArrived: false }, "todo"],
  backup: [{ today: "2027-03-30" }, "started"],
};

it.each(lineNames)("the line %s opens when its record changes, and is settled again", (name) => {
  const [change, state] = turns[name];
  expect(isSettled(lineOf(name, {}))).toBe(true);
  expect(lineOf(name, change).state).toBe(state);
});

it("a firm that makes no claims or sends no invoices says so, and the lines count as settled", () => {
  const none = { claims: { ...fresh.claims }, marks: { ...complete.marks, "no-invoices": mark() } } as const;
  expect(lineOf("claims", none).state).toBe("declined");
  expect(lineOf("bank", { ...none, firm: { ...confirmed, bank: null } }).state).toBe("declined");
  expect(lineOf("claims", { ...none, ...withoutMark("no-other-claims") }).state).toBe("todo");
  // A claim that someone has written since is open, whatever was said before.
  expect(lineOf("claims", { claims: { ...fresh.claims, drafts: 1 } }).state).toBe("started");
});

it("says what is not known about backup and key", () => {
  const detailOf = (marks: SetupFacts["marks"]) => lineOf("backup", { marks }).detail;
  expect([{}, { "key-copied": mark() }, { "restore-tested": mark() }].map(detailOf)).toEqual([
    "both",
    "restore",
    "key",
  ]);
});

it("computes what visitors can do", () => {
  const statesOf = (of: SetupFacts) => toAbilities(of).map(({ name, state }) => `${name} ${state}`);
  expect(statesOf(complete).filter((line) => !line.endsWith(" on"))).toEqual([]);
  expect(statesOf(fresh)).toEqual([
    "read partly",
    "write on",
    "book hidden",
    "pay hidden",
    "claims hidden",
    "imprint on",
    "search hidden",
  ]);
  expect(missingOf(fresh)).toContain("administrators");
});

it("each line leads to a page that exists", () => {
  const pages = Object.values(screenOf).map(({ page }) => page);
  expect(pages.filter((page) => !(page in dashboardRoutes))).toEqual([]);
});
