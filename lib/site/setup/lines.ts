import type { Firm } from "@/lib/firm/settings";
import type { MadeMark } from "@/lib/firm/setup-marks";
import { addDays } from "@/lib/platform/time/day";

import { legalDetailsOf } from "../missing-facts";
import type { SetupFacts } from "./facts";

/** The lines of the page Setup by section, in their order. */
export const setupSections = {
  people: ["second-factor", "recovery-codes", "administrators"],
  firm: ["names", "addresses", "registers", "phone", "hours"],
  appointments: ["services", "adviser", "weekly-hours", "test-booking"],
  payment: ["payment-terms", "bank"],
  texts: ["texts", "claims", "legal"],
  running: ["emails", "backup"],
} as const;

export type SetupSection = keyof typeof setupSections;
export type LineName = (typeof setupSections)[SetupSection][number];
export const sectionNames = Object.keys(setupSections) as readonly SetupSection[];
export const lineNames: readonly LineName[] = sectionNames.flatMap((section) => setupSections[section]);

/**
 * "done": settled. "declined": settled, because the firm does not do it. "todo": nothing is there. "started": a part is
 * there. "waiting": it waits for another person. "later": it waits for an earlier line.
 */
export type LineState = "done" | "declined" | "todo" | "started" | "waiting" | "later";

export type SetupLine = {
  readonly name: LineName;
  readonly state: LineState;
  /** Chooses the sentence that says what is missing. */
  readonly detail: string;
  /** The numbers and names in the line's sentences. */
  readonly values: Readonly<Record<string, string | number>>;
};

/** Whether nothing is left to do for the line. */
export const isSettled = ({ state }: SetupLine): boolean => state === "done" || state === "declined";

type Screen = { readonly page: string; readonly query?: string; readonly part?: string };

/** Where each line is settled: the page, and the section of the page. Without an entry, Setup itself settles it. */
export const screenOf: Readonly<Partial<Record<LineName, Screen>>> = {
  "second-factor": { page: "/dashboard/account" },
  "recovery-codes": { page: "/dashboard/account" },
  administrators: { page: "/dashboard/staff/invite", query: "?role=admin" },
  names: { page: "/dashboard/settings", part: "names" },
  addresses: { page: "/dashboard/settings", part: "addresses" },
  registers: { page: "/dashboard/settings", part: "registers" },
  hours: { page: "/dashboard/settings", part: "hours" },
  services: { page: "/dashboard/services" },
  adviser: { page: "/dashboard/advisers/new" },
  "weekly-hours": { page: "/dashboard/advisers" },
  "payment-terms": { page: "/dashboard/settings", part: "bank" },
  bank: { page: "/dashboard/settings", part: "bank" },
  claims: { page: "/dashboard/claims" },
  legal: { page: "/dashboard/settings/legal" },
  emails: { page: "/dashboard/settings", part: "mail" },
};

/** Where a settled line is changed, if this is another page. */
export const changedOn: typeof screenOf = {
  administrators: { page: "/dashboard/staff" },
  adviser: { page: "/dashboard/advisers" },
  texts: { page: "/dashboard/setup/texts" },
};

/** The days for which a test of a backup counts. After that, the line is open again. */
export const restoreTestDays = 92;
/** A site is complete with two administrators. Three are advised, because two can let the third one in again. */
const requiredAdministrators = 2;
export const advisedAdministrators = 3;

type Judged = readonly [state: LineState, detail?: string, values?: SetupLine["values"]];

