import path from "node:path";

import createMdx from "@next/mdx";
import createNextIntlPlugin from "next-intl/plugin";
import type { NextConfig } from "next";

import { dataPolicy } from "./lib/platform/security/headers";

const isDevelopment = process.env.NODE_ENV === "development";

const nextConfig: NextConfig = {
  // Each build has a folder of its own, so that a new one never changes the files of a running server.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // "npm test" checks the types; a start need not wait for that again.
  typescript: { ignoreBuildErrors: true },
  // Early hints repeat what stands in the head, and make one page's answers differ.
  reactMaxHeadersLength: 1,
  allowedDevOrigins: ["127.0.0.1"],
  ...(isDevelopment ? {} : { cacheHandler: path.resolve("lib/platform/security/cache-handler.mjs") }),
  // `authInterrupts` turns a missing permission found below a page into the 403 page.
  experimental: { globalNotFound: true, authInterrupts: true },
  // Native and server-only packages stay what npm installed.
  serverExternalPackages: [
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "@prisma/client",
    "graphile-worker",
    "nodemailer",
    "pg",
  ],
  headers: async () => [dataPolicy],
};

/** Articles and legal texts. Plugins go by name: the bundler cannot be handed functions. */
const withTexts = createMdx({ options: { remarkPlugins: ["remark-gfm", path.resolve("lib/site/outline.mjs")] } });

export default createNextIntlPlugin("./lib/platform/i18n/request.ts")(withTexts(nextConfig));
