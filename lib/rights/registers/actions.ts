"use server";

import { firm } from "@/lib/firm/settings-snapshot";
import { filledFields } from "@/lib/platform/forms/form-state";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { staffAction } from "@/lib/platform/web/staff-action";

import {
  acknowledgeComplaint as acknowledge,
  answerComplaint as answer,
  assignComplaint as assign,
  closeComplaint as close,
  correctComplaintReceipt as correctComplaint,
  endMistakenComplaint,
  linkComplaint,
  registerComplaint as storeComplaint,
} from "./commands/complaints";
import {
  acknowledgeDataRequest as acknowledgeRequest,
  closeDataRequest as end,
  confirmIdentity as confirm,
  correctReceipt,
  endMistakenRequest,
  extendDataRequest as extend,
  linkDataRequest as linkRequest,
  registerDataRequest as storeRequest,
} from "./commands/data-requests";
import type { RegisterNotice } from "./notices";
import {
  acknowledgementSchema,
  complaintAnswerSchema,
  entrySchema,
  extensionSchema,
  handlerSchema,
  identitySchema,
  linkSchema,
  mistakeSchema,
  newComplaintSchema,
  newRequestSchema,
  receiptSchema,
  requestEndSchema,
} from "./schema";

const requests = { needs: "data-requests.manage", limit: "staffAction", read: filledFields } as const;
const complaints = { needs: "complaints.manage", limit: "staffAction", read: filledFields } as const;

const toRequest = (done: RegisterNotice) => (reference: string) => `/dashboard/data-requests/${reference}?done=${done}`;
const toComplaint = (done: RegisterNotice) => (reference: string) => `/dashboard/complaints/${reference}?done=${done}`;

const officeTime = (now: Instant) => ({ now, today: dayOf(now, firm().zone) });

export const registerDataRequest = staffAction({
  ...requests,
  name: "data-requests.register",
  schema: newRequestSchema,
  run: (input, staff, { now }) => storeRequest(staff, input, officeTime(now)),
  next: toRequest("registered"),
});

export const confirmIdentity = staffAction({
  ...requests,
  name: "data-requests.confirm-identity",
  schema: identitySchema,
  run: (input, staff, { now }) => confirm(staff, input, officeTime(now)),
  next: toRequest("saved"),
});

export const correctRequestReceipt = staffAction({
  ...requests,
  name: "data-requests.correct-receipt",
  schema: receiptSchema,
  run: (input, staff, { now }) => correctReceipt(staff, input, officeTime(now)),
  next: toRequest("corrected"),
});

export const linkDataRequest = staffAction({
  ...requests,
  name: "data-requests.link",
  schema: linkSchema,
  run: (input, staff) => linkRequest(staff, input),
  next: toRequest("linked"),
});

export const endRequestAsMistake = staffAction({
  ...requests,
  name: "data-requests.end-as-mistake",
  schema: mistakeSchema,
  run: (input, staff, { now }) => endMistakenRequest(staff, input, officeTime(now)),
  next: toRequest("closed"),
});

export const extendDataRequest = staffAction({
  ...requests,
  name: "data-requests.extend",
  schema: extensionSchema,
  run: (input, staff, { now }) => extend(staff, input, officeTime(now)),
  next: toRequest("extended"),
});

export const acknowledgeDataRequest = staffAction({
  ...requests,
  name: "data-requests.acknowledge",
  schema: entrySchema,
  run: (target, staff) => acknowledgeRequest(staff, target),
  next: toRequest("saved"),
});

export const closeDataRequest = staffAction({
  ...requests,
  name: "data-requests.close",
  schema: requestEndSchema,
  run: (input, staff, { now }) => end(staff, input, officeTime(now)),
  next: toRequest("closed"),
});

export const registerComplaint = staffAction({
  ...complaints,
  name: "complaints.register",
  schema: newComplaintSchema,
  run: (input, staff, { now }) => storeComplaint(staff, input, officeTime(now)),
  next: toComplaint("registered"),
});

export const correctComplaintReceipt = staffAction({
  ...complaints,
  name: "complaints.correct-receipt",
  schema: receiptSchema,
  run: (input, staff, { now }) => correctComplaint(staff, input, officeTime(now)),
  next: toComplaint("corrected"),
});

export const linkComplaintToClient = staffAction({
  ...complaints,
  name: "complaints.link",
  schema: linkSchema,
  run: (input, staff) => linkComplaint(staff, input),
  next: toComplaint("linked"),
});

export const endComplaintAsMistake = staffAction({
  ...complaints,
  name: "complaints.end-as-mistake",
  schema: mistakeSchema,
  run: (input, staff, { now }) => endMistakenComplaint(staff, input, officeTime(now)),
  next: toComplaint("closed"),
});

export const assignComplaint = staffAction({
  ...complaints,
  name: "complaints.assign",
  schema: handlerSchema,
  run: (input, staff) => assign(staff, input),
  next: toComplaint("saved"),
});

export const acknowledgeComplaint = staffAction({
  ...complaints,
  name: "complaints.acknowledge",
  schema: acknowledgementSchema,
  run: (input, staff, { now }) => acknowledge(staff, input, officeTime(now)),
  next: toComplaint("saved"),
});

export const answerComplaint = staffAction({
  ...complaints,
  name: "complaints.answer",
  schema: complaintAnswerSchema,
  run: (input, staff, { now }) => answer(staff, input, officeTime(now)),
  next: toComplaint("saved"),
});

export const closeComplaint = staffAction({
  ...complaints,
  name: "complaints.close",
  schema: entrySchema,
  run: (input, staff, { now }) => close(staff, input, officeTime(now)),
  next: toComplaint("closed"),
});
