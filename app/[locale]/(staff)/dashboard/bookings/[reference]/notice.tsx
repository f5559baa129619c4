import { getTranslations } from "next-intl/server";

import { UndoNotice } from "@/components/desk/form/undo-notice";
import { undoOutcome } from "@/lib/booking/desk/actions/staff";
import type { BookingRecord } from "@/lib/booking/desk/loaders/record";
import { isRefusal, recordNotices } from "@/lib/booking/desk/record-notice";

const texts = {
  completed: "completedDone",
  "no-show": "noShowDone",
  undone: "undone",
  resent: "resent",
  text: "textRecorded",
  cancelled: "cancelledDone",
  reassigned: "reassignedDone",
  moved: "movedDone",
  contact: "contactDone",
  changed: "changed",
  refused: "refused",
  copies: "refusedCopies",
  separated: "otherPerson.done",
  "needs-reason": "otherPerson.needsReason",
  "legal-hold": "otherPerson.held",
  erased: "otherPerson.erased",
  "same-name": "otherPerson.sameName",
  "success-fee": "otherPerson.successFee",
  "came-with-merge": "otherPerson.cameWithMerge",
} as const;

/** Tells staff what their last action on the booking did. If the action recorded an outcome, offers to undo it. */
export async function Notice({
  record: { booking },
  done,
}: {
  readonly record: BookingRecord;
  readonly done: unknown;
}) {
  const notice = recordNotices.find((each) => each === done);
  if (!notice) return null;
  const t = await getTranslations("bookings.record");
  const state = { completed: "completed", "no-show": "no_show" }[notice as string];
  // `done` stays in the URL. After a reload, the booking may no longer have the status that the action set.
  const canUndo = state !== undefined && state === booking.status;
  if (state !== undefined && !canUndo) return null;
  return (
    <UndoNotice
      key={booking.version}
      message={t(texts[notice])}
      tone={isRefusal(notice) ? "warn" : "ok"}
      undo={
        canUndo
          ? {
              action: undoOutcome,
              values: { reference: booking.reference, version: String(booking.version) },
              submit: t("undo"),
            }
          : undefined
      }
    />
  );
}
