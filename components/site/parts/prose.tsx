import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";

import { Alert } from "@/components/ui/alert";
import { NewTabSign } from "@/components/ui/new-tab-sign";
import { publishedTexts } from "@/lib/content/snapshot";
import { firm } from "@/lib/firm/settings-snapshot";
import { Link } from "@/lib/platform/i18n/navigation";
import { isLinked } from "@/lib/site/published";

import { EvidenceLink, evidencePath } from "./evidence-link";
import { NoteMark } from "./margin-note";

export type ProseProps = {
  /** `journal` is for articles. Their text is set in the serif font. */
  readonly look?: "plain" | "journal";
  /** Whether wide screens show the sources in a margin. */
  readonly isNoted?: boolean;
  readonly children: ReactNode;
};

/** A long text. */
export function Prose({ look = "plain", isNoted = false, children }: ProseProps) {
  return <div className={clsx("prose", look === "journal" && "prose--journal", isNoted && "noted")}>{children}</div>;
}

const tableParts = {
  thead: (props: ComponentProps<"thead">) => <thead role="rowgroup" {...props} />,
  tbody: (props: ComponentProps<"tbody">) => <tbody role="rowgroup" {...props} />,
  tr: (props: ComponentProps<"tr">) => <tr role="row" {...props} />,
  th: (props: ComponentProps<"th">) => <th role={props.scope === "row" ? "rowheader" : "columnheader"} {...props} />,
  td: (props: ComponentProps<"td">) => <td role="cell" {...props} />,
};

/** The components of a text's links, tables, notes and citations. All other elements are plain. */
export const proseComponents = { a: TextLink, table: TextTable, ...tableParts, Note, Cite };

/**
 * A link within a text. A link to this site opens the page in the reader's language, and is plain text while the page
 * has no content. A link to another site, such as a public register, opens a new tab, so that readers can compare that
 * site with our text. A link can also be a phone number.
 */
export function TextLink({ href = "", children, ...rest }: ComponentProps<"a">) {
  const t = useTranslations("common");
  const locale = useLocale();
  if (href === evidencePath) return <EvidenceLink>{children}</EvidenceLink>;
  if (href.startsWith("/")) {
    const [path = ""] = href.split(/[?#]/);
    return isLinked(path, locale, publishedTexts(), firm()) ? <Link href={href}>{children}</Link> : children;
  }
  if (/^https?:/.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener" {...rest}>
        {children}
        <NewTabSign label={t("newTab")} />
      </a>
    );
  }
  return (
    <a href={href} {...(href.startsWith("tel:") ? { className: "nowrap" } : {})} {...rest}>
      {children}
    </a>
  );
}

/**
 * A table in a text. A remark plugin labels the table with the title of its section. On narrow screens, CSS stacks the
 * cells. This removes the table semantics, so the roles are explicit.
 */
function TextTable({ children, ...rest }: ComponentProps<"table">) {
  return (
    <div className="table-wrap">
      <table className="table" role="table" {...rest}>
        {children}
      </table>
    </div>
  );
}

/** A highlighted note, with a title if it needs one. */
function Note({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <Alert tone="warn" icon="shield-check" title={title}>
      {children}
    </Alert>
  );
}

/** A number that links to the source beside the text. */
function Cite({ n }: { readonly n: number }) {
  const t = useTranslations("blog");
  return <NoteMark id={`source-${n}`} number={n} label={t("cite", { number: n })} />;
}
