import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { Nothing } from "@/components/desk/list/nothing";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { addLoss, changeLoss, removeLoss } from "@/lib/cases/actions/facts";
import { claimStates } from "@/lib/cases/kinds";
import type { CaseFacts } from "@/lib/cases/formatted";

import { StaffForm } from "@/components/desk/form/staff-form";

import { useLossFields } from "./loss-fields";

type Props = {
  readonly losses: CaseFacts["losses"];
  readonly totals: CaseFacts["totals"];
  readonly target: Readonly<Record<"clientId" | "reference", string>>;
  readonly canChange: boolean;
  /** Whether payments can be added. The default is `canChange`. */
  readonly canAdd?: boolean;
  /** The reference of the appointment if its page shows the payments. After a payment is added, that page is shown. */
  readonly appointment?: string;
  readonly notice?: ReactNode;
};

/** All lost payments, each with the state of the claim to get the money back, and the totals per currency. */
export function Losses({ losses, totals, target, canChange, canAdd = canChange, appointment, notice }: Props) {
  const t = useTranslations("cases.losses");
  return (
    <Section
      id="losses"
      title={t("title")}
      note={losses.length > 0 && t("count", { count: losses.length })}
      notice={notice}
    >
      {losses.length === 0 ? (
        <Nothing title={t("empty")} {...(canAdd ? { text: t("emptyText") } : {})} />
      ) : (
        <DataTable
          caption={t("title")}
          rows={losses}
          keyOf={({ id }) => id}
          columns={[
            { key: "day", title: t("day"), cell: ({ day, rail }) => <Two first={day} second={t(`rails.${rail}`)} /> },
            {
              key: "amount",
              title: t("amount"),
              place: "side",
              isNumeric: true,
              isUnbroken: true,
              cell: ({ amount, returned }) => (
                <Two first={amount} second={returned && t("returned", { amount: returned })} />
              ),
            },
            {
              key: "way",
              title: t("recipient"),
              cell: (loss) => <Way loss={loss} />,
            },
            { key: "claim", title: t("claim"), cell: ({ claimState }) => t(`claims.${claimState}`) },
            ...(canChange
              ? [
                  {
                    key: "act",
                    title: t("change"),
                    cell: (loss: Loss) => <LossForms loss={loss} target={target} />,
                  },
                ]
              : []),
          ]}
        />
      )}
      {totals.length > 0 && (
        <dl className="case-totals">
          {totals.map(({ currency, lost, returned }) => (
            <div key={currency}>
              <dt>{t("total", { currency })}</dt>
              <dd className="num">{t("totalLine", { lost, returned })}</dd>
            </div>
          ))}
        </dl>
      )}
      {canAdd && <NewLoss edition={String(losses.length)} target={appointment ? { ...target, appointment } : target} />}
    </Section>
  );
}

type Loss = CaseFacts["losses"][number];

function Two({ first, second }: { readonly first: string | undefined; readonly second: string | false | undefined }) {
  return (
    <>
      <span className="case-code">{first}</span>
      {second && <span className="sub">{second}</span>}
    </>
  );
}

/** Shows the sender, the recipient, and the payment's hash or reference. Unknown values are left out. */
function Way({ loss: { sender, recipient, payment, isRepeated } }: { readonly loss: Loss }) {
  const t = useTranslations("cases.losses");
  return (
    <>
      {recipient && <Two first={recipient} second={sender && t("from", { sender })} />}
      {!recipient && sender && <span className="case-code">{t("from", { sender })}</span>}
      {payment && <span className={(recipient ?? sender) ? "sub case-code" : "case-code"}>{payment}</span>}
      {isRepeated && <Badge tone="warn">{t("repeated")}</Badge>}
    </>
  );
}

function LossForms({ loss, target }: { readonly loss: Loss; readonly target: Props["target"] }) {
  const t = useTranslations("cases.losses");
  const tForm = useTranslations("staffForm");
  const fields = useLossFields(loss);
  const values = { ...target, id: loss.id, version: loss.version };
  const named = { loss: `${loss.day}, ${loss.amount}` };
  return (
    <>
      <StaffForm
        action={changeLoss}
        isSave
        isCompared
        values={values}
        opener={t("change")}
        name={t("changeNamed", named)}
        submit={tForm("save")}
        fields={[
          {
            name: "claimState",
            kind: "choice",
            label: t("claim"),
            value: loss.claimState,
            options: claimStates.map((value) => ({ value, label: t(`claims.${value}`) })),
          },
          { name: "returnedAmount", kind: "money", label: t("returnedAmount"), value: loss.typed.returnedAmount },
          ...fields,
        ]}
      />
      <StaffForm
        action={removeLoss}
        values={values}
        opener={tForm("remove")}
        name={t("removeNamed", named)}
        lead={t("removeQuestion", named)}
        submit={tForm("remove")}
        variant="danger"
      />
    </>
  );
}

type NewLossProps = { readonly edition: string; readonly target: Readonly<Record<string, string>> };

function NewLoss({ target, edition }: NewLossProps) {
  const t = useTranslations("cases.losses");
  const fields = useLossFields();
  return (
    <StaffForm
      edition={edition}
      action={addLoss}
      isSave
      values={target}
      opener={t("add")}
      submit={t("add")}
      fields={fields}
    />
  );
}
