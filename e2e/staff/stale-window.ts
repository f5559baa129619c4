import type { BrowserContext, Page } from "@playwright/test";

/**
 * Opens a window that does not hear of changes, like one whose connection is lost. Windows of one browser share a
 * stream through a channel; without the channel this one has a stream of its own, which is blocked.
 */
export async function openStaleWindow(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  await page.route("**/api/staff/changes*", (route) => route.abort());
  await page.goto(path);
  return page;
}
