import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { maxEvents } from "../data-manager/request";
import { addReady } from "../queries/conversions";
import { findTerms } from "../terms";
import type { ExportKind, TermsRule } from "../terms";

/** The most conversions of one file. */
const maxRows = 10_000;

class NothingNew extends Error {}

/**
 * Puts all conversions that can be exported into a new export and returns its id. A request to Google has at most
 * 2,000, and a job sends it. Rules: those of `findTerms`, and "nothing-new" if all are in an earlier export or held
 * back.
 */
export async function makeExport(
  by: Actor,
  kind: ExportKind,
  now: Instant,
): Promise<Result<string, "BUSINESS_RULE_VIOLATION", TermsRule | "nothing-new">> {
  const terms = findTerms(kind);
  if (!terms.ok) return terms;
  const madeById = by.kind === "staff" ? by.id : null;
  const state = kind === "csv" ? "made" : "queued";
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.adExport.create({
        data: { kind, state, terms: terms.value, madeAt: new Date(now), madeById },
        select: { id: true },
      });
      const rows = await addReady(tx, id, kind === "csv" ? maxRows : maxEvents, now);
      if (rows === 0) throw new NothingNew();
      const details = { kind, rows, export: id };
      await record(tx, by, { action: "lead.conversions-exported", subjectKind: "lead", subjectId: id, details });
      if (kind === "data-manager") await enqueue(tx, { task: "send-conversions", payload: { exportId: id } });
      return ok(id);
    });
  } catch (error) {
    if (error instanceof NothingNew) return fail("BUSINESS_RULE_VIOLATION", { rule: "nothing-new" });
    throw error;
  }
}
