import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";

import { networkOf } from "../security/address";
import { admit } from "../security/limits";
import { secret, sessionCookie } from "./cookie";
import { endSession, findSession, longestLifetime } from "./sessions";
import { signIn } from "./sign-in";
import type { SignedIn } from "./sign-in";

declare module "next-auth/jwt" {
  interface JWT {
    /** The session's row. */
    sid?: string;
  }
}

/** Sign-in for programs and for next-auth's own endpoints; our page uses the same `signIn`, so that it works without JavaScript. */
export function authOptions(): NextAuthOptions {
  return {
    secret: secret(),
    session: { strategy: "jwt", maxAge: longestLifetime / 1_000 },
    pages: { signIn: "/login", error: "/login", signOut: "/dashboard" },
    cookies: { sessionToken: sessionCookie() },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        async authorize(credentials, request) {
          const { email, password } = credentials ?? {};
          if (typeof email !== "string" || typeof password !== "string" || password.length > 1_000) return null;
          // An error thrown here would be copied into an address: every refusal is the same "no".
          const address = (request.headers as Record<string, string> | undefined)?.["x-client-address"];
          const admitted = await admit("signIn", networkOf(address));
          if (!admitted.ok) return null;
          const signed = await signIn({ email, password }, Date.now());
          if (!signed.ok) return null;
          await admitted.value.refund();
          return { id: signed.value.staffId, sid: signed.value.sessionId };
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user ? { sub: user.id, sid: (user as unknown as { sid: SignedIn["sessionId"] }).sid } : token),
      async session({ session, token }) {
        const staff = token.sid === undefined ? undefined : await findSession(token.sid, Date.now());
        return staff ? { expires: session.expires, user: { name: staff.name, email: staff.email } } : { expires: new Date(0).toISOString() };
      },
    },
    events: {
      async signOut({ token }) {
        if (token.sid !== undefined) await endSession(token.sid, Date.now());
      },
    },
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
  };
}
