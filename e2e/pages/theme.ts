import type { Page } from "@playwright/test";

/** Shows the page in a theme. Does not store the theme as the visitor's choice. */
export async function showTheme(page: Page, theme: string): Promise<void> {
  await page.locator("html").evaluate((html, name) => (html.dataset.theme = name), theme);
}
