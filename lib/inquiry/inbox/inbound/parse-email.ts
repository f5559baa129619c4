import { createHash } from "node:crypto";
import addressparser from "nodemailer/lib/addressparser";

import { isAutomatic } from "./automatic";
import { attachmentsOf } from "./attachments";
import { bodyText } from "./body-text";
import { bounceOf } from "./delivery-report";
import type { Bounce } from "./delivery-report";
import { decodeWords, messageIdsIn } from "./header";
import type { Header } from "./header";
import { splitParts } from "./mime-parts";
import type { MimePart } from "./mime-parts";
import { withLineFeeds } from "./line-ends";
import { readingLimits, ReadingTookTooLong } from "./reading-limits";

export type ReceivedEmail = {
  readonly messageId: string;
  /** The sender's address in lower case. If the email names several senders, the first one. Empty if it names none. */
  readonly from: string;
  /** The addresses of all senders that the email names. */
  readonly senders: readonly string[];
  /** The name that the sender's program sent with the address. */
  readonly fromName: string;
  /** All addresses that the headers name as recipients, in lower case. */
  readonly to: readonly string[];
  /** The Message-IDs of earlier emails in the thread. */
  readonly references: readonly string[];
  readonly subject: string;
  /** The whole text, with quoted emails. */
  readonly text: string;
  /** Whether the subject or the text is longer than what was read. */
  readonly isCut: boolean;
  /** Whether the email has more parts, or parts in more levels, than were read. */
  readonly hasUnreadParts: boolean;
  /** Whether letters of the subject or text were lost or guessed, because their charset is unknown. */
  readonly hasDoubtfulLetters: boolean;
  /** The versions of the text with other words, which are not shown. Empty if all versions say the same. */
  readonly leftOutText: string;
  /** Whether the text could not be read: it is encrypted, or reading took too long. */
  readonly isUnreadable: boolean;
  /** The names of the attached files, pictures and emails. For a file without a name, its media type. */
  readonly attachments: readonly string[];
  /** The number of attached files that `attachments` does not name. */
  readonly otherAttachments: number;
  /** Whether a program sent the email, for example an out-of-office reply (RFC 3834) or a bulk email. */
  readonly isAutomatic: boolean;
  readonly bounce?: Bounce;
};

const [maxReferences, maxSenders] = [50, 10];

/**
 * Parses a raw MIME email. The limits in `reading-limits.ts` bound the time. `check` is called again and again; if it
 * throws `ReadingTookTooLong`, the email has no text.
 */
export function parseEmail(raw: Uint8Array, check: () => void = () => undefined): ReceivedEmail {
  const bytes = withLineFeeds(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
  const { root, isComplete } = splitParts(bytes);
  const { header } = root;
  const rawSubject = header.get("subject");
  const wholeSubject = decodeWords(rawSubject, readingLimits.encodedWords);
  const subject = wholeSubject.slice(0, readingLimits.subject).toWellFormed();
  const isSubjectCut = rawSubject.length > readingLimits.encodedWords || wholeSubject.length > subject.length;
  const senders = addressesIn(header.get("from")).filter(({ address }) => address !== "");
  const [sender] = senders;
  const body = readBody(root, check);
  const attachments = attachmentsOf(root);
  const bounce = bounceOf(root, body.text);
  return {
    messageId: messageIdsIn(header.get("message-id"))[0] ?? derivedId(root),
    from: sender?.address ?? "",
    senders: [...new Set(senders.map(({ address }) => address))].slice(0, maxSenders),
    fromName: decodeWords(sender?.name ?? "", 50),
    to: ["to", "cc", "delivered-to", "x-original-to", "envelope-to"]
      .flatMap((name) => addressesIn(header.get(name)))
      .map(({ address }) => address)
      .filter(Boolean),
    references: [...messageIdsIn(header.get("in-reply-to")), ...messageIdsIn(header.get("references")).reverse()].slice(
      0,
      maxReferences,
    ),
    subject,
    text: body.text,
    isCut: isSubjectCut || !body.isComplete,
    hasUnreadParts: !isComplete,
    hasDoubtfulLetters: body.hasDoubtfulLetters || subject.includes("\ufffd"),
    leftOutText: body.leftOutText,
    isUnreadable: body.isUnreadable,
    attachments: attachments.names,
    otherAttachments: attachments.others,
    isAutomatic: isAutomatic(header, subject),
    ...(bounce ? { bounce } : {}),
  };
}

const encryptedTypes = ["multipart/encrypted", "application/pkcs7-mime", "application/x-pkcs7-mime"];

const noText = { text: "", isComplete: true, hasDoubtfulLetters: false, leftOutText: "" };

function readBody(root: MimePart, check: () => void) {
  const isEncrypted = encryptedTypes.includes(root.type);
  try {
    return { ...bodyText(root, check), isUnreadable: isEncrypted };
  } catch (error) {
    if (error instanceof ReadingTookTooLong) return { ...noText, isUnreadable: true };
    throw error;
  }
}

/**
 * Derives a Message-ID for an email that has none, so that a repeated delivery is recognised. Headers that change on
 * the way, such as "Received", are not part of it.
 */
function derivedId({ header, body, parts }: MimePart): string {
  const hash = createHash("sha256");
  const add = (part: Pick<MimePart, "header" | "body" | "parts">, names: readonly string[]) => {
    for (const name of names) hash.update(`${name}:${part.header.get(name)}\n`);
    hash.update(part.body);
    for (const each of part.parts) add(each, ["content-type", "content-disposition"]);
  };
  add({ header, body, parts }, ["from", "to", "date", "subject"]);
  return `<${hash.digest("hex")}@no-message-id.invalid>`;
}

function addressesIn(value: string): readonly { readonly name: string; readonly address: string }[] {
  return addressparser(value, { flatten: true }).map(({ name, address }) => ({
    name,
    address: address.trim().toLowerCase(),
  }));
}

export type { Bounce, Header };
