import { updateTag } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";

import { cookies, newBrowser, signInAs } from "@/lib/testing/browser-request";
import { db } from "../db/client";
import { hashPassword } from "../auth/passwords";
import { findStaff } from "../auth/session";
import { endSession } from "../auth/sessions";
import { idle } from "../forms/form-state";
import { fail, ok } from "../result";
import type { Result } from "../result";
import { limits } from "../security/limits";
import { staffAction } from "./staff-action";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/cache", () => ({ updateTag: jest.fn() }));
jest.mock("next/navigation", () => ({ redirect: jest.fn(), unstable_rethrow: jest.fn() }));

const run = jest.fn((input: { note: string }) =>
  Promise.resolve(input.note === "late" ? fail("RESOURCE_CONFLICT") : ok(input.note)),
);

/** The action needs a permission that administrators and compliance staff have and other roles lack. */
const save = staffAction({
  name: "test.save",
  needs: "legal-holds.manage",
  limit: "staffAction",
  schema: z.object({ note: z.string().min(3, "tooShort") }),
  refreshes: ["notes"],
  run,
});

function form(note: string, locale = "en"): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ note, locale })) data.set(name, value);
  return data;
}
const send = (note: string, locale?: string) => save(idle, form(note, locale));
const points = async () =>
  Number((await db.$queryRaw<{ sum: bigint | null }[]>`select sum(points) from rate_limits`)[0]?.sum ?? 0);

beforeEach(async () => {
  jest.clearAllMocks();
  newBrowser();
  await db.staffUser.deleteMany({});
  await db.$executeRaw`delete from rate_limits`;
});

it("rejects a request without a session, keeps the typed values and does not count the request towards the rate limit", async () => {
  expect(await send("x")).toMatchObject({
    status: "failed",
    error: "AUTH_TOKEN_EXPIRED",
    fields: {},
    values: { note: "x" },
  });
  expect(run).not.toHaveBeenCalled();
  expect(await points()).toBe(0);
});

it("reports an invalid session if it cannot read the session cookie", async () => {
  await signInAs("compliance");
  const [own] = (await cookies()).getAll();
  (await cookies()).set(own?.name ?? "", "rubbish");
  expect(await send("a note")).toMatchObject({
    status: "failed",
    error: "AUTH_TOKEN_INVALID",
    values: { note: "a note" },
  });
});

it("names the active administrators if the staff member's role does not allow the action", async () => {
  const data = { name: "Alex Able", email: "alex@example.com", role: "admin", passwordHash: "none" } as const;
  const ended = { ...data, name: "Casey", email: "casey@example.com", isActive: false };
  await db.staffUser.createMany({ data: [data, ended] });
  await signInAs("viewer");
  expect(await send("x")).toMatchObject({
    message: "Your role does not include this. Nothing was changed. Please ask Alex Able (alex@example.com).",
  });
});

it("rejects a session that has ended", async () => {
  const { sessionId } = await signInAs("compliance");
  await endSession(sessionId, Date.now());
  expect(await send("a note")).toMatchObject({ status: "failed", error: "AUTH_TOKEN_EXPIRED" });
});

it.each(["manager", "adviser", "viewer"] as const)("rejects the role %s before it validates the form", async (role) => {
  await signInAs(role);
  const message = "Ihre Rolle umfasst dies nicht. Es wurde nichts geändert.";
  expect(await send("x", "de")).toMatchObject({
    status: "failed",
    error: "BUSINESS_RULE_VIOLATION",
    message,
    fields: {},
    values: { note: "x" },
  });
  expect(run).not.toHaveBeenCalled();
  expect(await points()).toBe(0);
});

it("runs the command with the staff member as actor and then refreshes the cache tags", async () => {
  const { id } = await signInAs("compliance");
  expect(await send("a note")).toEqual({ status: "done" });
  expect(run).toHaveBeenCalledWith(
    { note: "a note" },
    expect.objectContaining({ kind: "staff", id, role: "compliance" }),
    expect.objectContaining({ locale: "en" }),
  );
  expect(jest.mocked(updateTag).mock.calls).toEqual([["notes"]]);
});

it("refuses invalid input without counting it towards the rate limit", async () => {
  await signInAs("admin");
  expect(await send("x")).toMatchObject({ error: "VALIDATION_ERROR", values: { note: "x" } });
  expect(run).not.toHaveBeenCalled();
  expect(await points()).toBe(0);
});

it("reports a conflict without refreshing the cache tags", async () => {
  await signInAs("admin");
  expect(await send("late")).toMatchObject({ error: "RESOURCE_CONFLICT", values: { note: "late" } });
  expect(updateTag).not.toHaveBeenCalled();
});

