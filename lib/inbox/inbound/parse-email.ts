import { createHash } from "node:crypto";
import PostalMime from "postal-mime";
import type { Address, Attachment, Email } from "postal-mime";

import { headerText } from "@/lib/platform/mail/header-text";

import { plainTextOf } from "./plain-text";

/** A delivery that a mail server has reported as failed. */
export type Bounce = {
  /** The Message-ID of the email that was not delivered. */
  readonly originalId: string | undefined;
  /** The enhanced status code of RFC 3463, for example "5.1.1". Empty if the report has none. */
  readonly status: string;
};

export type ReceivedEmail = {
  readonly messageId: string;
  /** The sender's address in lower case. */
  readonly from: string;
  /** All addresses that the headers name as recipients, in lower case. */
  readonly to: readonly string[];
  /** The Message-IDs of earlier emails in the thread. */
  readonly references: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The names of the attached files. For a file without a name, the list contains its media type. */
  readonly attachments: readonly string[];
  /** Whether a program sent the email, for example an out-of-office reply (RFC 3834) or a bulk email. */
  readonly isAutomatic: boolean;
  readonly bounce?: Bounce;
};

const maxReferences = 50;
const maxAttachments = 20;

/**
 * Parses a raw MIME email. If the email has no Message-ID, derives one from the email's content, so that a repeated
 * delivery of the email is recognised.
 */
export async function parseEmail(raw: Uint8Array): Promise<ReceivedEmail> {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true, maxHeadersSize: 256 * 1024 });
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? "";
  const bounce = bounceOf(email, header("content-type"));
  const automatic = header("auto-submitted").trim().toLowerCase();
  return {
    messageId: idsIn(email.messageId)[0] ?? `<${createHash("sha256").update(raw).digest("hex")}@no-message-id.invalid>`,
    from: addressesIn([email.from])[0] ?? "",
    to: [
      ...addressesIn(email.to ?? []),
      ...addressesIn(email.cc ?? []),
      ...["delivered-to", "x-original-to", "envelope-to"].map((name) => header(name).trim().toLowerCase()),
    ].filter(Boolean),
    references: [...idsIn(email.inReplyTo), ...idsIn(email.references).reverse()].slice(0, maxReferences),
    subject: headerText(email.subject ?? "").slice(0, 200),
    text: plainTextOf(email),
    attachments: email.attachments.filter(isFile).slice(0, maxAttachments).map(nameOf),
    isAutomatic:
      (automatic !== "" && automatic !== "no") ||
      header("x-autoreply") !== "" ||
      /\b(bulk|junk)\b/i.test(header("precedence")),
    ...(bounce ? { bounce } : {}),
  };
}

function bounceOf({ attachments }: Email, contentType: string): Bounce | undefined {
  if (!/multipart\/report/i.test(contentType) || !/report-type="?delivery-status/i.test(contentType)) return undefined;
  const part = (...types: readonly string[]) => attachments.find(({ mimeType }) => types.includes(mimeType));
  const report = textOf(part("message/delivery-status"));
  const original = textOf(part("message/rfc822", "text/rfc822-headers"));
  return {
    originalId: idsIn(/^message-id:\s*(<[^>]+>)/im.exec(original)?.[1])[0],
    status: /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(report)?.[1] ?? "",
  };
}

function textOf(part: Attachment | undefined): string {
  if (!part) return "";
  return typeof part.content === "string" ? part.content : new TextDecoder().decode(part.content);
}

function idsIn(text: string | undefined): string[] {
  return (text?.match(/<[^<>\s]{3,250}>/g) ?? []).map((id) => id);
}

function addressesIn(addresses: readonly (Address | undefined)[]): string[] {
  return addresses
    .flatMap((one) => (one === undefined ? [] : one.group ? one.group : [one]))
    .map(({ address }) => address.toLowerCase());
}

/** Whether the part is listed as an attached file. Images inside the text and embedded emails are not listed. */
function isFile({ related, mimeType }: Attachment): boolean {
  return !related && !mimeType.startsWith("message/");
}

function nameOf({ filename, mimeType }: Attachment): string {
  return headerText(filename ?? mimeType).slice(0, 120);
}
