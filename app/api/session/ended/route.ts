import { NextResponse } from "next/server";

import { forgetSession } from "@/lib/platform/auth/cookie";
import { findStaff } from "@/lib/platform/auth/session";
import { loginPath, safeReturn } from "@/lib/platform/auth/way-in";

/** Clears a cookie that opens nothing any more: a page cannot. A session that still holds is let be, for anybody can link here. */
export async function GET(request: Request): Promise<NextResponse> {
  const returnTo = safeReturn(new URL(request.url).searchParams.get("callbackUrl"));
  const isSignedIn = (await findStaff()) !== undefined;
  if (!isSignedIn) await forgetSession();
  const location = isSignedIn ? returnTo : `${loginPath(returnTo)}&ended=1`;
  return new NextResponse(null, { status: 307, headers: { location, "cache-control": "no-store" } });
}
