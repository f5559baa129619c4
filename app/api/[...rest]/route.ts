import { refusal } from "@/lib/platform/api";
import { negotiateLocale } from "@/lib/platform/i18n/accept-language";
import { fail } from "@/lib/platform/result";

/** An address of the API that does not exist, whatever the method. */
function missing(request: Request): Response {
  const query = new URL(request.url).searchParams.get("locale");
  return refusal(fail("RESOURCE_NOT_FOUND"), negotiateLocale({ query, header: request.headers.get("accept-language") }));
}

export { missing as GET, missing as POST, missing as PUT, missing as PATCH, missing as DELETE, missing as OPTIONS };
