import { withinClients } from "@/lib/platform/auth/client-scope";
import type { Scope } from "@/lib/platform/auth/scope";
import type { Prisma } from "@/lib/platform/db/client";

/** The condition for cases of clients within the scope. */
export function withinCases(scope: Scope): Prisma.CaseWhereInput {
  return scope.advisers === "all" ? {} : { client: withinClients(scope) };
}
