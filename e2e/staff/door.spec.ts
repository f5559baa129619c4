import { readFileSync } from "node:fs";

import type { APIRequestContext } from "@playwright/test";
import { Client } from "pg";

import { expect, expectAccessible, test } from "../fixtures";

type SignIn = { email: string; password: string; role: string };
const signIns = JSON.parse(readFileSync(process.env.DEMO_STAFF_FILE ?? "", "utf8")) as SignIn[];
const as = (role: string) => signIns.find((one) => one.role === role) ?? { email: "", password: "", role };

// One at a time: one of these ends every session of an account that others sign in to.
test.describe.configure({ mode: "default" });

const words = {
  en: { email: "Email", password: "Password", submit: "Sign in", out: "Sign out", prefix: "" },
  de: { email: "E-Mail", password: "Passwort", submit: "Anmelden", out: "Abmelden", prefix: "/de" },
  "fr-CA": { email: "Courriel", password: "Mot de passe", submit: "Se connecter", out: "Se déconnecter", prefix: "/fr-ca" },
} as const;

for (const [locale, { email, password, submit, out, prefix }] of Object.entries(words)) {
  test(`staff sign in, see the day and sign out, ${locale}`, async ({ page }) => {
    const { email: address, password: secret } = as("admin");
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
    await page.getByRole("button", { name: out }).click();
    await expect(page).toHaveURL(`${prefix}/login`);
    await page.goto(`${prefix}/dashboard`);
    await expect(page).toHaveURL(/\/login\?/);
  });
}

test("staff sign in without JavaScript, and the password is not sent back", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const { email, password } = as("viewer");
  await page.goto("/login");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("main").getByLabel("Password").fill("wrong-and-never-echoed");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("The email address or the password is not right.")).toBeVisible();
  expect(await page.content()).not.toContain("wrong-and-never-echoed");
  await expect(page.getByRole("main").getByLabel("Email")).toHaveValue(email);
  await page.getByRole("main").getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard");
  await context.close();
});

test("an adviser sees only the adviser's own appointments", async ({ page }) => {
  const { email, password } = as("adviser");
  await page.goto("/login");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("main").getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard");
  const lines = await page.locator(".agenda li .sub:not(.num)").allTextContents();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.endsWith("with Helen Tremblay"))).toEqual([]);
});

test("a session that was ended opens nothing, and its cookie goes", async ({ page, context }) => {
  const { email, password } = as("viewer");
  await page.goto("/login");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("main").getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard");
  const client = new Client({ connectionString: process.env.DATABASE_URL ?? "" });
  await client.connect();
  await client.query("update staff_sessions set ended_at = now() where staff_user_id = (select id from staff_users where email = $1)", [email]);
  await client.end();
  await page.goto("/dashboard/clients");
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fdashboard%2Fclients&ended=1$/);
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes("session-token"))).toEqual([]);
});

test("a cookie that is not ours opens nothing on any path of the staff area", async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}), extraHTTPHeaders: { cookie: "next-auth.session-token=junk" } });
  for (const path of ["/dashboard", "/dashboard/bookings", "/de/dashboard/clients/1", "/fr-ca/dashboard/analytics"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(307);
    expect(answer.headers().location).toContain("/api/session/ended");
    expect(await answer.text()).not.toContain("agenda");
  }
  await request.dispose();
});

test("the way back leads nowhere but to this site", async ({ page }) => {
  const { email, password } = as("viewer");
  await page.goto("/login?callbackUrl=https%3A%2F%2Fevil.example%2F");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("main").getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("next-auth's own endpoints know the same sign-ins", async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(from(baseURL));
  const { email, password } = as("viewer");
  expect(await signInByEndpoint(request, { email, password })).toBe(email);
  expect((await request.get("/dashboard", { maxRedirects: 0 })).status()).toBe(200);
  await request.dispose();
});

test("an office behind one address signs in as often as it likes, and fails ten times", async ({ playwright, baseURL }) => {
  test.slow();
  const request = await playwright.request.newContext(from(baseURL, "10.77.1.1"));
  const { email, password } = as("viewer");
  for (let times = 0; times < 12; times += 1) {
    expect(await signInByEndpoint(request, { email, password })).toBe(email);
    await request.post("/api/auth/signout", { form: { csrfToken: await tokenFor(request), json: "true" } });
  }
  for (let times = 0; times < 10; times += 1) expect(await signInByEndpoint(request, { email: `nobody-${times}@example.com`, password })).toBeUndefined();
  expect(await signInByEndpoint(request, { email, password })).toBeUndefined();
  await request.dispose();
});

function from(baseURL: string | undefined, address?: string) {
  const extraHTTPHeaders = { origin: baseURL ?? "", ...(address ? { "x-forwarded-for": address } : {}) };
  return { ...(baseURL ? { baseURL } : {}), extraHTTPHeaders };
}

/** The address of whoever is signed in afterwards. */
async function signInByEndpoint(request: APIRequestContext, { email, password }: { email: string; password: string }): Promise<string | undefined> {
  const csrfToken = await tokenFor(request);
  await request.post("/api/auth/callback/credentials", { form: { csrfToken, email, password, json: "true" } });
  return ((await (await request.get("/api/auth/session")).json()) as { user?: { email: string } }).user?.email;
}

async function tokenFor(request: APIRequestContext): Promise<string> {
  return ((await (await request.get("/api/auth/csrf")).json()) as { csrfToken: string }).csrfToken;
}
