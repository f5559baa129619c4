import { useLocale, useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";
import { pathsAbove } from "@/lib/platform/i18n/routes";
import { breadcrumbList } from "@/lib/site/structured-data/pages";

import { JsonLd } from "./json-ld";

/** The pages that have others below them, each with its key under `pages.crumbs`. */
const names = { "/": "home", "/services": "services", "/blog": "blog", "/booking": "booking" } as const;

export type BreadcrumbsProps = {
  /** The page's own English path, as the registry of routes has it. */
  readonly path: string;
  readonly title: string;
};

/** The way from the home page to this one, for people and for machines. */
export function Breadcrumbs({ path, title }: BreadcrumbsProps) {
  const t = useTranslations("pages.crumbs");
  const above = pathsAbove(path).map((each) => ({ name: t(nameOf(each)), path: each }));
  return (
    <>
      <nav className="crumbs" aria-label={t("label")}>
        <ol className="l">
          {above.map((crumb) => (
            <li key={crumb.path}>
              <Link href={crumb.path}>{crumb.name}</Link>
            </li>
          ))}
          <li>
            <span aria-current="page">{title}</span>
          </li>
        </ol>
      </nav>
      <JsonLd things={breadcrumbList(useLocale(), [...above, { name: title, path }])} />
    </>
  );
}

/** Throws where a page got others below it and no name here: the build finds it, not a reader. */
function nameOf(path: string): (typeof names)[keyof typeof names] {
  if (!isNamed(path)) throw new Error(`No breadcrumb is named for ${path}`);
  return names[path];
}

function isNamed(path: string): path is keyof typeof names {
  return Object.hasOwn(names, path);
}
