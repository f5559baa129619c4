import path from "node:path";

import createNextIntlPlugin from "next-intl/plugin";
import type { NextConfig } from "next";

const isDevelopment = process.env.NODE_ENV === "development";

const nextConfig: NextConfig = {
  // Each build has its own folder. A new build therefore never changes the files of a running server.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  // The same sources and settings get the same id on every machine. A browser with pages of another build loads whole
  // pages, so no id of a deployment is needed: it would only end the reuse of files that did not change.
  generateBuildId: () => process.env.BUILD_FINGERPRINT || null,
  poweredByHeader: false,
  reactStrictMode: true,
  // The build does not check the types, because "npm test" checks them.
  typescript: { ignoreBuildErrors: true },
  // Turns off the `Link` headers that React adds for preloads. They only repeat the page's head, and not every response
  // of the same page would have them.
  reactMaxHeadersLength: 1,
  allowedDevOrigins: ["127.0.0.1"],
  ...(isDevelopment ? {} : { cacheHandler: path.resolve("lib/platform/page-cache/cache-handler.mjs") }),
  // With `authInterrupts`, any code that renders a page can call `forbidden()` to show the 403 page.
  // With `turbopackImportTypeBytes`, a page that may fetch nothing gets its font files as a part of its scripts.
  experimental: { globalNotFound: true, authInterrupts: true, turbopackImportTypeBytes: true },
  // These native or server-only packages are not bundled. Node loads them as npm installed them.
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
    // Otherwise Next takes the outermost folder with a lock file. The names of all scripts would depend on where the
    // clone is, and two machines could not serve one site.
    root: path.resolve("."),
    resolveAlias: {
      // The server compiles the message texts, so browsers do not have to download a parser.
      "use-intl/format-message": {
        browser: "use-intl/format-message/format-only",
        default: "./lib/platform/i18n/compiled-messages.ts",
      },
    },
  },
};

export default createNextIntlPlugin("./lib/platform/i18n/request.ts")(nextConfig);
