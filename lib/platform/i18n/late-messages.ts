import type { Locale } from "./locales";
import type { Messages } from "./messages";

/** From the specification: asked again up to five times, first after 350 ms, then after twice as long each time. */
export const lateRetries = 5;
export const firstWait = 350;

const known = new Map<Locale, Promise<Messages>>();

/**
 * The whole catalogue of a language, for parts of a page that come late and whose words would otherwise be sent with every
 * page. Asked for once, whoever asks, and anew after a failure. Rejects, after some 11 seconds, with the last reason.
 */
export function lateMessages(locale: Locale): Promise<Messages> {
  const begun = known.get(locale);
  if (begun) return begun;
  const messages = read(locale).catch((error: unknown) => {
    known.delete(locale);
    throw error;
  });
  known.set(locale, messages);
  return messages;
}

async function read(locale: Locale, retries = lateRetries, wait = firstWait): Promise<Messages> {
  try {
    const answer = await fetch(`/locales/${locale}/translation.json`);
    if (!answer.ok) throw new Error(`The catalogue was refused with ${answer.status}`);
    return (await answer.json()) as Messages;
  } catch (error) {
    if (retries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return read(locale, retries - 1, wait * 2);
  }
}
