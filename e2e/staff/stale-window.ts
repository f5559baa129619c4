import type { BrowserContext, Page } from "@playwright/test";

/**
 * Opens a window that receives no changes, as if its connection was lost. Windows of one browser usually share a stream
 * of changes through a BroadcastChannel. This window has no BroadcastChannel, so it requests its own stream, and this
 * request is blocked.
 */
export async function openStaleWindow(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  await page.route("**/api/staff/changes*", (route) => route.abort());
  await page.goto(path);
  return page;
}
