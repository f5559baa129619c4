import type { APIRequestContext } from "@playwright/test";

import { formatMoney } from "../../lib/platform/money/money";
import type { Currency } from "../../lib/platform/money/money";
import { openOffice } from "../../lib/testing/live-office";
import { withClient } from "../../lib/testing/client";
import { prices } from "../../prisma/seed/services";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { bookingFor } from "../api/visitor";
import { expect, test } from "../fixtures";
import { everyPath, plain, read } from "./reading";

const { DATABASE_URL = "", FRESH } = process.env;

test.skip(FRESH !== "1", "needs a new live site, on which nothing is confirmed");
test.describe.configure({ mode: "serial", timeout: 300_000 });

const languages = [
  ["", en],
  ["/de", de],
  ["/fr-ca", fr],
] as const;

/** Every price of the seed, as any page could show it. */
const samplePrices = Object.values(prices).flatMap((service) =>
  (Object.entries(service) as [Currency, readonly number[]][]).flatMap(([currency, amounts]) =>
    amounts
      .filter((amount) => amount > 0)
      .flatMap((amount) =>
        (["en", "de", "fr-CA"] as const).map((locale) => formatMoney(amount * 100, currency, locale)),
      ),
  ),
);

/** Durations, hours and promises of the sample, which the firm has not confirmed. */
const sampleWords = [
  /\b(?:60|75|90|120)\s(?:minutes|Minuten)\b/i,
  /\b9:00\sam|\b6:00\spm|\b0?9:00\b|\b18:00\b/,
  /Toronto time|Zeit in Toronto|heure de Toronto/i,
  /free hour|first hour (?:is |with us )?free|(?:erste Stunde|Erstberatung)[^.]*kostenlos|kostenlosen? Stunde|heure gratuite|première heure[^.]*gratuite/i,
  /Check our registration|Unsere Registrierung prüfen|Vérifier notre inscription/,
  /Free consultation|book online|See free times|Our specialists|make an appointment before you come/i,
  /Financial Recovery Specialists|100 Sample Street|\bFRS-/,
];

/** The texts of pages and files. The catalogues under /locales contain the sentences for every state. */
async function textsOf(request: APIRequestContext) {
  const paths = (await everyPath(request)).filter((path) => !path.startsWith("/locales/"));
  expect(paths.length).toBeGreaterThan(60);
  return Promise.all(paths.map(async (path) => [path, await read(request, path)] as const));
}

/**
 * Leaves out the error messages of form fields that name the allowed durations or a time. Pages with a form contain
 * them as data.
 */
function withoutFieldErrors(text: string): string {
  const errors = [en, de, fr].flatMap(({ fields }) => [fields.durationRange, fields.hoursInvalid]);
  return errors.reduce((rest, error) => rest.replaceAll(plain(error), ""), text);
}

/** Leaves out the links to the same page in other languages. The page that says that the booking is closed has them. */
function withoutLanguages(text: string): string {
  return text.replace(/<a [^>]*hreflang=[^>]*>/gi, "");
}

test("a new live site states no price, duration, hour or promise of the sample", async ({ request }) => {
  const found: string[] = [];
  for (const [path, text] of await textsOf(request)) {
    const visible = withoutFieldErrors(text.replace(/\s/g, " "));
    for (const price of samplePrices) if (visible.includes(plain(price))) found.push(`${path}: ${price}`);
    for (const word of sampleWords) if (word.test(visible)) found.push(`${path}: ${word.exec(visible)?.[0]}`);
  }
  expect(found).toEqual([]);
});

test("no page of a new live site links to the booking, an article, the questions or the team", async ({ request }) => {
  const found: string[] = [];
  for (const [path, text] of await textsOf(request)) {
    const links = [...withoutLanguages(text).matchAll(/href="(\/[^"]*)"/g)].map(([, href = ""]) =>
      href.replace(/^\/(?:de|fr-ca)(?=\/)/, ""),
    );
    const wrong = links.filter((href) => /^\/booking(?:$|\?)|^\/blog\/(?!rss)|^\/blog$|^\/faq$|#team$/.test(href));
    if (wrong.length > 0) found.push(`${path}: ${[...new Set(wrong)].join(" ")}`);
  }
  expect(found.filter((line) => !line.startsWith("/sitemap"))).toEqual([]);
});

test("the API offers no service and says how to book instead", async ({ request }) => {
  const services = await request.get("/api/services");
  expect([services.status(), await services.json()]).toEqual([200, []]);
  const startTime = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString();
  const response = await request.post("/api/bookings", { data: bookingFor({ startTime, endTime }) });
  expect(response.status()).toBe(422);
  const { error } = await response.json();
  expect(error.code).toBe("BUSINESS_RULE_VIOLATION");
  expect(error.details.contact).toEqual({ phone: "+1 416 555 0199", email: "office@firm.test" });
});

test("search engines must not list the site, and its icon and pictures are not the sample's", async ({ request }) => {
  for (const path of ["/", "/de/contact", "/images/share/en/home.png"])
    expect([path, (await request.get(path)).headers()["x-robots-tag"]]).toEqual([path, "noindex"]);
  const home = await read(request, "/");
  expect(home).toContain("/images/mark.svg");
  expect(home).not.toMatch(/icons\.svg#brand|\/brand\.svg|icon-192/);
  expect(await read(request, "/images/mark.svg")).toContain(">N</text>");
});

test("articles and the blog do not exist yet", async ({ request }) => {
  for (const path of ["/blog", "/blog/first-hours-after-a-theft", "/de/blog/first-hours-after-a-theft"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test("every step of the booking says that it is not open, with phone and email", async ({ request }) => {
  for (const [prefix, { closed }] of languages) {
    for (const step of ["", "?step=date", "/initial-consultation"]) {
      const text = await read(request, `${prefix}/booking${step}`);
      expect(text).toContain(plain(closed.title));
      expect(text).toContain('href="tel:+14165550199"');
      expect(text).toContain('href="mailto:office@firm.test"');
    }
  }
});

test("the booking opens and closes within five seconds", async ({ request }) => {
  const isOpen = async () => (await read(request, "/contact")).includes('href="/booking"');
  expect(await isOpen()).toBe(false);
  await openOffice(DATABASE_URL);
  await expect.poll(isOpen, { timeout: 5_000 }).toBe(true);
  expect(await read(request, "/booking")).not.toContain(plain(en.closed.title));
  expect((await (await request.get("/api/services")).json()).length).toBe(6);
  expect(await read(request, "/contact")).toMatch(/9:00.am/);
  expect((await request.get("/blog/first-hours-after-a-theft")).status()).toBe(200);
  await withClient(DATABASE_URL, (client) => client.query("update advisers set is_active = false"));
  await expect.poll(isOpen, { timeout: 5_000 }).toBe(false);
});
