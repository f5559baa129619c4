import { readFileSync } from "node:fs";

import { db } from "@/lib/platform/db/client";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { staffAs } from "@/lib/testing/staff-as";

import { POST } from "./route";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const picture = readFileSync("public/apple-touch-icon.png");

/** Uploads a file as the photo of a new adviser, and returns the result in the address of the page. */
async function upload(name: string, content: Uint8Array<ArrayBuffer>, version = "1") {
  const { id, slug } = await anAdviser().insert();
  const form = new FormData();
  for (const [field, value] of Object.entries({ id, slug, version })) form.set(field, value);
  form.set("file", new File([content], name));
  const response = await POST(new Request("http://localhost/api/staff/adviser-photo", { method: "POST", body: form }), {
    params: Promise.resolve({}),
  });
  return { status: response.status, result: /upload=(\w+)/.exec(response.headers.get("location") ?? "")?.[1] };
}

it("stores a picture, and returns to the adviser", async () => {
  await staffAs("manager");
  expect(await upload("helen.png", Uint8Array.from(picture))).toEqual({ status: 303, result: "stored" });
  expect(await db.adviserPhoto.count()).toBe(1);
});

it.each([
  ["a program with the name of a picture", "helen.png", Uint8Array.from(Buffer.from("MZ\u0090 program")), "mismatch"],
  ["the start of a picture only", "helen.png", Uint8Array.from(picture.subarray(0, 200)), "mismatch"],
  ["a drawing", "helen.svg", Uint8Array.from(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")), "type"],
  ["a document", "helen.txt", Uint8Array.from(Buffer.from("Helen")), "type"],
  ["no content", "helen.png", new Uint8Array(), "none"],
])("refuses %s", async (_what, name, content, result) => {
  await staffAs("manager");
  expect(await upload(name, content)).toMatchObject({ result });
});

it("refuses a photo for an adviser who has changed since, and staff who may not change advisers", async () => {
  await staffAs("manager");
  expect(await upload("helen.png", Uint8Array.from(picture), "7")).toMatchObject({ result: "failed" });
  await staffAs("adviser");
  expect((await upload("helen.png", Uint8Array.from(picture))).status).toBe(403);
});
