import { gzipSync } from "node:zlib";

import type { Page } from "@playwright/test";

import { pathsOf, routes } from "../../lib/platform/i18n/routes";
import { expect, test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

const kilobyte = 1024;
/**
 * The budgets of scripts and stylesheets, in kilobytes after gzip. Booking pages have a second stylesheet. A plan of
 * first steps may not, so its tiles are in the stylesheet of all pages, as are the rules for print: people print every
 * kind of page. Two builds of the same files can differ by some bytes, so each budget leaves 0.2 KB.
 */
const content = { scripts: 160, styles: 18.4 };
const form = { scripts: 180, styles: 18.4 };
const booking = { scripts: 190, styles: 21.75 };
/** The sign-in pages also load the styles of their forms, which are those of the staff area. */
const signIn = { scripts: 180, styles: 21.75 };
/** The page for evidence has a stylesheet of its own. Its reader of texts loads after the page. */
const evidence = { scripts: 180, styles: 19.95 };
const html = 35;

/** Matches the paths of pages with a form: contact, newsletter and the two landing pages. */
const withForm = /^\/(?:contact|newsletter|cryptocurrency-recovery|financial-recovery)(?:\/|$)/;

function budgetOf(path: string) {
  if (/^\/booking(?:\/|$)/.test(path)) return booking;
  if (/^\/login(?:\/|$)/.test(path)) return signIn;
  if (path === "/evidence") return evidence;
  return withForm.test(path) ? form : content;
}

/** Returns the size of the gzipped body in kilobytes. */
const weigh = (body: Buffer | string) => gzipSync(body).length / kilobyte;
const weights = new Map<string, number>();

/** Fetches a file again and returns its size in kilobytes. A connection that was closed meanwhile is replaced. */
const fetchedWeight = async (page: Page, url: string) =>
  weigh(await (await page.request.get(url, { maxRetries: 2 })).body());

type PageWeight = { readonly scripts: number; readonly styles: number; readonly html: number };

/** Measures the HTML of a page, and all scripts and stylesheets that it fetches before its load event. */
async function measure(page: Page, path: string): Promise<PageWeight> {
  const fetched = { script: new Set<string>(), stylesheet: new Set<string>() };
  const note = (request: { resourceType(): string; url(): string }) => {
    const type = request.resourceType();
    if (type === "script" || type === "stylesheet") fetched[type].add(request.url());
  };
  page.on("request", note);
  await page.goto(path, { waitUntil: "load" });
  page.off("request", note);
  for (const url of [...fetched.script, ...fetched.stylesheet]) {
    if (!weights.has(url)) weights.set(url, await fetchedWeight(page, url));
  }
  const sum = (urls: Set<string>) => [...urls].reduce((total, url) => total + (weights.get(url) ?? 0), 0);
  return { scripts: sum(fetched.script), styles: sum(fetched.stylesheet), html: await fetchedWeight(page, path) };
}

/** Replaces the parameters of a route by example values. */
const concrete = (path: string) =>
  path
    .replace("{serviceId}", "initial-consultation")
    .replace("{token}", "none")
    .replace("{slug}", "first-hours-after-a-theft");

test("no page is heavier than its budget", async ({ page }) => {
  // Opens about a hundred pages.
  test.setTimeout(360_000);
  const paths = [
    ...routes
      .flatMap(pathsOf)
      .filter((path) => path !== "/component-test")
      .map(concrete),
    "/de",
    "/fr-ca/services",
  ];
  const tooHeavy: string[] = [];
  let heaviest = 0;
  let heaviestStyles = 0;
  for (const path of paths) {
    const weight = await measure(page, path);
    const budget = budgetOf(path);
    heaviest = Math.max(heaviest, weight.scripts);
    heaviestStyles = Math.max(heaviestStyles, weight.styles);
    for (const kind of ["scripts", "styles"] as const) {
      if (weight[kind] > budget[kind])
        tooHeavy.push(`${path}: ${weight[kind].toFixed(1)} KB of ${kind}, at most ${budget[kind]}`);
    }
    if (weight.html > html) tooHeavy.push(`${path}: ${weight.html.toFixed(1)} KB of HTML, at most ${html}`);
  }
  expect(tooHeavy).toEqual([]);
  // React and Next alone are larger than 120 KB. A smaller sum would mean that not all scripts were counted.
  expect(heaviest).toBeGreaterThan(120);
  expect(heaviestStyles).toBeGreaterThan(10);
});

test("the scripts of the first three booking steps stay within the budget", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  await wizard.chooseDay();
  await wizard.chooseTime();
  const tooHeavy: string[] = [];
  for (const step of ["service", "date", "details"]) {
    const { scripts } = await measure(page, `/booking?step=${step}`);
    if (scripts > booking.scripts)
      tooHeavy.push(`${step}: ${scripts.toFixed(1)} KB of scripts, at most ${booking.scripts}`);
  }
  expect(tooHeavy).toEqual([]);
});
