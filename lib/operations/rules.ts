import { longestSilence } from "@/lib/calendar/calendar-link";
import { overdueMinutes } from "@/lib/platform/status/parts";
import type { PartName } from "@/lib/platform/status/parts";
import { msPerHour } from "@/lib/platform/time/instant";

import type { OperationsFacts } from "./facts";

/** The parts of `/api/status`, and what else the page knows about the server, in the order of the page. */
export const lineNames = [
  ...(["database", "migrations", "worker", "jobs", "mail", "outbox", "sender", "storage", "scanner", "disk"] as const),
  ...(["backup", "keys", "audit", "anchors", "roles", "calendars", "received", "stripe", "texts"] as const),
  ...(["certificate", "proxy", "versions"] as const),
] as const;
export type LineName = (typeof lineNames)[number];

/** "off": the site does not use it. A line is never "fine" if nothing is known about it. */
export type LineState = "act" | "look" | "unknown" | "fine" | "off";

export type Found = {
  /** Chooses the sentences. "unread": the check failed or took too long. */
  readonly detail: string;
  /** The numbers, times and names in the sentences. */
  readonly values?: Readonly<Record<string, string | number | Date | null>>;
  /** The page on which an administrator can act. */
  readonly href?: string;
  /** Whether an administrator can act without such a page. Otherwise the person who runs the server acts. */
  readonly isForStaff?: boolean;
};

type Rules = {
  /** `/api/status` judges the part. What is in order may still need a look. */
  readonly [Name in PartName]: (facts: OperationsFacts) => Found & { readonly needsLook?: boolean };
} & {
  readonly [Name in Exclude<LineName, PartName>]: (facts: OperationsFacts) => readonly [LineState, Found];
};

/** Less free space than this part of the disk needs a look. */
const smallDisk = 0.2;
/** The audit log is checked every six hours. An older check needs a look. */
const oldCheck = 24 * msPerHour;
/** An anchor's email may wait this long, in milliseconds. */
const anchorDelay = msPerHour;

const unread: Found = { detail: "unread" };
const unknown = ["unknown", unread] as const;
const gigabytes = (bytes: number) => Math.round(bytes / 1e8) / 10;

