import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { viewCountLimit } from "@/lib/booking/desk/bookings-filter";
import { Link } from "@/lib/platform/i18n/navigation";

import { StaffForm } from "@/components/desk/form/staff-form";

type View = { readonly name: string; readonly query: string; readonly count: number };

type Props = {
  readonly standard: readonly View[];
  readonly own: readonly (View & { readonly id: string })[];
  /** The query string of the current URL. */
  readonly query: string;
  readonly save: FormAction;
  readonly remove: FormAction;
};

/** The saved views of the bookings table. The views that all staff share come first, then the reader's own views. */
export function SavedViews({ standard, own, query, save, remove }: Props) {
  const t = useTranslations("bookings.saved");
  const current = own.find((view) => view.query === query);
  const isKnown = current !== undefined || standard.some((view) => view.query === query);
  return (
    <div className="saved-views">
      <nav className="saved-views" aria-label={t("label")}>
        {[...standard, ...own].map((view) => (
          <Link
            key={view.query}
            href={`/dashboard/bookings?${view.query}`}
            aria-current={view.query === query ? "true" : undefined}
          >
            {view.name}{" "}
            <span className="mute num">
              {view.count > viewCountLimit ? t("many", { count: viewCountLimit }) : view.count}
            </span>
          </Link>
        ))}
      </nav>
      {current && (
        <StaffForm
          action={remove}
          values={{ id: current.id }}
          submit={<Icon name="x" size="s" />}
          name={t("remove", { name: current.name })}
          variant="text"
        />
      )}
      {!isKnown && (
        <details className="save-view">
          <summary>
            <Icon name="plus" size="s" /> {t("save")}
          </summary>
          <StaffForm
            edition={query}
            action={save}
            values={{ query }}
            isInLine
            submit={t("submit")}
            fields={[{ name: "name", label: t("name") }]}
          />
        </details>
      )}
    </div>
  );
}
