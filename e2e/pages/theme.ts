import type { Page } from "@playwright/test";

/** Shows the page in a theme, without the visitor's stored choice. */
export async function showTheme(page: Page, theme: string): Promise<void> {
  await page.locator("html").evaluate((html, name) => (html.dataset.theme = name), theme);
}
