import { getTranslations } from "next-intl/server";

import { ProofChooser } from "@/components/desk/record/proof-chooser";
import { Seals } from "@/components/desk/record/seals";
import { Fields } from "@/components/desk/form/field-kinds";
import { StaffForm } from "@/components/desk/form/staff-form";
import type { StaffField } from "@/components/desk/form/staff-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { SummaryList } from "@/components/ui/summary-list";
import { masked } from "@/lib/firm/desk/payment/payment-facts";
import type { PaymentKind } from "@/lib/firm/desk/payment/payment-facts";
import type { PaymentState } from "@/lib/firm/desk/payment/payment-state";
import type { FirmFacts } from "@/lib/firm/settings";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { formatMoment } from "@/lib/platform/time/format";

export type PaymentActions = Readonly<Record<"propose" | "confirm" | "refuse" | "withdraw", FormAction>>;

type Content = FirmFacts["bank"] | FirmFacts["paymentText"];

type Props = {
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly reader: { readonly locale: Locale; readonly zone: string };
  /** Undefined for staff who may only read. */
  readonly actions: PaymentActions | undefined;
};

/**
 * Bank details or payment words: what is in force, what waits for a second person, and the form that proposes a change.
 * The waiting account is shown without its last four characters, because the second person reads them from a statement.
 */
export async function PaymentPart({ kind, state, reader, actions }: Props) {
  const t = await getTranslations("settings.payment");
  const { inForce, waiting, refused, name, confirmedBy } = state;
  return (
    <div className="stack-13">
      <h3>
        {t(`titles.${kind}`)}{" "}
        <Badge tone={name === "in-force" ? "ok" : name === "none" ? "plain" : "warn"}>{t(`states.${name}`)}</Badge>
      </h3>
      <SummaryList rows={await rowsOf(inForce, (line) => line)} />
      {confirmedBy && <Seals people={confirmedBy} />}
      {refused && !waiting && <Alert tone="warn">{t("refused", { name: refused.by, reason: refused.reason })}</Alert>}
      {waiting && (
        <div className="waiting-panel stack-13">
          <Seals people={[waiting.proposer]} />
          <p>{t("waits", { name: waiting.proposer, at: formatMoment(waiting.at.getTime(), reader) })}</p>
          <SummaryList rows={await rowsOf(waiting.content, waiting.isOwn ? (line) => line : masked)} />
          {waiting.note && <p>{t("note", { note: waiting.note })}</p>}
          {waiting.hasFile && actions && (
            <p>
              <a href={`/api/staff/proof?${new URLSearchParams({ proposal: waiting.id })}`} download>
                {t("openStatement")}
              </a>
            </p>
          )}
          {actions && (waiting.isOwn ? await ownWaiting(waiting.id, actions) : await othersWaiting(waiting, actions))}
        </div>
      )}
      {actions && (
        <ClientMessages namespaces={["staffForm", "errors", "settingsForm", "documents"]}>
          <StaffForm
            action={actions.propose}
            submit={t("propose")}
            opener={t(`change.${kind}`)}
            lead={t("lead")}
            isCheckedByServer
            edition={waiting?.id ?? "none"}
            values={{ locale: reader.locale }}
            fields={await fieldsOf(inForce)}
            layout={kind === "bank-details" ? <BankLayout /> : undefined}
          />
        </ClientMessages>
      )}
    </div>
  );

  async function ownWaiting(id: string, { withdraw }: PaymentActions) {
    return (
      <>
        <p className="mute">
          {state.others > 0 ? (
            t("own")
          ) : (
            <>
              {t("ownNobody")} <Link href="/dashboard/staff/invite?role=admin">{t("invite")}</Link>
            </>
          )}
        </p>
        <StaffForm
          action={withdraw}
          values={{ id }}
          submit={t("withdraw")}
          name={t("withdrawName", { what: t(`titles.${kind}`) })}
        />
      </>
    );
  }

  async function othersWaiting(
    { id, content }: NonNullable<PaymentState["waiting"]>,
    { confirm, refuse }: PaymentActions,
  ) {
    const needsFour = kind === "bank-details" && content !== null;
    const lastFour: StaffField = { name: "lastFour", label: t("lastFour"), hint: t("lastFourHint") };
    return (
      <ClientMessages namespaces={["staffForm", "errors"]}>
        <StaffForm
          action={confirm}
          submit={t("confirm")}
          isCheckedByServer
          edition={id}
          values={{ id }}
          fields={needsFour ? [lastFour] : []}
        />
        <StaffForm
          action={refuse}
          submit={t("refuse")}
          opener={t("refuse")}
          isCheckedByServer
          edition={id}
          values={{ id }}
          fields={[{ name: "reason", label: t("reason"), kind: "multiline", limit: 300 }]}
        />
      </ClientMessages>
    );
  }

  async function rowsOf(content: Content, shown: (line: string) => string) {
    if (content === null) return [{ term: t(`titles.${kind}`), value: t("none") }];
    if (!("holder" in content)) return [{ term: t("sentence"), value: content[reader.locale] }];
    const [account = "", ...others] = content.lines;
    return [
      { term: t("holder"), value: content.holder },
      { term: t("account"), value: shown(account) },
      ...(others.length > 0 ? [{ term: t("others"), value: others.join(", ") }] : []),
    ];
  }

  async function fieldsOf(content: Content): Promise<readonly StaffField[]> {
    const note: StaffField = { name: "note", label: t("noteField"), hint: t(noteHints[kind]), isOptional: true };
    if (kind === "payment-words")
      return [
        {
          name: "paymentText",
          label: t("sentence"),
          hint: t("sentenceHint"),
          kind: "languages",
          languages: siteLocales(),
          value: content && !("holder" in content) ? content : {},
          isOptional: "unmarked",
        },
        note,
      ];
    const bank = content && "holder" in content ? content : undefined;
    return [
      { name: "holder", label: t("holder"), value: bank?.holder },
      { name: "account", label: t("account"), hint: t("accountHint"), value: bank?.lines[0] },
      {
        name: "others",
        label: t("others"),
        hint: t("othersHint"),
        kind: "lines",
        value: bank?.lines.slice(1).join("\n"),
        rows: 3,
        isOptional: true,
      },
      note,
    ];
  }
}

/** What the note to the second person can say. */
const noteHints = { "bank-details": "noteHint", "payment-words": "wordsNoteHint" } as const;

/** The fields of bank details, with the bank's statement before the note. */
function BankLayout() {
  return (
    <>
      <Fields names={["holder", "account", "others"]} />
      <ProofChooser texts="settingsForm.statement" />
      <Fields names={["note"]} />
    </>
  );
}
