import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { holdBack } from "../pages/hold-back";

const languages = [
  { language: "en", path: "", words: en },
  { language: "de", path: "/de", words: de },
  { language: "fr-CA", path: "/fr-ca", words: fr },
] as const;

for (const { language, path, words } of languages) {
  test(`a loading note is shown while a page loads, ${language}`, async ({ page }) => {
    await page.goto(`${path}/faq`);
    await untilHydrated(page);
    for (const [target, text] of [
      [`${path}/about`, words.loading.page],
      [`${path}/booking`, words.loading.booking],
    ] as const) {
      const arrive = await holdBack(page, new RegExp(`${target}\\?`));
      await page.getByRole("banner").locator(`a[href="${target}"]:visible`).first().click();
      const note = page.getByRole("status").filter({ hasText: text });
      await expect(note).toBeVisible();
      await expectAccessible(page);
      arrive();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(note).toHaveCount(0);
    }
  });
}
