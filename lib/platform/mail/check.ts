import { createTransport } from "nodemailer";

import { env } from "../env";
import { errorFields, log } from "../log";

const wait = 10_000;

/**
 * Asks the mail server once whether it can be reached and takes the sign-in, and warns if not. Nothing waits for the answer:
 * emails stay in the queue until they can leave.
 */
export async function checkMailServer(url: string | undefined = env().SMTP_URL): Promise<"well" | "failing" | "unset"> {
  if (!url) return "unset";
  const transport = createTransport({
    url,
    connectionTimeout: wait,
    greetingTimeout: wait,
    socketTimeout: wait,
    dnsTimeout: wait,
  });
  try {
    await transport.verify();
    return "well";
  } catch (error) {
    log("warn", "mail.server-failing", errorFields(error));
    return "failing";
  } finally {
    transport.close();
  }
}
