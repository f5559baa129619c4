import { db, pool } from "@/lib/platform/db/client";
import { noteIdentity, readIdentity } from "@/lib/platform/db/identity";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import { mailer } from "@/lib/platform/mail/transport";
import { confirmInstallation, holdInstallation } from "@/lib/outbox/commands/confirm-installation";
import { listHeldJobs } from "@/lib/outbox/held/queries";
import { anEmail } from "@/lib/testing/builders/email";
import { testDatabaseUrl } from "@/lib/testing/database";
import { until } from "@/lib/testing/until";

import { enqueueAll } from "./enqueue";
import { heldTasks, readHold } from "./hold";
import { runWorker } from "./worker";
import type { RunningWorker } from "./worker";

const settings: { MAIL: string } = { MAIL: "on" };
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});
jest.mock("@/lib/platform/log", () => ({ log: jest.fn() }));

const bookingId = "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa";
const terminal = { kind: "terminal" } as const;
const ran: string[] = [];
const task = (name: string) => () => Promise.resolve(void ran.push(name));
let worker: RunningWorker | undefined;

async function startWorker(): Promise<void> {
  worker = await runWorker({
    connectionString: testDatabaseUrl(),
    concurrency: 1,
    pollInterval: 100,
    tasks: {
      "booking-email": task("booking-email"),
      "card-refund": task("card-refund"),
      "delete-content": task("delete-content"),
      "scan-document": task("scan-document"),
    },
  });
}

const queueAll = () =>
  db.$transaction((tx) =>
    enqueueAll(tx, [
      { job: { task: "booking-email", payload: { bookingId, kind: "confirmed", sequence: 0 } } },
      { job: { task: "card-refund", payload: { refundId: bookingId } } },
      { job: { task: "delete-content", payload: { documentId: bookingId } } },
      { job: { task: "scan-document", payload: { documentId: bookingId } } },
    ]),
  );

const attempts = () =>
  db.$queryRaw<{ attempts: number }[]>`select attempts from graphile_worker._private_jobs order by id`;

beforeEach(async () => {
  settings.MAIL = "on";
  ran.length = 0;
  await db.installation.deleteMany();
  await db.installation.create({ data: { mode: "live" } });
  await noteIdentity(testDatabaseUrl());
});

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
});

it("notes the server and the database at the first start, and holds nothing at a restart", async () => {
  const { system, name } = await readIdentity(pool());
  expect(system).toMatch(/^\d+$/);
  expect(await db.installation.findFirst()).toMatchObject({ systemIdentifier: system, databaseName: name });
  expect(await noteIdentity(testDatabaseUrl())).toBe(false);
  expect(await readHold()).toBe("none");
});

it.each([
  ["on another server", { systemIdentifier: "1" }, true],
  ["under another name", { databaseName: "other" }, true],
  ["whose server's identifier was unknown", { systemIdentifier: null }, false],
])("a database %s", async (_name, data, isHeld) => {
  await db.installation.updateMany({ data });
  expect(await noteIdentity(testDatabaseUrl())).toBe(isHeld);
  expect(await readHold()).toBe(isHeld ? "outside" : "none");
});

it("in a copy, emails, payments and the bucket wait without losing attempts until someone confirms", async () => {
  await db.installation.updateMany({ data: { systemIdentifier: "1" } });
  await noteIdentity(testDatabaseUrl());
  await queueAll();
  await startWorker();
  await until(() => ran.length > 0);
  expect(ran).toEqual(["scan-document"]);
  await until(async () => (await attempts()).length === 3);
  expect(await attempts()).toEqual([{ attempts: 0 }, { attempts: 0 }, { attempts: 0 }]);
  expect((await listHeldJobs("outside")).map(({ kind, count }) => [kind, count])).toEqual([
    ["booking-confirmed", 1],
    ["card-refund", 1],
    ["delete-content", 1],
  ]);
  await expect(deliverOnce("booking-confirmed:a:0", anEmail(), mailer())).rejects.toThrow("Emails are held");

  expect(await confirmInstallation(terminal)).toMatchObject({ ok: true });
  await until(() => ran.length === 4);
  expect(await noteIdentity(testDatabaseUrl())).toBe(false);
  expect(await confirmInstallation(terminal)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("with MAIL=off only emails wait, and a command can hold the rest too", async () => {
  settings.MAIL = "off";
  await queueAll();
  await startWorker();
  await until(() => ran.length === 3);
  expect(ran.toSorted()).toEqual(["card-refund", "delete-content", "scan-document"]);
  expect(await readHold()).toBe("mail");
  expect(heldTasks("mail")).not.toContain("card-refund");
  await holdInstallation(terminal, Date.now());
  expect(await readHold()).toBe("outside");
});
