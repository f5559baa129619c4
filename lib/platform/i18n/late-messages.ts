import type { Locale } from "./locales";
import type { Messages } from "./messages";
import type { PublicNamespace } from "./public-namespaces";

/** The texts of visitors' pages. */
export type PublicMessages = Pick<Messages, PublicNamespace>;

/**
 * The specification demands up to five retries. The first retry comes after 350 ms. Each later wait is twice as long as
 * the wait before it.
 */
export const lateRetries = 5;
export const firstWait = 350;

const requests = new Map<Locale, Promise<PublicMessages>>();

/**
 * Fetches the public catalogue of a language for the lazily loaded parts of a page. Without this, every page would have
 * to contain the texts of these parts. All callers share one fetch. If it fails after all retries (about 11 seconds),
 * the promise rejects with the last error, and the next call fetches again.
 */
export function lateMessages(locale: Locale): Promise<PublicMessages> {
  const pending = requests.get(locale);
  if (pending) return pending;
  const messages = read(locale).catch((error: unknown) => {
    requests.delete(locale);
    throw error;
  });
  requests.set(locale, messages);
  return messages;
}

async function read(locale: Locale, retries = lateRetries, wait = firstWait): Promise<PublicMessages> {
  try {
    const response = await fetch(`/locales/${locale}/translation.json`);
    if (!response.ok) throw new Error(`The request for the catalogue failed with ${response.status}`);
    return (await response.json()) as PublicMessages;
  } catch (error) {
    if (retries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return read(locale, retries - 1, wait * 2);
  }
}
