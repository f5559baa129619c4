import { NextResponse, type NextRequest } from "next/server";

import { themeScript } from "@/components/layout/theme-script";
import { returnPath } from "@/lib/platform/auth/return-path";
import { routeRequest } from "@/lib/platform/i18n/request-route";
import { contentSecurityPolicy, developmentPolicy, hashOf, newNonce } from "@/lib/platform/security/csp.mjs";

export const config = { matcher: ["/((?!_next/|api/).*)"] };

const policyHeader = "content-security-policy";
const sessionCookies = [
  "next-auth.session-token",
  "__Secure-next-auth.session-token",
  "__Host-next-auth.session-token",
];

/** Sends each request to its page in its language. Sets no cookie: shared caches keep what it lets through. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const destination = routeRequest({
    pathname: request.nextUrl.pathname,
    isSignedIn: mayBeSignedIn(request) || isScriptedAction(request),
    isPlainPost: isPlainPost(request),
  });
  // Only ever a copy with another path: a rewrite to an address put together anew loops behind other host names.
  const url = request.nextUrl.clone();

  switch (destination.kind) {
    case "pass":
      return NextResponse.next();
    case "moved":
      url.pathname = destination.pathname;
      return NextResponse.redirect(url, 308);
    case "sign-in":
      url.pathname = destination.pathname;
      url.search = new URLSearchParams({
        callbackUrl: returnPath(destination.callbackUrl + request.nextUrl.search),
      }).toString();
      // A form is not sent to the sign-in page, which would not know it.
      return NextResponse.redirect(url, isPost(request) ? 303 : 307);
    case "endpoint":
      url.pathname = destination.pathname;
      return NextResponse.rewrite(url);
    case "page": {
      url.pathname = destination.pathname;
      const policy = await policyFor(request, destination.rendering);
      // Next takes the nonce for its own scripts from the request's policy, so nobody outside may send one.
      const headers = new Headers(request.headers);
      headers.delete(policyHeader);
      headers.delete(`${policyHeader}-report-only`);
      if (!policy) return NextResponse.rewrite(url, { request: { headers } });
      headers.set(policyHeader, policy);
      return NextResponse.rewrite(url, { request: { headers }, headers: { [policyHeader]: policy } });
    }
    default:
      return destination satisfies never;
  }
}

/** None for a kept page: the cache handler adds its own, and two policies on one answer would forbid each other's scripts. */
async function policyFor(request: NextRequest, rendering: "prerendered" | "per-request"): Promise<string | undefined> {
  if (process.env.NODE_ENV === "development") return developmentPolicy;
  // A form sent without JavaScript gets its page rendered there and then, past the cache.
  const isKept = rendering === "prerendered" && (request.method === "GET" || request.method === "HEAD");
  return isKept ? undefined : contentSecurityPolicy({ nonce: newNonce(), hashes: [await themeScriptHash()] });
}

let hash: Promise<string> | undefined;

function themeScriptHash(): Promise<string> {
  return (hash ??= hashOf(themeScript));
}

/** A server action called by a script says so; the one page that takes plain forms has no other. */
function isPlainPost(request: NextRequest): boolean {
  return isPost(request) && !request.headers.has("next-action");
}

/** It asks for the session itself, and its answer leaves the form as it was typed. */
function isScriptedAction(request: NextRequest): boolean {
  return isPost(request) && request.headers.has("next-action");
}

function isPost({ method }: NextRequest): boolean {
  return method === "POST";
}

/** A courtesy, not the lock: every loader of the dashboard asks for a valid session itself. */
function mayBeSignedIn({ cookies }: NextRequest): boolean {
  return sessionCookies.some((name) => cookies.has(name) || cookies.has(`${name}.0`));
}
