import { randomUUID } from "node:crypto";

import type { APIRequestContext } from "@playwright/test";

import { someAddress as someNetwork } from "../api/visitor";
import { expect, test } from "../fixtures";
import { emailsTo, linkIn, waitForEmail } from "../pages/mailbox";

const oneClick = { "List-Unsubscribe": "One-Click" };
const someAddress = () => `caller-${randomUUID()}@example.org`;

const subscribe = (request: APIRequestContext, email: string, more: object = {}) =>
  request.post("/api/newsletter", { data: { email, consent: true, ...more }, headers: someNetwork() });

test("gives every address the same response, and sends one email for eight requests", async ({ page, request }) => {
  const email = someAddress();
  const responses = await Promise.all(Array.from({ length: 8 }, () => subscribe(request, email, { locale: "fr-CA" })));
  const message = await waitForEmail(email);
  expect(message.subject).toBe("[Démo] Veuillez confirmer votre adresse courriel");
  await page.goto(linkIn(message, "/newsletter/confirm/"));
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await waitForEmail(email, 2);
  for (const response of [...responses, await subscribe(request, email), await subscribe(request, someAddress())]) {
    expect([response.status(), await response.json()]).toEqual([201, { success: true, data: { status: "pending" } }]);
  }
  expect(await emailsTo(email)).toHaveLength(2);
});

test("returns an error code for each wrong field, with a message in the requested language", async ({ request }) => {
  const response = await request.post("/api/newsletter", {
    data: { email: "zoe", consent: "yes", firstName: 7, locale: "de" },
    headers: someNetwork(),
  });
  expect([response.status(), (await response.json()).error]).toMatchObject([
    422,
    {
      code: "VALIDATION_ERROR",
      details: {
        email: [{ code: "emailInvalid" }],
        consent: [{ code: "newsletterConsentRequired", message: "Bitte stimmen Sie dem Empfang von E-Mails zu" }],
        firstName: [{ code: "invalid" }],
      },
    },
  ]);
  expect((await request.get("/api/newsletter")).status()).toBe(405);
});

test("a one-click POST (form-encoded or multipart) unsubscribes without Origin or cookie, but a GET does not", async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const email = someAddress();
  await subscribe(request, email);
  const message = await waitForEmail(email);
  await page.goto(linkIn(message, "/newsletter/confirm/"));
  await page.getByRole("button", { name: "Yes, subscribe me" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();

  const named = message.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const { pathname } = new URL(named.slice(1, -1));
  const response = await page.goto(`${pathname}?done=1`);
  expect(response?.status()).toBe(200);
  await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("button", { name: "Unsubscribe" })).toBeVisible();

  const program = await playwright.request.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: someNetwork() });
  expect((await program.post(pathname, { form: { "List-Unsubscribe": "Two-Clicks" } })).status()).toBe(400);
  expect(
    (await program.post(pathname, { form: oneClick, headers: { origin: "https://attacker.example" } })).status(),
  ).toBe(403);
  expect((await program.post(`/newsletter/unsubscribe/${"A".repeat(43)}`, { form: oneClick })).status()).toBe(404);
  await page.reload();
  await expect(page.getByRole("button", { name: "Unsubscribe" })).toBeVisible();

  expect((await program.post(pathname, { form: oneClick })).status()).toBe(200);
  expect((await program.post(`/de${pathname}`, { multipart: oneClick })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText("We no longer send the newsletter to this address.")).toBeVisible();
  await program.dispose();
});

test("an unknown link returns a page with status 404", async ({ page }) => {
  for (const part of ["confirm", "unsubscribe", "preferences"]) {
    const response = await page.goto(`/newsletter/${part}/${"A".repeat(43)}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
  }
});
