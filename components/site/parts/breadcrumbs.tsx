import { useLocale, useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";
import { pathsAbove } from "@/lib/platform/i18n/routes";
import { breadcrumbList } from "@/lib/site/structured-data/pages";

import { JsonLd } from "./json-ld";

/** The pages that have subpages, each with its key under `pages.crumbs`. */
const names = {
  "/": "home",
  "/services": "services",
  "/blog": "blog",
  "/booking": "booking",
  "/first-steps": "firstSteps",
  "/letters": "letters",
} as const;

export type BreadcrumbsProps = {
  /** The page's English path, as in the registry of routes. */
  readonly path: string;
  readonly title: string;
};

/**
 * Shows where this page is in the site: links to the pages above it, from the home page down, and then this page's
 * title. Search engines get the same list as structured data.
 */
export function Breadcrumbs({ path, title }: BreadcrumbsProps) {
  const t = useTranslations("pages.crumbs");
  const parents = pathsAbove(path).map((parent) => ({ name: t(nameOf(parent)), path: parent }));
  return (
    <>
      <nav className="crumbs" aria-label={t("label")}>
        <ol className="plain-list">
          {parents.map((crumb) => (
            <li key={crumb.path}>
              <Link href={crumb.path}>{crumb.name}</Link>
            </li>
          ))}
          <li>
            <span aria-current="page">{title}</span>
          </li>
        </ol>
      </nav>
      <JsonLd things={breadcrumbList(useLocale(), [...parents, { name: title, path }])} />
    </>
  );
}

/**
 * Returns the key under `pages.crumbs` for the name of a parent page. Throws if the parent page is missing in `names`,
 * so that the build fails and no visitor sees the error.
 */
function nameOf(path: string): (typeof names)[keyof typeof names] {
  if (!isNamed(path)) throw new Error(`The breadcrumb names do not contain the page ${path}`);
  return names[path];
}

function isNamed(path: string): path is keyof typeof names {
  return Object.hasOwn(names, path);
}
