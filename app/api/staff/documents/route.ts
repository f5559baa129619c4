import { z } from "zod";

import { mayWriteFile } from "@/lib/clients/commands/access";
import { openDocument } from "@/lib/documents/reads/open-document";
import { clientOfFile, clientOfReference } from "@/lib/documents/queries/access";
import { receiveUpload } from "@/lib/documents/receive-upload";
import type { ReceivedUpload } from "@/lib/documents/receive-upload";
import { refusedFieldResult, staffUploadSchema } from "@/lib/documents/schema";
import type { UploadResult } from "@/lib/documents/schema";
import { json, only } from "@/lib/platform/web/api";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { parseInput } from "@/lib/platform/parse/parse-input";
import { fail, ok } from "@/lib/platform/result";
import { foreignFileHeaders } from "@/lib/platform/web/download";
import { staffRoute, staffUploadRoute } from "@/lib/platform/web/staff-route";

const { needs } = dashboardRoutes["/dashboard/bookings/{reference}/documents"];

/** Sends a document as a download. */
const download = staffRoute({
  name: "documents.download",
  needs,
  limit: "staffAction",
  schema: z.object({ id: z.uuid() }),
  async run({ id }, staff) {
    const opened = await openDocument(staff, id, Date.now());
    if (!opened.ok) return opened;
    const { name, content } = opened.value;
    return ok(new Response(new Uint8Array(content), { headers: foreignFileHeaders(name, content.length) }));
  },
});

/**
 * Receives a document that staff upload, and redirects back to the page with the form. A page that asks for JSON gets
 * the result as `{ result, id }` and is not left, so that a text that is being written there is kept.
 */
const upload = staffUploadRoute({
  name: "documents.upload-by-staff",
  needs: "clients.change",
  async run({ fields, file }, staff, { locale, now, takesJson }) {
    const parsed = parseInput(staffUploadSchema, { ...fields, fileName: file?.name ?? "" });
    const { client, reference = "" } = fields;
    const clientId = await (client === undefined ? clientOfReference(staff, reference) : clientOfFile(client));
    if (clientId === undefined || !(await mayWriteFile(staff, clientId, now))) return fail("RESOURCE_NOT_FOUND");
    const page = client === undefined ? `bookings/${encodeURIComponent(reference)}/documents` : `clients/${clientId}`;
    const answer = (received: ReceivedUpload) =>
      takesJson
        ? json(received, { status: 200 })
        : formPath(parsed.ok ? parsed.value.locale : locale, page, received.result);
    if (!parsed.ok) return ok(answer({ result: refusedFieldResult(parsed.codes) }));
    const received = await receiveUpload(staff, { clientId, file }, now);
    return received.ok ? ok(answer(received.value)) : received;
  },
});

function formPath(locale: Locale, page: string, result: UploadResult): string {
  return localizedPath(locale, `/dashboard/${page}?upload=${result}#documents`);
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: (request) => download(request), POST: upload });
