import { NextResponse, type NextRequest } from "next/server";

import { themeScript } from "@/components/layout/theme-script";
import { returnPath } from "@/lib/platform/auth/return-path";
import { routeRequest } from "@/lib/platform/i18n/request-route";
import type { Destination } from "@/lib/platform/i18n/request-route";
import { contentSecurityPolicy, developmentPolicy, hashOf, newNonce } from "@/lib/platform/security/csp.mjs";

export const config = { runtime: "nodejs", matcher: ["/((?!_next/|api/).*)"] };

const policyHeader = "content-security-policy";
const sessionCookies = [
  "next-auth.session-token",
  "__Secure-next-auth.session-token",
  "__Host-next-auth.session-token",
];

/**
 * Rewrites each request to its page in its language. It sets no cookies, because shared caches store these responses.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const destination = routeRequest({
    pathname: request.nextUrl.pathname,
    isSignedIn: mayBeSignedIn(request) || isScriptedAction(request),
    isPlainPost: isPlainPost(request),
  });
  // The URL is always a clone with a different path. A new URL would cause a rewrite loop behind a proxy with another
  // host name.
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
      // 303 turns a POST request into a GET request, because the sign-in page cannot process another form.
      return NextResponse.redirect(url, isPost(request) ? 303 : 307);
    case "endpoint":
      url.pathname = destination.pathname;
      return NextResponse.rewrite(url);
    case "page": {
      url.pathname = destination.pathname;
      const policy = await policyFor(request, destination);
      // Next reads the nonce for its scripts from the request's policy header, so a client must not be able to set it.
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

/**
 * Returns the page's Content Security Policy. Undefined for a prerendered page: the cache handler adds its policy, and
 * two policies would block each other's scripts.
 */
async function policyFor(
  request: NextRequest,
  { rendering, takesCards = false }: Extract<Destination, { kind: "page" }>,
): Promise<string | undefined> {
  if (process.env.NODE_ENV === "development") return developmentPolicy;
  // The response to a form posted without JavaScript is rendered per request, without the cache.
  const isPrerendered = rendering === "prerendered" && (request.method === "GET" || request.method === "HEAD");
  if (isPrerendered) return undefined;
  return contentSecurityPolicy({ nonce: newNonce(), hashes: [await themeScriptHash()], takesCards });
}

let hash: Promise<string> | undefined;

function themeScriptHash(): Promise<string> {
  return (hash ??= hashOf(themeScript));
}

/** Whether a form was posted without JavaScript. A server action called by a script has the `next-action` header. */
function isPlainPost(request: NextRequest): boolean {
  return isPost(request) && !request.headers.has("next-action");
}

/**
 * Whether a script called a server action. The action checks the session itself, and its response keeps the form's
 * values.
 */
function isScriptedAction(request: NextRequest): boolean {
  return isPost(request) && request.headers.has("next-action");
}

function isPost({ method }: NextRequest): boolean {
  return method === "POST";
}

/**
 * Whether the visitor may be signed in. This is not the access check: every loader of the dashboard requires a valid
 * session.
 */
function mayBeSignedIn({ cookies }: NextRequest): boolean {
  return sessionCookies.some((name) => cookies.has(name) || cookies.has(`${name}.0`));
}
