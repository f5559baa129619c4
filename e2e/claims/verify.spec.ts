import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { expect, inLanguage, test } from "../fixtures";

for (const [path, { verify }] of [
  ["/verify", en],
  ["/de/verify", de],
  ["/fr-ca/verify", fr],
] as const) {
  test(
    `${path} in demo mode says that its claims are samples and have never been checked`,
    inLanguage(path === "/verify" ? "en" : path),
    async ({ page }) => {
      await page.goto(path);
      const claims = page.locator("#claims");
      await expect(claims).toContainText(verify.claims.sample);
      await expect(claims).not.toContainText(verify.claims.rule);
      expect(await claims.getByText(verify.claims.neverChecked).count()).toBeGreaterThan(20);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to a claim opens the claim's group and shows the claim's details", async ({ page }) => {
    await page.goto("/verify#promise.no-recovery-no-fee");
    const facts = page.locator("[id='promise.no-recovery-no-fee']");
    await expect(facts).toBeVisible();
    await expect(facts).toBeInViewport();
    await expect(page.locator("[id='promise.confidential']")).toBeHidden();
  });

  test("a printed page shows every claim with its source and limits", async ({ page }) => {
    await page.goto("/verify");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("[id='promise.no-recovery-no-fee']")).toBeVisible();
    await expect(page.locator("[id='testimonial.1']")).toBeVisible();
  });
});
