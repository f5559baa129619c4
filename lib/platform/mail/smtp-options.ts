import { isLoopback } from "../security/headers";

/** Milliseconds. With the library's defaults of up to ten minutes, an unresponsive server would block all workers. */
const timeout = 10_000;

/**
 * The options for a connection to the mail server. Over `smtp://`, the library would go on without encryption if the
 * server, or someone in between, does not offer it. On a live site it must then fail, except on this machine. An
 * operator with a relay in a network of their own adds `?requireTLS=false` to SMTP_URL.
 */
export function smtpOptions(url: string, isLive: boolean) {
  const timeouts = {
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  };
  return { url, requireTLS: isLive && !isLoopback(new URL(url).hostname), ...timeouts };
}
