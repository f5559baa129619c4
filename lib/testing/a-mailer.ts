import type { Email } from "@/lib/platform/mail/email";
import type { Mailer } from "@/lib/platform/mail/transport";

/** Returns a mailer that records its emails. It throws for the first `failures` emails. */
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
