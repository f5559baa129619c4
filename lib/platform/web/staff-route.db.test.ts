import { newBrowser, signInAs } from "@/lib/testing/browser-request";
import { db } from "../db/client";
import { maxBodyBytes } from "../request/request-body";
import { fail, ok } from "../result";
import type { ErrorCode, Result } from "../result";
import { limits } from "../security/limits";
import { staffUploadRoute } from "./staff-route";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const run = jest.fn<Promise<Result<string | Response, ErrorCode>>, [unknown, unknown, { takesJson: boolean }]>();
const upload = staffUploadRoute({ name: "weather.upload", needs: "legal-holds.manage", run });

function send(content = "sunny", headers: Record<string, string> = {}) {
  const body = new FormData();
  body.set("place", "Ulm");
  body.set("file", new File([content], "weather.csv"));
  return upload(new Request("http://localhost/api/staff/weather", { method: "POST", body, headers }));
}

beforeEach(async () => {
  run.mockReset().mockResolvedValue(ok("/dashboard/weather?upload=stored"));
  newBrowser();
  await db.staffUser.deleteMany({});
  await db.$executeRaw`delete from rate_limits`;
});

describe("an upload by staff", () => {
  it("is handled and redirects to the returned path", async () => {
    const { id } = await signInAs("compliance");
    const response = await send();
    expect([response.status, response.headers.get("location")]).toEqual([303, "/dashboard/weather?upload=stored"]);
    const file = { name: "weather.csv", content: new Uint8Array(Buffer.from("sunny")) };
    expect(run).toHaveBeenCalledWith(
      { fields: { place: "Ulm" }, file },
      expect.objectContaining({ id }),
      expect.anything(),
    );
  });

  it("answers a script that asks for JSON without a redirect", async () => {
    await signInAs("compliance");
    run.mockImplementation((_upload, _staff, { takesJson }) =>
      Promise.resolve(ok(takesJson ? Response.json({ result: "stored" }) : "/dashboard/weather")),
    );
    const answered = await send("sunny", { accept: "application/json" });
    expect([answered.status, await answered.json()]).toEqual([200, { result: "stored" }]);
    expect((await send("sunny", { accept: "text/html" })).status).toBe(303);
  });

  it("is refused without a session", async () => {
    expect((await send()).status).toBe(401);
    expect(run).not.toHaveBeenCalled();
  });

  it("is refused without the permission", async () => {
    await signInAs("adviser");
    expect((await send()).status).toBe(403);
    expect(run).not.toHaveBeenCalled();
  });

  it("is refused if the file is too large", async () => {
    await signInAs("compliance");
    expect((await send("x".repeat(maxBodyBytes))).status).toBe(413);
    expect(run).not.toHaveBeenCalled();
  });

  it("is refused after too many uploads", async () => {
    await signInAs("compliance");
    const { points } = limits.staffUpload.address;
    for (let sent = 0; sent < points; sent += 1) expect((await send()).status).toBe(303);
    expect((await send()).status).toBe(429);
    expect(run).toHaveBeenCalledTimes(points);
  });

  it("shows the error of the handler", async () => {
    await signInAs("compliance");
    run.mockResolvedValueOnce(fail("RESOURCE_NOT_FOUND"));
    expect((await send()).status).toBe(404);
  });
});
