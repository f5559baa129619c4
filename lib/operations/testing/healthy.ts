import type { OperationsFacts } from "../facts";

export const now = Date.parse("2034-09-06T14:00:00Z");
const hourAgo = new Date(now - 3_600_000);

/** A live site that uses everything, and of which everything that can be known is in order. */
export const healthy: OperationsFacts = {
  now,
  uses: {
    isLive: true,
    hasMailServer: true,
    hasScanner: true,
    hasStripe: true,
    receivesEmail: true,
    texts: "on",
    isHttps: true,
    host: "firm.example",
    proxies: 1,
  },
  site: {
    database: { status: "ok", facts: { ms: 3 } },
    migrations: { status: "ok", facts: { applied: 215, missing: 0 } },
    worker: { status: "ok", facts: { workers: 1, since: hourAgo, lastSeen: hourAgo } },
    mail: { status: "ok", facts: { sent: hourAgo, failed: null, failing: 0, error: null } },
    jobs: {
      status: "ok",
      facts: { dead: 0, deadSince: null, overdue: 0, overdueSince: null, held: 0, heldSince: null, failing: 0 },
    },
    storage: { status: "ok", facts: { isBucket: false } },
    disk: { status: "ok", facts: { free: 60e9, total: 80e9, hasDatabase: true } },
    backup: { status: "unknown" },
  },
  mail: { hold: "none", redirectedTo: undefined, heldAt: null, waiting: 4, stopped: 1 },
  sender: { domain: "firm.example", spf: "found", dmarc: "found" },
  scanner: { isUp: true, held: 0, since: null },
  keys: { id: "ab12cd34", hasPrevious: false, rotation: null },
  webhook: { receivedAt: hourAgo, kind: "payment_intent.succeeded" },
  received: { at: hourAgo, unread: 0, unreadSince: null },
  texts: { count: 12, missed: 0, cost: "0.09 USD" },
  calendars: [{ slug: "helen", name: "Helen", readAt: hourAgo, failingSince: null }],
  database: { version: "18.1", bytes: 210e6 },
  program: { build: "0123456789ab", node: "24.1.0" },
  hasOwnRole: true,
  chain: {
    last: { startedAt: hourAgo, finishedAt: hourAgo, checked: 40, fault: undefined },
    foundAt: null,
  },
  anchor: { at: now - 3_600_000, isSent: true },
  marks: {},
};
