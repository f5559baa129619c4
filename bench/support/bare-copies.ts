import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../../scripts/shared/root";
import { startBareApp } from "./bare-app";

/**
 * Serves copies of our pages from a Next app without our code. The copies have the same content, styles, fonts and
 * pictures, but only the framework's scripts. `documents` contains the HTML of each page by its path, `address` is the
 * URL of the site that served the HTML, and `build` is the folder of the site's build.
 */
export async function startBareCopies(
  documents: Readonly<Record<string, string>>,
  { address, build }: { readonly address: string; readonly build: string },
): ReturnType<typeof startBareApp> {
  const monograms = await fetchAll(
    address,
    addressesIn(Object.values(documents).join(), /"(\/images\/monograms\/[\w-]+\.svg)/g),
  );
  const copies = Object.fromEntries(Object.entries(documents).map(([path, html]) => [path, copyOf(html)]));
  const [first = ""] = Object.values(documents);
  return startBareApp({
    name: "bare-copies",
    sources: {
      "next.config.mjs": config,
      "copies.json": JSON.stringify(copies),
      "app/layout.jsx": layoutWith(/<html[^>]* class="([^"]*)"/.exec(first)?.[1] ?? ""),
      "app/[[...path]]/page.jsx": page,
    },
    beforeBuild: (folder) => {
      cpSync(join(root, "public"), join(folder, "public"), { recursive: true });
      // Next does not serve public files from a folder "_next", so the copies load these files from "copied".
      cpSync(join(root, build, "static"), join(folder, "public/copied"), { recursive: true });
      mkdirSync(join(folder, "public/images/monograms"), { recursive: true });
      for (const [path, content] of monograms) writeFileSync(join(folder, "public", path), content);
    },
  });
}

/**
 * Sends the header Cross-Origin-Opener-Policy, because our site sends it too. The header delays the first paint: the
 * browser starts a new process for a page with this header.
 */
const config = `export default {
  headers: () => [{ source: "/:path*", headers: [{ key: "Cross-Origin-Opener-Policy", value: "same-origin" }] }],
};`;

/** Fetches the monograms. They are not among the public files, because a route of our site renders them. */
const fetchAll = (address: string, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, await (await fetch(`${address}${path}`)).text()] as const));

type Copy = {
  readonly title: string;
  readonly fonts: readonly string[];
  readonly styles: readonly string[];
  readonly body: string;
};

function copyOf(html: string): Copy {
  const own = withoutScripts(html);
  return {
    title: /<title>(.*?)<\/title>/s.exec(own)?.[1] ?? "",
    fonts: addressesIn(own, /<link rel="preload" href="([^"]+)" as="font"/g),
    styles: addressesIn(own, /<link rel="stylesheet" href="([^"]+)"/g),
    body: /<body[^>]*>(.*)<\/body>/s.exec(own)?.[1] ?? "",
  };
}

function withoutScripts(html: string): string {
  return html.replaceAll("/_next/static/", "/copied/").replace(/<script\b[^>]*>.*?<\/script>/gs, "");
}

function addressesIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address))];
}

/** The classes are those of our html element. They set the fonts and are the same on every page. */
const layoutWith = (classes: string) => `export default ({ children }) => (
  <html lang="en" data-theme="premium" className="${classes}">
    <body>{children}</body>
  </html>
);`;

const page = `import copies from "../../copies.json";

const pathOf = ({ path = [] }) => "/" + path.map(decodeURIComponent).join("/");

export const dynamicParams = false;
export const generateStaticParams = () =>
  Object.keys(copies).map((path) => ({ path: path.split("/").filter(Boolean) }));

export default async ({ params }) => {
  const { title, fonts, styles, body } = copies[pathOf(await params)];
  return (
    <>
      <title>{title}</title>
      {fonts.map((href) => <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />)}
      {styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />)}
      <div dangerouslySetInnerHTML={{ __html: body }} />
    </>
  );
};`;