const rules: Readonly<Record<LineName, (facts: SetupFacts) => Judged>> = {
  "second-factor": ({ own: { factorOn } }) => (factorOn ? ["done", "none", { day: factorOn }] : ["todo"]),
  "recovery-codes": ({ own: { codes, codesLeft } }) => [
    codesLeft > 0 ? "done" : "todo",
    "none",
    { codes, used: codes - codesLeft },
  ],
  administrators: ({ administrators: { active, invited } }) => {
    const values = { active, invited };
    if (active >= advisedAdministrators) return ["done", "none", values];
    if (invited > 0) return ["waiting", "invited", values];
    return active >= requiredAdministrators ? ["started", "two", values] : ["todo", "one", values];
  },
  names: ({ firm }) => [
    legalDetailsOf(firm).names ? "done" : "todo",
    "none",
    { name: firm.legalName, people: firm.representatives },
  ],
  addresses: ({ firm }) => {
    const offersVisits = firm.meetingModes.includes("in-person");
    const needsNoVisit = firm.confirmedOn["meeting-modes"] !== undefined && !offersVisits;
    const values = { address: (firm.visitingAddress ?? firm.registeredOffice).en.join(", ") };
    if (!legalDetailsOf(firm).office) return ["todo", "none", values];
    if (firm.visitingAddress || needsNoVisit) return ["done", "none", values];
    return ["started", offersVisits ? "visits" : "undecided", values];
  },
  registers: ({ firm }) => [
    legalDetailsOf(firm).registers ? "done" : "todo",
    "none",
    { registers: firm.registers.join("; ") },
  ],
  phone: ({ firm, marks }) => {
    const called = marks["phone-called"];
    const values = { phone: firm.phone, email: firm.email };
    return called?.about === reachedBy(firm)
      ? ["done", "none", { ...values, ...sayingOf(called) }]
      : ["todo", "none", values];
  },
  hours: ({ firm }) => {
    const { hours, "meeting-modes": modes } = firm.confirmedOn;
    if (hours && modes) return ["done", "none", { day: hours > modes ? hours : modes }];
    return hours || modes ? ["started", hours ? "modes" : "hours"] : ["todo", "both"];
  },
  services: ({ services }) => {
    if (services.offered > 0 && services.drafts === 0) return ["done", "none", services];
    return [services.offered > 0 ? "started" : "todo", "none", services];
  },
  adviser: ({ advisers: { names }, services: { unserved } }) => [
    names.length > 0 ? "done" : "todo",
    "none",
    { count: names.length, name: names[0] ?? "", unserved },
  ],
  "weekly-hours": ({ advisers: { names, withHours } }) => [
    names.length === 0 ? "later" : withHours > 0 ? "done" : "todo",
    "none",
    { count: withHours, name: names[0] ?? "none" },
  ],
  "test-booking": ({ isBookingOpen, marks }) => {
    const made = marks["test-booking"];
    if (made) return ["done", "none", sayingOf(made)];
    return [isBookingOpen ? "todo" : "later"];
  },
  "payment-terms": ({ firm, hasCards, proposed }) => {
    if (firm.bank || hasCards) return ["done", firm.bank ? "invoice" : "card"];
    if (firm.paymentText) return ["done", "words"];
    return proposed.paymentWords ? ["waiting", "proposed"] : ["todo"];
  },
  bank: ({ firm, proposed, marks }) => {
    const declined = marks["no-invoices"];
    if (firm.bank) return ["done", "none", { holder: firm.bank.holder }];
    if (proposed.bank) return ["waiting", "proposed"];
    return declined ? ["declined", "none", sayingOf(declined)] : ["todo"];
  },
  texts: ({ firm: { confirmedOn }, texts }) => {
    const { articles, questions } = confirmedOn;
    if (articles && questions) return ["done", "none", { ...texts, day: articles < questions ? articles : questions }];
    return articles || questions ? ["started", articles ? "questions" : "articles", texts] : ["todo", "both", texts];
  },
  claims: ({ claims, marks }) => {
    const decided = marks["no-other-claims"];
    const hidden = claims.proposed + claims.drafts + claims.expired + (decided ? 0 : claims.empty);
    const values = { ...claims, hidden, all: claims.shown + hidden };
    if (claims.drafts + claims.expired > 0) return ["started", "drafts", values];
    if (claims.proposed > 0) return ["waiting", "proposed", values];
    if (claims.empty > 0 && !decided) return [claims.shown > 0 ? "started" : "todo", "empty", values];
    return claims.shown > 0 ? ["done", "none", values] : ["declined", "none", decided ? sayingOf(decided) : {}];
  },
  legal: ({ forCounsel, notedTexts }) => [
    forCounsel.length === 0 ? "done" : "waiting",
    "none",
    { count: forCounsel.length, noted: notedTexts.length },
  ],
  emails: ({ hasEmailArrived }) => [hasEmailArrived ? "done" : "todo"],
  backup: ({ marks, today }) => {
    const [copied, tested] = [marks["key-copied"], marks["restore-tested"]];
    if (!tested) return copied ? ["started", "restore"] : ["todo", "both"];
    const isOld = addDays(tested.on, restoreTestDays) < today;
    if (copied && !isOld) return ["done", "none", sayingOf(tested)];
    return ["started", isOld ? "old" : "key", { day: tested.on }];
  },
};

const sayingOf = ({ by, on }: MadeMark) => ({ by, day: on });

/** How visitors reach the firm. The test of phone and email counts only for these. */
export const reachedBy = ({ phone, email }: Pick<Firm, "phone" | "email">): string => `${phone} ${email}`;

/** Computes the lines of the page Setup. */
export function toSetupLines(facts: SetupFacts): readonly SetupLine[] {
  return lineNames.map((name) => {
    const [state, detail = "none", values = {}] = rules[name](facts);
    return { name, state, detail, values };
  });
}

/** The lines that other lines wait for, and then the shortest: the order in which the page suggests the open lines. */
const suggestedOrder: readonly LineName[] = [
  "second-factor",
  "recovery-codes",
  "administrators",
  "names",
  "addresses",
  "registers",
  "hours",
  "services",
  "adviser",
  "weekly-hours",
  "payment-terms",
  "bank",
  "phone",
  "emails",
  "test-booking",
  "backup",
  "claims",
  "texts",
  "legal",
];

/** The next line that the reader can settle. Undefined if the open lines wait for others. */
export function nextLine(lines: readonly SetupLine[]): LineName | undefined {
  return suggestedOrder.find((name) =>
    lines.some((line) => line.name === name && (line.state === "todo" || line.state === "started")),
  );
}

/** The reader's own time that each line takes, in minutes. Undefined: it takes another person's time. */
export const minutesOf: Readonly<Partial<Record<LineName, number>>> = {
  "second-factor": 5,
  "recovery-codes": 5,
  administrators: 5,
  names: 5,
  addresses: 5,
  registers: 10,
  phone: 5,
  hours: 10,
  services: 30,
  adviser: 10,
  "weekly-hours": 5,
  "test-booking": 5,
  "payment-terms": 5,
  bank: 10,
  texts: 60,
  claims: 30,
  emails: 5,
  backup: 10,
};
