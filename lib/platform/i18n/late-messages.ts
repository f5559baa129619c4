import type { Locale } from "./locales";
import type { Messages } from "./messages";

/**
 * The specification demands up to five retries. The first comes after 350 ms, and each further wait is twice the
 * previous one.
 */
export const lateRetries = 5;
export const firstWait = 350;

const requests = new Map<Locale, Promise<Messages>>();

/**
 * The whole catalogue of a language, for lazily loaded parts of a page. Their texts would otherwise be sent with every
 * page. All callers share one fetch, and a call after a failure starts again. Rejects with the last error after about
 * 11 seconds.
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
