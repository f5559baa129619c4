import { db } from "@/lib/platform/db/client";

import { nameOf } from "../file-name";
import { documentWarnings } from "../schema";
import type { DocumentRefusal } from "../schema";

export type DocumentState = "held" | "clean" | "refused";

/** The documents of a client with their decrypted names, newest first. */
export async function listDocuments(clientId: string) {
  const rows = await db.document.findMany({
    where: { clientId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: {
      id: true,
      nameCipher: true,
      type: true,
      bytes: true,
      state: true,
      warnings: true,
      scannedAt: true,
      uploadedBy: true,
      createdAt: true,
      uploader: { select: { name: true } },
    },
  });
  return rows.map(({ nameCipher, uploader, state, warnings, scannedAt, ...row }) => ({
    ...row,
    state: state as DocumentState,
    warnings: documentWarnings.filter((warning) => warnings.includes(warning)),
    refusedFor: state === "refused" ? refusalIn(warnings) : undefined,
    scannedAt: scannedAt ?? undefined,
    name: nameOf({ nameCipher }),
    uploaderName: uploader?.name,
  }));
}

const refusalIn = (warnings: readonly string[]): DocumentRefusal =>
  warnings.includes("secret") ? "secret" : "malware";

/** Returns the id of a booking's client. Documents belong to a client, but a manage link identifies only a booking. */
export async function clientOfBooking(bookingId: string): Promise<string> {
  const { clientId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId }, select: { clientId: true } });
  return clientId;
}
