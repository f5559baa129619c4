import { conflictHash } from "@/lib/cases/conflicts";
import { hashesOf } from "@/lib/cases/search-hashes";
import { defaultRules } from "@/lib/cases/default-rules";
import type { CaseRule } from "@/lib/cases/rules";
import { normalizeParty, normalizeRecipient } from "@/lib/cases/normalize";
import { seal } from "@/lib/cases/sealed-texts";
import type { Tx } from "@/lib/platform/db/client";
import { drawReference } from "@/lib/platform/security/reference";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { samples, wallet } from "./case-samples";
import type { Sample } from "./case-samples";
import type { Random } from "./random";

type Setting = { readonly now: Instant; readonly random: Random };

/** Creates the sample cases for clients who have had an appointment. No emails are queued. */
export async function seedCases(tx: Tx, { now, random }: Setting): Promise<void> {
  const [helen, manager] = await Promise.all([
    tx.staffUser.findFirstOrThrow({ where: { role: "adviser" }, select: { id: true, adviserId: true } }),
    tx.staffUser.findFirstOrThrow({ where: { role: "manager" }, select: { id: true } }),
  ]);
  const held = await tx.booking.findMany({
    where: { status: "completed", adviserId: helen.adviserId ?? "" },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    distinct: ["clientId"],
    take: samples.length,
    select: { clientId: true, startsAt: true },
  });
  await tx.caseRuleSet.create({ data: { version: 1, rules: [...defaultRules] }, select: { version: true } });
  for (const [index, sample] of samples.entries()) {
    const first = held[index];
    if (!first) return;
    const { id } = await tx.case.create({
      data: {
        reference: drawReference("CAS", (below) => random.below(below)),
        clientId: first.clientId,
        kind: sample.kind,
        ownerId: index % 2 === 0 ? manager.id : helen.id,
        adviserId: helen.adviserId,
        ruleSetVersion: 1,
        openedAt: first.startsAt,
      },
      select: { id: true },
    });
    const made = { sample, now, opened: first.startsAt.getTime(), staffId: helen.id, secondId: manager.id };
    await seedFacts(tx, id, made);
    await seedSteps(tx, id, made);
  }
}

type Made = {
  readonly sample: Sample;
  readonly now: Instant;
  readonly opened: Instant;
  readonly staffId: string;
  /** Some rules need a confirmation by two people. This is the id of the second person. */
  readonly secondId: string;
};

const dayBefore = (now: Instant, days: number) => new Date(Math.floor(now / msPerDay) * msPerDay - days * msPerDay);

