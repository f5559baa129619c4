import { typedCookie, typedCookieAge } from "@/lib/booking/wizard/typed-cookie";

/**
 * Sends the values of step 3's form to the draft, valid or not. The request continues after the page has closed. The
 * cookie names the values, so that the next page waits for them. Resolves when the server has responded; a failure is
 * ignored, because the visitor still sees the values.
 */
export async function saveTyped(form: HTMLFormElement): Promise<void> {
  const typedAt = Date.now();
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${typedCookie}=${typedAt}; path=/; max-age=${typedCookieAge}; samesite=lax${secure}`;
  const values = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  await fetch("/api/booking-draft", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...Object.fromEntries(values), typedAt }),
  }).catch(() => {});
}
