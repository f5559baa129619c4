import type { Job } from "@/lib/platform/jobs/job";
import { uuidPattern } from "@/lib/platform/uuid";

/**
 * The values that the job of an email needs, but that the email's delivery key does not contain: the start of the
 * appointment for a reminder, and the id of the case for an email about a success fee.
 */
export type EmailSubject = { readonly startsAt?: Date | undefined; readonly caseId?: string | undefined };

const ofBooking = new RegExp(
  `^booking-(confirmed|changed|cancelled|reminder-24h|reminder-2h|invoice-reminder|late-payment|payment-due|payment-received):(${uuidPattern}):(\\d+)(?::copy-(\\d+))?$`,
);
const receipt = new RegExp(`^(contact|lead)-sender:(${uuidPattern}):0$`);
const ofFee = new RegExp(`^fee-email:(${uuidPattern}):([01])$`);
const ofStep = new RegExp(`^case-step-email:(${uuidPattern}):([1-5])-(\\d+)$`);
const ofComplaint = new RegExp(`^complaint-email:(${uuidPattern})$`);
const ofRegister = new RegExp(`^register-email:(complaint|data-request):(${uuidPattern}):(acknowledgement|answer)$`);

/**
 * Returns the id of the booking that an email is about, from the email's delivery key. Undefined for emails about
 * several bookings and for other emails.
 */
export function bookingOf(key: string): string | undefined {
  return ofBooking.exec(key)?.[2];
}

/**
 * Returns the id of the success fee that an email is about, from the email's delivery key. Undefined for other emails.
 */
export function feeOf(key: string): string | undefined {
  return ofFee.exec(key)?.[1];
}

/**
 * Builds the job that sends the email with this delivery key again. This is possible for emails about one booking, a
 * success fee, a step of a case, a complaint or a data request, and for the automatic email that confirms the receipt
 * of a message or a request for help. Undefined for other emails, such as replies from staff, and for a success fee
 * without `caseId`.
 */
export function jobOfEmail(key: string, { startsAt, caseId }: EmailSubject): Job | undefined {
  const [, kind, bookingId = "", sequence = "", copy] = ofBooking.exec(key) ?? [];
  if (kind !== undefined)
    return {
      task: "booking-email",
      payload: {
        bookingId,
        kind: kind as "confirmed",
        sequence: Number(sequence),
        ...(copy === undefined ? {} : { copy: Number(copy) }),
        ...(startsAt && kind.startsWith("reminder-") ? { startsAt: startsAt.toISOString() } : {}),
      },
    };
  const [, inquiry, inquiryId = ""] = receipt.exec(key) ?? [];
  if (inquiry !== undefined)
    return { task: "inquiry-email", payload: { inquiry: inquiry as "contact", id: inquiryId, to: "sender" } };
  return jobOfClientEmail(key, caseId);
}

function jobOfClientEmail(key: string, caseId: string | undefined): Job | undefined {
  const [, feeId, reminder] = ofFee.exec(key) ?? [];
  if (feeId !== undefined && caseId !== undefined)
    return { task: "fee-email", payload: { caseId, feeId, isReminder: reminder === "1" } };
  const [, ofCase, step, completedAt] = ofStep.exec(key) ?? [];
  if (ofCase !== undefined) {
    const completed = new Date(Number(completedAt)).toISOString();
    return { task: "case-step-email", payload: { caseId: ofCase, step: Number(step), completedAt: completed } };
  }
  const [, complaintId] = ofComplaint.exec(key) ?? [];
  if (complaintId !== undefined) return { task: "complaint-email", payload: { complaintId } };
  const [, register, id = "", part] = ofRegister.exec(key) ?? [];
  return register === undefined
    ? undefined
    : { task: "register-email", payload: { register: register as "complaint", id, part: part as "answer" } };
}
