import NextAuth from "next-auth";

import { missing } from "@/lib/platform/api";
import { authOptions } from "@/lib/platform/auth/next-auth";

/** What next-auth knows; to any other word it would answer in a format of its own. */
const actions = ["_log", "callback", "csrf", "error", "providers", "session", "signin", "signout", "verify-request"];

/** next-auth's own endpoints: csrf, callback, session, sign-out. */
async function answer(request: Request, context: RouteContext<"/api/auth/[...nextauth]">): Promise<Response> {
  const [action = ""] = (await context.params).nextauth;
  return actions.includes(action) ? NextAuth(authOptions())(request, context) : missing(request);
}

export { answer as GET, answer as POST };
