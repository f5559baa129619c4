import type { Page } from "@playwright/test";

/**
 * Records violations of the content security policy on each page that is opened from now on. The returned function
 * lists the violations on the current page.
 */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
      seen.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}
