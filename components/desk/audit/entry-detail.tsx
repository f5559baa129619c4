import { useTranslations } from "next-intl";

import { HistoryList } from "@/components/desk/record/history-list";
import { SummaryList } from "@/components/ui/summary-list";
import { filterAddress } from "@/lib/audit/audit-filter";
import type { ShownField } from "@/lib/audit/entry-view";
import type { OpenedEntry } from "@/lib/audit/shown";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = { readonly entry: OpenedEntry };

/** One entry: a sentence, its fields before and after, what followed, and its seals. */
export function EntryDetail({ entry: { view, count, followed, seal, before } }: Props) {
  const t = useTranslations("audit");
  return (
    <div className="columns columns--even entry-detail">
      <div className="stack-13">
        <p>
          <b>{t("sentence", { what: view.what, on: view.on.label })}</b>{" "}
          {t("by", { who: view.who, day: view.day, time: view.time })}
        </p>
        {view.on.isGone && <p className="mute">{t("goneNote")}</p>}
        <Fields fields={view.fields} />
      </div>
      <div className="stack-13">
        {followed.length > 0 && (
          <>
            <h3>{t("followed")}</h3>
            <HistoryList
              items={followed.map(({ id, what, day, time, who }) => ({
                key: id,
                text: what,
                note: t("followedNote", { day, time, who, id: Number(id) }),
              }))}
            />
          </>
        )}
        <h3>{t("proof")}</h3>
        <SummaryList
          rows={[
            { term: t("columns.entry"), value: t("number", { id: Number(view.id) }) },
            { term: t("seal"), value: seal ? <Seal chain={seal} /> : t("notSealed") },
            ...(seal ? [{ term: t("sealBefore"), value: before ? <Seal chain={before} /> : t("firstSeal") }] : []),
          ]}
        />
        <p className="page-actions">
          {view.on.href && <Link href={view.on.href}>{t("openRecord")}</Link>}
          <Link href={`/dashboard/audit${filterAddress({ record: view.record })}`}>{t("everything", { count })}</Link>
        </p>
      </div>
    </div>
  );
}

/** The beginning of a seal in groups of four digits. The whole seal is in the anchor. */
function Seal({ chain }: { readonly chain: string }) {
  return <code>{chain.slice(0, 16).replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>;
}

/** Each field with its value before, where it is recorded, and after. */
function Fields({ fields }: { readonly fields: readonly ShownField[] }) {
  if (fields.length === 0) return null;
  return (
    <SummaryList
      rows={fields.map(({ name, before, after }) => ({
        term: name,
        value:
          before === undefined ? (
            after
          ) : (
            <>
              <del>{before}</del> <ins>{after}</ins>
            </>
          ),
      }))}
    />
  );
}
