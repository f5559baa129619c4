import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

import { env } from "../env";
import type { Email } from "./email";
import { messageOf } from "./message";
import { smtpOptions } from "./smtp-options";

/** Identifies a delivery: its key ("<kind>:<record>:<version>") and the Message-ID derived from the key. */
export type Delivery = { readonly key: string; readonly messageId: string };

export type Mailer = {
  /** Resolves when the mail server or the file system has accepted the email. Rejects if it was not accepted. */
  readonly send: (email: Email, delivery: Delivery) => Promise<void>;
  readonly close: () => void;
};

let opened: Mailer | undefined;

/** Returns the mailer of this process. It uses SMTP_URL. In demo mode without SMTP_URL, it writes files to MAIL_DIR. */
export function mailer(): Mailer {
  return (opened ??= redirected(open(), redirectAddress()));
}

/** The address in the setting MAIL that gets all emails. Undefined if each email goes to its own recipient. */
export function redirectAddress(): string | undefined {
  const { MAIL } = env();
  return MAIL === "on" || MAIL === "off" ? undefined : MAIL;
}

/** Returns a mailer that sends every email to one address. The subject names the original recipient. */
export function redirected(by: Mailer, to: string | undefined): Mailer {
  if (to === undefined) return by;
  return {
    send: (email, delivery) => by.send({ ...email, to, subject: `[${email.to}] ${email.subject}` }, delivery),
    close: by.close,
  };
}

function open(): Mailer {
  const { SMTP_URL, SITE_MODE, MAIL_DIR } = env();
  if (SMTP_URL) return smtpMailer(SMTP_URL);
  if (SITE_MODE === "live") throw new Error("SMTP_URL is not set");
  return fileMailer(MAIL_DIR);
}

/** Returns a mailer that sends emails through an SMTP server, over a pool of connections. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    ...smtpOptions(url, env().SITE_MODE === "live"),
    pool: true,
    maxConnections: 4,
    // If a connection breaks, the job fails and is retried later. The pool must not retry as well: each retry can send
    // an email a second time, because the server may already have accepted it.
    maxRequeues: 0,
  });
  return {
    async send(email, { messageId }) {
      await transport.sendMail(messageOf(email, messageId));
    },
    close: () => transport.close(),
  };
}

/** Returns a mailer that writes each email as an .eml file. Only the user that runs this process can read the files. */
export function fileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(email, { key, messageId }) {
      const { message } = await transport.sendMail(messageOf(email, messageId));
      const name = [fileTime(new Date()), kindOf(key), randomBytes(4).toString("hex")].join("-");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The file gets its final name after it is complete, so that no program reads an incomplete email.
      const draft = join(folder, `.${name}.tmp`);
      await writeFile(draft, message as Buffer, { mode: 0o600, flag: "wx" });
      await rename(draft, join(folder, `${name}.eml`));
    },
    close: () => transport.close(),
  };
}

/** Returns a time for a file name: ISO 8601 without colons, because some file systems refuse colons. */
export function fileTime(at: Date): string {
  return at.toISOString().replaceAll(":", "-");
}

function kindOf(key: string): string {
  return (key.split(":")[0] ?? "email").replace(/[^A-Za-z0-9-]/g, "") || "email";
}
