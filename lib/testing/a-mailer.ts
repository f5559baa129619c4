import type { Letter } from "@/lib/platform/mail/letter";
import type { Mailer } from "@/lib/platform/mail/transport";

/** A mailer that keeps what it is given; the first `failures` emails are refused. */
export function aMailer({ failures = 0 } = {}): Mailer & { readonly letters: Letter[] } {
  const letters: Letter[] = [];
  let left = failures;
  return {
    letters,
    async send(letter) {
      left -= 1;
      if (left >= 0) throw new Error("refused");
      letters.push(letter);
    },
    close: () => undefined,
  };
}
