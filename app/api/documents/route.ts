import { openManaged } from "@/lib/booking/change/manage";
import { clientOfBooking } from "@/lib/documents/queries/documents";
import { receiveUpload } from "@/lib/documents/receive-upload";
import { clientUploadSchema, refusedFieldResult } from "@/lib/documents/schema";
import type { UploadResult } from "@/lib/documents/schema";
import { languageOf, only, refusal, unexpectedError } from "@/lib/platform/web/api";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { parseInput } from "@/lib/platform/parse/parse-input";
import { readUpload } from "@/lib/platform/request/request-body";
import { networkOf } from "@/lib/platform/security/address";
import { admit } from "@/lib/platform/security/limits";

/**
 * Receives a document that a client uploads from the page of a manage link. The form works without JavaScript, so the
 * response redirects back to that page. The rate limit is checked before the body is read.
 */
async function postDocument(request: Request): Promise<Response> {
  const locale = languageOf(request);
  try {
    const admitted = await admit("upload", networkOf(request.headers.get("x-client-address")));
    if (!admitted.ok) return refusal(admitted, locale);
    const read = await readUpload(request);
    if (!read.ok) return refusal(read, locale);
    const upload = read.value;
    const parsed = parseInput(clientUploadSchema, { ...upload.fields, fileName: upload.file?.name ?? "" });
    const token = parsed.ok ? parsed.value.token : (upload.fields.token ?? "");
    const managed = await openManaged(token);
    if (!managed.ok) return refusal(managed, locale);
    if (!parsed.ok) return backTo(locale, token, refusedFieldResult(parsed.codes));
    const clientId = await clientOfBooking(managed.value.booking.id);
    const result = await receiveUpload({ kind: "visitor" }, { clientId, file: upload.file }, Date.now());
    return result.ok ? backTo(parsed.value.locale, token, result.value.result) : refusal(result, locale);
  } catch (error) {
    return unexpectedError("documents.upload", error, locale);
  }
}

function backTo(locale: Locale, token: string, result: UploadResult): Response {
  const location = localizedPath(locale, `/booking/manage/${encodeURIComponent(token)}?upload=${result}#documents`);
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: postDocument });
