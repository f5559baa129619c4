import { Prisma, db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

import type { LeadStage, StageFacts } from "../stage";
import { stageFactsSql, stageSql } from "./stage-sql";

export type FoundStage = StageFacts & { readonly stage: LeadStage };

/** Finds the stage of a lead, and the facts that limit where it can be moved. Undefined for an unknown reference. */
export async function findStage(reference: string, tx: Tx = db): Promise<FoundStage | undefined> {
  const [row] = await tx.$queryRaw<FoundStage[]>(
    Prisma.sql`select ${stageSql} as stage, ${stageFactsSql} from leads where reference = ${reference}`,
  );
  return row;
}
