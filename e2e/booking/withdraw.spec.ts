import type { APIRequestContext } from "@playwright/test";

import { bookSomething } from "../api/visitor";
import { expect, expectAccessible, inLanguage, scripting, sharedPageTest as test } from "../fixtures";
import { waitForEmail } from "../pages/mailbox";

const serviceType = "cryptocurrency";

/** Books an appointment that costs money, as a client in Germany. */
async function bookPriced(request: APIRequestContext) {
  const { response, body } = await bookSomething(
    request,
    { serviceType, locale: "de", country: "DE", earlyStart: true },
    { serviceType, fromDay: 6 },
  );
  const { data } = await response.json();
  return { path: new URL(data.manageUrl).pathname, email: body.clientInfo.email, reference: data.bookingReference };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(...scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });

    test("a German client withdraws from the contract in two steps and gets a receipt", async ({ page, request }) => {
      const { path, email, reference } = await bookPriced(request);
      await page.goto(path);
      await page.getByRole("link", { name: "Vertrag widerrufen" }).first().click();
      await expect(page.getByText(`Buchungsnummer ${reference}`)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
      await expect(page.getByText("Ihr Widerruf ist eingegangen.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Widerruf bestätigen" })).toHaveCount(0);
      const receipt = await waitForEmail(email, 2);
      expect(receipt.subject).toContain("Eingegangen: Ihr Widerruf vom");
      expect(receipt.text).toMatch(/um \d{1,2}:\d{2}\sUhr bei uns eingegangen/);
    });
  });
}

test.describe("in German", inLanguage("de"), () => {
  test("the page footer links to the withdrawal form", async ({ page }) => {
    await page.goto("/de/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Vertrag widerrufen" })).toBeVisible();
    await expect(page.getByLabel("E-Mail")).toBeVisible();
  });
});