async function seedFacts(tx: Tx, caseId: string, { sample, now, opened, staffId }: Made): Promise<void> {
  const { completed, parties, outcome } = sample;
  await tx.caseParty.createMany({
    data: parties.map(([kind, name]) => {
      const normalizedName = normalizeParty(kind, name);
      return {
        caseId,
        kind,
        name,
        normalizedName,
        nameHash: conflictHash(normalizedName),
        searchHashes: hashesOf([name]),
        createdAt: new Date(opened),
      };
    }),
  });
  const deadlines = [
    { title: "Complaint to the ombudsman (sample)", dueOn: dayBefore(now, -5) },
    { title: "Answer of the bank (sample)", dueOn: dayBefore(now, -40) },
  ];
  await tx.caseDeadline.createMany({
    data: deadlines.map(({ title, dueOn }) => ({
      caseId,
      titleCipher: seal("case_deadlines.title", title),
      dueOn,
      remindOn: new Date(dueOn.getTime() - 7 * msPerDay),
      // The reminders of sample deadlines are marked as sent, so that the worker does not send them.
      remindedAt: new Date(now),
    })),
  });
  if (completed === 0) return;
  await tx.conflictCheck.create({
    data: {
      caseId,
      checkedAt: new Date(opened),
      checkedById: staffId,
      terms: parties.length + 1,
      compared: 42,
      matches: [],
      decision: "no-conflict",
      decidedAt: new Date(opened),
      decidedById: staffId,
    },
    select: { id: true },
  });
  const payments = [
    { amount: "4200", currency: "CAD", rail: "bank-transfer", recipient: "Sample Payments Inc", days: 120 },
    { amount: "1850.5", currency: "CAD", rail: "card", recipient: "Sample Payments Inc", days: 104 },
    { amount: "0.3125", currency: "BTC", rail: "crypto", recipient: wallet, days: 88 },
  ];
  await tx.caseLoss.createMany({
    data: payments.map(({ amount, currency, rail, recipient, days }, index) => ({
      caseId,
      paidOn: dayBefore(now, days),
      amount,
      currency,
      rail,
      recipientCipher: seal("case_losses.recipient", recipient),
      recipientHash: conflictHash(normalizeRecipient(recipient)),
      searchHashes: hashesOf([recipient]),
      claimState: outcome === "full" ? "paid-back" : index === 0 && completed > 2 ? "claimed" : "not-claimed",
      returnedAmount: outcome === "full" ? amount : "0",
    })),
  });
  const letters = [
    { kind: "report", recipient: "The client", needs: 2 },
    { kind: "bank", recipient: "Sample Bank, fraud department", needs: 2 },
    { kind: "police", recipient: "Sample Police Service", needs: 3 },
    { kind: "closing-statement", recipient: "The client", needs: 5 },
  ];
  await tx.caseLetter.createMany({
    data: letters
      .filter(({ needs }) => completed >= needs)
      .map(({ kind, recipient }, index) => ({
        caseId,
        kind,
        sentOn: dayBefore(now, 30 - index),
        recipientCipher: seal("case_letters.recipient", recipient),
        answerDueOn: kind === "bank" ? dayBefore(now, 2) : null,
        ...(completed === 5 && kind === "bank"
          ? {
              answeredOn: dayBefore(now, 10),
              answerCipher: seal("case_letters.answer", "The bank returns the payments (sample)."),
            }
          : {}),
      })),
  });
}

async function seedSteps(tx: Tx, caseId: string, { sample, now, opened, staffId, secondId }: Made): Promise<void> {
  const { completed, met = [], outcome } = sample;
  const at = (step: number) => new Date(opened + ((now - opened) * step) / 6);
  const confirmed = defaultRules.flatMap((rule: CaseRule) =>
    rule.kind === "manual" && (rule.step <= completed || met.includes(rule.code)) ? [rule] : [],
  );
  if (confirmed.some(({ needs }) => needs === "agreement-recorded"))
    await tx.feeAgreement.create({
      data: { caseId, agreedOn: dayBefore(now, 60), rateBasisPoints: 1_000, recordedById: staffId },
      select: { caseId: true },
    });
  await tx.caseRuleMet.createMany({
    data: confirmed.map(({ code, step, people }) => ({
      caseId,
      rule: code,
      step,
      metAt: at(step),
      metById: staffId,
      ...(people === 2 ? { secondMetAt: at(step), secondMetById: secondId } : {}),
    })),
  });
  for (let step = 1; step <= completed; step += 1)
    await tx.caseStep.create({
      data: { caseId, step, completedAt: at(step), completedById: staffId, emailsClient: true },
      select: { step: true },
    });
  await tx.auditEvent.createMany({
    data: [
      { step: 0, action: "case.opened", details: {} },
      ...Array.from({ length: completed }, (_, index) => ({
        step: index + 1,
        action: "case.step-completed",
        details: { step: index + 1 },
      })),
    ].map(({ step, action, details }) => ({
      at: at(step),
      actorKind: "staff",
      actorId: staffId,
      action,
      details,
      subjectKind: "case",
      subjectId: caseId,
    })),
  });
  if (!outcome) return;
  const reason = outcome === "none" ? "The platform is gone and no payment can be traced (sample)." : undefined;
  await tx.case.update({
    where: { id: caseId },
    data: {
      state: "closed",
      outcome,
      closedAt: at(6),
      closeReasonCipher: reason === undefined ? null : seal("cases.close_reason", reason),
    },
    select: { id: true },
  });
}
