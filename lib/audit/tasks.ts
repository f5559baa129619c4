import { runCheck } from "@/lib/platform/audit/checks";
import { sealAudit } from "@/lib/platform/audit/seal";
import type { TaskList } from "@/lib/platform/jobs/job";

import { anchorAudit, sendAnchor } from "./commands/anchor";

/** The worker's tasks that seal, check and anchor the audit log. */
export const auditTasks: Pick<TaskList, "audit-seal" | "audit-check" | "audit-anchor" | "audit-anchor-email"> = {
  "audit-seal": async () => {
    await sealAudit(Date.now());
  },
  "audit-check": async ({ id }) => {
    await sealAudit(Date.now());
    await runCheck(id === undefined ? undefined : BigInt(id), Date.now);
  },
  "audit-anchor": async () => {
    await sealAudit(Date.now());
    await anchorAudit(Date.now());
  },
  "audit-anchor-email": async ({ seq }) => {
    await sendAnchor(seq);
  },
};
