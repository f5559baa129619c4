"use server";

import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { removeDocument } from "./commands/remove-document";
import { removalCode, removalSchema } from "./schema";

/**
 * Removes a document. Staff who may add documents may also remove them. If the removal is refused, the page that lists
 * the documents shows the reason.
 */
export const removeClientDocument = staffAction({
  name: "documents.remove",
  needs: "clients.change",
  limit: "staffAction",
  schema: removalSchema,
  async run({ id, client, reference = "" }, staff, { now }) {
    const page = client === undefined ? `bookings/${encodeURIComponent(reference)}/documents` : `clients/${client}`;
    const result = await removeDocument(staff, id, now);
    return ok(`/dashboard/${page}?done=${removalCode(result)}#documents`);
  },
  next: (path) => path,
});
