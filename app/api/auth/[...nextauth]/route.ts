import NextAuth from "next-auth";

import { authOptions } from "@/lib/platform/auth/next-auth";

/** next-auth's own endpoints: csrf, callback, session, sign-out. */
const answer = (request: Request, context: RouteContext<"/api/auth/[...nextauth]">) => NextAuth(authOptions())(request, context);

export { answer as GET, answer as POST };
