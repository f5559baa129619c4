import { readdirSync } from "node:fs";
import { request as send } from "node:http";

import { cardKeys } from "../../lib/testing/card-provider";
import { dashboardRoutes } from "../../lib/platform/auth/dashboard-routes";
import { routes } from "../../lib/platform/i18n/routes";
import { expect } from "../fixtures";
import { test as ownSite } from "../own-site";
import { oddRequests } from "./odd-requests";
import type { OddRequest } from "./odd-requests";

const mailSecret = "a secret of this test alone, of some length";

const test = ownSite.extend<object>({
  siteEnv: [
    async ({}, use) => {
      await use({
        ...cardKeys,
        INBOUND_MAIL_DOMAIN: "reply.example.com",
        INBOUND_MAIL_SECRET: mailSecret,
        LIMIT_FACTOR: "1000",
      });
    },
    { scope: "worker" },
  ],
});

const pages = [...routes.map(({ path }) => path), ...Object.keys(dashboardRoutes), "/no-such-page"];
// `/api/status` is left out: it answers 503 here, because this site has no mail server.
const endpoints = readdirSync("app/api", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts") && !file.startsWith("status"))
  .map((file) => `/api/${file.replace(/\/?route\.ts$/, "").replaceAll(/\[{1,2}(?:\.{3})?(\w+)\]{1,2}/g, "{$1}")}`);

/**
 * Sends a request as it is. Playwright's client would correct some of its parts. Returns the status of the response.
 */
function statusOf(url: string, { method, path, headers, body }: OddRequest): Promise<number> {
  const { hostname, port, origin } = new URL(url);
  const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const options = { host: hostname, port, method, path, headers: { origin, ...headers, ...length }, agent: false };
    const request = send(options, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    request.on("error", reject);
    request.end(body);
  });
}

test("no malformed request makes the site answer with a server error or send staff an alarm", async ({
  request,
  site,
}) => {
  test.setTimeout(180_000);
  const html = await (await request.get("/contact")).text();
  const action = /&quot;id&quot;:&quot;([0-9a-f]{42})/.exec(html)?.[1] ?? "";
  expect(action).toMatch(/^[0-9a-f]{42}$/);
  const secrets = { stripeSecret: cardKeys.STRIPE_WEBHOOK_SECRET, mailSecret };
  const waiting = oddRequests({ action, pages, endpoints, ...secrets }, { count: 2_000, seed: 20_270_104 });
  const failed: string[] = [];
  const sendNext = async () => {
    for (let odd = waiting.pop(); odd; odd = waiting.pop()) {
      const status = await statusOf(site.url, odd);
      if (status >= 500) failed.push(`${status} ${JSON.stringify(odd).slice(0, 500)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendNext));
  expect(failed).toEqual([]);
  const { rows } = await site.client.query(
    "select payload from graphile_worker._private_jobs where payload->>'kind' like '/%'",
  );
  expect(rows).toEqual([]);
});
