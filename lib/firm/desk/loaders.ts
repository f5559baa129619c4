import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { readHold } from "@/lib/platform/jobs/hold";

import { paymentState } from "./payment/payment-state";
import type { PaymentKind } from "./payment/payment-facts";
import { listFirmVersions } from "../queries/history";
import { listLogos } from "../queries/logos";
import { findLastMailTest } from "./queries/mail-tests";
import { countOtherAdministrators, findPaymentState } from "./queries/payment-facts";
import { findFirm } from "../queries/settings";
import { firm } from "../settings-snapshot";
import { mailSettings } from "./environment";

/** Loads the page of the firm's facts. */
export async function loadFirmSettings(staff: Staff) {
  const [stored, versions, logos] = await Promise.all([findFirm(), listFirmVersions(), listLogos()]);
  const [bank, words, mail] = await Promise.all([
    loadPayment(staff, "bank-details"),
    loadPayment(staff, "payment-words"),
    loadMail(staff),
  ]);
  return {
    firm: stored ?? firm(),
    versions,
    logos,
    payments: [bank, words] as const,
    mail,
    mayChange: isAllowed(staff.role, "settings.change"),
  };
}

async function loadPayment(staff: Staff, kind: PaymentKind) {
  const [facts, { proposed, history }, others] = await Promise.all([
    findFirm(),
    findPaymentState(kind),
    countOtherAdministrators(staff.id),
  ]);
  const state = paymentState({ kind, facts: facts ?? firm(), proposed, history, staffId: staff.id, others });
  return { kind, state };
}

async function loadMail(staff: Staff) {
  const [state, last] = await Promise.all([readHold(), findLastMailTest(staff.id)]);
  return mailSettings({ state, last, recipient: staff.email });
}
