import { z } from "zod";

import { checkEvidence } from "@/lib/documents/check-evidence";
import { attachEvidence } from "@/lib/firm/claims/commands/evidence";
import { openEvidence } from "@/lib/firm/claims/reads/open-evidence";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { fail, ok } from "@/lib/platform/result";
import { only } from "@/lib/platform/web/api";
import { foreignFileHeaders } from "@/lib/platform/web/download";
import { staffRoute, staffUploadRoute } from "@/lib/platform/web/staff-route";

/** Sends a file of evidence as a download. */
const download = staffRoute({
  name: "claims.download-evidence",
  needs: ["claims.change", "claims.verify"],
  limit: "staffAction",
  schema: z.object({ id: z.uuid() }),
  async run({ id }, staff) {
    const opened = await openEvidence(staff, id);
    if (!opened.ok) return opened;
    const { name, content } = opened.value;
    return ok(new Response(new Uint8Array(content), { headers: foreignFileHeaders(name, content.length) }));
  },
});

/** Receives a file of evidence, attaches it to its claim, and redirects back to the claim. */
const upload = staffUploadRoute({
  name: "claims.upload-evidence",
  needs: "claims.change",
  async run({ fields, file }, staff, { locale, now }) {
    const claim = z.uuid().safeParse(fields.claim);
    if (!claim.success) return fail("RESOURCE_NOT_FOUND");
    const page = (result: string) =>
      ok(localizedPath(locale, `/dashboard/claims/${claim.data}?upload=${result}#evidence-file`));
    const checked = await checkEvidence(file);
    if ("refused" in checked || !file) return page("refused" in checked ? checked.refused : "none");
    const { name, type } = checked;
    const attached = await attachEvidence(
      staff,
      { claimId: claim.data, file: { name, type, content: file.content } },
      now,
    );
    return attached.ok ? page("stored") : attached;
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: (request) => download(request), POST: upload });
