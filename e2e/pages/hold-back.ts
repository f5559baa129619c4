import type { Page } from "@playwright/test";

/** Lets no request to such an address through until what it returns is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
