import { join } from "node:path";

import { encode } from "next-auth/jwt";
import type { Client } from "pg";

import { dashboardRoutes } from "../lib/platform/auth/dashboard-routes";
import { dataFolder } from "../scripts/shared/root";
import { seedDatabase } from "../scripts/local/services/seed-database";
import { percentile, rounded } from "../scripts/bench/table";
import type { Row, Table } from "../scripts/bench/table";
import { openBenchSite } from "./support/bench-site";

/**
 * The goals for the 95th percentile of the response times, in milliseconds. The benchmark and the server run on the
 * same machine.
 */
const goals = { page: 200, search: 100 } as const;
const warmUps = 5;
const measurements = 40;

/**
 * Measures every page of the staff area and the search with 200,000 clients, 1,000,000 bookings and 300,000 messages.
 */
export async function run(): Promise<Table> {
  const bench = await openBenchSite();
  try {
    const { url, client } = await bench.database("bench_desk");
    await seedDatabase({ DATABASE_URL: url, DEMO_STAFF_FILE: join(dataFolder, "bench-staff.json") }, ["--large"]);
    // A production database is vacuumed regularly. Without a vacuum, PostgreSQL cannot count rows from an index alone.
    await client.query("vacuum analyze");
    const cookie = await administratorCookie(client);
    const site = await bench.serve(url);
    const rows: Row[] = [];
    await giveReasons(client);
    await addNotice(client);
    for (const path of await pages(client))
      rows.push(await measure(path, { url: site.address + path, init: { headers: { cookie } }, goal: goals.page }));
    const search = `${site.address}/api/staff/search`;
    const headers = { cookie, origin: site.address, "content-type": "application/json" };
    for (const q of searches) {
      const init = { method: "POST", headers, body: JSON.stringify({ q }) };
      rows.push(await measure(`search for ${q}`, { url: search, init, goal: goals.search }));
    }
    await site.stop();
    return { title: "Staff area with a large office", rows };
  } finally {
    await bench.close();
  }
}

/**
 * A surname, a misspelt surname, an email address, a phone number, two parts of references, a surname without its
 * umlaut, a wallet of a case, and a website.
 */
const searches = [
  ...["Kowalham", "Kowlham", "margaret.4200@example.com", "416 001 4321", "FRS-2222", "7K2M", "Grunwick"],
  ...["0xd3a0f5c1e0000000000000000000000000000000", "https://bright-capital.example/login"],
];

/** Creates a session of the demo administrator, who may read every page, and returns its cookie. */
async function administratorCookie(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    "insert into staff_sessions (staff_user_id) select id from staff_users where role = 'admin' limit 1 returning id",
  );
  const token = await encode({ token: { sid: rows[0]?.id ?? "" }, secret: process.env.NEXTAUTH_SECRET ?? "" });
  return `next-auth.session-token=${token}`;
}

/**
 * For every case, records that the administrator has given a reason for opening the client's file. Without this record,
 * the pages of the file would show only a form that asks for a reason, and the benchmark would measure that form.
 */
async function giveReasons(client: Client): Promise<void> {
  await client.query(
    `insert into audit_events (actor_kind, actor_id, action, subject_kind, subject_id)
     select 'staff', s.id::text, 'client.opened', 'client', c.client_id::text
     from cases c, staff_users s where s.role = 'admin'`,
  );
}

/** Adds the draft of a notice, because the seed has no notices. */
async function addNotice(client: Client): Promise<void> {
  await client.query(
    `with notice as (insert into texts (kind, key, position) values ('notice', 'closed-today', 1) returning id)
     insert into text_drafts (text_id, locale, head, body) select id, 'en', '{}', 'We are closed today.' from notice`,
  );
}

