import { getTranslations } from "next-intl/server";

import { Section } from "@/components/desk/record/section";
import { ActForm } from "@/components/desk/inbox/act-form";
import { LimitedText } from "@/components/forms/limited-text";
import { Alert } from "@/components/ui/alert";
import { Checkbox } from "@/components/ui/check";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
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
  const savingLabel = t("saving");
  if (state === "quarantined")
    return (
      <Section id="acts" title={t("quarantine")}>
        <div className="stack-13">
          <p className="mute">{t(item.keptOutAt ? "keptOutText" : "releaseText")}</p>
          <ActForm action={releaseItem} values={seen} submit={t("release")} savingLabel={savingLabel} variant="gold" />
          {!item.keptOutAt && (
            <ActForm
              action={keepItemOut}
              values={seen}
              submit={t("keepOut")}
              savingLabel={savingLabel}
              variant="link"
            />
          )}
        </div>
      </Section>
    );
  if (item.isTest) return null;
  const clock = { locale, zone };
  return (
    <Section id="acts" title={t("title")}>
      <div className="stack-13">
        <ActForm action={assignItem} values={seen} submit={t("assign")} savingLabel={savingLabel}>
          <Field id="owner" label={t("owner")}>
            <Select id="owner" name="owner" size="sm" defaultValue={item.ownerId ?? ""} key={item.ownerId}>
              <option value="">{t("unassigned")}</option>
              {assignees.map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === staff.id ? t("nameYou", { name }) : name}
                </option>
              ))}
            </Select>
          </Field>
        </ActForm>
        <details className="act">
          <summary>{t("call")}</summary>
          <ActForm
            action={logCall}
            values={reference}
            submit={t("logCall")}
            savingLabel={savingLabel}
            doneText={t("callSaved")}
            isSave
          >
            {isInstructed(safeContact, "emailOnly") && <Alert tone="warn">{t("emailOnly")}</Alert>}
            {isInstructed(safeContact, "noVoicemail") && <Alert tone="warn">{t("noVoicemail")}</Alert>}
            <Field id="call-outcome" label={t("outcome")}>
              {/* No outcome is preselected. Otherwise staff who forget to choose would save the first outcome. */}
              <Select id="call-outcome" name="outcome" size="sm" required>
                <option value="">{t("choose")}</option>
                {allowedOutcomes(safeContact).map((outcome) => (
                  <option key={outcome} value={outcome}>
                    {t(`outcomes.${outcome}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field id="call-note" label={t("callNote")} isOptional optionalLabel={t("optional")}>
              <LimitedText id="call-note" name="callNote" rows={3} limit={maxInboxText} />
            </Field>
            {state === "received" && <Checkbox id="is-answer" name="isAnswer" label={t("isAnswer")} />}
          </ActForm>
        </details>
        <details className="act">
          <summary>{t("note")}</summary>
          <ActForm
            action={writeNote}
            values={reference}
            submit={t("saveNote")}
            savingLabel={savingLabel}
            doneText={t("noteSaved")}
            isSave
          >
            <Field id="note" label={t("noteLabel")}>
              <LimitedText id="note" name="note" rows={3} limit={maxInboxText} required />
            </Field>
          </ActForm>
        </details>
        {state === "received" && (
          <details className="act">
            <summary>{t("snooze")}</summary>
            <ActForm action={snoozeItem} values={seen} submit={t("snoozeUntil")} savingLabel={savingLabel}>
              <Field id="until" label={t("until")} hint={t("untilHint")}>
                <TextInput
                  id="until"
                  name="until"
                  type="datetime-local"
                  size="sm"
                  required
                  defaultValue={`${addDays(dayOf(now, zone), 1)}T09:00`}
                />
              </Field>
            </ActForm>
          </details>
        )}
        {snoozedUntil && (
          <>
            <p>
              {t("snoozedUntil", {
                time: formatMoment(snoozedUntil.getTime(), clock),
              })}
            </p>
            <ActForm action={snoozeItem} values={{ ...seen, until: "" }} submit={t("wake")} savingLabel={savingLabel} />
          </>
        )}
        <div className="page-actions">
          {state === "received" && (
            <ActForm action={markAnswered} values={seen} submit={t("answered")} savingLabel={savingLabel} />
          )}
          {(state === "received" || state === "answered") && (
            <ActForm action={markDone} values={seen} submit={t("done")} savingLabel={savingLabel} />
          )}
          {state !== "received" && (
            <ActForm action={markWaiting} values={seen} submit={t("waiting")} savingLabel={savingLabel} />
          )}
        </div>
        {state === "received" && <p className="mute">{t("ends")}</p>}
      </div>
    </Section>
  );
}
