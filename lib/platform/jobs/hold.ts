import { db } from "../db/client";
import { env } from "../env";
import type { TaskList, TaskName } from "./job";

/**
 * What the worker does not do: "mail" if MAIL is off, "outside" if the database may be a copy of another installation's
 * database.
 */
export type Hold = "none" | "mail" | "outside";

/** Reads what is held now. */
export async function readHold(): Promise<Hold> {
  const row = await db.installation.findFirst({ select: { mailHeldAt: true } });
  if (row?.mailHeldAt) return "outside";
  return env().MAIL === "off" ? "mail" : "none";
}

/**
 * What each task changes outside the database: it sends an email or a text message, asks the payment provider (which
 * can move money), changes the bucket, which a copy shares with the original, or reports to Google. "none" is also the
 * class of tasks that only queue other jobs.
 */
const effects: { readonly [T in TaskName]: "mail" | "text" | "payment" | "bucket" | "google" | "none" } = {
  "booking-email": "mail",
  "booking-text": "text",
  "inquiry-email": "mail",
  "inquiry-reply": "mail",
  "inquiry-warning": "mail",
  "quarantine-notice": "mail",
  "booking-notice": "mail",
  "case-step-email": "mail",
  "complaint-email": "mail",
  "register-email": "mail",
  "fee-email": "mail",
  "case-reminder": "mail",
  "task-digest": "mail",
  "statistics-digest": "mail",
  "claim-reminder": "mail",
  "payment-facts-notice": "mail",
  "test-email": "mail",
  "staff-invitation": "mail",
  "password-reset": "mail",
  "account-notice": "mail",
  "staff-notices": "mail",
  "booking-links": "mail",
  "booking-summary": "mail",
  "newsletter-email": "mail",
  "fault-notice": "mail",
  "dead-jobs": "mail",
  "audit-anchor-email": "mail",
  "payment-deadline": "payment",
  "card-payment": "payment",
  "card-refund": "payment",
  "payment-books": "payment",
  "delete-content": "bucket",
  "rotate-keys": "bucket",
  "send-conversions": "google",
  "read-conversion-answer": "google",
  "queue-conversions": "none",
  "google-event": "google",
  "text-state": "none",
  "received-email": "none",
  "scan-document": "none",
  "claim-expiry": "none",
  "read-calendar": "none",
  "read-calendars": "none",
  "check-sources": "none",
  "late-inquiries": "none",
  "case-deadlines": "none",
  "due-tasks": "none",
  "roll-up-events": "none",
  "weekly-statistics": "none",
  "audit-seal": "none",
  "audit-check": "none",
  "audit-anchor": "none",
  sweep: "none",
};

/** The tasks that send an email. */
export const mailTasks = (Object.keys(effects) as TaskName[]).filter((name) => effects[name] === "mail");

/** The tasks that the worker runs. Jobs of the other tasks wait in the queue and lose no attempt. */
export function tasksToRun(tasks: Partial<TaskList>, hold: Hold): Partial<TaskList> {
  const isHeld = (name: TaskName) =>
    hold === "outside"
      ? effects[name] !== "none"
      : hold === "mail" && (effects[name] === "mail" || effects[name] === "text");
  return Object.fromEntries(Object.entries(tasks).filter(([name]) => !isHeld(name as TaskName)));
}

/** The names of the tasks that wait because of the hold. */
export function heldTasks(hold: Hold): readonly TaskName[] {
  const all = Object.keys(effects) as TaskName[];
  const running = Object.keys(tasksToRun(Object.fromEntries(all.map((name) => [name, () => Promise.resolve()])), hold));
  return all.filter((name) => !running.includes(name));
}
