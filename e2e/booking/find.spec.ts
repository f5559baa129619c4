import { randomUUID } from "node:crypto";

import { bookSomething, someClient } from "../api/visitor";
import { expect, expectAccessible, inLanguage, sharedPageTest as test, tabTo } from "../fixtures";
import { emailsTo, linkIn, waitForEmail } from "../pages/mailbox";

const texts = {
  en: {
    path: "",
    email: "Email",
    submit: "Send me the links",
    sent: "Thank you.",
    subject: "[Demo] Your upcoming appointments",
    refused: "Please enter a valid email address",
  },
  de: {
    path: "/de",
    email: "E-Mail",
    submit: "Links zusenden",
    sent: "Vielen Dank.",
    subject: "[Demo] Ihre kommenden Termine",
    refused: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  },
  "fr-CA": {
    path: "/fr-ca",
    email: "Courriel",
    submit: "M’envoyer les liens",
    sent: "Merci.",
    subject: "[Démo] Vos prochains rendez-vous",
    refused: "Veuillez entrer une adresse courriel valide",
  },
} as const;

for (const [language, javaScriptEnabled] of [
  ["en", true],
  ["de", false],
  ["fr-CA", true],
] as const) {
  const { path, email, submit, sent, subject, refused } = texts[language];

  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(
      `the form emails a client the links to their appointments, and its response is the same for every email address, in ${language}`,
      inLanguage(language),
      async ({ page, request }) => {
        test.slow();
        const client = `finder-${randomUUID()}@example.org`;
        const { response } = await bookSomething(request, { clientInfo: someClient(client) }, { fromDay: 8 });
        const { data } = await response.json();
        await waitForEmail(client);

        await page.goto(`${path}/`);
        await page.getByRole("contentinfo").locator(`a[href="${path}/booking/find"]`).click();
        const main = page.getByRole("main");
        await main.getByLabel(email).fill("no-address");
        await main.getByRole("button", { name: submit }).click();
        await expect(main.getByRole("alert")).toContainText(refused);
        await expect(main.getByRole("alert")).toBeFocused();
        await expect(main.getByLabel(email)).toHaveValue("no-address");
        const responses: string[] = [];
        for (const address of [`stranger-${randomUUID()}@example.org`, client, client]) {
          await page.goto(`${path}/booking/find`);
          await main.getByLabel(email).fill(address.toUpperCase());
          await main.getByRole("button", { name: submit }).click();
          await expect(main.getByRole("alert")).toContainText(sent);
          responses.push(page.url() + (await main.innerText()));
        }
        expect(new Set(responses).size).toBe(1);

        const message = await waitForEmail(client, 2);
        expect(message.subject).toBe(subject);
        expect(linkIn(message, "/booking/manage/").split("~")[0]).toBe(path + new URL(data.manageUrl).pathname);
        expect(await emailsTo(client)).toHaveLength(2);
      },
    );
  });
}

test("the form works by keyboard, and has no axe findings at 320 and 1440 px", { tag: "@all" }, async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/de/booking/find");
    await expectAccessible(page);
    await tabTo(page, page.getByRole("main").getByLabel(texts.de.email));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("main").getByLabel(texts.de.email).fill(`keyboard-${randomUUID()}@example.org`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expectAccessible(page);
  }
});
