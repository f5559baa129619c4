import { z } from "zod";

import { checkEvidence } from "@/lib/documents/check-evidence";
import { uploadResults } from "@/lib/documents/schema";
import type { UploadResult } from "@/lib/documents/schema";
import { storeProof } from "@/lib/firm/desk/commands/proof";
import { isProofType } from "@/lib/firm/desk/proof-file";
import type { UploadedProof } from "@/lib/firm/desk/proof-file";
import { findOwnUpload, openProof } from "@/lib/firm/desk/reads/open-proof";
import { fail, ok } from "@/lib/platform/result";
import { only } from "@/lib/platform/web/api";
import { foreignFileHeaders } from "@/lib/platform/web/download";
import { staffRoute, staffUploadRoute } from "@/lib/platform/web/staff-route";

const needs = "settings.change";
const address = "/api/staff/proof";

type Shown = UploadedProof | { readonly fault: UploadResult } | Response;

/** Sends the file of a proposal as a download, or says what was uploaded or why it was refused. */
const show = staffRoute({
  name: "firm.show-proof",
  needs,
  limit: "staffAction",
  schema: z.object({
    proposal: z.uuid().optional(),
    id: z.uuid().optional(),
    fault: z.enum(uploadResults).optional(),
  }),
  async run({ proposal, id, fault }, staff) {
    if (fault) return ok<Shown>({ fault });
    if (proposal) {
      const opened = await openProof(staff, proposal);
      if (!opened.ok) return opened;
      const { name, content } = opened.value;
      return ok<Shown>(new Response(new Uint8Array(content), { headers: foreignFileHeaders(name, content.length) }));
    }
    const uploaded = id && (await findOwnUpload(staff, id));
    return uploaded ? ok<Shown>(uploaded) : fail("RESOURCE_NOT_FOUND");
  },
});

/** Receives the file that proves a proposal before it is made, and redirects to what is known of it. */
const upload = staffUploadRoute({
  name: "firm.upload-proof",
  needs,
  async run({ file }, staff, { locale, now }) {
    const to = (query: { readonly id: string } | { readonly fault: UploadResult }) =>
      ok(`${address}?${new URLSearchParams({ ...query, locale })}`);
    const checked = await checkEvidence(file);
    if ("refused" in checked || !file) return to({ fault: "refused" in checked ? checked.refused : "none" });
    const { name, type } = checked;
    if (!isProofType(type)) return to({ fault: "type" });
    return to({ id: await storeProof(staff, { name, type, content: file.content }, now) });
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: (request) => show(request), POST: upload });
