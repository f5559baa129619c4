import { record } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";

/**
 * Records that this number wants no more texts: as the safe-contact instruction "no text messages" of its clients and
 * bookings. Staff can remove the instruction if the client asks for texts again.
 */
export async function stopTexts(tx: Tx, phoneE164: string): Promise<void> {
  const clients = await tx.$queryRaw<{ id: string }[]>`
    update clients set safe_contact = array_append(safe_contact, 'no-texts')
    where phone_e164 = ${phoneE164} and not 'no-texts' = any(safe_contact) returning id::text`;
  await tx.$executeRaw`
    update bookings set safe_contact = array_append(safe_contact, 'no-texts')
    where phone_e164 = ${phoneE164} and not 'no-texts' = any(safe_contact)`;
  for (const { id } of clients)
    await record(tx, { kind: "visitor" }, { action: "client.texts-stopped", subjectKind: "client", subjectId: id });
}
