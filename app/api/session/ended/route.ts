import { only } from "@/lib/platform/web/api";
import { clearSession } from "@/lib/platform/auth/cookie";
import { loginPath, returnPath } from "@/lib/platform/auth/return-path";
import { findSignedIn } from "@/lib/platform/auth/session";

/**
 * Clears the cookie of an ended session. Pages redirect here because a page cannot set cookies. A valid session is
 * kept, because any website can link to this URL.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({
  GET: (request) => leave(request, 307),
  // After the session has ended, a form posted without JavaScript is redirected here as POST. 303 makes the browser
  // open the sign-in page with GET.
  POST: (request) => leave(request, 303),
});

async function leave(request: Request, status: 303 | 307): Promise<Response> {
  const returnTo = returnPath(new URL(request.url).searchParams.get("callbackUrl"));
  const isSignedIn = (await findSignedIn()) !== undefined;
  if (!isSignedIn) await clearSession();
  const location = isSignedIn ? returnTo : `${loginPath(returnTo)}&ended=1`;
  return new Response(null, { status, headers: { location, "cache-control": "no-store" } });
}
