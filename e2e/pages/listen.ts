import type { Page } from "@playwright/test";

/** Everything a page says on the console, asks of other hosts, or fails to get, from now on. */
export function listen(page: Page, baseURL = ""): readonly string[] {
  const { host } = new URL(baseURL);
  const heard: string[] = [];
  page.on("console", (message) => heard.push(`${page.url()} says ${message.type()}: ${message.text()}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.host !== host) heard.push(`${page.url()} asks ${url.host}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) heard.push(`${page.url()} gets ${response.status()} for ${response.url()}`);
  });
  return heard;
}
