import { only } from "@/lib/platform/api";
import { forgetSession } from "@/lib/platform/auth/cookie";
import { loginPath, returnPath } from "@/lib/platform/auth/return-path";
import { findStaff } from "@/lib/platform/auth/session";

/** Clears a cookie that opens nothing any more, which a page cannot. A session that still holds is left alone: anyone can link here. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({
  GET: async (request) => {
    const returnTo = returnPath(new URL(request.url).searchParams.get("callbackUrl"));
    const isSignedIn = (await findStaff()) !== undefined;
    if (!isSignedIn) await forgetSession();
    const location = isSignedIn ? returnTo : `${loginPath(returnTo)}&ended=1`;
    return new Response(null, { status: 307, headers: { location, "cache-control": "no-store" } });
  },
});
