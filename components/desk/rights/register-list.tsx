import { useTranslations } from "next-intl";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { DataTable } from "@/components/desk/list/data-table";
import type { Column } from "@/components/desk/list/data-table";
import { StaffList } from "@/components/desk/list/staff-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import type { ListPage } from "@/lib/platform/list/list-page";

import { registers } from "./register-kinds";
import type { Register } from "./register-kinds";

type Entry = { readonly reference: string; readonly name: string };

type Props<Row extends Entry> = {
  readonly register: Register;
  readonly view: "open" | "closed";
  /** Undefined if the list could not be loaded. */
  readonly page: ListPage<Row> | undefined;
  /** The columns beside the person and the reference. */
  readonly columns: readonly Column<Row>[];
};

/** The page of a register: its open entries by deadline, or its closed entries. */
export function RegisterList<Row extends Entry>({ register, view, page, columns }: Props<Row>) {
  const { texts, address } = registers[register];
  const t = useTranslations(texts);
  const tRegisters = useTranslations("registers");
  const hrefOf = (name: "open" | "closed") => (name === "open" ? address : `${address}?view=closed`);
  return (
    <>
      <RefreshOnChange kinds={["register"]} />
      <PageHeader
        title={t("title")}
        note={t("note")}
        actions={
          <ButtonLink variant="secondary" href={`${address}/new`}>
            <Icon name="plus" size="s" />
            {t("new")}
          </ButtonLink>
        }
      />
      <div className="stack-34">
        <StaffList
          address={hrefOf(view)}
          page={page}
          tabs={{
            label: tRegisters("views.label"),
            tabs: (["open", "closed"] as const).map((name) => ({
              href: hrefOf(name),
              label: tRegisters(`views.${name}`),
              isCurrent: name === view,
            })),
          }}
          empty={{ title: t(`empty.${view}`) }}
        >
          {(rows) => (
            <DataTable
              caption={t("title")}
              rows={rows}
              keyOf={({ reference }) => reference}
              isWide
              columns={[
                {
                  key: "person",
                  title: t("columns.person"),
                  cell: ({ name, reference }) => (
                    <>
                      <Link className="name" href={`${address}/${reference}`}>
                        {name}
                      </Link>
                      <span className="sub">{reference}</span>
                    </>
                  ),
                },
                ...columns,
              ]}
            />
          )}
        </StaffList>
      </div>
    </>
  );
}
