import type { Needs } from "../../../lib/platform/auth/permissions";
import { contentEndpoints } from "./expected-content";
import { leadActions, leadEndpoints } from "./expected-leads";
import { otherActions, otherEndpoints } from "./expected-statistics";

/**
 * The server actions that need no permission: those of visitors, and those with which staff sign in or out, reset a
 * forgotten password or accept an invitation.
 */
export const publicActions: readonly RegExp[] = [
  /^lib\/booking\/(wizard\/actions\/(steps|draft)|change\/actions\/managed)\.ts#/,
  /^lib\/(inquiry\/(contact|leads)|newsletter|privacy)\//,
  /^lib\/staff\/actions\/sign-in\.ts#(signIn|enterCode|forgotPassword|resetPassword|acceptInvitation|signOut)$/,
];

const outcomes = ["completeBooking", "markNoShow", "undoOutcome"];
const bookings = [
  ...outcomes,
  ...["resendConfirmation", "recordTextByHand", "cancelBooking", "reassignBooking", "editContact"],
];
const inbox = [
  "sendReply",
  "writeToClient",
  "undoReply",
  "saveReplyDraft",
  "writeNote",
  "logCall",
  "assignItem",
  "snoozeItem",
  "markAnswered",
  "markDone",
  "markWaiting",
  "releaseItem",
  "keepItemOut",
  "undoChange",
  "declareDifferentPerson",
];

const templates = ["addTemplate", "changeTemplate", "retireTemplate", "restoreTemplate", "moveTemplate"];

const cases = [
  "openCase",
  "completeStep",
  "undoStep",
  "confirmRule",
  "withdrawRule",
  "renewRules",
  "closeCase",
  "searchConflicts",
  "decideConflicts",
];
const caseFacts = [
  "addLoss",
  "changeLoss",
  "removeLoss",
  "addParty",
  "removeParty",
  "addDeadline",
  "finishDeadline",
  "removeDeadline",
  "addLetter",
  "recordAnswer",
  "removeLetter",
];

const tasks = ["addTask", "changeTask", "finishTask", "reopenTask", "removeTask"];

const account = [
  "addSecondFactor",
  "renewRecoveryCodes",
  "removeSecondFactor",
  "changeEmailLanguage",
  "changeTaskEmails",
  "endSession",
  "signOutEverywhere",
];
const people = [
  "invite",
  "inviteAgain",
  "changeAccess",
  "requestFactorReset",
  "confirmFactorReset",
  "endPersonSession",
  "signOutPerson",
];
const dataRequests = [
  "registerDataRequest",
  "confirmIdentity",
  "extendDataRequest",
  "acknowledgeDataRequest",
  "closeDataRequest",
  "correctRequestReceipt",
  "linkDataRequest",
  "endRequestAsMistake",
];
const complaints = [
  "registerComplaint",
  "assignComplaint",
  "acknowledgeComplaint",
  "answerComplaint",
  "closeComplaint",
  "correctComplaintReceipt",
  "linkComplaintToClient",
  "endComplaintAsMistake",
];
const services = [
  "addService",
  "changeService",
  "removePlannedPrice",
  "retireService",
  "restoreService",
  "moveService",
  "setCurrencies",
];
const firmFacts = ["saveFirm", "confirmFirmPart", "saveRetention", "saveConversions", "testMail"];
const calendars = ["makeFeed", "endFeed", "connectCalendar", "readCalendarNow", "disconnectCalendar"];
const advisers = [
  "addAdviser",
  "moveAdviser",
  "changeAdviser",
  "setHours",
  "removeHours",
  "deactivateAdviser",
  "activateAdviser",
  "removePhoto",
];
const daysOff = ["checkDaysOff", "saveDaysOff", "removeDaysOff", "openHoliday", "offerOtherTimes", "remindClient"];

/** Gives several actions of a file the same permission. */
const all = (file: string, names: readonly string[], needs: Needs): Record<string, Needs> =>
  Object.fromEntries(names.map((name) => [`${file}#${name}`, needs]));

/**
 * The permission of each staff action. `permissions.spec.ts` fails if a server action of the built site is neither in
 * this list nor matched by `publicActions`.
 */
