import { withinClients } from "@/lib/platform/auth/client-scope";
import type { Scope } from "@/lib/platform/auth/scope";
import type { Prisma } from "@/lib/platform/db/client";

/** Returns the query condition that selects only cases of clients within the scope. */
export function withinCases(scope: Scope): Prisma.CaseWhereInput {
  return scope.advisers === "all" ? {} : { client: withinClients(scope) };
}
