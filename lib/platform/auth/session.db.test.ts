import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { encode } from "next-auth/jwt";

import { dropSecondFactor } from "@/lib/staff/commands/second-factor";
import { cookies, newBrowser, signInAs } from "@/lib/testing/browser-request";
import { db } from "../db/client";
import { env } from "../env";
import { withResponse } from "../request/response-status";
import { msPerDay } from "../time/instant";
import { readSession } from "./cookie";
import type { Role } from "./permissions";
import { admitStaff, findStaff, requirePage } from "./session";
import { endSession } from "./sessions";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const path = "/de/dashboard/audit";

beforeEach(async () => {
  newBrowser();
  await db.staffUser.deleteMany({});
});

/** Returns the HTTP status of a page that `render` renders. */
async function statusOf(render: () => Promise<unknown>): Promise<number> {
  const server = createServer(
    (_request, response) => void withResponse(response, () => render()).finally(() => response.end()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await new Promise((resolve) => server.close(resolve));
  return status;
}

it("admitStaff returns the staff member if the role has the permission", async () => {
  const { id } = await signInAs("compliance");
  expect(
    await statusOf(async () => expect(await admitStaff("audit.read", path)).toMatchObject({ id, role: "compliance" })),
  ).toBe(200);
});

it("admitStaff returns undefined and sets the status to 403 if the role lacks the permission", async () => {
  await signInAs("viewer");
  expect(await statusOf(async () => expect(await admitStaff("audit.read", path)).toBeUndefined())).toBe(403);
});

it("shows the 403 page if a loader returns data of another page that the role may not open", async () => {
  await signInAs("viewer");
  const staff = await findStaff();
  if (!staff) throw new Error("The sign-in failed");
  await statusOf(() =>
    expect(requirePage(staff, "/dashboard/clients")).rejects.toMatchObject({ digest: "NEXT_HTTP_ERROR_FALLBACK;403" }),
  );
});

it("redirects to the sign-in page if there is no session cookie, and to the URL that clears the cookie if its session has ended", async () => {
  const target = encodeURIComponent(path);
  await expect(admitStaff("audit.read", path)).rejects.toMatchObject({
    digest: expect.stringContaining(`;/de/login?callbackUrl=${target};`),
  });
  const { sessionId } = await signInAs("admin");
  await endSession(sessionId, Date.now());
  await expect(admitStaff("audit.read", path)).rejects.toMatchObject({
    digest: expect.stringContaining(`;/api/session/ended?callbackUrl=${target};`),
  });
});

it("rejects a cookie that this site did not encrypt", async () => {
  const { sessionId } = await signInAs("admin");
  const [own] = (await cookies()).getAll();
  const value = own?.value ?? "";
  const foreign = await encode({
    token: { sid: sessionId },
    secret: "a secret of another site, long enough to be one",
  });
  const unsigned = [{ alg: "none" }, { sid: sessionId }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const forged = [
    sessionId,
    foreign,
    `${unsigned}.`,
    `${value}.x`,
    value.slice(1),
    // Change the second-to-last character, because decoding ignores some bits of the last character.
    `${value.slice(0, -2)}${value.at(-2) === "A" ? "B" : "A"}${value.slice(-1)}`,
    "\u0000.x",
    "",
  ];
  for (const text of forged) {
    (await cookies()).set(own?.name ?? "", text);
    expect([text, await readSession()]).toEqual([text, undefined]);
  }
  (await cookies()).set(own?.name ?? "", value);
  expect(await readSession()).toEqual({ sessionId, version: 1 });
});

describe("until the setup of the account is complete", () => {
  const setup = expect.stringContaining(`;/de/login/setup?callbackUrl=${encodeURIComponent(path)};`);

  it("only the setup page opens if another person chose the account's password", async () => {
    const { id } = await signInAs("admin");
    await db.staffUser.update({ where: { id }, data: { mustChangePassword: true } });
    await expect(admitStaff("audit.read", path)).rejects.toMatchObject({ digest: setup });
    expect(await findStaff()).toBeUndefined();
  });

  it("only the setup page opens if an administrator of a live site has no second factor", async () => {
    const { id } = await signInAs("admin");
    expect(await findStaff()).toMatchObject({ id });
    jest.replaceProperty(env(), "SITE_MODE", "live");
    await expect(admitStaff("audit.read", path)).rejects.toMatchObject({ digest: setup });
    expect(await findStaff()).toBeUndefined();
    const enrolled = { totpSecretCipher: new Uint8Array(1), totpEnrolledAt: new Date() };
    await db.staffUser.update({ where: { id }, data: enrolled });
    expect(await findStaff()).toMatchObject({ id });
  });

  describe("in live mode without a second factor", () => {
    const release = Date.now() - 3 * msPerDay;

    beforeEach(async () => {
      jest.replaceProperty(env(), "SITE_MODE", "live");
      const secondFactorSince = new Date(release);
      await db.installation.upsert({
        where: { id: 1 },
        create: { mode: "live", secondFactorSince },
        update: { secondFactorSince },
      });
    });

    async function signedIn(role: Exclude<Role, "admin">, daysOld: number) {
      const { id } = await signInAs(role);
      const createdAt = new Date(Date.now() - daysOld * msPerDay);
      await db.staffUser.update({ where: { id }, data: { createdAt } });
      return createdAt.getTime();
    }

    it.each(["manager", "adviser", "compliance", "viewer"] as const)(
      "a %s has seven days from the first day of the account or the release, whichever is later",
      async (role) => {
        const created = await signedIn(role, 1);
        expect(await findStaff()).toMatchObject({ role, factorDueAt: created + 7 * msPerDay });
        await signedIn(role, 300);
        expect(await findStaff()).toMatchObject({ factorDueAt: release + 7 * msPerDay });
      },
    );

    it.each(["manager", "adviser", "compliance", "viewer"] as const)(
      "only the setup page opens for a %s after the seven days",
      async (role) => {
        const setRelease = (daysAgo: number) =>
          db.installation.updateMany({ data: { secondFactorSince: new Date(Date.now() - daysAgo * msPerDay) } });
        await signedIn(role, 300);
        await setRelease(6.99);
        expect(await findStaff()).toMatchObject({ role });
        await setRelease(7);
        expect(await findStaff()).toBeUndefined();
        await expect(admitStaff("dashboard.open", path)).rejects.toMatchObject({ digest: setup });
      },
    );

    it("no role can remove the second factor", async () => {
      await signedIn("adviser", 1);
      const staff = await findStaff();
      const refused = staff && (await dropSecondFactor(staff, Date.now()));
      expect(refused).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
    });

    it("a demo asks no role for a second factor", async () => {
      jest.replaceProperty(env(), "SITE_MODE", "demo");
      await signedIn("viewer", 300);
      expect(await findStaff()).toMatchObject({ role: "viewer", factorDueAt: undefined });
    });
  });
});

afterEach(() => jest.restoreAllMocks());
