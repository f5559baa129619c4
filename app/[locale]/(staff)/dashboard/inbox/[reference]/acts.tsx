import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import { firm } from "@/lib/firm/settings-snapshot";
import {
  assignItem,
  keepItemOut,
  logCall,
  markAnswered,
  markDone,
  markWaiting,
  releaseItem,
  snoozeItem,
  writeNote,
} from "@/lib/inquiry/inbox/actions";
import { allowedOutcomes } from "@/lib/inquiry/inbox/entry";
import type { LoadedItem } from "@/lib/inquiry/inbox/loaders";
import { maxInboxText } from "@/lib/inquiry/inbox/text-limit";
import { isInstructed } from "@/lib/inquiry/safe-contact/names";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoment } from "@/lib/platform/time/format";
import { addDays } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

type Props = { readonly loaded: LoadedItem; readonly locale: Locale; readonly now: Instant };

/** All actions on an item except the reply: assign it, log a call, write a note, snooze, finish or release it. */
export async function Acts({ loaded: { item, staff, assignees }, locale, now }: Props) {
  const t = await getTranslations("inbox.acts");
  const { zone } = firm();
  const { state, safeContact, snoozedUntil } = item;
  const reference = { reference: item.reference };
  const seen = { ...reference, version: String(item.version) };
  if (state === "quarantined")
    return (
      <Section id="acts" title={t("quarantine")}>
        <div className="stack-13">
          <p className="mute">{t(item.keptOutAt ? "keptOutText" : "releaseText")}</p>
          <StaffForm action={releaseItem} values={seen} submit={t("release")} size="sm" variant="gold" />
          {!item.keptOutAt && (
            <StaffForm action={keepItemOut} values={seen} submit={t("keepOut")} size="sm" variant="link" />
          )}
        </div>
      </Section>
    );
  if (item.isTest) return null;
  const clock = { locale, zone };
  return (
    <Section id="acts" title={t("title")}>
      <div className="stack-13">
        <StaffForm
          action={assignItem}
          values={seen}
          submit={t("assign")}
          size="sm"
          fields={[
            {
              name: "owner",
              kind: "choice",
              label: t("owner"),
              isOptional: "unmarked",
              value: item.ownerId ?? "",
              options: [
                { value: "", label: t("unassigned") },
                ...assignees.map(({ id, name }) => ({
                  value: id,
                  label: id === staff.id ? t("nameYou", { name }) : name,
                })),
              ],
            },
            { name: "word", kind: "multiline", label: t("word"), isOptional: true, rows: 2, limit: maxInboxText },
          ]}
        />
        <StaffForm
          action={logCall}
          values={reference}
          opener={t("call")}
          submit={t("logCall")}
          doneText={t("callSaved")}
          size="sm"
          isSave
          fields={[
            {
              name: "outcome",
              kind: "choice",
              label: t("outcome"),
              choose: t("choose"),
              options: allowedOutcomes(safeContact).map((value) => ({ value, label: t(`outcomes.${value}`) })),
            },
            {
              name: "callNote",
              kind: "multiline",
              label: t("callNote"),
              isOptional: true,
              rows: 3,
              limit: maxInboxText,
            },
            ...(state === "received" ? [{ name: "isAnswer", kind: "check", label: t("isAnswer") } as const] : []),
          ]}
        >
          {isInstructed(safeContact, "emailOnly") && <Alert tone="warn">{t("emailOnly")}</Alert>}
          {isInstructed(safeContact, "noVoicemail") && <Alert tone="warn">{t("noVoicemail")}</Alert>}
        </StaffForm>
        <StaffForm
          action={writeNote}
          values={reference}
          opener={t("note")}
          submit={t("saveNote")}
          doneText={t("noteSaved")}
          size="sm"
          isSave
          fields={[
            {
              name: "note",
              kind: "multiline",
              label: t("noteLabel"),
              hint: t("noteHint"),
              rows: 3,
              limit: maxInboxText,
            },
          ]}
        />
        {state === "received" && (
          <StaffForm
            action={snoozeItem}
            values={seen}
            opener={t("snooze")}
            submit={t("snoozeUntil")}
            size="sm"
            fields={[
              {
                name: "until",
                kind: "datetime",
                label: t("until"),
                hint: t("untilHint"),
                value: `${addDays(dayOf(now, zone), 1)}T09:00`,
              },
            ]}
          />
        )}
        {snoozedUntil && (
          <>
            <p>{t("snoozedUntil", { time: formatMoment(snoozedUntil.getTime(), clock) })}</p>
            <StaffForm action={snoozeItem} values={{ ...seen, until: "" }} submit={t("wake")} size="sm" />
          </>
        )}
        <div className="page-actions">
          {state === "received" && <StaffForm action={markAnswered} values={seen} submit={t("answered")} size="sm" />}
          {(state === "received" || state === "answered") && (
            <StaffForm action={markDone} values={seen} submit={t("done")} size="sm" />
          )}
          {state !== "received" && <StaffForm action={markWaiting} values={seen} submit={t("waiting")} size="sm" />}
        </div>
        {state === "received" && <p className="mute">{t("ends")}</p>}
      </div>
    </Section>
  );
}
