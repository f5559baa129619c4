import { db } from "../db/client";
import { msPerHour } from "../time/instant";
import { checkBackup } from "./checks";

const report = (kind: "backup" | "drill", hoursAgo: number) => {
  const passedAt = new Date(Date.now() - hoursAgo * msPerHour);
  return db.backupReport.upsert({ where: { kind }, create: { kind, passedAt }, update: { passedAt } });
};

beforeEach(() => db.backupReport.deleteMany());

it("knows nothing before the first report, not even after a drill", async () => {
  await report("drill", 1);
  expect(await checkBackup()).toEqual({ status: "unknown" });
});

it("accepts a backup of last night, and calls it failed when the next one is two hours late", async () => {
  const { passedAt } = await report("backup", 25);
  expect(await checkBackup()).toEqual({ status: "ok", facts: { at: passedAt, drillAt: null, isLogFailing: false } });
  await report("backup", 27);
  expect((await checkBackup()).status).toBe("failed");
});
