import type { Page } from "@playwright/test";

/** Delays all requests to matching URLs until the returned function is called. */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