describe("an action whose command has rules", () => {
  const close = staffAction({
    name: "test.close",
    needs: "legal-holds.manage",
    limit: "staffAction",
    schema: z.object({ note: z.string() }),
    run: ({
      note,
    }): Promise<Result<string, "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT", "early" | "open" | "odd">> =>
      Promise.resolve(
        note === "conflict"
          ? fail("RESOURCE_CONFLICT")
          : fail("BUSINESS_RULE_VIOLATION", { rule: note as "early" | "open" | "odd" }),
      ),
    next: (done) => `/dashboard?done=${done}`,
    refusals: {
      early: { field: "note", code: "required" },
      open: { to: () => "refused" },
      odd: "message",
      RESOURCE_CONFLICT: { to: () => undefined },
    },
  });

  it("answers each rule as its table says: at a field, with a notice, or with the general message", async () => {
    await signInAs("compliance");
    expect(await close(idle, form("early"))).toMatchObject({
      error: "VALIDATION_ERROR",
      fields: { note: ["Please fill in this field"] },
      values: { note: "early" },
    });
    await close(idle, form("open"));
    expect(redirect).toHaveBeenCalledWith("/dashboard?done=refused");
    expect(await close(idle, form("odd"))).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", fields: {} });
  });

  it("shows the form again if the answer has no page to lead to", async () => {
    await signInAs("compliance");
    expect(await close(idle, form("conflict"))).toMatchObject({
      error: "RESOURCE_CONFLICT",
      values: { note: "conflict" },
    });
    expect(redirect).not.toHaveBeenCalled();
  });
});

it("limits each staff member's requests separately, even if the requests come from the same IP address", async () => {
  const { id } = await signInAs("admin");
  await db.$executeRaw`insert into rate_limits (key, points, expire) values (${`staffAction:address:${id}`}, ${limits.staffAction.address.points}, ${Date.now() + 60_000})`;
  expect(await send("a note")).toMatchObject({ error: "TOO_MANY_REQUESTS", values: { note: "a note" } });
  expect(run).not.toHaveBeenCalled();
  await signInAs("admin");
  expect(await send("a note")).toEqual({ status: "done" });
});

describe("a sensitive action", () => {
  const sensitive = staffAction({
    name: "test.sensitive",
    needs: "dashboard.open",
    limit: "staffAction",
    needsRecentSignIn: true,
    schema: z.object({ note: z.string() }),
    run,
  });

  async function sendAfterTenMinutes(proof?: string) {
    const { id, sessionId } = await signInAs("admin");
    await db.staffUser.update({ where: { id }, data: { name: "Alex" } });
    const passwordHash = await hashPassword("seven calm rivers");
    await db.$executeRaw`alter table staff_users disable trigger user`;
    await db.staffUser.update({ where: { id }, data: { passwordHash } });
    await db.$executeRaw`alter table staff_users enable trigger user`;
    await db.staffSession.update({ where: { id: sessionId }, data: { reauthenticatedAt: new Date(0) } });
    return sensitive(idle, withProof(proof));
  }

  function withProof(proof?: string) {
    const data = form("a note");
    if (proof !== undefined) data.set("proofPassword", proof);
    return data;
  }

  it("asks for the password if the sign-in is more than ten minutes old, and keeps what was typed", async () => {
    expect(await sendAfterTenMinutes()).toMatchObject({
      status: "failed",
      proof: "password",
      message: "To continue, please enter your password.",
      values: { note: "a note" },
    });
    expect(run).not.toHaveBeenCalled();
  });

  it("runs with the right password, and rejects a wrong password without sending it back", async () => {
    const refused = await sendAfterTenMinutes("eight calm rivers");
    expect(refused).toMatchObject({ error: "AUTH_INVALID_CREDENTIALS", proof: "password" });
    expect(JSON.stringify(refused)).not.toContain("calm");
    expect(run).not.toHaveBeenCalled();
    expect(await sendAfterTenMinutes("seven calm rivers")).toEqual({ status: "done" });
  });

  it("gives the browser a new session cookie with the password, and the earlier cookie no longer opens the session", async () => {
    await sendAfterTenMinutes();
    const [before] = (await cookies()).getAll();
    await sensitive(idle, withProof("seven calm rivers"));
    const [after] = (await cookies()).getAll();
    expect(after?.name).toBe(before?.name);
    expect(await findStaff()).toMatchObject({ name: "Alex" });
    (await cookies()).set(before?.name ?? "", before?.value ?? "");
    expect(await findStaff()).toBeUndefined();
    expect(await sensitive(idle, form("a note"))).toMatchObject({ error: "AUTH_TOKEN_EXPIRED" });
  });

  it("runs at once after a recent sign-in", async () => {
    await signInAs("admin");
    expect(await sensitive(idle, form("a note"))).toEqual({ status: "done" });
  });
});

it("while the account setup is incomplete, rejects an action that is not part of the setup", async () => {
  const { id } = await signInAs("admin");
  await db.staffUser.update({ where: { id }, data: { mustChangePassword: true } });
  expect(await send("a note")).toMatchObject({ error: "AUTH_TOKEN_EXPIRED" });
  expect(run).not.toHaveBeenCalled();
});
