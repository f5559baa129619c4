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
    `${path} of the demonstration calls its claims samples and not verified`,
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
