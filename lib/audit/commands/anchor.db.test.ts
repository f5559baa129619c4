import { readAnchor } from "@/lib/platform/audit/anchors";
import { askForCheck, readChainState, runCheck } from "@/lib/platform/audit/checks";
import { sealAll } from "@/lib/platform/audit/testing/seal-all";
import { hex } from "@/lib/platform/audit/seal-values";
import { aSealedLog } from "@/lib/platform/audit/testing/sealed-log";
import { db, Prisma } from "@/lib/platform/db/client";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { aMailer } from "@/lib/testing/a-mailer";
import { emptyTables } from "@/lib/testing/empty-tables";
import { withoutTriggers } from "@/lib/testing/without-triggers";

import { anchorAudit, sendAnchor } from "./anchor";

const now = Date.now();
const jobs = () => db.$queryRaw<{ task: string }[]>`
  select task_identifier as task from graphile_worker.jobs where task_identifier like 'audit-%' order by id`;

beforeEach(async () => {
  await emptyTables("mail_deliveries", "graphile_worker._private_jobs");
  await aSealedLog(now, 2);
});

it("sends the newest seal once, so that it can be compared with the log", async () => {
  await anchorAudit(now);
  expect(await jobs()).toEqual([]);
  await db.auditEvent.create({ data: { actorKind: "system", action: "late", subjectKind: "job", subjectId: "1" } });
  await sealAll(now + msPerHour);
  await anchorAudit(now + msPerDay);
  expect(await jobs()).toEqual([{ task: "audit-anchor-email" }]);
  const post = aMailer();
  await sendAnchor(41, post);
  await sendAnchor(41, post);
  expect(post.emails).toMatchObject([{ to: "help@example.com", subject: "[Demo] Seal of the audit log at entry 41" }]);
  const { chainHash } = await db.auditSeal.findUniqueOrThrow({ where: { seq: 41 } });
  expect(readAnchor(post.emails[0]?.text ?? "")).toEqual({ seq: 41, chain: hex(chainHash) });
});

it("queues one check at a time, and keeps its result", async () => {
  for (let time = 0; time < 2; time += 1) await db.$transaction((tx) => askForCheck(tx, now));
  expect(await jobs()).toEqual([{ task: "audit-check" }]);
  const [asked] = await db.auditCheck.findMany();
  expect(await readChainState(now)).toEqual({ last: undefined, running: { checked: 0, total: 0 } });
  expect(await runCheck(asked?.id, () => now)).toBeUndefined();
  expect(await readChainState(now)).toMatchObject({ last: { checked: 40, fault: undefined }, running: undefined });
});

it("keeps what a check found", async () => {
  const { eventId } = await db.auditSeal.findUniqueOrThrow({ where: { seq: 7 } });
  await withoutTriggers(Prisma.sql`update audit_events set action = 'client.opened' where id = ${eventId}`);
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  await runCheck(undefined, () => now);
  expect(String(write.mock.calls)).toContain("audit.incomplete");
  write.mockRestore();
  expect((await readChainState(now)).last).toMatchObject({
    checked: 6,
    fault: { kind: "changed", entry: Number(eventId) },
  });
});
