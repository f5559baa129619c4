"use server";

import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/staff-action";

import { removeDocument } from "./commands/remove-document";
import { removalCode, removalSchema } from "./schema";

/**
 * Staff who may add documents may also remove them. If a removal is refused, the page with the list shows the reason.
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
