import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { changedFacts } from "../template";
import type { TemplateFacts } from "../template";
import { changeTemplateRow, writeTexts } from "./template-row";
import type { TemplateTarget } from "./template-row";

/** Adds a template at the end of the list. Returns its id. */
export function addTemplate(by: Staff, facts: TemplateFacts): Promise<Result<string>> {
  const { serviceId, endsContact } = facts;
  return db.$transaction(async (tx) => {
    const { _max: last } = await tx.replyTemplate.aggregate({ _max: { position: true } });
    const { id } = await tx.replyTemplate.create({
      data: { serviceId, endsContact, position: (last.position ?? 0) + 1 },
      select: { id: true },
    });
    await writeTexts(tx, id, facts);
    await record(tx, by, { action: "reply-template.added", subjectKind: "reply-template", subjectId: id });
    return ok(id);
  });
}

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT";

/** Changes a template. Replies that began with it stay as they are. Returns its id. */
export function changeTemplate(
  by: Staff,
  target: TemplateTarget,
  facts: TemplateFacts,
): Promise<Result<string, Refusal>> {
  return changeTemplateRow(by, target, async (before, tx) => {
    const { id, version } = before;
    const fields = changedFacts(before.facts, facts);
    if (fields.length === 0) return ok({ value: id });
    await writeTexts(tx, id, facts);
    const { serviceId, endsContact } = facts;
    const details = { version: version + 1, fields: fields.join(" ") };
    return ok({ data: { serviceId, endsContact }, audit: { action: "reply-template.changed", details }, value: id });
  });
}

/** Stops offering a template for replies. It is not deleted, so that it can come back. Returns its id. */
export function retireTemplate(by: Staff, target: TemplateTarget, now: Instant): Promise<Result<string, Refusal>> {
  return setRetired(by, target, new Date(now));
}

/** Offers a retired template again. Returns its id. */
export function restoreTemplate(by: Staff, target: TemplateTarget): Promise<Result<string, Refusal>> {
  return setRetired(by, target, null);
}

function setRetired(by: Staff, target: TemplateTarget, at: Date | null): Promise<Result<string, Refusal>> {
  return changeTemplateRow(by, target, ({ id, retiredAt }) => {
    const isDone = (retiredAt === null) === (at === null);
    if (isDone) return fail("RESOURCE_CONFLICT");
    const action = at ? "reply-template.retired" : "reply-template.restored";
    return ok({ data: { retiredAt: at }, audit: { action }, value: id });
  });
}
