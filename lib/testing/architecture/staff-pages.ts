import ts from "typescript";

import { importsOf, isTest, parse, withoutExtension } from "./source";
import type { Source } from "./source";

const pages = "app/[locale]/(staff)/dashboard/";

/** The page for unknown URLs has no route of its own. */
const otherPage = `${pages}[...rest]/page.tsx`;

/**
 * Lists the pages of the dashboard that are not built by `staffPage` with their own path. Such a page would not check
 * the permission that the route table gives for it.
 */
export function unguardedPages(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith(pages) && path.endsWith("/page.tsx") && path !== otherPage)
    .filter(({ path, text }) => {
      const route = path.slice("app/[locale]/(staff)".length, -"/page.tsx".length).replace(/\[([^[\]]+)\]/g, "{$1}");
      const isBuilt = text.includes(`const { generateMetadata, Page } = staffPage("${route}", {`);
      const exported = text.match(/^export .*$/gm) ?? [];
      return !isBuilt || exported.join() !== "export { generateMetadata, Page as default };";
    })
    .map(({ path }) => `${path} is not built by staffPage`);
}

/**
 * Lists the loaders that a page of the dashboard calls without a `Staff` as their first parameter. Loaders that pages
 * for visitors call as well load public data and need none.
 */
export function unguardedLoaders(sources: readonly Source[]): string[] {
  const inside = sources.filter(({ path }) => path.startsWith(pages) && !isTest(path));
  const outside = sources.filter(({ path }) => /^(app|components)\//.test(path) && !path.includes("/(staff)/"));
  const isPublic = new Set(outside.filter(({ path }) => !isTest(path)).flatMap(importsOf));
  const called = new Set(inside.flatMap(({ text }) => text.match(/\bload[A-Z]\w*(?=\()/g) ?? []));
  return sources
    .filter(({ path }) => /^lib\/.*(^|\/)loaders(\.ts$|\/)/.test(path) && !isTest(path))
    .filter(({ path }) => !isPublic.has(withoutExtension(path)))
    .flatMap((source) =>
      parse(source)
        .statements.filter(ts.isFunctionDeclaration)
        .filter(({ name, parameters }) => called.has(name?.text ?? "") && parameters[0]?.type?.getText() !== "Staff")
        .map(({ name }) => `${source.path}: ${name?.text ?? ""} takes no Staff`),
    );
}
