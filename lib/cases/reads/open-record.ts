import { listSafeContact } from "@/lib/booking/desk/queries/safe-contact";
import { mayOpenFile } from "@/lib/clients/commands/access";
import { fullName } from "@/lib/inquiry/person/person-name";
import { record } from "@/lib/platform/audit/record";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/client";
import { unsealRow } from "@/lib/platform/security/unseal-row";
import type { Instant } from "@/lib/platform/time/instant";

import { matchesSchema } from "../conflicts";
import { listRules } from "../queries/rules";
import { withinCases } from "../queries/within";
import { ruleSetSchema } from "../rules";
import { unsealOptional } from "../sealed-texts";

/**
 * Reads a client's case with all its facts and records the access in the audit log. Returns undefined if the case is
 * unknown or outside the staff member's scope. Returns "needs-reason" if the client belongs to a colleague and the
 * staff member must first give a reason for opening the client's file.
 */
export async function openCaseRecord(
  staff: Staff,
  { clientId, reference }: { readonly clientId: string; readonly reference: string },
  now: Instant,
) {
  const scope = scopeOf(staff, "clients");
  return db.$transaction(async (tx) => {
    const row = await tx.case.findFirst({
      // An old link may contain the id of a client who was merged into the client of this case.
      where: {
        reference,
        ...withinCases(scope),
        OR: [{ clientId }, { client: { merged: { some: { id: clientId } } } }],
      },
      select: recordFields,
    });
    if (!row) return undefined;
    if (!(await mayOpenFile(staff, row.client.id, now, tx))) return "needs-reason" as const;
    await record(tx, staff, {
      action: "case.read",
      subjectKind: "client",
      subjectId: row.client.id,
      details: { case: row.id },
    });
    const { closeReasonCipher, client, ruleSet, feeAgreement: _, ...fields } = row;
    const newest = await tx.caseRuleSet.aggregate({ _max: { version: true } });
    return {
      ...fields,
      closeReason: unsealOptional("cases.close_reason", closeReasonCipher),
      client: {
        ...client,
        name: fullName(client),
        sources: await listSafeContact(client.id, tx),
      },
      rules: await rulesOf(row.id, ruleSet.rules),
      hasAgreement: row.feeAgreement !== null,
      elsewhere: await casesElsewhere(),
      newestRules: newest._max.version ?? fields.ruleSetVersion,
      rulesMet: row.rulesMet.map((met) => unsealRow("case_rules_met", met)),
      losses: row.losses.map((loss) => {
        const { reference: payment, amount, returnedAmount, ...texts } = unsealRow("case_losses", loss);
        return { ...texts, payment, amount: amount.toFixed(), returnedAmount: returnedAmount.toFixed() };
      }),
      parties: row.parties.map((party) => unsealRow("case_parties", party)),
      deadlines: row.deadlines.map((deadline) => unsealRow("case_deadlines", deadline)),
      letters: row.letters.map((letter) => unsealRow("case_letters", letter)),
      decisions: row.decisions.map((decision) => unsealRow("case_decisions", decision)),
      conflictChecks: row.conflictChecks.map((check) => ({
        ...unsealRow("conflict_checks", check),
        matches: matchesSchema.parse(check.matches),
      })),
    };

    /**
     * The cases that the latest conflict search found. Each has the name of its adviser or owner, whom staff can ask
     * about the case. `clientId` is undefined if the case is outside the staff member's scope.
     */
    async function casesElsewhere() {
      const references = matchesSchema
        .parse(row?.conflictChecks[0]?.matches ?? [])
        .flatMap(({ with: { caseReference } }) => caseReference ?? []);
      const where = { reference: { in: references } };
      const own = await tx.case.findMany({ where: { AND: [where, withinCases(scope)] }, select: { reference: true } });
      const cases = await tx.case.findMany({
        where,
        select: { reference: true, clientId: true, adviser: name, owner: name },
      });
      return cases.map(({ clientId: elsewhereId, adviser, owner, ...each }) => ({
        ...each,
        clientId: own.some((mine) => mine.reference === each.reference) ? elsewhereId : undefined,
        adviser: (adviser ?? owner)?.name,
      }));
    }

    async function rulesOf(caseId: string, stored: unknown) {
      const rules = new Map(ruleSetSchema.parse(stored).map((rule) => [rule.code, rule]));
      return (await listRules(tx, caseId)).map((state) => {
        const rule = rules.get(state.rule);
        const manual = rule?.kind === "manual" ? rule : undefined;
        return { ...state, label: rule?.label, people: manual?.people ?? 1, needs: manual?.needs };
      });
    }
  });
}

const name = { select: { name: true } } as const;

const recordFields = {
  id: true,
  reference: true,
  version: true,
  kind: true,
  state: true,
  outcome: true,
  openedAt: true,
  closedAt: true,
  closeReasonCipher: true,
  owner: name,
  adviser: name,
  client: {
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
    },
  },
  ruleSetVersion: true,
  ruleSet: { select: { rules: true } },
  steps: { orderBy: { step: "asc" }, select: { step: true, completedAt: true, emailsClient: true, completedBy: name } },
  rulesMet: {
    select: {
      rule: true,
      isDerived: true,
      noteCipher: true,
      metAt: true,
      metById: true,
      secondMetAt: true,
      metBy: name,
      secondMetBy: name,
    },
  },
  decisions: {
    orderBy: { at: "desc" },
    select: { id: true, kind: true, step: true, outcome: true, at: true, reasonCipher: true, by: name },
  },
  feeAgreement: { select: { caseId: true } },
  losses: {
    orderBy: [{ paidOn: "asc" }, { createdAt: "asc" }],
    select: {
      id: true,
      version: true,
      paidOn: true,
      amount: true,
      currency: true,
      rail: true,
      senderCipher: true,
      recipientCipher: true,
      referenceCipher: true,
      claimState: true,
      returnedAmount: true,
      recipientSince: true,
    },
  },
  parties: {
    orderBy: [{ kind: "asc" }, { name: "asc" }],
    select: { id: true, version: true, kind: true, name: true, noteCipher: true, createdAt: true },
  },
  deadlines: {
    orderBy: [{ dueOn: "asc" }, { createdAt: "asc" }],
    select: {
      id: true,
      version: true,
      titleCipher: true,
      dueOn: true,
      remindOn: true,
      doneAt: true,
      doneBy: name,
      createdAt: true,
    },
  },
  letters: {
    orderBy: [{ sentOn: "asc" }, { createdAt: "asc" }],
    select: {
      id: true,
      version: true,
      kind: true,
      recipientCipher: true,
      subjectCipher: true,
      sentOn: true,
      answerDueOn: true,
      answeredOn: true,
      answerCipher: true,
    },
  },
  conflictChecks: {
    orderBy: [{ checkedAt: "desc" }, { id: "asc" }],
    select: {
      id: true,
      checkedAt: true,
      checkedBy: name,
      terms: true,
      compared: true,
      matches: true,
      decision: true,
      decidedAt: true,
      decidedBy: name,
      reasonCipher: true,
    },
  },
} satisfies Prisma.CaseSelect;