/** What each line says. */
export const rules: Rules = {
  database: ({ site: { database } }) => ({ detail: database.status, values: { ms: database.facts?.ms ?? 0 } }),
  migrations: ({ site: { migrations } }) =>
    migrations.facts ? { detail: migrations.status, values: migrations.facts } : unread,
  worker: ({ site: { worker } }) => (worker.facts ? { detail: worker.status, values: worker.facts } : unread),
  mail: ({ site: { mail }, uses }) => {
    if (!mail.facts) return unread;
    const values = { ...mail.facts, isFile: String(!uses.hasMailServer) };
    if (mail.status === "ok") return { detail: "ok", values };
    const href = mail.status === "unknown" ? "/dashboard/settings#mail" : "/dashboard/outbox?view=failed";
    return { detail: mail.status, values, href };
  },
  jobs: ({ site: { jobs } }) => {
    if (!jobs.facts) return unread;
    const { dead, overdue, held, failing } = jobs.facts;
    const values = { ...jobs.facts, minutes: overdueMinutes };
    if (dead > 0) return { detail: "dead", values, href: "/dashboard/outbox?view=failed" };
    if (overdue > 0) return { detail: "overdue", values };
    if (held > 0) return { detail: "held", values, needsLook: true, href: "/dashboard/outbox?view=waiting" };
    if (failing > 0) return { detail: "failing", values, needsLook: true, href: "/dashboard/outbox?view=failed" };
    return { detail: "ok", values };
  },
  storage: ({ site: { storage } }) => ({
    detail: storage.status === "ok" ? (storage.facts?.isBucket ? "bucket" : "database") : "failed",
  }),
  disk: ({ site: { disk } }) => {
    if (!disk.facts) return unread;
    const { free, total, hasDatabase } = disk.facts;
    const space = { free: gigabytes(free), total: gigabytes(total), used: gigabytes(total - free) };
    const values = { ...space, hasDatabase: String(hasDatabase) };
    const isSmall = free / total < smallDisk;
    return { detail: disk.status === "ok" ? (isSmall ? "small" : "ok") : "failed", values, needsLook: isSmall };
  },
  backup: ({ marks, uses, site: { backup } }) => {
    if (!marks) return { ...unread, needsLook: true };
    const tested = marks["restore-tested"];
    const { at = null, drillAt = null, isLogFailing = false } = backup.facts ?? {};
    const proof = drillAt ? "drill" : tested ? "noted" : "none";
    const found = {
      detail: isLogFailing ? "log" : { ok: "ok", failed: "late", unknown: tested ? "tested" : "none" }[backup.status],
      values: { at, drillAt, proof, day: tested?.on ?? "", by: tested?.by ?? "" },
      needsLook: proof === "none",
    };
    return uses.isLive ? { ...found, href: "/dashboard/setup#backup" } : found;
  },
  outbox: ({ mail }) => {
    if (!mail) return unknown;
    const { hold, redirectedTo, ...values } = mail;
    const href = "/dashboard/outbox?view=waiting";
    if (hold === "outside") return ["act", { detail: "outside", values, href }];
    if (hold === "mail") return ["look", { detail: "off", values }];
    if (redirectedTo !== undefined) return ["look", { detail: "redirected", values: { ...values, redirectedTo } }];
    return ["fine", { detail: "ok", values }];
  },
  sender: ({ sender }) => {
    if (sender === null) return ["off", { detail: "none" }];
    if (!sender) return unknown;
    const found = { detail: "records", values: sender, isForStaff: true };
    const states = [sender.spf, sender.dmarc];
    if (states.some((state) => state === "missing" || state === "invalid")) return ["look", found];
    return states.includes("unknown") ? ["unknown", found] : ["fine", found];
  },
  scanner: ({ uses, scanner }) => {
    if (!uses.hasScanner || scanner === null) return ["off", { detail: "none" }];
    if (!scanner) return ["act", unread];
    const { isUp, held, since } = scanner;
    const values = { held, since };
    return isUp ? ["fine", { detail: "ok", values }] : ["act", { detail: "failed", values }];
  },
  keys: ({ keys }) => {
    if (!keys) return unknown;
    const { id, hasPrevious, rotation } = keys;
    const { startedAt = null, finishedAt = null, rows = 0, unreadable = 0 } = rotation ?? {};
    const values = { id, startedAt, finishedAt, rows, unreadable };
    if (rotation && !finishedAt) return ["look", { detail: "rotating", values }];
    if (unreadable > 0) return ["look", { detail: "unreadable", values }];
    return hasPrevious ? ["look", { detail: "previous", values }] : ["fine", { detail: "ok", values }];
  },
  audit: ({ chain, now }) => {
    const href = "/dashboard/audit#chain";
    if (!chain) return unknown;
    if (!chain.last) return ["unknown", { detail: "never", href }];
    const { finishedAt, checked, fault } = chain.last;
    if (fault) {
      const values = { kind: fault.kind, entry: fault.entry, since: chain.foundAt ?? finishedAt };
      return ["act", { detail: "incomplete", values, href }];
    }
    const values = { at: finishedAt, checked };
    return finishedAt.getTime() < now - oldCheck
      ? ["look", { detail: "old", values, href }]
      : ["fine", { detail: "complete", values }];
  },
  anchors: ({ anchor, now }) => {
    const href = "/dashboard/audit#anchors";
    if (anchor === undefined) return unknown;
    if (anchor === null) return ["unknown", { detail: "none", href }];
    const values = { at: new Date(anchor.at) };
    if (anchor.isSent) return ["fine", { detail: "sent", values }];
    return anchor.at < now - anchorDelay
      ? ["look", { detail: "unsent", values, href }]
      : ["unknown", { detail: "waiting", values, href }];
  },
  roles: ({ hasOwnRole }) =>
    hasOwnRole === undefined ? unknown : hasOwnRole ? ["fine", { detail: "two" }] : ["look", { detail: "one" }],
  calendars: ({ calendars, now }) => {
    if (!calendars) return unknown;
    const [worst] = calendars;
    if (!worst) return ["off", { detail: "none" }];
    const silent = calendars.filter(({ failingSince }) => failingSince && +failingSince <= now - longestSilence);
    const values = { count: calendars.length, silent: silent.length, name: worst.name, since: worst.failingSince };
    if (silent.length > 0)
      return ["look", { detail: "silent", values, href: `/dashboard/advisers/${worst.slug}#own-calendar` }];
    return calendars.every(({ readAt }) => readAt === null)
      ? ["unknown", { detail: "unused", values }]
      : ["fine", { detail: "ok", values }];
  },
  received: ({ uses, received }) => {
    if (!uses.receivesEmail) return ["off", { detail: "none" }];
    if (!received) return unknown;
    const { at, unread: waiting, unreadSince } = received;
    const values = { at, waiting, since: unreadSince };
    if (waiting > 0) return ["look", { detail: "waiting", values }];
    return at ? ["fine", { detail: "ok", values }] : ["unknown", { detail: "never", values, isForStaff: true }];
  },
  stripe: ({ uses, webhook }) => {
    if (!uses.hasStripe) return ["off", { detail: "none" }];
    if (webhook === undefined) return unknown;
    return webhook
      ? ["fine", { detail: "ok", values: { at: webhook.receivedAt, kind: webhook.kind } }]
      : ["unknown", { detail: "never", isForStaff: true }];
  },
  texts: ({ uses, texts }) => {
    if (uses.texts !== "on") return [uses.texts === "off" ? "look" : "off", { detail: uses.texts }];
    if (!texts) return unknown;
    const values = { ...texts, hasCost: texts.cost === "" ? "no" : "yes" };
    return texts.missed > 0 ? ["look", { detail: "missed", values }] : ["fine", { detail: "ok", values }];
  },
  certificate: ({ uses: { isHttps, host } }) => [
    isHttps ? "unknown" : "off",
    { detail: isHttps ? "https" : "http", values: { host } },
  ],
  proxy: ({ uses: { proxies } }) => ["unknown", { detail: "set", values: { proxies } }],
  versions: ({ database, program, site: { migrations } }) => {
    const values = { ...program, applied: migrations.facts?.applied ?? 0 };
    if (!database) return ["unknown", { detail: "program", values }];
    const megabytes = Math.round(database.bytes / 1e6);
    return ["fine", { detail: "ok", values: { ...values, version: database.version, megabytes } }];
  },
};
