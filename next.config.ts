import path from "node:path";

import createMdx from "@next/mdx";
import createNextIntlPlugin from "next-intl/plugin";
import type { NextConfig } from "next";

import { dataPolicy } from "./lib/platform/security/headers";

const isDevelopment = process.env.NODE_ENV === "development";

const nextConfig: NextConfig = {
  // Each build has its own folder, so that a new build never changes the files of a running server.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // "npm test" checks the types, so a start does not wait for a second check.
  typescript: { ignoreBuildErrors: true },
  // Disables early hints: they only repeat the head, and they make the responses of the same page differ.
  reactMaxHeadersLength: 1,
  allowedDevOrigins: ["127.0.0.1"],
  ...(isDevelopment ? {} : { cacheHandler: path.resolve("lib/platform/security/cache-handler.mjs") }),
  // `authInterrupts` turns a missing permission found below a page into the 403 page.
  experimental: { globalNotFound: true, authInterrupts: true },
  // Native and server-only packages are used as npm installed them, without bundling.
  serverExternalPackages: [
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "@prisma/client",
    "@stackforge-eu/factur-x",
    "graphile-worker",
    "nodemailer",
    "pdfkit",
    "pg",
  ],
  turbopack: {
    resolveAlias: {
      // The server compiles the texts, so that browsers do not have to download a parser.
      "use-intl/format-message": {
        browser: "use-intl/format-message/format-only",
        default: "./lib/platform/i18n/compiled-messages.ts",
      },
    },
  },
  headers: async () => [dataPolicy],
};

/** Articles and legal texts. Plugins are named as strings, because the bundler accepts no functions. */
const withTexts = createMdx({ options: { remarkPlugins: ["remark-gfm", path.resolve("lib/site/outline.mjs")] } });

export default createNextIntlPlugin("./lib/platform/i18n/request.ts")(withTexts(nextConfig));
