import { codesOfEmail } from "../../queries";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { allowedOutcomes } from "../entry";
import type { CallOutcome } from "../entry";
import type { ItemState } from "../item";
import { kindOf } from "../item";
import { findMentions } from "../mentions";
import { listAssignees } from "../queries/thread";
import { addEntry, changeItem } from "./change-item";
import { mayColleagueRead, notifyColleague } from "./notify-colleague";

const anyState: readonly ItemState[] = ["received", "answered", "closed", "not_for_us"];

/**
 * Adds a note that only staff see, and tells the colleagues whom it names with "@". The item's version is not checked,
 * because a note cannot conflict with another change. VALIDATION_ERROR: a name in the note is unknown, or its owner may
 * not read the item.
 */
export async function writeNote(
  staff: Staff,
  { reference, text }: { readonly reference: string; readonly text: string },
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT" | "VALIDATION_ERROR">> {
  const { people, unknown } = findMentions(text, await listAssignees());
  if (unknown !== undefined) return invalidField("note", `mentionUnknown:${unknown}`);
  return db.$transaction(async (tx) => {
    for (const { id, name } of people)
      if (!(await mayColleagueRead(tx, id, reference))) return invalidField("note", `mentionMayNotRead:${name}`);
    const changed = await changeItem(tx, staff, { reference, from: anyState, data: {}, action: "noted" });
    if (!changed.ok) return changed;
    await addEntry(tx, changed.value, { kind: "note", staffId: staff.id, at: now, content: { text } });
    for (const { id } of people) await notifyColleague(tx, staff, { staffId: id, reference, reason: "named" }, now);
    return ok(null);
  });
}

export type LoggedCall = {
  readonly reference: string;
  readonly outcome: CallOutcome;
  readonly text: string;
  /** Whether staff answered the sender during this call. If so, the item no longer waits for an answer. */
  readonly isAnswer: boolean;
};

/**
 * Adds a phone call to the thread. VALIDATION_ERROR: staff left a voicemail although the sender does not want
 * voicemails, or `isAnswer` is set although the call did not reach the sender.
 */
export async function logCall(
  staff: Staff,
  { reference, outcome, text, isAnswer }: LoggedCall,
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT" | "VALIDATION_ERROR">> {
  if (isAnswer && outcome !== "reached") return invalidField("isAnswer", "callNotReached");
  return db.$transaction(async (tx) => {
    const select = { safeContact: true, email: true } as const;
    const item = await (kindOf(reference) === "message"
      ? tx.contactMessage.findUnique({ where: { reference }, select })
      : tx.lead.findUnique({ where: { reference }, select }));
    if (!item) return fail("RESOURCE_CONFLICT");
    const instructions = [...item.safeContact, ...(await codesOfEmail(item.email, tx))];
    if (!allowedOutcomes(instructions).includes(outcome)) return invalidField("outcome", "invalid");
    const data = isAnswer ? { state: "answered" as const, answeredAt: new Date(now), snoozedUntil: null } : {};
    const from = isAnswer ? (["received"] as const) : anyState;
    const changed = await changeItem(tx, staff, { reference, from, data, action: "called" });
    if (!changed.ok) return changed;
    const content = text === "" ? {} : { content: { text } };
    await addEntry(tx, changed.value, { kind: "call", staffId: staff.id, at: now, facts: { outcome }, ...content });
    return ok(null);
  });
}
