import { useTranslations } from "next-intl";

import { DataTable } from "@/components/dashboard/data-table";
import { Nothing } from "@/components/dashboard/nothing";
import { Section } from "@/components/dashboard/section";
import { addLoss, changeClaim, removeLoss } from "@/lib/cases/fact-actions";
import { claimStates, rails } from "@/lib/cases/kinds";
import type { CaseFacts } from "@/lib/cases/view";

import { RecordForm } from "@/components/dashboard/record-form";

type Props = {
  readonly losses: CaseFacts["losses"];
  readonly totals: CaseFacts["totals"];
  readonly target: Readonly<Record<"clientId" | "reference", string>>;
  readonly canChange: boolean;
};

/** Every payment that was lost with its claim, and the totals of each currency. */
export function Losses({ losses, totals, target, canChange }: Props) {
  const t = useTranslations("cases.losses");
  return (
    <Section id="losses" title={t("title")} note={losses.length > 0 && t("count", { count: losses.length })}>
      {losses.length === 0 ? (
        <Nothing title={t("empty")} text={t("emptyText")} />
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
              cell: ({ sender, recipient, payment }) => (
                <>
                  <Two first={recipient} second={sender && t("from", { sender })} />
                  {payment && <span className="sub case-code">{payment}</span>}
                </>
              ),
            },
            { key: "claim", title: t("claim"), cell: ({ claimState }) => t(`claims.${claimState}`) },
            ...(canChange
              ? [
                  {
                    key: "act",
                    title: t("change"),
                    cell: (loss: Loss) => <LossForms key={loss.version} loss={loss} target={target} />,
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
      {canChange && <NewLoss key={losses.length} target={target} />}
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

function LossForms({ loss, target }: { readonly loss: Loss; readonly target: Props["target"] }) {
  const t = useTranslations("cases.losses");
  const tForm = useTranslations("caseForm");
  const values = { ...target, id: loss.id, version: loss.version };
  const named = { loss: `${loss.day}, ${loss.amount}` };
  return (
    <>
      <RecordForm
        action={changeClaim}
        isSave
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
          { name: "returnedAmount", kind: "number", label: t("returnedAmount"), value: loss.returnedAmount },
        ]}
      />
      <RecordForm
        action={removeLoss}
        values={values}
        submit={tForm("remove")}
        name={t("removeNamed", named)}
        variant="link"
      />
    </>
  );
}

function NewLoss({ target }: Pick<Props, "target">) {
  const t = useTranslations("cases.losses");
  return (
    <RecordForm
      action={addLoss}
      isSave
      values={target}
      opener={t("add")}
      submit={t("add")}
      fields={[
        { name: "paidOn", kind: "date", label: t("day") },
        { name: "amount", kind: "number", label: t("amount") },
        { name: "currency", label: t("currency"), hint: t("currencyHint") },
        {
          name: "rail",
          kind: "choice",
          label: t("rail"),
          options: rails.map((value) => ({ value, label: t(`rails.${value}`) })),
        },
        { name: "sender", label: t("sender"), isOptional: true },
        { name: "recipient", label: t("recipient"), hint: t("recipientHint"), isOptional: true },
        { name: "payment", label: t("payment"), hint: t("paymentHint"), isOptional: true },
      ]}
    />
  );
}
