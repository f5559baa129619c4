import type { APIRequestContext, APIResponse } from "@playwright/test";
import { Client } from "pg";

import { dashboardRoutes } from "../../../lib/platform/auth/dashboard-routes";
import type { DashboardRoute } from "../../../lib/platform/auth/dashboard-routes";
import { isAllowed, roles } from "../../../lib/platform/auth/permissions";
import type { Role } from "../../../lib/platform/auth/permissions";
import en from "../../../messages/en.json";
import { expect, test } from "../../fixtures";
import { builtActions, builtEndpoints, builtPages } from "./build";
import { postEndpoints, publicActions, staffActions, staffEndpoints } from "./expected";
import { addAccount, sessionOf } from "./people";
import { rowsFor } from "./rows";
import type { Row } from "./rows";

// The tests share the sessions of their accounts, so they run one after another in one process.
test.describe.configure({ mode: "default", timeout: 180_000 });

const site = process.env.BASE_URL ?? "";
const cookies = new Map<Role, string>();
let rows: Readonly<Record<string, readonly Row[]>> = {};
/** Without the middleware, no path is rewritten to that of the page in a language. */
const language = process.env.WITHOUT_MIDDLEWARE ? "/en" : "";
/** Pages about bookings or clients show only rows in the staff member's scope. Other pages show every row. */
const isAboutBookings = (path: string) => path.startsWith("/dashboard/bookings/");
const isAboutClients = (path: string) => path.startsWith("/dashboard/clients/");

/**
 * The headers of the three kinds of requests for a page: for the HTML document, for the page's data after a click on a
 * link, and for a prefetch of the page.
 */
const ways = {
  document: {},
  data: { rsc: "1" },
  prefetch: { rsc: "1", "next-router-prefetch": "1" },
} as const;

test.beforeAll(async () => {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows: free } = await client.query<{ id: string }>(
    `select a.id from advisers a where not exists (select from staff_users s where s.adviser_id = a.id and s.email not like 'permissions-%')
     and exists (select from bookings b where b.adviser_id = a.id and b.status = 'confirmed') order by a.slug limit 1`,
  );
  const adviserId = free[0]?.id ?? "";
  for (const role of roles) await addAccount(client, role, adviserId);
  rows = await rowsFor(client, adviserId);
  await client.end();
  for (const role of roles) {
    const { name, value } = await sessionOf(role);
    cookies.set(role, `${name}=${value}`);
  }
});

test("the permission tables list exactly the staff pages, staff actions and staff route handlers of the build", () => {
  expect(builtPages().length).toBeGreaterThan(2);
  expect(builtPages().toSorted()).toEqual(Object.keys(dashboardRoutes).toSorted());
  expect(builtEndpoints().toSorted()).toEqual(Object.keys(staffEndpoints).toSorted());
  const names = builtActions().map(({ name }) => name);
  const unknown = names.filter(
    (name) => !(name in staffActions) && !publicActions.some((pattern) => pattern.test(name)),
  );
  expect(unknown).toEqual([]);
  expect(Object.keys(staffActions).filter((name) => !names.includes(name))).toEqual([]);
});

/**
 * Reads a page's error status from the data of a response. Next responds to a request for data with status 200, even if
 * the page is forbidden or does not exist, and puts the error status into the data.
 */
function statusIn(body: string): number | undefined {
  const status = /"NEXT_HTTP_ERROR_FALLBACK;(\d{3})"/.exec(body)?.[1];
  return status === undefined ? undefined : Number(status);
}

/** Returns the status that a page must have for a role, according to the permission table. */
function expectedStatus(path: string, role: Role, row?: Row): number {
  const { needs } = (dashboardRoutes as Readonly<Record<string, DashboardRoute>>)[path] ?? { needs: "staff.manage" };
  if (!isAllowed(role, needs)) return 403;
  // A demonstration has nothing to set up.
  if (path === "/dashboard/setup" || path === "/dashboard/setup/texts") return 404;
  if (!row?.exists) return row ? 404 : 200;
  const isOutside =
    (isAboutBookings(path) && !isAllowed(role, "bookings.read-all")) ||
    (path.startsWith("/dashboard/advisers/{slug}") && !isAllowed(role, "advisers.read-all")) ||
    (path.startsWith("/dashboard/inbox/{reference}") && !isAllowed(role, "inbox.read-all")) ||
    (isAboutClients(path) && !isAllowed(role, "clients.read-all"));
  const isHidden = isOutside && !row.isOwn;
  return isHidden ? 404 : 200;
}

/**
 * Requests a page. If the URL of a request for data lacks the hash of certain headers, Next redirects the request to
 * the same URL with this hash. The function follows the redirect itself, because Playwright would drop the cookie.
 */
async function follow(request: APIRequestContext, url: string, headers: Record<string, string>): Promise<APIResponse> {
  const response = await request.get(url, { headers, maxRedirects: 0 });
  const { location = "" } = response.headers();
  return "rsc" in headers && location.startsWith(`${url}?_rsc`)
    ? request.get(location, { headers, maxRedirects: 0 })
    : response;
}

