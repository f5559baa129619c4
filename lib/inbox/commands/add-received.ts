import type { Tx } from "@/lib/platform/db/client";
import { findSecret } from "@/lib/platform/security/secrets";

import type { Instant } from "@/lib/platform/time/instant";

import type { ReceivedEmail } from "../inbound/parse-email";
import { withoutRepeats } from "../quotes";
import { addEntry } from "./change-item";
import type { ChangedItem } from "./change-item";

/** `isTooLarge`: only the beginning of the email was stored. */
export type Arrival = { readonly at: Instant; readonly isTooLarge?: boolean };

type Context = Arrival & {
  /** The texts of our emails in the thread. A quote that repeats one of them is removed. */
  readonly ours: readonly string[];
  /** Whether the email came from another address than the item. */
  readonly isOther: boolean;
};

/**
 * Adds a received email as an entry of an item's thread. If the email clearly contains a wallet's seed phrase or
 * private key, its subject and text are not stored, not even encrypted. Instead of the text, staff see a note that asks
 * them to tell the sender that the wallet is no longer safe.
 */
export async function addReceived(
  tx: Tx,
  item: ChangedItem,
  email: ReceivedEmail,
  { at, isTooLarge, ours, isOther }: Context,
): Promise<void> {
  const { messageId, subject, attachments, otherAttachments, isAutomatic, isCut, isUnreadable, from } = email;
  const text = withoutRepeats(email, ours);
  const isWithheld = findSecret(`${subject}\n${text}`) === "certain";
  await addEntry(tx, item, {
    kind: "received",
    staffId: null,
    at,
    messageId,
    content: {
      subject: isWithheld ? "" : subject,
      text: isWithheld ? "" : text,
      attachments: [...attachments],
      ...(isOther ? { from } : {}),
    },
    facts: {
      isWithheld,
      isAutomatic,
      ...(isCut && { isCut }),
      ...(isTooLarge && { isTooLarge }),
      ...(isUnreadable && { isUnreadable }),
      ...(otherAttachments > 0 && { otherAttachments }),
    },
  });
}
