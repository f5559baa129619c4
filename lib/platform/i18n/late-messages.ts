import type { Locale } from "./locales";
import type { Messages } from "./messages";

/**
 * The specification demands up to five retries, the first after 350 ms and each further one after twice the previous
 * wait.
 */
export const lateRetries = 5;
export const firstWait = 350;

const requests = new Map<Locale, Promise<Messages>>();

/**
 * The whole catalogue of a language, for lazily loaded parts of a page, whose texts would otherwise be sent with every
 * page. It is fetched once for all callers, and again after a failure. Rejects after some 11 seconds with the last
 * error.
 */
export function lateMessages(locale: Locale): Promise<Messages> {
  const pending = requests.get(locale);
  if (pending) return pending;
  const messages = read(locale).catch((error: unknown) => {
    requests.delete(locale);
    throw error;
  });
  requests.set(locale, messages);
  return messages;
}

async function read(locale: Locale, retries = lateRetries, wait = firstWait): Promise<Messages> {
  try {
    const response = await fetch(`/locales/${locale}/translation.json`);
    if (!response.ok) throw new Error(`The request for the catalogue failed with ${response.status}`);
    return (await response.json()) as Messages;
  } catch (error) {
    if (retries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return read(locale, retries - 1, wait * 2);
  }
}
