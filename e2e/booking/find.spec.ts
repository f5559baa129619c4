import { randomUUID } from "node:crypto";

import { bookSomething, someClient } from "../api/visitor";
import { expect, expectAccessible, tabTo, test } from "../fixtures";
import { letterTo, lettersTo, linkIn } from "../pages/mailbox";

const said = {
  en: {
    path: "",
    email: "Email",
    submit: "Send me the links",
    sent: "Thank you.",
    subject: "Your coming appointments",
    refused: "Please enter a valid email address",
  },
  de: {
    path: "/de",
    email: "E-Mail",
    submit: "Links zusenden",
    sent: "Vielen Dank.",
    subject: "Ihre kommenden Termine",
    refused: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  },
  "fr-CA": {
    path: "/fr-ca",
    email: "Courriel",
    submit: "M’envoyer les liens",
    sent: "Merci.",
    subject: "Vos prochains rendez-vous",
    refused: "Veuillez entrer une adresse courriel valide",
  },
} as const;

for (const [language, javaScriptEnabled] of [
  ["en", true],
  ["de", false],
  ["fr-CA", true],
] as const) {
  const { path, email, submit, sent, subject, refused } = said[language];

  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(`mails the links of one's appointments, and says the same to everybody, ${language}`, async ({
      page,
      request,
    }) => {
      test.slow();
      const client = `finder-${randomUUID()}@example.org`;
      const { answer } = await bookSomething(request, { clientInfo: someClient(client) }, { fromDay: 8 });
      const { data } = await answer.json();
      await letterTo(client);

      await page.goto(`${path}/`);
      await page.getByRole("contentinfo").locator(`a[href="${path}/booking/find"]`).click();
      const main = page.getByRole("main");
      await main.getByLabel(email).fill("nobody");
      await main.getByRole("button", { name: submit }).click();
      await expect(main.getByRole("alert")).toContainText(refused);
      await expect(main.getByRole("alert")).toBeFocused();
      await expect(main.getByLabel(email)).toHaveValue("nobody");
      const answers: string[] = [];
      for (const address of [`stranger-${randomUUID()}@example.org`, client, client]) {
        await page.goto(`${path}/booking/find`);
        await main.getByLabel(email).fill(address.toUpperCase());
        await main.getByRole("button", { name: submit }).click();
        await expect(main.getByRole("alert")).toContainText(sent);
        answers.push(page.url() + (await main.innerText()));
      }
      expect(new Set(answers).size).toBe(1);

      const letter = await letterTo(client, 2);
      expect(letter.subject).toBe(subject);
      expect(linkIn(letter, "/booking/manage/").split("~")[0]).toBe(path + new URL(data.manageUrl).pathname);
      expect(await lettersTo(client)).toHaveLength(2);
    });
  });
}

test("axe finds nothing to find appointments by keyboard, at any width", async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/de/booking/find");
    await expectAccessible(page);
    await tabTo(page, page.getByRole("main").getByLabel(said.de.email));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("main").getByLabel(said.de.email).fill(`keyboard-${randomUUID()}@example.org`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expectAccessible(page);
  }
});
