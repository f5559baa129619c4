import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { addLoss } from "@/lib/cases/actions/facts";
import type { PreparedView } from "@/lib/cases/prepared-view";
import { Link } from "@/lib/platform/i18n/navigation";

import { useLossFields } from "./loss-fields";

type Props = {
  readonly lists: PreparedView;
  readonly clientId: string;
  /** The case into which staff may take payments over. Undefined on pages where the lists are only read. */
  readonly target?: Readonly<Record<"clientId" | "reference", string>> | undefined;
};

type List = PreparedView[number];
type Payment = List["payments"][number];

/** The payments that the client listed before a booking. Staff check each and take it over into the case. */
export function PreparedLists({ lists, clientId, target }: Props) {
  const t = useTranslations("cases.prepared");
  const tLosses = useTranslations("cases.losses");
  const tKinds = useTranslations("evidence.kinds");
  if (lists.length === 0) return null;
  return (
    <Section id="prepared" title={t("title")}>
      <p className="mute">{t(target ? "text" : "readText")}</p>
      {lists.map((list) => (
        <div key={list.bookingId} className="stack-13">
          <p>
            {t("from", { day: list.booked })}{" "}
            <Link href={`/dashboard/bookings/${list.bookingReference}`} className="num">
              {list.bookingReference}
            </Link>
          </p>
          {list.isUnreadable ? (
            <Alert tone="warn">{t("unreadable")}</Alert>
          ) : (
            <DataTable
              caption={t("caption", { reference: list.bookingReference })}
              rows={list.payments}
              keyOf={({ row }) => row}
              columns={[
                {
                  key: "day",
                  title: tLosses("day"),
                  cell: ({ day, rail }) => (
                    <>
                      <span>{day ?? t("unclear")}</span>
                      <span className="sub">{rail ? tLosses(`rails.${rail}`) : t("unclear")}</span>
                    </>
                  ),
                },
                {
                  key: "amount",
                  title: tLosses("amount"),
                  place: "side",
                  isNumeric: true,
                  isUnbroken: true,
                  cell: ({ amount }) => amount ?? t("unclear"),
                },
                {
                  key: "to",
                  title: tLosses("recipient"),
                  cell: ({ other, payment, line, isReceived }) => (
                    <>
                      {other && <span className="case-code">{other}</span>}
                      {payment && <span className="sub case-code">{payment}</span>}
                      {line && <span className="sub">{t("line", { line })}</span>}
                      {isReceived && <Badge tone="warn">{t("received")}</Badge>}
                    </>
                  ),
                },
                {
                  key: "act",
                  title: t("act"),
                  cell: (payment) => <TakeOver payment={payment} list={list} clientId={clientId} target={target} />,
                },
              ]}
            />
          )}
          {list.contacts.length > 0 && (
            <details className="opener">
              <summary>{t("contacts", { count: list.contacts.length })}</summary>
              <ul className="record-list">
                {list.contacts.map(({ kind, value }) => (
                  <li key={`${kind} ${value}`}>
                    <span>
                      {tKinds(kind)}: <span className="case-code">{value}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      ))}
    </Section>
  );
}

type TakeOverProps = Omit<Props, "lists"> & { readonly payment: Payment; readonly list: List };

/** The case that has the payment, or the form that takes it over, prefilled with what the client listed. */
function TakeOver({ payment, list, clientId, target }: TakeOverProps) {
  const t = useTranslations("cases.prepared");
  const fields = useLossFields(payment);
  const { takenIn, row } = payment;
  if (takenIn !== undefined)
    return (
      <>
        <Badge tone="ok">{t("taken")}</Badge>{" "}
        <Link href={`/dashboard/clients/${clientId}/cases/${takenIn}`} className="num">
          {takenIn}
        </Link>
      </>
    );
  if (!target) return t("open");
  return (
    <StaffForm
      edition={row}
      action={addLoss}
      isSave
      values={{ ...target, preparedInId: list.bookingId, preparedRow: row }}
      opener={t("take")}
      name={t("takeNamed", { row: Number(row) + 1 })}
      submit={t("take")}
      fields={fields}
    />
  );
}
