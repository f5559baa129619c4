import { mayReadItem } from "../../scope/queries";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { safeContactContext } from "../../safe-contact/columns";
import { codesOfEmail } from "../../queries";
import { unionOfCodes } from "../../safe-contact/union";
import type { SafeContactSource } from "../../safe-contact/union";
import { decrypt } from "@/lib/platform/security/encryption";

import { kindOf, subjectKinds } from "../item";

/** A message or lead with its decrypted text. */
export type OpenedItem = NonNullable<Awaited<ReturnType<typeof findMessage>> | Awaited<ReturnType<typeof findLead>>> & {
  readonly sources: readonly SafeContactSource[];
};

/**
 * Decrypts one message or lead for this staff member and records the access in the audit log. Undefined if the
 * reference is unknown or the staff member may not read the item.
 */
export async function openItem(staff: Staff, reference: string): Promise<OpenedItem | undefined> {
  const kind = kindOf(reference);
  if (kind === undefined) return undefined;
  return db.$transaction(async (tx) => {
    if (!(await mayReadItem(tx, staff, reference))) return undefined;
    const item = await (kind === "message" ? findMessage(tx, reference) : findLead(tx, reference));
    if (!item) return undefined;
    const ofClient = await codesOfEmail(item.email, tx);
    await record(
      tx,
      { kind: "staff", id: staff.id },
      { action: `${subjectKinds[kind]}.read`, subjectKind: subjectKinds[kind], subjectId: item.id },
    );
    const { safeContact: codes, safeContactNote: note } = item;
    const sources: readonly SafeContactSource[] = [
      { from: kind, reference, codes, note },
      ...(ofClient.length > 0 ? [{ from: "client" as const, codes: ofClient }] : []),
    ];
    // The sender's client file and bookings can contain safe-contact instructions. They also apply to this item.
    return { ...item, safeContact: unionOfCodes([codes, ofClient]), sources };
  });
}

async function findMessage(tx: Tx, reference: string) {
  const row = await tx.contactMessage.findUnique({ where: { reference } });
  if (!row) return undefined;
  const { subjectCipher, messageCipher, safeContactNoteCipher, serviceInterest, ...message } = row;
  return {
    ...message,
    kind: "message" as const,
    isTest: false,
    service: serviceInterest,
    subject: decrypt(subjectCipher, "contact_messages.subject"),
    text: decrypt(messageCipher, "contact_messages.message"),
    safeContactNote: openNote(safeContactNoteCipher, "contact_messages"),
  };
}

async function findLead(tx: Tx, reference: string) {
  const row = await tx.lead.findUnique({ where: { reference } });
  if (!row) return undefined;
  const { storyCipher, safeContactNoteCipher, payloadCipher: _payload, ...lead } = row;
  return {
    ...lead,
    kind: "lead" as const,
    text: storyCipher === null ? "" : decrypt(storyCipher, "leads.story"),
    safeContactNote: openNote(safeContactNoteCipher, "leads"),
  };
}

function openNote(cipher: Uint8Array | null, table: "contact_messages" | "leads"): string | undefined {
  return cipher === null ? undefined : decrypt(cipher, safeContactContext(table));
}
