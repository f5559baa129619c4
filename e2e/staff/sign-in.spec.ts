import type { Page } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { expect, expectAccessible, inLanguage, test } from "../fixtures";
import { signInAs, signInFor } from "./sign-in";

const site = process.env.BASE_URL ?? "";

// The tests run in order, because several tests sign in as the same viewer, and one of them ends all sessions of this
// viewer.
test.describe.configure({ mode: "default" });

const texts = {
  en: { email: "Email", password: "Password", submit: "Sign in", out: "Sign out", prefix: "" },
  de: { email: "E-Mail", password: "Passwort", submit: "Anmelden", out: "Abmelden", prefix: "/de" },
  "fr-CA": {
    email: "Courriel",
    password: "Mot de passe",
    submit: "Se connecter",
    out: "Se déconnecter",
    prefix: "/fr-ca",
  },
} as const;

for (const [locale, { email, password, submit, out, prefix }] of Object.entries(texts)) {
  test(`staff sign in, see the dashboard and sign out in ${locale}`, inLanguage(locale), async ({ page }) => {
    const { email: address, password: secret } = signInFor("admin");
    await page.goto(`${prefix}/dashboard`);
    await expect(page).toHaveURL(`${prefix}/login?callbackUrl=${encodeURIComponent(`${prefix}/dashboard`)}`);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: submit }).click();
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await page.getByRole("main").getByLabel(email, { exact: true }).fill(address);
    await page.getByRole("main").getByLabel(password, { exact: true }).fill("not it");
    await page.getByRole("main").getByRole("button", { name: submit }).click();
    await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByLabel(password, { exact: true }).fill(secret);
    await page.getByRole("main").getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL(`${prefix}/dashboard`);
    await expect(page.getByRole("list").first()).toBeVisible();
    await expectAccessible(page);
    await page.locator("details.account summary").click();
    await page.getByRole("button", { name: out }).click();
    await expect(page).toHaveURL(`${prefix}/login`);
    await page.goto(`${prefix}/dashboard`);
    await expect(page).toHaveURL(/\/login\?/);
  });
}

test("staff sign in without JavaScript, and the response to a wrong password does not repeat it", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const { email, password } = signInFor("viewer");
  await page.goto("/login");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("main").getByLabel("Password").fill("wrong-and-never-echoed");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("The email address or the password is wrong.")).toBeVisible();
  expect(await page.content()).not.toContain("wrong-and-never-echoed");
  await expect(page.getByRole("main").getByLabel("Email")).toHaveValue(email);
  await page.getByRole("main").getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard");
  await context.close();
});

const namesOn = (page: Page) => page.locator(".day-agenda .name").allTextContents();

test("advisers see only their own appointments", async ({ page }) => {
  await signInAs(page, "adviser");
  const own = await namesOn(page);
  expect(own.length).toBeGreaterThan(0);
  await page.goto("/dashboard?show=everyone");
  expect(await namesOn(page)).toEqual(own);
  await expect(page.getByRole("navigation", { name: "Whose appointments" })).toHaveCount(0);
});

test("an ended session opens no page, and its cookie is deleted", async ({ page, context }) => {
  await signInAs(page, "viewer");
  await withClient(process.env.DATABASE_URL ?? "", (client) =>
    client.query(
      "update staff_sessions set ended_at = now() where staff_user_id = (select id from staff_users where email = $1)",
      [signInFor("viewer").email],
    ),
  );
  await page.goto("/dashboard/clients");
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fdashboard%2Fclients&ended=1$/);
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes("session-token"))).toEqual([]);
});

test("an invalid session cookie opens no page of the staff area", async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { cookie: "next-auth.session-token=junk" },
  });
  for (const path of ["/dashboard", "/dashboard/bookings", "/de/dashboard/clients/1", "/fr-ca/dashboard/analytics"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(response.headers().location).toContain("/api/session/ended");
    expect(await response.text()).not.toContain("agenda");
  }
  await request.dispose();
});

test("a callback URL of another site is ignored after signing in", async ({ page }) => {
  const { email, password } = signInFor("viewer");
  await page.goto("/login?callbackUrl=https%3A%2F%2Fevil.example%2F");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("main").getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the paths of the sign-in library return 404 for every method", async ({ request }) => {
  const headers = { origin: site };
  for (const path of [
    "callback/credentials",
    "csrf",
    "providers",
    "session",
    "signin",
    "signout",
    "_log",
    "error?error=%ff",
    "error?error=%00",
    "callback/credentials?callbackUrl=%E9",
  ]) {
    for (const method of ["GET", "POST", "PUT"]) {
      const response = await request.fetch(`/api/auth/${path}`, {
        method,
        headers,
        ...(method === "GET" ? {} : { form: { email: "a\0b@x.test", password: "x", json: "true" } }),
      });
      expect([method, path, response.status()]).toEqual([method, path, 404]);
      expect(await response.json()).toEqual({
        success: false,
        error: { code: "RESOURCE_NOT_FOUND", message: expect.any(String) },
      });
      expect(response.headers()["x-request-id"]).toBeTruthy();
    }
  }
});

test("the route for ended sessions redirects a posted form to the sign-in page, and refuses a PUT request", async ({
  request,
}) => {
  const form = await request.post("/api/session/ended", { headers: { origin: site }, maxRedirects: 0 });
  expect([form.status(), form.headers().location]).toEqual([303, "/login?callbackUrl=%2Fdashboard&ended=1"]);
  const response = await request.put("/api/session/ended", { headers: { origin: site } });
  expect(response.status()).toBe(405);
  expect(await response.json()).toMatchObject({ success: false, error: { code: "INVALID_REQUEST_FORMAT" } });
});
