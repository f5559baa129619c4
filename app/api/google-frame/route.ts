import { env } from "@/lib/platform/env";
import { fail, ok } from "@/lib/platform/result";
import { googleFramePolicy, hashOf } from "@/lib/platform/security/csp.mjs";
import { only, route } from "@/lib/platform/web/api";
import { frameScript } from "@/lib/privacy/google/frame";
import { z } from "zod";

/** The frame in which Google's scripts run, if the site has an id of Google. */
const show = route({
  name: "google.frame",
  limit: "read",
  takesNoBody: true,
  schema: z.object({}),
  async run() {
    const { NEXT_PUBLIC_GTM_ID: tagManager, NEXT_PUBLIC_GA_ID: analytics } = env();
    if (tagManager === undefined && analytics === undefined) return fail("RESOURCE_NOT_FOUND");
    const script = frameScript({ tagManager, analytics });
    return ok({ script, policy: googleFramePolicy(await hashOf(script)) });
  },
  respond: ({ script, policy }) =>
    new Response(
      `<!doctype html><html lang="en"><head><title>Statistics</title><script>${script}</script></head></html>`,
      {
        headers: {
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": policy,
          "cache-control": "no-store",
        },
      },
    ),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: show });