export const staffActions: Readonly<Record<string, Needs>> = {
  ...all("lib/booking/desk/actions/staff.ts", bookings, "bookings.change"),
  ...all("lib/booking/desk/actions/staff.ts", ["writeNote", "tickPoint"], "notes.write"),
  ...all(
    "lib/booking/caller/actions/callers.ts",
    ["holdCallerTime", "releaseCallerTime", "bookCaller"],
    "bookings.change",
  ),
  "lib/booking/change/actions/move.ts#moveBooking": "bookings.change",
  ...all("lib/booking/days-off/actions.ts", daysOff, "advisers.change"),
  "lib/booking/desk/actions/saved-views.ts#confirmExport": "bookings.export",
  "lib/booking/change/actions/end-account.ts#endAccount": "staff.manage",
  ...all(
    "lib/booking/desk/actions/saved-views.ts",
    ["saveView", "deleteView"],
    ["bookings.read-all", "bookings.read-own"],
  ),
  ...all("lib/client-tasks/actions.ts", tasks, "tasks.change"),
  "lib/clients/actions/file.ts#openWithReason": "clients.read-all",
  "lib/clients/actions/file.ts#writeClientNote": "notes.write",
  "lib/clients/actions/file.ts#editClientContact": "clients.change",
  ...all(
    "lib/clients/actions/file.ts",
    ["mergeClients", "undoClientMerge", "markDifferent", "takeBackDifferent", "separateBooking"],
    "clients.merge",
  ),
  "lib/clients/actions/import.ts#importStaged": "clients.import",
  ...all("lib/services/desk/actions.ts", services, "services.change"),
  ...all(
    "lib/firm/desk/actions/payment.ts",
    ["proposeBank", "proposePaymentWords", "confirmPayment", "refusePayment", "withdrawPayment"],
    "settings.change",
  ),
  ...all("lib/site/setup/actions.ts", ["markSetup", "unmarkSetup", "dateTexts", "startTestBooking"], "settings.change"),
  "lib/services/desk/actions.ts#confirmDrafts": "settings.change",
  ...all("lib/advisers/actions.ts", advisers, "advisers.change"),
  ...all("lib/calendar/actions.ts", calendars, ["advisers.change", "advisers.read-own"]),
  ...all("lib/firm/desk/actions/firm.ts", firmFacts, "settings.change"),
  "lib/documents/actions.ts#removeClientDocument": "clients.change",
  ...all(
    "lib/money/desk/actions.ts",
    ["recordPayment", "recordRefund", "removePayment", "keepUnpaid", "makeInvoice", "remindClient", "tellClientOfBank"],
    "payments.change",
  ),
  "lib/money/desk/actions.ts#confirmPaymentExport": "payments.read",
  ...all("lib/inquiry/inbox/actions.ts", inbox, "inbox.answer"),
  ...all("lib/inquiry/inbox/actions.ts", ["setAbsence", "endAbsence"], "inbox.read-all"),
  ...leadActions,
  ...all("lib/inquiry/templates/actions.ts", templates, "content.change"),
  "lib/inquiry/templates/actions.ts#saveSignatures": "inbox.answer",
  ...all("lib/outbox/actions.ts", ["retryFailed", "allow", "sendAgain", "giveUp", "sendElsewhere"], "outbox.retry"),
  ...all("lib/outbox/actions.ts", ["confirmMail"], "settings.change"),
  ...all("lib/cases/actions/case.ts", cases, "cases.change"),
  "lib/cases/actions/case.ts#reopenCase": "cases.reopen",
  "lib/cases/actions/rules.ts#changeRules": "settings.change",
  ...all("lib/cases/actions/facts.ts", caseFacts, "cases.change"),
  ...all("lib/money/fees/actions.ts", ["recordAgreement", "removeAgreement"], "cases.change"),
  ...all("lib/money/fees/actions.ts", ["invoiceFee", "cancelFee"], "payments.change"),
  ...all(
    "lib/firm/claims/actions.ts",
    ["createClaim", "saveClaim", "endClaim", "removeClaimFile", "proposeClaims"],
    "claims.change",
  ),
  ...all("lib/firm/claims/actions.ts", ["confirmClaim", "sendBackClaim", "confirmClaims"], "claims.verify"),
  ...all("lib/rights/registers/actions.ts", dataRequests, "data-requests.manage"),
  ...all("lib/rights/registers/actions.ts", complaints, "complaints.manage"),
  ...all("lib/rights/export/actions.ts", ["placeLegalHold", "liftLegalHold"], "legal-holds.manage"),
  "lib/rights/export/actions.ts#eraseClientData": "data-requests.manage",
  "lib/rights/export/actions.ts#confirmDataExport": "data-requests.manage",
  ...all("lib/staff/actions/account.ts", account, "dashboard.open"),
  "lib/staff/actions/sign-in.ts#changePassword": "dashboard.open",
  ...all("lib/staff/actions/people.ts", people, "staff.manage"),
  ...otherActions,
  ...all("lib/audit/actions.ts", ["checkAgain", "confirmAuditExport"], "audit.read"),
};

/** The route handlers that take what was typed, or only a file, in the body of a POST request. */
export const postEndpoints: readonly string[] = [
  "/api/staff/search",
  "/api/staff/firm-preview",
  "/api/staff/claim-preview",
  "/api/staff/service-preview",
  "/api/staff/hours-effect",
  "/api/staff/adviser-photo",
  ...Object.keys(contentEndpoints),
];

/** The permission of each route handler below /api/staff; "session" means that any session is enough. */
export const staffEndpoints: Readonly<Record<string, Needs | "session">> = {
  "/api/staff/bookings": "bookings.export",
  ...leadEndpoints,
  "/api/staff/imports": "clients.import",
  "/api/staff/client-data": "data-requests.manage",
  "/api/staff/invoices": "payments.read",
  "/api/staff/payments": "payments.read",
  "/api/staff/evidence": ["claims.change", "claims.verify"],
  "/api/staff/firm-logo": "settings.change",
  "/api/staff/proof": "settings.change",
  "/api/staff/firm-preview": "settings.change",
  "/api/staff/claim-preview": "claims.change",
  "/api/staff/documents": ["clients.read-all", "clients.read-own"],
  "/api/staff/received-emails": ["inbox.read-all", "inbox.read-own"],
  "/api/staff/audit": "audit.read",
  "/api/staff/changes": "session",
  "/api/staff/search": "session",
  "/api/staff/service-preview": "services.change",
  "/api/staff/hours-effect": "advisers.change",
  "/api/staff/adviser-photo": "advisers.change",
  ...otherEndpoints,
};
