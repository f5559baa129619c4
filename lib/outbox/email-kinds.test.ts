import { payloadSchemas } from "@/lib/platform/jobs/job";

import { kindOfJob } from "./email-kinds";
import { jobOfEmail } from "./job-of-email";

it('no task has the fallback kind "other"', () => {
  const kinds = { "booking-email": "confirmed", "newsletter-email": "confirm" } as Record<string, string | undefined>;
  const unnamed = Object.keys(payloadSchemas).filter(
    (task) => kindOfJob({ task, kind: kinds[task] ?? null, inquiry: null }) === "other",
  );
  expect(unnamed).toEqual([]);
});

const id = "0b6f1c1e-3c2a-4a6e-9d7e-2f1a5b6c7d8e";
const caseId = "1c7a2d2f-4d3b-4b7f-8e8f-3a2b6c7d8e9f";

it.each([
  [`booking-changed:${id}:2`, { task: "booking-email", payload: { bookingId: id, kind: "changed", sequence: 2 } }],
  [
    `booking-confirmed:${id}:0:copy-1`,
    { task: "booking-email", payload: { bookingId: id, kind: "confirmed", sequence: 0, copy: 1 } },
  ],
  [
    `booking-reminder-24h:${id}:0`,
    {
      task: "booking-email",
      payload: { bookingId: id, kind: "reminder-24h", sequence: 0, startsAt: "2027-01-15T17:00:00.000Z" },
    },
  ],
  [`lead-sender:${id}:0`, { task: "inquiry-email", payload: { inquiry: "lead", id, to: "sender" } }],
  [`fee-email:${id}:1`, { task: "fee-email", payload: { caseId, feeId: id, isReminder: true } }],
  [
    `case-step-email:${id}:2-1800032400000`,
    { task: "case-step-email", payload: { caseId: id, step: 2, completedAt: "2027-01-15T17:00:00.000Z" } },
  ],
  [`complaint-email:${id}`, { task: "complaint-email", payload: { complaintId: id } }],
  [
    `register-email:data-request:${id}:answer`,
    { task: "register-email", payload: { register: "data-request", id, part: "answer" } },
  ],
  [`inquiry-reply:${id}:0`, undefined],
  [`newsletter-confirm:${id}`, undefined],
])("returns the job that sends the email again, or undefined if no job can: delivery key %s", (key, job) => {
  expect(jobOfEmail(key, { startsAt: new Date("2027-01-15T17:00:00Z"), caseId })).toEqual(job);
});
