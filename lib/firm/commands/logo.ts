import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { CheckedLogo } from "../logo/check-logo";

/** Stores a checked logo, so that a version of the firm's record can name it. The same file is stored once. */
export async function storeLogo(by: Staff, name: string, logo: CheckedLogo): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.firmLogo.createMany({
      data: [{ ...logo, leftOut: [...logo.leftOut], name: name.slice(0, 100), uploadedById: by.id }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    await record(tx, by, {
      action: "firm.logo-uploaded",
      subjectKind: "firm",
      subjectId: env().FIRM_PROFILE,
      details: { logo: logo.id, kind: logo.kind, bytes: logo.picture.length },
    });
  });
}

/** Deletes logos that no version of the firm's record has named within a day after their upload. */
export async function sweepLogos(now: Instant): Promise<{ readonly logos: number }> {
  const logos = await db.$executeRaw`
    delete from firm_logos where uploaded_at < ${new Date(now - msPerDay)}
      and not exists (
        select from firm_settings where facts ->> 'logo' = '/images/logo/' || firm_logos.id || '.' || firm_logos.kind)`;
  return { logos };
}
