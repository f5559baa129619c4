import { updateTag } from "next/cache";
import { z } from "zod";

import { newBrowser } from "@/lib/testing/browser-request";
import { publicAction } from "./action";
import { db } from "../db/client";
import { idle } from "../forms/form-state";
import { fail, ok } from "../result";
import type { ErrorCode, Result } from "../result";
import { limits } from "../security/limits";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/cache", () => ({ updateTag: jest.fn() }));

const run = jest.fn((input: { story: string }): Promise<Result<string, ErrorCode>> => Promise.resolve(ok(input.story)));

const definition = {
  name: "test.send",
  limit: "contact",
  schema: z.object({ story: z.string().min(3, "tooShort") }),
  refreshes: ["stories"],
  run,
} as const;

function send(
  fields: Record<string, string>,
  more: Partial<Parameters<typeof publicAction<{ story: string }, string>>[0]> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return publicAction<{ story: string }, string>({ ...definition, ...more })(idle, form);
}

const story = { story: "What happened" };
const points = async () =>
  (await db.$queryRaw<{ key: string; points: number }[]>`select key, points from rate_limits where points > 0`).map(
    (row) => `${row.key} ${row.points}`,
  );
const spend = (key: string, used: number) =>
  db.$executeRaw`insert into rate_limits (key, points, expire) values (${key}, ${used}, ${Date.now() + 60_000})`;
const addressKey = "contact:address:192.0.2.1";

beforeEach(async () => {
  jest.clearAllMocks();
  newBrowser();
  await db.$executeRaw`delete from rate_limits`;
});

it("counts a request, parses it, runs the action, refreshes caches and returns a state, in this order", async () => {
  const order: string[] = [];
  const note = (step: string) => order.push(step);
  jest.mocked(updateTag).mockImplementationOnce((tag) => void note(`refresh ${tag}`));
  const state = await send(story, {
    read: (form) => (note("parse"), { story: form.get("story") }),
    run: async ({ story: text }) => (note(`run ${(await points()).length}`), ok(text)),
    isFree: () => (note("refund?"), false),
  });
  expect(order).toEqual(["parse", "run 2", "refund?", "refresh stories"]);
  expect(state).toEqual({ status: "done" });
  expect((await points()).sort()).toEqual([`${addressKey} 1`, "contact:site:all 1"]);
});

it("refuses requests over the limit of one network and does not parse them", async () => {
  const { points: allowed } = limits.contact.address;
  const states = [];
  for (let times = 0; times < allowed + 2; times += 1) states.push(await send(story));
  expect(states.map(({ status }) => status)).toEqual([...Array<string>(allowed).fill("done"), "failed", "failed"]);
  expect(states.at(-1)).toMatchObject({ error: "TOO_MANY_REQUESTS", values: story });
  expect(run).toHaveBeenCalledTimes(allowed);
  expect(await send({ story: "x" })).toMatchObject({ error: "TOO_MANY_REQUESTS", fields: {} });
  newBrowser("192.0.2.2");
  expect(await send(story)).toEqual({ status: "done" });
});

it.each<[string, () => Promise<unknown>]>([
  ["input that the schema refuses", () => send({ story: "x" })],
  [
    "input that the action itself refuses",
    () => send(story, { run: () => Promise.resolve(fail("VALIDATION_ERROR", { codes: { story: ["invalid"] } })) }),
  ],
  ["a repeated submission", () => send(story, { isFree: () => true })],
])("does not count %s against the rate limit", async (_name, attempt) => {
  await attempt();
  expect(await points()).toEqual([]);
});

it("counts a request against the rate limit if the action returns a conflict", async () => {
  await send(story, { run: () => Promise.resolve(fail("BOOKING_CONFLICT")) });
  expect(await points()).toHaveLength(2);
});

it("does not count a request against the network's limit if the whole site has reached its limit", async () => {
  await spend("contact:site:all", limits.contact.site.points);
  expect(await send(story)).toMatchObject({ error: "TOO_MANY_REQUESTS" });
  expect((await points()).filter((row) => row.startsWith(addressKey))).toEqual([]);
});

it("returns the typed values without passwords and wallet secrets", async () => {
  const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow";
  const state = await send({
    story: "x",
    email: "a@example.com",
    password: "right horse",
    other: phrase,
    $ACTION_ID: "1",
  });
  expect(state).toMatchObject({
    error: "VALIDATION_ERROR",
    fields: { story: [expect.any(String)] },
    values: { story: "x", email: "a@example.com" },
  });
  expect(JSON.stringify(state)).not.toMatch(/horse|winner|ACTION/);
});

it.each([
  ["a seed phrase", { story: "legal winner thank year wave sausage worth useful legal winner thank yellow" }],
  [
    "a seed phrase in two fields",
    { story: "legal winner thank year wave sausage", more: "worth useful legal winner thank yellow" },
  ],
])("refuses a form with %s even if the schema accepts it, and does not return the text", async (_what, fields) => {
  const schema = z.object({ story: z.string(), more: z.string().optional() }) as unknown as z.ZodType<{
    story: string;
  }>;
  const state = await send(fields, { schema });
  expect(state).toMatchObject({
    error: "VALIDATION_ERROR",
    fields: { story: [expect.stringMatching(/seed phrase or a private key/)] },
  });
  expect(JSON.stringify(state)).not.toMatch(/winner|useful/);
  expect(run).not.toHaveBeenCalled();
});

it("refuses a NUL character, which PostgreSQL cannot store", async () => {
  expect(await send({ story: "What\0happened" })).toMatchObject({
    error: "VALIDATION_ERROR",
    fields: { story: [expect.any(String)] },
  });
  expect(run).not.toHaveBeenCalled();
});

it("responds in the form's language, or in English if the form has no valid language", async () => {
  const messages = await Promise.all(
    ["de", "xx"].map(async (locale) =>
      send({ ...story, locale }, { run: () => Promise.resolve(fail("BOOKING_CONFLICT")) }),
    ),
  );
  const texts = messages.map((state) => ("message" in state ? state.message : ""));
  expect(texts[0]).not.toBe(texts[1]);
  expect(texts[1]).toMatch(/taken/);
});

it("refreshes the caches and then redirects to the next page in the form's language", async () => {
  await expect(
    send({ ...story, locale: "fr-CA" }, { next: (text) => `/thanks?n=${text.length}` }),
  ).rejects.toMatchObject({
    digest: expect.stringContaining(";/fr-ca/thanks?n=13;"),
  });
  expect(updateTag).toHaveBeenCalledWith("stories");
});

it("does not refresh the caches and does not redirect after a failure", async () => {
  await send(story, { run: () => Promise.resolve(fail("RESOURCE_CONFLICT")), next: () => "/thanks" });
  expect(updateTag).not.toHaveBeenCalled();
});

it("responds to an unexpected error with a general code and does not reveal the error's message", async () => {
  jest.spyOn(process.stdout, "write").mockReturnValueOnce(true);
  const state = await send(story, { run: () => Promise.reject(new TypeError("secret detail")) });
  expect(state).toMatchObject({ status: "failed", error: "SERVER_ERROR", values: story });
  expect(JSON.stringify(state)).not.toContain("secret detail");
});
