import { json, languageOf, queryOf, refusal, unexpectedError } from "./api";
import { recordRefusal } from "../auth/access-record";
import { isAllowed } from "../auth/permissions";
import type { Needs } from "../auth/permissions";
import { missingProof } from "../auth/reauthenticate";
import { findStaff, peekStaff } from "../auth/session";
import type { Staff } from "../auth/staff";
import type { Locale } from "../i18n/locales";
import { parseInput } from "../parse/parse-input";
import { readJson, readUpload } from "../request/request-body";
import type { Upload } from "../request/request-body";
import { fail, ok } from "../result";
import type { ErrorCode, Result } from "../result";
import { admit } from "../security/limits";
import type { LimitName } from "../security/limits";
import type { z } from "zod";

export type StaffRouteContext = { readonly locale: Locale; readonly now: number; readonly signal: AbortSignal };

type StaffRoute<Input, T> = {
  readonly name: string;
  readonly needs: Needs;
  /**
   * The rate limit. Requests are counted for each staff member and not for each IP address, because all staff in an
   * office may share one IP address.
   */
  readonly limit: LimitName;
  /**
   * Whether the page sends the input as a JSON body and not in the query. Use this for names and email addresses,
   * because proxies log the addresses of requests.
   */
  readonly takesJson?: true;
  /** Validates the query or the JSON body. */
  readonly schema: z.ZodType<Input>;
  /**
   * Whether the staff member must have entered their password or a second-factor code in the last ten minutes. The page
   * asks for the password or code before it sends the request.
   */
  readonly needsRecentSignIn?: true;
  /** Whether the page sends the request without an action by the user. Such a request does not extend the session. */
  readonly isBackground?: boolean;
  /** A returned value is sent as JSON. A returned `Response` is sent unchanged. */
  run(input: Input, staff: Staff, context: StaffRouteContext): Promise<Result<T, ErrorCode, string>>;
};

/**
 * Builds a GET handler for staff, or a POST handler if the input is a JSON body. The order is always session,
 * permission, recent sign-in, parse, rate limit, run.
 */
export function staffRoute<Input, T>(definition: StaffRoute<Input, T>): (request: Request) => Promise<Response> {
  return async (request) => {
    const locale = languageOf(request);
    try {
      const permitted = await requirePermission(
        await (definition.isBackground ? peekStaff() : findStaff()),
        definition,
      );
      if (!permitted.ok) return refusal(permitted, locale);
      const staff = permitted.value;
      if (definition.needsRecentSignIn && missingProof(staff, Date.now()))
        return refusal(fail("AUTH_TOKEN_EXPIRED"), locale);
      const read = definition.takesJson ? await readJson(request) : ok(queryOf(new URL(request.url)));
      if (!read.ok) return refusal(read, locale);
      const parsed = parseInput(definition.schema, read.value);
      if (!parsed.ok) return refusal(fail("VALIDATION_ERROR"), locale);
      const admitted = await admit(definition.limit, staff.id);
      if (!admitted.ok) return refusal(admitted, locale);

      const result = await definition.run(parsed.value, staff, { locale, now: Date.now(), signal: request.signal });
      if (!result.ok) return refusal(result, locale);
      return result.value instanceof Response ? result.value : json(result.value, { status: 200 });
    } catch (error) {
      return unexpectedError(definition.name, error, locale);
    }
  };
}

/** `takesJson` says that a script sent the form and reads the answer, so a redirect would load a whole page for it. */
type UploadContext = StaffRouteContext & { readonly takesJson: boolean };

type StaffUploadRoute = {
  readonly name: string;
  readonly needs: Needs;
  /** Handles the form and returns the path to which the response redirects, or the response. */
  run(upload: Upload, staff: Staff, context: UploadContext): Promise<Result<string | Response, ErrorCode, string>>;
};

/**
 * Builds a POST handler for a form with a file that staff send. The order is always session, permission, rate limit,
 * read, run. The form works without JavaScript, so a successful response redirects to a page.
 */
export function staffUploadRoute(definition: StaffUploadRoute): (request: Request) => Promise<Response> {
  return async (request) => {
    const locale = languageOf(request);
    try {
      const permitted = await requirePermission(await findStaff(), definition);
      if (!permitted.ok) return refusal(permitted, locale);
      const staff = permitted.value;
      const admitted = await admit("staffUpload", staff.id);
      if (!admitted.ok) return refusal(admitted, locale);
      const upload = await readUpload(request);
      if (!upload.ok) return refusal(upload, locale);

      const takesJson = request.headers.get("accept") === "application/json";
      const context = { locale, now: Date.now(), signal: request.signal, takesJson };
      const result = await definition.run(upload.value, staff, context);
      if (!result.ok) return refusal(result, locale);
      if (result.value instanceof Response) return result.value;
      return new Response(null, { status: 303, headers: { location: result.value, "cache-control": "no-store" } });
    } catch (error) {
      return unexpectedError(definition.name, error, locale);
    }
  };
}

async function requirePermission(
  staff: Staff | undefined,
  { needs, name }: { readonly needs: Needs; readonly name: string },
): Promise<Result<Staff, "AUTH_TOKEN_EXPIRED" | "BUSINESS_RULE_VIOLATION">> {
  if (!staff) return fail("AUTH_TOKEN_EXPIRED");
  if (isAllowed(staff.role, needs)) return ok(staff);
  await recordRefusal(staff, needs, name);
  return fail("BUSINESS_RULE_VIOLATION", { status: 403 });
}
