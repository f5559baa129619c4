import type { Prisma } from "@/lib/platform/db/client";

/** The order that staff have given to the advisers. Advisers without a place come last, by name. */
export const adviserOrder = [
  { position: { sort: "asc", nulls: "last" } },
  { name: "asc" },
  { id: "asc" },
] satisfies Prisma.AdviserOrderByWithRelationInput[];