/** The address of a page, with a value for each variable part of the path. */
const urlOf = (path: string, value = "none") =>
  language +
  value
    .split(" ")
    .reduce((filled, part) => filled.replace(/\{[^{}]+\}/, part), path)
    .replace(/\{[^{}]+\}/g, "none");

const methodOf = (path: string) => (postEndpoints.includes(path) ? "post" : "get");

for (const role of roles) {
  test(`the role ${role} sees only the pages and rows that it may read`, async ({ request }) => {
    const wrong: string[] = [];
    for (const path of builtPages()) {
      const tried = path.includes("{") ? (rows[path] ?? []) : [undefined];
      expect(tried.length, `rows for ${path}`).toBeGreaterThan(0);
      for (const row of tried) {
        const url = urlOf(path, row?.value);
        for (const [way, headers] of Object.entries(ways)) {
          const response = await follow(request, url, { ...headers, cookie: cookies.get(role) ?? "" });
          const body = await response.text();
          const status = statusIn(body) ?? response.status();
          const cell = `${way} ${path} ${row?.label ?? ""}: ${status}`;
          // A prefetch returns only the layout and a placeholder for the page. Every role may see both.
          const expected = way === "prefetch" ? 200 : expectedStatus(path, role, row);
          if (status !== expected) wrong.push(`${cell} instead of ${expected}`);
          if (way !== "prefetch" && !response.headers()["cache-control"]?.includes("no-store"))
            wrong.push(`${cell} may be stored`);
          const isReadable = way !== "prefetch" && expected === 200 && isAllowed(role, "personal-details.read");
          // Pages about clients first ask for a reason. Only an adviser who opens the page of their own client needs no
          // reason.
          const needsReason = isAboutClients(path) && !(role === "adviser" && row?.isOwn);
          for (const secret of row?.secrets ?? [])
            if ((!isReadable || needsReason) && body.includes(secret)) wrong.push(`${cell} contains "${secret}"`);
          if (row?.name && !isReadable && body.includes(row.name)) wrong.push(`${cell} contains "${row.name}"`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test(`the role ${role} cannot call actions that need a permission it does not have`, async ({ request }) => {
    const wrong: string[] = [];
    for (const { name, id, page } of builtActions()) {
      const needs = staffActions[name];
      if (needs === undefined || isAllowed(role, needs)) continue;
      const response = await request.post(urlOf(page), {
        headers: { cookie: cookies.get(role) ?? "", origin: site, "next-action": id, accept: "text/x-component" },
        // The arguments as React sends them: the form's previous state, and the form's fields with the prefix "1_".
        multipart: { "1_reference": "none", "0": '[{"status":"idle"},"$K1"]' },
      });
      const body = await response.text();
      if (!body.includes(en.dashboard.noPermission.action)) wrong.push(`${name}: ${response.status()} ${body}`);
    }
    expect(wrong).toEqual([]);
  });

  test(`the role ${role} cannot request route handlers that need a permission it does not have`, async ({
    request,
  }) => {
    for (const [path, needs] of Object.entries(staffEndpoints)) {
      if (needs === "session" || isAllowed(role, needs)) continue;
      const headers = { cookie: cookies.get(role) ?? "" };
      const response = await request[methodOf(path)](path, { headers, maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 403]);
    }
  });
}

test("without a session, pages redirect to the sign-in page, and actions and route handlers refuse requests", async ({
  request,
}) => {
  const wrong: string[] = [];
  for (const path of builtPages()) {
    const url = urlOf(path);
    for (const [way, headers] of Object.entries(ways)) {
      const response = await follow(request, url, headers);
      const { location = "" } = response.headers();
      const body = await response.text();
      // Without the middleware, Next answers a request for data with status 200 and puts the redirect into the data.
      // A prefetch then returns the layout, which is empty without a session, and a placeholder for the page.
      const redirect = way === "data" ? (/NEXT_REDIRECT;[^"]*/.exec(body)?.[0] ?? location) : location;
      const isEmpty = way === "prefetch" && language !== "" && !body.includes('"/dashboard/');
      if (!/\/login\?callbackUrl=/.test(redirect) && !isEmpty)
        wrong.push(`${way} ${path}: ${response.status()} ${location}`);
    }
  }
  expect(wrong).toEqual([]);
  for (const path of builtEndpoints()) {
    const response = await request[methodOf(path)](path.replace(/\{[^{}]+\}/, "none"));
    expect([path, response.status()]).toEqual([path, 401]);
  }
  for (const { name, id, page } of builtActions()) {
    if (!(name in staffActions)) continue;
    const response = await request.post(urlOf(page), {
      headers: { cookie: "next-auth.session-token=junk", origin: site, "next-action": id, accept: "text/x-component" },
      multipart: { "1_reference": "none", "0": '[{"status":"idle"},"$K1"]' },
      maxRedirects: 0,
    });
    expect([name, await response.text()]).toEqual([name, expect.stringContaining("AUTH_TOKEN_INVALID")]);
  }
});
