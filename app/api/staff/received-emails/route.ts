import { z } from "zod";

import { openOriginal } from "@/lib/inquiry/inbox/reads/open-original";
import { only } from "@/lib/platform/web/api";
import { ok } from "@/lib/platform/result";
import { downloadPolicy } from "@/lib/platform/security/csp.mjs";
import { staffRoute } from "@/lib/platform/web/staff-route";

/**
 * Sends a received email as it came, as a download. Its content type keeps browsers from ever rendering it on our site.
 */
const download = staffRoute({
  name: "inbox.download-email",
  needs: "inbox.read",
  limit: "staffAction",
  schema: z.object({ id: z.uuid() }),
  async run({ id }, staff) {
    const opened = await openOriginal(staff, id);
    if (!opened.ok) return opened;
    const headers = {
      "content-type": "application/octet-stream",
      "content-disposition": 'attachment; filename="email.eml"',
      "content-length": String(opened.value.length),
      "content-security-policy": downloadPolicy,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    };
    return ok(new Response(new Uint8Array(opened.value), { headers }));
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: (request) => download(request) });