/** Views and filters of the lists. Each one runs its own database queries. */
const views = [
  "/dashboard/inbox?view=answered",
  "/dashboard/inbox?view=quarantine",
  "/dashboard/bookings?status=any",
  "/dashboard/bookings?status=cancelled",
  "/dashboard/bookings?status=any&sort=made",
  "/dashboard/bookings?q=Kowalham",
  "/dashboard/bookings/new?q=Kowalham",
  "/dashboard/tasks?view=everyone",
  "/dashboard/tasks?view=done",
  "/dashboard/outbox?view=waiting",
  "/dashboard/outbox?view=sent",
  "/dashboard/search?q=Kowalham",
  "/dashboard/search?q=FRS-2222",
  "/dashboard/inbox?q=Kowalham",
  "/dashboard/payments?q=Kowalham",
];

/** Pages that only a live site has. The benchmark measures a demonstration. */
const ofLiveSites = "/dashboard/setup";

/** The paths of all other pages of the staff area. Variable segments contain values from the database. */
async function pages(client: Client): Promise<readonly string[]> {
  const one = async (query: string) => (await client.query<{ value: string }>(query)).rows[0]?.value ?? "";
  const values: Readonly<Record<string, string>> = {
    "/dashboard/inbox/": await one(
      "select reference as value from contact_messages where state = 'received' order by created_at limit 1",
    ),
    "/dashboard/bookings/": await one(
      "select reference as value from bookings where status = 'confirmed' and starts_at > now() order by starts_at limit 1",
    ),
    // The path of a case contains this client too, so the client and the case must belong together.
    "/dashboard/clients/": await one("select client_id::text as value from cases order by reference limit 1"),
    "/dashboard/clients/{id}/cases/": await one("select reference as value from cases order by reference limit 1"),
    "/dashboard/data-requests/": await one("select reference as value from data_requests order by reference limit 1"),
    "/dashboard/services/": await one("select slug as value from services order by position limit 1"),
    "/dashboard/advisers/": await one("select slug as value from advisers order by slug limit 1"),
    "/dashboard/advisers/{slug}/hours/": "new",
    "/dashboard/claims/": await one("select id::text as value from claims order by position limit 1"),
    "/dashboard/complaints/": await one("select reference as value from complaints order by reference limit 1"),
    "/dashboard/payments/": await one(
      "select reference as value from bookings b where exists (select from invoices where booking_id = b.id) limit 1",
    ),
    "/dashboard/outbox/failed/": await one("select id::text as value from graphile_worker._private_jobs limit 1"),
    "/dashboard/outbox/": await one("select id::text as value from sent_emails order by at limit 1"),
    "/dashboard/content/articles/": await one(
      "select key as value from texts where kind = 'article' order by key limit 1",
    ),
    "/dashboard/content/history/": await one(
      "select id::text as value from texts where kind = 'article' order by key limit 1",
    ),
    "/dashboard/content/preview/": await one(
      "select id::text as value from texts where kind = 'article' order by key limit 1",
    ),
    "/dashboard/content/notices/": "closed-today",
    "/dashboard/settings/legal/": "privacy-policy",
    "/dashboard/settings/legal/{key}/": "1",
    "/dashboard/settings/templates/": await one("select id::text as value from reply_templates limit 1"),
    "/dashboard/staff/": await one("select id::text as value from staff_users order by email limit 1"),
  };
  const routes = Object.keys(dashboardRoutes).filter((path) => !path.startsWith(ofLiveSites));
  const paths = routes.map((path) =>
    path.replace(/\{\w+\}/g, (_name, offset: number) => {
      const value = values[path.slice(0, offset)];
      if (!value) throw new Error(`The benchmark has no row for ${path}`);
      return value;
    }),
  );
  return [...paths, ...views];
}

type Measured = { readonly url: string; readonly init: RequestInit; readonly goal: number };

/** Sends one request repeatedly, one at a time. */
async function measure(what: string, { url, init, goal }: Measured): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < warmUps + measurements; round += 1) {
    const began = performance.now();
    const response = await fetch(url, { ...init, redirect: "manual" });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${what} returned ${response.status}`);
    if (round >= warmUps) times.push(performance.now() - began);
  }
  const figure = percentile(times, 0.95);
  return { what, figure: rounded(figure, 0), unit: "ms", goal: `${goal} or less`, isMet: figure <= goal };
}
