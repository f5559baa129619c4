import { z } from "zod";

import { mayWriteFile } from "@/lib/clients/commands/access";
import { openDocument } from "@/lib/documents/commands/open-document";
import { attachmentHeader } from "@/lib/documents/file-name";
import { clientOfFile, clientOfReference } from "@/lib/documents/queries/access";
import { receiveUpload } from "@/lib/documents/receive-upload";
import { staffUploadSchema } from "@/lib/documents/schema";
import type { UploadResult } from "@/lib/documents/schema";
import { languageOf, only, refusal, unexpectedError } from "@/lib/platform/api";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { findStaff } from "@/lib/platform/auth/session";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { parseInput } from "@/lib/platform/parse-input";
import { readUpload } from "@/lib/platform/request-body";
import { fail, ok } from "@/lib/platform/result";
import { admit } from "@/lib/platform/security/limits";
import { staffRoute } from "@/lib/platform/staff-route";

const { needs } = dashboardRoutes["/dashboard/bookings/{reference}/documents"];

/** Sends a document as a download. Its content type keeps browsers from ever rendering it on our site. */
const download = staffRoute({
  name: "documents.download",
  needs,
  limit: "staffAction",
  schema: z.object({ id: z.uuid() }),
  async run({ id }, staff) {
    const opened = await openDocument(staff, id, Date.now());
    if (!opened.ok) return opened;
    const headers = {
      "content-type": "application/octet-stream",
      "content-disposition": attachmentHeader(opened.value.name),
      "content-length": String(opened.value.content.length),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    };
    return ok(new Response(new Uint8Array(opened.value.content), { headers }));
  },
});

/**
 * Receives a document that staff upload. The form works without JavaScript, so the response redirects back to the page
 * with the form.
 */
async function upload(request: Request): Promise<Response> {
  const locale = languageOf(request);
  try {
    const staff = await findStaff();
    if (!staff) return refusal(fail("AUTH_TOKEN_EXPIRED"), locale);
    if (!isAllowed(staff.role, "clients.change"))
      return refusal(fail("BUSINESS_RULE_VIOLATION", { status: 403 }), locale);
    const admitted = await admit("staffUpload", staff.id);
    if (!admitted.ok) return refusal(admitted, locale);
    const received = await readUpload(request);
    if (!received) return refusal(fail("INVALID_REQUEST_FORMAT", { status: 413 }), locale);
    const parsed = parseInput(staffUploadSchema, { ...received.fields, fileName: received.file?.name ?? "" });
    const { client, reference = "" } = received.fields;
    const clientId = await (client === undefined ? clientOfReference(staff, reference) : clientOfFile(client));
    if (clientId === undefined || !(await mayWriteFile(staff, clientId, Date.now())))
      return refusal(fail("RESOURCE_NOT_FOUND"), locale);
    const page = client === undefined ? `bookings/${encodeURIComponent(reference)}/documents` : `clients/${clientId}`;
    if (!parsed.ok) return backTo(locale, page, "secret");
    const result = await receiveUpload(staff, { clientId, file: received.file }, Date.now());
    return backTo(parsed.value.locale, page, result);
  } catch (error) {
    return unexpectedError("documents.upload-by-staff", error, locale);
  }
}

function backTo(locale: Locale, page: string, result: UploadResult): Response {
  const path = `/dashboard/${page}?upload=${result}#documents`;
  return new Response(null, {
    status: 303,
    headers: { location: localizedPath(locale, path), "cache-control": "no-store" },
  });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: (request) => download(request), POST: upload });
