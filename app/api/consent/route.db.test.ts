import { db } from "@/lib/platform/db/client";
import { choicesCookie, choicesVersion, readChoices, writeChoices } from "@/lib/privacy/choices";
import { choicesOfVisitor } from "@/lib/privacy/choices-cookie";
import { emptyTables } from "@/lib/testing/empty-tables";

import { POST } from "./route";

let measurementId: string | undefined = "G-ABCDEF1234";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), NEXT_PUBLIC_GA_ID: measurementId }) };
});

beforeEach(() => emptyTables("privacy_answers"));

const send = (body: unknown) =>
  POST(
    new Request("http://localhost:3000/api/consent", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "x-client-address": "192.0.2.7" },
    }),
    { params: Promise.resolve({}) },
  );
const rows = () => db.privacyAnswer.findMany({ select: { version: true, locale: true, purposes: true } });

it("records each answer with its version and language, and keeps the last one in the cookie", async () => {
  const twice = ["advertising", "advertising"];
  expect((await send({ purposes: twice, version: choicesVersion, locale: "de" })).status).toBe(204);
  expect(await choicesOfVisitor()).toEqual(["advertising"]);
  expect((await send({ purposes: [], version: choicesVersion, locale: "fr-CA" })).status).toBe(204);
  expect(await choicesOfVisitor()).toEqual([]);
  expect(await rows()).toEqual([
    { version: choicesVersion, locale: "de", purposes: ["advertising"] },
    { version: choicesVersion, locale: "fr-CA", purposes: [] },
  ]);
});

it("refuses unknown purposes and an answer to an earlier text", async () => {
  for (const body of [
    { purposes: ["everything"], version: choicesVersion },
    { purposes: "analytics", version: choicesVersion },
    { purposes: ["analytics"], version: "2020-01-01" },
    { version: choicesVersion },
  ])
    expect((await send(body)).status).toBe(422);
  expect(await rows()).toEqual([]);
});

it("agrees to nothing that the site does not ask for", async () => {
  measurementId = undefined;
  expect((await send({ purposes: ["analytics"], version: choicesVersion })).status).toBe(204);
  expect(await choicesOfVisitor()).toEqual([]);
});

it("reads a cookie of another version or of a stranger as no answer or as refusal", () => {
  expect(readChoices(writeChoices(["analytics"]))).toEqual(["analytics"]);
  expect(readChoices(`${choicesVersion}.everything`)).toEqual([]);
  for (const value of [undefined, "", "analytics", "2020-01-01.analytics", `x${choicesVersion}.analytics`])
    expect(readChoices(value)).toBeUndefined();
  expect(choicesCookie).toBe("privacy_choices");
});
