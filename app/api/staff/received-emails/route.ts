import { z } from "zod";

import { openOriginal } from "@/lib/inquiry/inbox/reads/open-original";
import { needsToReadInbox } from "@/lib/platform/auth/dashboard-routes";
import { only } from "@/lib/platform/web/api";
import { ok } from "@/lib/platform/result";
import { foreignFileHeaders } from "@/lib/platform/web/download";
import { staffRoute } from "@/lib/platform/web/staff-route";

/** Sends a received email as it came, as a download. */
const download = staffRoute({
  name: "inbox.download-email",
  needs: needsToReadInbox,
  limit: "staffAction",
  schema: z.object({ id: z.uuid() }),
  async run({ id }, staff) {
    const opened = await openOriginal(staff, id);
    if (!opened.ok) return opened;
    const headers = foreignFileHeaders("email.eml", opened.value.length);
    return ok(new Response(new Uint8Array(opened.value), { headers }));
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: (request) => download(request) });
