import type { APIRequestContext } from "@playwright/test";

import { signedEvent } from "../../lib/testing/card-provider";
import { bookSomething, someAddress } from "../api/visitor";
import { test } from "../card-site";
import { expect, expectAccessible, inLanguage } from "../fixtures";
import { accepted, declined, serveCardForm } from "../pages/card-form";
import { watchViolations } from "../pages/violations";

// The tests run in order, because they share a site.
test.describe.configure({ mode: "default", timeout: 120_000 });

const serviceType = "cryptocurrency";

/** Books an appointment that has a price. */
async function bookPriced(request: APIRequestContext, locale: string) {
  const { response, body } = await bookSomething(request, { serviceType, locale }, { serviceType, fromDay: 6 });
  const { data } = await response.json();
  return { ...data, path: new URL(data.manageUrl).pathname, email: body.clientInfo.email } as {
    readonly path: string;
    readonly email: string;
    readonly status: string;
    readonly price: number;
    readonly currency: string;
    readonly bookingReference: string;
  };
}

const words = {
  en: { offer: /^Pay \$\d+ CAD by card/, pay: /^Pay \$/, paid: "Your payment has arrived", status: "Confirmed" },
  de: { offer: /mit Karte zahlen$/, pay: /zahlen$/, paid: "Ihre Zahlung ist angekommen", status: "Bestätigt" },
  "fr-CA": { offer: /^Payer .* par carte$/, pay: /^Payer/, paid: "Votre paiement est arrivé", status: "Confirmé" },
} as const;

for (const locale of ["en", "de", "fr-CA"] as const) {
  test(
    `a client pays with another card after the first card is declined, in ${locale}`,
    inLanguage(locale),
    async ({ page, request, cards }) => {
      const sent = await serveCardForm(page, cards);
      const violations = await watchViolations(page);
      const { path, email, status, price, currency, bookingReference } = await bookPriced(request, locale);
      const t = words[locale];
      expect(status).toBe("awaiting_payment");

      await page.goto(path);
      await expectAccessible(page);
      await page.getByRole("link", { name: t.offer }).click();
      await expect(page.getByLabel("Card number")).toBeVisible();
      await expectAccessible(page);
      // The card provider's script can read the URL, so the URL must not contain the booking's token. After a reload,
      // the page must find the payment without the token in the URL.
      await expect(page).toHaveURL(/\/booking\/pay$/);
      await page.reload();
      await page.getByLabel("Card number").fill(declined);
      await page.getByRole("button", { name: t.pay }).click();
      await expect(page.getByText("Your card was declined.")).toBeVisible();
      expect(await violations()).toEqual([]);
      await page.getByLabel("Card number").fill(accepted);
      await page.getByRole("button", { name: t.pay }).click();

      await expect(page.getByText(t.paid)).toBeVisible();
      await expect(page.getByText(t.status, { exact: true })).toBeVisible();
      const payment = [...cards.payments.values()].at(-1);
      expect(payment).toMatchObject({
        amount: price,
        currency: currency.toLowerCase(),
        methods: ["card"],
        status: "succeeded",
      });

      // Apart from our site, the browser sends requests only to the card provider. Neither the browser nor the server
      // tells the provider who pays or what the payment is for.
      expect(new Set(sent.map((line) => new URL(line.split(" ")[1] ?? "").hostname))).toEqual(
        new Set(["js.stripe.com", "api.stripe.com"]),
      );
      const token = path.split("/").at(-1) ?? "";
      const everything = [...sent, ...cards.requests].join("\n");
      for (const secret of [token, email, bookingReference, "Margaret", "Sample", "crypto"])
        expect(everything).not.toContain(secret);
    },
  );
}

test("only the payment page may load the card form, and links on the payment page cause a full page load", async ({
  page,
  cards,
  request,
}) => {
  await serveCardForm(page, cards);
  const { path } = await bookPriced(request, "en");
  const policyOf = async (url: string) => {
    const headers = (await request.get(url)).headers();
    return `${headers["content-security-policy"]} ${headers["permissions-policy"]}`;
  };
  const payPath = path.replace("manage", "pay");
  expect(await policyOf(payPath)).toMatch(
    /frame-src https:\/\/js\.stripe\.com .*payment=\(self "https:\/\/js\.stripe\.com"\)/,
  );
  for (const url of [path, "/", "/booking", "/booking/pay"])
    expect(await policyOf(url)).toMatch(/^(?!.*stripe).*payment=\(\)/);
  await page.goto(payPath);
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await page.getByRole("link", { name: "Back to your appointment" }).click();
  await expect(
    page.getByRole("link", { name: "Change the time" }).or(page.getByText("Reserved, payment open")),
  ).toBeVisible();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
});

test("a client who cancels gets the money back on the card", async ({ page, cards, request }) => {
  await serveCardForm(page, cards);
  const { path, price } = await bookPriced(request, "en");
  await page.goto(path.replace("manage", "pay"));
  await page.getByLabel("Card number").fill(accepted);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText("Your payment has arrived")).toBeVisible();
  await page.goto(`${path}?change=cancel`);
  await expect(page.getByText("We send all of it back the way it came.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText(/We have sent .* back/)).toBeVisible();
  await expect.poll(() => [...cards.payments.values()].at(-1)?.refunds.map(({ amount }) => amount)).toEqual([price]);
});

test("a webhook event confirms a payment without the browser, and a forged event changes nothing", async ({
  page,
  cards,
  request,
}) => {
  const { path } = await bookPriced(request, "en");
  const token = path.split("/").at(-1);
  const begun = await request.post(`/api/bookings/${token}/payment-intent`, { headers: someAddress() });
  expect(await begun.json()).toMatchObject({
    data: { provider: "stripe", clientSecret: expect.any(String), currency: "CAD" },
  });
  const payment = [...cards.payments.values()].at(-1);
  cards.decide(payment?.id ?? "", "succeeded");
  const post = ({ payload, signature }: ReturnType<typeof signedEvent>) =>
    request.post("/api/webhooks/stripe", { data: Buffer.from(payload), headers: { "stripe-signature": signature } });
  const event = signedEvent("payment_intent.succeeded", { object: "payment_intent", id: payment?.id });
  expect((await post({ ...event, payload: `${event.payload} ` })).status()).toBe(400);
  await page.goto(path);
  await expect(page.getByText("Reserved, payment open")).toBeVisible();
  for (const _repeat of [1, 2]) expect((await post(event)).status()).toBe(200);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the payment page asks for JavaScript, and paying by invoice works", async ({ page, request, site }) => {
    const { path } = await bookPriced(request, "en");
    await page.goto(path.replace("manage", "pay"));
    await expect(page.getByText("The card form is loading. It needs JavaScript.")).toBeVisible();
    await site.client.query(
      `insert into firm_settings (profile, version, facts)
       select profile, version + 1, facts || jsonb_build_object('bank', $1::jsonb) from firm_settings
       where profile = 'ca' order by version desc limit 1`,
      [{ holder: "Example Inc.", lines: ["Institution 003, transit 12345, account 1234567"] }],
    );
    await expect(async () => {
      const invoiced = await bookPriced(request, "en");
      await page.goto(invoiced.path);
      await expect(page.getByRole("heading", { name: "How to pay" })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText("Institution 003, transit 12345, account 1234567")).toBeVisible();
    const download = await request.get(
      (await page.getByRole("link", { name: /^Invoice 20/ }).getAttribute("href")) ?? "",
    );
    expect((await download.body()).subarray(0, 5).toString()).toBe("%PDF-");
    await expect(page.getByRole("link", { name: /by card$/ })).toBeVisible();
  });
});
