import type { Tx } from "@/lib/platform/db/client";

import type { Instant } from "@/lib/platform/time/instant";

import type { AttachedFile } from "../inbound/attached-files";
import type { ReceivedEmail } from "../inbound/parse-email";
import { withoutRepeats } from "../quotes";
import { addEntry } from "./change-item";
import type { ChangedItem } from "./change-item";

export type Arrival = {
  readonly at: Instant;
  /** Whether only the beginning of the email was stored. */
  readonly isTooLarge?: boolean;
  /** Whether the email clearly contains a wallet's seed phrase or private key. */
  readonly isWithheld?: boolean;
  /** Reads the attached files. */
  readonly files?: () => Iterable<AttachedFile>;
};

type Context = Arrival & {
  /** The texts of our emails in the thread. A quote that repeats one of them is removed. */
  readonly ours: readonly string[];
  /** Whether the email came from another address than the item. */
  readonly isOther: boolean;
  /** The ids of the client's documents that the attached files became. */
  readonly documents?: (string | null)[] | undefined;
};

/**
 * Adds a received email as an entry of an item's thread. If the email contains a wallet's secret, its subject and text
 * are not stored, not even encrypted. Instead of the text, staff see a note that asks them to tell the sender that the
 * wallet is no longer safe.
 */
export async function addReceived(
  tx: Tx,
  item: ChangedItem,
  email: ReceivedEmail,
  { at, isTooLarge, isWithheld = false, ours, isOther, documents }: Context,
): Promise<void> {
  const { messageId, subject, attachments, otherAttachments, isAutomatic, senders } = email;
  const text = withoutRepeats(email, ours);
  await addEntry(tx, item, {
    kind: "received",
    staffId: null,
    at,
    messageId,
    content: {
      subject: isWithheld ? "" : subject,
      text: isWithheld ? "" : text,
      attachments: [...attachments],
      ...(isOther && senders.length > 0 ? { from: senders.join(", ") } : {}),
    },
    facts: {
      isWithheld,
      isAutomatic,
      ...lackOf(email),
      ...(documents && { documents }),
      ...(isTooLarge && { isTooLarge }),
      ...(senders.length !== 1 && { isSenderUnproven: true }),
      ...(otherAttachments > 0 && { otherAttachments }),
    },
  });
}

/** What of the email could not be read. */
function lackOf(email: ReceivedEmail) {
  const { isCut, isUnreadable, hasUnreadParts, hasDoubtfulLetters, leftOutText } = email;
  const hasOtherVersion = leftOutText !== "";
  const lack = { isCut, isUnreadable, hasUnreadParts, hasDoubtfulLetters, hasOtherVersion };
  return Object.fromEntries(Object.entries(lack).filter(([, is]) => is));
}
