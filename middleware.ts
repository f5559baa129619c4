import { NextResponse, type NextRequest } from "next/server";

import { themeScript } from "@/components/layout/theme-script";
import { publishedTexts } from "@/lib/content/snapshot";
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
 * Rewrites each request to the page in the right language. Sets no cookies, because shared caches store these
 * responses.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const destination = routeRequest({
    pathname: request.nextUrl.pathname,
    isSignedIn: mayBeSignedIn(request) || isScriptedAction(request),
    isPlainPost: isPlainPost(request),
    // Until this process has read the texts, the page itself answers.
    articleLocales: (slug) => publishedTexts()?.localesOf("article", slug),
  });
  // Each new URL is a clone of the request's URL with a different path. A URL built from scratch would cause a rewrite
  // loop if a proxy uses another host name.
  const url = request.nextUrl.clone();

  switch (destination.kind) {
    case "pass":
      return NextResponse.next();
    case "moved":
      url.pathname = destination.pathname;
      return NextResponse.redirect(url, 308);
    case "untranslated":
      url.pathname = destination.pathname;
      return NextResponse.redirect(url, 307);
    case "sign-in":
      url.pathname = destination.pathname;
      url.search = new URLSearchParams({
        callbackUrl: returnPath(destination.callbackUrl + request.nextUrl.search),
      }).toString();
      // The sign-in page cannot process another page's form, so 303 makes the browser load the sign-in page with GET.
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
 * Returns the page's Content Security Policy. Returns undefined for a prerendered page, because the cache handler adds
 * the policy to that page. With two policies, each would block scripts that the other allows.
 */
async function policyFor(
  request: NextRequest,
  { rendering, takesCards = false, isFramed = false }: Extract<Destination, { kind: "page" }>,
): Promise<string | undefined> {
  if (process.env.NODE_ENV === "development") return developmentPolicy;
  // If a form is posted without JavaScript, its response is rendered for that request and does not come from the cache.
  const isPrerendered = rendering === "prerendered" && (request.method === "GET" || request.method === "HEAD");
  if (isPrerendered) return undefined;
  return contentSecurityPolicy({ nonce: newNonce(), hashes: [await themeScriptHash()], takesCards, isFramed });
}

let hash: Promise<string> | undefined;

function themeScriptHash(): Promise<string> {
  return (hash ??= hashOf(themeScript));
}

/**
 * Whether a form was posted without JavaScript. If a script calls a server action, the request has the `next-action`
 * header.
 */
function isPlainPost(request: NextRequest): boolean {
  return isPost(request) && !request.headers.has("next-action");
}

/**
 * Whether a script called a server action. The middleware does not redirect such a request to the sign-in page, because
 * the user would lose the values in the form. The action checks the session itself.
 */
function isScriptedAction(request: NextRequest): boolean {
  return isPost(request) && request.headers.has("next-action");
}

function isPost({ method }: NextRequest): boolean {
  return method === "POST";
}

/**
 * Whether the cookies suggest that the visitor is signed in. The actual access check happens later: every loader of the
 * dashboard requires a valid session.
 */
function mayBeSignedIn({ cookies }: NextRequest): boolean {
  return sessionCookies.some((name) => cookies.has(name) || cookies.has(`${name}.0`));
}
