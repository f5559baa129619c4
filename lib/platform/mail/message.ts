import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";

import { env } from "../env";
import { headerText, parseSender, plainAddress } from "./header-text";
import type { Attachment, Email } from "./email";

/**
 * Returns the Message-ID of a delivery. All attempts to send an email have the same Message-ID, so that mail programs
 * can recognise a duplicate.
 */
export function messageIdFor(key: string): string {
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${siteHost()}>`;
}

/** Returns the address from which the site sends its emails, and the sender’s name, if MAIL_FROM contains one. */
export function senderOf() {
  return parseSender(env().MAIL_FROM ?? `appointments@${siteHost()}`);
}

/**
 * Returns the options for the mail library: addresses as objects, an explicit envelope, and header texts without line
 * breaks.
 */
export function messageOf(email: Email, messageId: string): SendMailOptions {
  const sender = senderOf();
  const to = plainAddress(email.to);
  return {
    messageId,
    envelope: { from: sender.address, to: [to] },
    from: { name: sender.name || headerText(email.fromName), address: sender.address },
    to: { name: headerText(email.toName), address: to },
    ...(email.replyTo ? { replyTo: { name: "", address: plainAddress(email.replyTo) } } : {}),
    subject: headerText(email.subject),
    // Quoted-printable would break long lines within links, and some mail programs copy a broken link.
    text: { content: email.text, contentTransferEncoding: "base64" },
    html: email.html,
    alternatives: email.attachments.flatMap(calendarPart),
    headers: headersOf(email),
    attachments: email.attachments.map(({ filename, contentType, content, encoding, cid }) => ({
      filename: headerText(filename),
      contentType: headerText(contentType),
      content,
      ...(encoding === undefined ? {} : { encoding }),
      ...(cid === undefined ? {} : { cid, encoding: "base64", contentDisposition: "inline" as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Returns a calendar file as an alternative part of the message. Many mail programs read this part and show the
 * appointment next to the text. The other mail programs show the same file as an attachment.
 */
function calendarPart({ contentType, content }: Attachment) {
  return /^text\/calendar\b/i.test(contentType) ? [{ contentType: headerText(contentType), content }] : [];
}

/**
 * Returns the headers. `Auto-Submitted` prevents automatic replies, and `X-Auto-Response-Suppress` does the same for
 * Exchange.
 */
function headersOf({ headers, locale }: Email): Record<string, string> {
  const all = {
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "OOF, AutoReply",
    "Content-Language": locale,
    ...headers,
  };
  const names = Object.keys(all).filter((name) => !/^[A-Za-z0-9-]+$/.test(name));
  if (names.length > 0) throw new Error("Not the name of a mail header");
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [name, headerText(text)]));
}

function siteHost(): string {
  return new URL(env().siteUrl).hostname;
}
