import type { Staff } from "@/lib/platform/auth/staff";
import { ok } from "@/lib/platform/result";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import type { LetterKind } from "../kinds";
import { seal, sealOptional } from "../sealed-texts";
import { changeFacts, checkPastDay, oneRow } from "./change-facts";
import type { Row } from "./losses";

type NewLetter = {
  readonly reference: string;
  readonly kind: LetterKind;
  readonly recipient: string;
  readonly subject?: string | undefined;
  readonly sentOn: Day;
  readonly answerDueOn?: Day | undefined;
};

/**
 * Records a letter that was sent. Returns the errors of `changeFacts`. Also returns BUSINESS_RULE_VIOLATION if the day
 * of the letter is in the future (rule "future"), before 1990 (rule "early"), or before the client's birth (rule
 * "early").
 */
export function addLetter(
  staff: Staff,
  { reference, kind, recipient, subject, sentOn, answerDueOn }: NewLetter,
  now: Instant,
) {
  return changeFacts(staff, { reference, fact: "letter", change: "added", now }, async (tx, caseId) => {
    const sent = await checkPastDay(tx, caseId, { day: sentOn, now });
    if (!sent.ok) return sent;
    await tx.caseLetter.create({
      data: {
        caseId,
        kind,
        recipientCipher: seal("case_letters.recipient", recipient),
        subjectCipher: sealOptional("case_letters.subject", subject),
        sentOn: dateFromDay(sentOn),
        answerDueOn: answerDueOn === undefined ? null : dateFromDay(answerDueOn),
      },
      select: { id: true },
    });
    return ok({ day: sentOn, kind });
  });
}

type Answer = Row & { readonly answeredOn: Day; readonly answer: string };

/**
 * Records the answer to a letter. Returns the errors of `changeFacts`. Also returns BUSINESS_RULE_VIOLATION if the day
 * of the answer is in the future (rule "future"), before 1990 (rule "early"), before the client's birth (rule "early"),
 * or before the day of the letter (rule "needed").
 */
export function recordAnswer(staff: Staff, { reference, id, version, answeredOn, answer }: Answer, now: Instant) {
  return changeFacts(staff, { reference, fact: "letter", change: "changed", now }, async (tx, caseId) => {
    const answered = await checkPastDay(tx, caseId, { day: answeredOn, now });
    if (!answered.ok) return answered;
    return oneRow(
      await tx.caseLetter.updateMany({
        where: { id, caseId, version },
        data: {
          answeredOn: dateFromDay(answeredOn),
          answerCipher: seal("case_letters.answer", answer),
          version: { increment: 1 },
        },
      }),
    );
  });
}

/** Removes a letter that was recorded by mistake. A letter that a completed step needs cannot be removed. */
export function removeLetter(staff: Staff, { reference, id, version }: Row, now: Instant) {
  return changeFacts(staff, { reference, fact: "letter", change: "removed", now }, async (tx, caseId) => {
    const where = { id, caseId, version };
    const letter = await tx.caseLetter.findFirst({ where, select: { sentOn: true, kind: true } });
    const removed = oneRow(await tx.caseLetter.deleteMany({ where }));
    return removed.ok && letter ? ok({ day: dayFromDate(letter.sentOn), kind: letter.kind }) : removed;
  });
}
