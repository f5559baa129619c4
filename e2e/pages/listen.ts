import type { Page } from "@playwright/test";

/** Starts to collect a page's console messages, error responses and requests to other hosts in the returned list. */
export function listen(page: Page, baseURL = ""): readonly string[] {
  const { host } = new URL(baseURL);
  const noise: string[] = [];
  page.on("console", (message) => noise.push(`${page.url()} logs ${message.type()}: ${message.text()}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.host !== host) noise.push(`${page.url()} requests ${url.host}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) noise.push(`${page.url()} gets ${response.status()} for ${response.url()}`);
  });
  return noise;
}
