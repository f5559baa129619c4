"use server";

import { firm } from "@/lib/firm/settings-snapshot";
import { endsContact } from "@/lib/inquiry/templates/queries/templates";
import { staffAction } from "@/lib/platform/web/staff-action";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { startOfDay, resolveWall } from "@/lib/platform/time/zone";

import { undoChange as undo } from "./commands/undoable-change";
import { assign } from "./commands/assign";
import { declareDifferent } from "./commands/declare-different";
import { keepOut } from "./commands/keep-out";
import { markAnswered as answer, markDone as close, markWaiting as reopen } from "./commands/mark";
import { release } from "./commands/release";
import { reply, undoReply as takeBack } from "./commands/reply";
import { saveDraft } from "./commands/save-draft";
import { endAbsence as removeAbsence, setAbsence as addAbsence } from "./commands/set-absence";
import { snooze } from "./commands/snooze";
import { writeToClient as sendToClient } from "./commands/write-to-client";
import { logCall as addCall, writeNote as addNote } from "./commands/write-note";
import {
  absenceSchema,
  assignSchema,
  callSchema,
  differentPersonSchema,
  draftSchema,
  emailToClientSchema,
  endAbsenceSchema,
  noteSchema,
  readReplyForm,
  replySchema,
  seenItemSchema,
  snoozeSchema,
  undoChangeSchema,
  undoReplySchema,
} from "./schema";

const needs = "inbox.answer";
const limit = "staffAction";

const pageOf = (reference: string) => `/dashboard/inbox/${encodeURIComponent(reference)}`;

export const sendReply = staffAction({
  name: "inbox.reply",
  needs,
  limit,
  schema: replySchema,
  read: readReplyForm,
  async run({ reference, version, text, language, template, documents }, staff, { now }) {
    const isRefusal = template !== "" && (await endsContact(template));
    return reply(staff, { reference, version, text, locale: language, isRefusal, documentIds: documents }, now);
  },
  next: ({ reference, entryId }) => `${pageOf(reference)}?sent=${entryId}`,
});

export const writeToClient = staffAction({
  name: "inbox.write-to-client",
  needs,
  limit,
  schema: emailToClientSchema,
  read: readReplyForm,
  run: ({ client, text, language, documents }, staff, { now }) =>
    sendToClient(staff, { clientId: client, text, locale: language, documentIds: documents }, now),
  refusals: {
    RESOURCE_NOT_FOUND: { field: "text", code: "clientGone" },
    BUSINESS_RULE_VIOLATION: { field: "text", code: "clientHasNoEmail" },
  },
  next: ({ reference, entryId }) => `${pageOf(reference)}?sent=${entryId}`,
});

export const undoReply = staffAction({
  name: "inbox.undo-reply",
  needs,
  limit,
  schema: undoReplySchema,
  async run({ reference, entryId }, staff, { now }) {
    const undone = await takeBack(staff, entryId, now);
    return undone.ok ? { ok: true as const, value: reference } : undone;
  },
  next: (reference) => `${pageOf(reference)}?undone=1#reply`,
});

export const saveReplyDraft = staffAction({
  name: "inbox.save-draft",
  needs,
  limit,
  schema: draftSchema,
  run: (draft, staff, { now }) => saveDraft(staff, draft, now),
});

export const writeNote = staffAction({
  name: "inbox.note",
  needs,
  limit,
  schema: noteSchema,
  run: ({ reference, note }, staff, { now }) => addNote(staff, { reference, text: note }, now),
});

export const logCall = staffAction({
  name: "inbox.log-call",
  needs,
  limit,
  schema: callSchema,
  run: ({ reference, outcome, callNote, isAnswer }, staff, { now }) =>
    addCall(staff, { reference, outcome, text: callNote, isAnswer }, now),
});

export const assignItem = staffAction({
  name: "inbox.assign",
  needs,
  limit,
  schema: assignSchema,
  run: ({ owner, word, ...seen }, staff, { now }) => assign(staff, { ...seen, ownerId: owner, word }, now),
  next: ({ isGone }) => (isGone ? "/dashboard/inbox" : undefined),
});

export const snoozeItem = staffAction({
  name: "inbox.snooze",
  needs,
  limit,
  schema: snoozeSchema,
  run: ({ until, ...seen }, staff, { now }) => snooze(staff, { ...seen, until: instantOf(until) }, now),
});

export const markAnswered = staffAction({
  name: "inbox.mark-answered",
  needs,
  limit,
  schema: seenItemSchema,
  run: (seen, staff, { now }) => answer(staff, seen, now),
});

export const markDone = staffAction({
  name: "inbox.mark-done",
  needs,
  limit,
  schema: seenItemSchema,
  run: (seen, staff, { now }) => close(staff, seen, now),
});

export const markWaiting = staffAction({
  name: "inbox.mark-waiting",
  needs,
  limit,
  schema: seenItemSchema,
  run: (seen, staff, { now }) => reopen(staff, seen, now),
});

export const undoChange = staffAction({
  name: "inbox.undo-change",
  needs,
  limit,
  schema: undoChangeSchema,
  run: ({ entryId }, staff, { now }) => undo(staff, entryId, now),
});

export const keepItemOut = staffAction({
  name: "inbox.keep-out",
  needs,
  limit,
  schema: seenItemSchema,
  run: (seen, staff, { now }) => keepOut(staff, seen, now),
});

export const releaseItem = staffAction({
  name: "inbox.release",
  needs,
  limit,
  schema: seenItemSchema,
  run: (seen, staff, { now }) => release(staff, seen, now),
});

export const declareDifferentPerson = staffAction({
  name: "inbox.different-person",
  needs,
  limit,
  schema: differentPersonSchema,
  run: (different, staff, { now }) => declareDifferent(staff, different, now),
});

export const setAbsence = staffAction({
  name: "inbox.set-absence",
  needs: "inbox.read-all",
  limit,
  schema: absenceSchema,
  run({ staff: staffId, cover: coverId, from, to }, staff, { now }) {
    const { zone } = firm();
    const day = (text: string) => text as Day;
    const [startsAt, endsAt] = [startOfDay(day(from), zone), startOfDay(addDays(day(to), 1), zone)];
    return addAbsence(staff, { staffId, coverId, startsAt, endsAt }, now);
  },
});

export const endAbsence = staffAction({
  name: "inbox.end-absence",
  needs: "inbox.read-all",
  limit,
  schema: endAbsenceSchema,
  run: ({ id }, staff) => removeAbsence(staff, id),
});

/** Returns the instant of a local time such as "2034-09-07T09:00" in the office's time zone. Null for an empty time. */
function instantOf(local: string): number | null {
  if (local === "") return null;
  const [day = "", time = ""] = local.split("T");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return resolveWall(day as Day, hours * 60 + minutes, firm().zone);
}
