import type { Email } from "@/lib/platform/mail/email";
import type { Mailer } from "@/lib/platform/mail/transport";

/**
 * Returns a mailer that sends nothing and records the emails. `failures` is how often `send` throws before it records
 * its first email.
 */
export function aMailer({ failures = 0 } = {}): Mailer & { readonly emails: Email[] } {
  const emails: Email[] = [];
  let left = failures;
  return {
    emails,
    async send(email) {
      left -= 1;
      if (left >= 0) throw new Error("refused");
      emails.push(email);
    },
    close: () => undefined,
  };
}
