import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { encodePicture } from "../pictures/encode";
import { pictureName } from "../pictures/picture";
import { listPictures, listUsedPictures, lockPictures } from "../queries/pictures";

type NewPicture = {
  /** The text in whose editor the picture was uploaded. Other texts can show it too. */
  readonly textId: string;
  readonly fileName: string;
  readonly content: Uint8Array;
};

/**
 * Stores a picture for texts, drawn again without metadata. Returns its name. "unreadable": the content cannot be drawn
 * as a picture. RESOURCE_CONFLICT: another picture has taken the name at the same moment.
 */
export async function addPicture(
  by: Staff,
  { textId, fileName, content }: NewPicture,
  now: Instant,
): Promise<Result<string, "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT", "unreadable">> {
  const files = await encodePicture(content);
  if (!files) return fail("BUSINESS_RULE_VIOLATION", { rule: "unreadable" });
  try {
    return await db.$transaction(async (tx) => {
      const taken = new Set((await listPictures(tx)).map(({ name }) => name));
      const name = pictureName(fileName, taken);
      const addedAt = new Date(now);
      await tx.textPicture.createMany({ data: files.map((file) => ({ ...file, name, addedAt })) });
      const bytes = files.reduce((sum, file) => sum + file.content.length, 0);
      await record(tx, by, {
        action: "text.picture-added",
        subjectKind: "text",
        subjectId: textId,
        details: { name, bytes },
      });
      return ok(name);
    });
  } catch (error) {
    if (isDuplicate(error)) return fail("RESOURCE_CONFLICT");
    throw error;
  }
}

/** Removes a picture. "used": a public or scheduled text shows it. */
export function removePicture(
  by: Staff,
  { textId, name }: { readonly textId: string; readonly name: string },
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION", "used">> {
  return db.$transaction(async (tx) => {
    await lockPictures(tx, "removal");
    const { count } = await tx.textPicture.deleteMany({
      where: { name, NOT: { name: { in: [...(await listUsedPictures(tx))] } } },
    });
    if (count === 0)
      return (await tx.textPicture.count({ where: { name } })) > 0
        ? fail("BUSINESS_RULE_VIOLATION", { rule: "used" })
        : fail("RESOURCE_NOT_FOUND");
    await record(tx, by, {
      action: "text.picture-removed",
      subjectKind: "text",
      subjectId: textId,
      details: { name },
    });
    return ok(null);
  });
}
