import { db } from "../db/client";
import type { Tx } from "../db/client";
import type { Swept } from "../jobs/sweep";
import { decrypt, encrypt } from "../security/encryption";
import { msPerDay } from "../time/instant";
import type { Instant } from "../time/instant";
import { isUuid } from "../uuid";
import type { Email } from "./email";
import { recipientHash } from "./recipient";
import { deleteOldWrittenEmails } from "./written-emails";

/** What staff can see of an email. */
export type EmailCopy = {
  readonly subject: string;
  readonly text: string;
  /** Undefined in copies from releases that did not store the HTML. */
  readonly html?: string;
  /** The names of the attached files. */
  readonly attachments: readonly string[];
};

export const copiesKeptDays = 90;
const recipientContext = "sent_emails.recipient";
const contentContext = "sent_emails.content";

/** Stores a copy of an email that was sent. */
export async function storeCopy(tx: Tx, key: string, email: Email): Promise<void> {
  const copy: EmailCopy = {
    subject: withoutPrivateLinks(email.subject),
    text: withoutPrivateLinks(email.text),
    html: withoutPrivateLinks(email.html),
    attachments: email.attachments.map(({ filename }) => filename),
  };
  const contentCipher = encrypt(JSON.stringify(copy), contentContext);
  await tx.sentEmail.createMany({
    data: [{ ...rowOf(key, email), outcome: "sent", contentCipher }],
    skipDuplicates: true,
  });
}

/** Records that an email was not sent because its address is suppressed. */
export async function noteSuppressed(key: string, email: Email, tx: Pick<Tx, "sentEmail"> = db): Promise<void> {
  await tx.sentEmail.createMany({ data: [{ ...rowOf(key, email), outcome: "suppressed" }], skipDuplicates: true });
}

function rowOf(deliveryKey: string, { to, locale }: Email) {
  const [kind = "", record = ""] = deliveryKey.split(":");
  return {
    deliveryKey,
    kind,
    recordId: isUuid(record) ? record : null,
    locale,
    recipientHash: recipientHash(to),
    recipientCipher: encrypt(to, recipientContext),
  };
}

/** Replaces the tokens in links, because staff who read the copy must not be able to act as the recipient. */
export function withoutPrivateLinks(text: string): string {
  return text.replace(/(?<=[/=])[\w-]{32,}/g, "…");
}

/** Decrypts the stored copy of an email. */
export function openCopy({ contentCipher }: { readonly contentCipher: Uint8Array }): EmailCopy {
  return JSON.parse(decrypt(contentCipher, contentContext)) as EmailCopy;
}

/** Decrypts the address to which an email was sent. */
export function recipientOf({ recipientCipher }: { readonly recipientCipher: Uint8Array }): string {
  return decrypt(recipientCipher, recipientContext);
}

/** Emails that must not be deleted: about these records, or to the addresses with these hashes. */
type Held = { readonly recordIds: readonly string[]; readonly addressHashes: readonly Uint8Array<ArrayBuffer>[] };

/** Deletes copies of emails after 90 days, except the held ones. In demo mode, email files are deleted too. */
export async function sweepSentEmails(
  now: Instant,
  { recordIds, addressHashes }: Held = { recordIds: [], addressHashes: [] },
): Promise<Swept<"copies" | "files">> {
  const before = now - copiesKeptDays * msPerDay;
  const { count } = await db.sentEmail.deleteMany({
    where: {
      at: { lt: new Date(before) },
      recipientHash: { notIn: [...addressHashes] },
      OR: [{ recordId: null }, { recordId: { notIn: [...recordIds] } }],
    },
  });
  return { copies: count, files: await deleteOldWrittenEmails(before) };
}
