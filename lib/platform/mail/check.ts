import { createTransport } from "nodemailer";

import { env } from "../env";
import { errorFields, log } from "../log";
import { smtpOptions } from "./smtp-options";

/**
 * Checks once whether the mail server can be reached and accepts the credentials. If not, it logs a warning. Sending
 * does not depend on the result: emails stay in the queue until they can be sent.
 */
export async function checkMailServer(url: string | undefined = env().SMTP_URL): Promise<"well" | "failing" | "unset"> {
  if (!url) return "unset";
  const transport = createTransport(smtpOptions(url, env().SITE_MODE === "live"));
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
