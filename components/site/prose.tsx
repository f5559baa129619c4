import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";

import { Alert } from "@/components/ui/alert";
import { Link } from "@/lib/platform/i18n/navigation";

import { NoteMark } from "./side-notes";

export type ProseProps = {
  /** `journal` is for articles: read from the beginning to the end, in the serif. */
  readonly look?: "plain" | "journal";
  readonly children: ReactNode;
};

/** A long text. */
export function Prose({ look = "plain", children }: ProseProps) {
  return <div className={clsx("prose", look === "journal" && "prose--journal")}>{children}</div>;
}

const tableParts = {
  thead: (props: ComponentProps<"thead">) => <thead role="rowgroup" {...props} />,
  tbody: (props: ComponentProps<"tbody">) => <tbody role="rowgroup" {...props} />,
  tr: (props: ComponentProps<"tr">) => <tr role="row" {...props} />,
  th: (props: ComponentProps<"th">) => <th role={props.scope === "row" ? "rowheader" : "columnheader"} {...props} />,
  td: (props: ComponentProps<"td">) => <td role="cell" {...props} />,
};

/** What our texts are made of, beside plain elements and the firm's own facts (`firmFacts`). */
export const proseComponents = { a: TextLink, table: TextTable, ...tableParts, Note, Cite };

/** A link within a text: to a page of this site in the reader's language, to another site, or to a telephone. */
export function TextLink({ href = "", children, ...rest }: ComponentProps<"a">) {
  if (href.startsWith("/")) {
    return <Link href={href}>{children}</Link>;
  }
  return (
    <a href={href} {...(href.startsWith("tel:") ? { className: "nowrap" } : {})} {...rest}>
      {children}
    </a>
  );
}

/** A table, named as the section above it. Narrow screens stack its cells, and then only roles say that it is one. */
function TextTable({ children, ...rest }: ComponentProps<"table">) {
  return (
    <div className="table-wrap">
      <table className="table" role="table" {...rest}>
        {children}
      </table>
    </div>
  );
}

/** A warning that stands out. */
function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Alert tone="warn" icon="shield-check">
      {children}
    </Alert>
  );
}

/** A number that leads to the source below the text. */
function Cite({ n }: { readonly n: number }) {
  const t = useTranslations("blog");
  return <NoteMark id={`source-${n}`} number={n} label={t("cite", { number: n })} />;
}
