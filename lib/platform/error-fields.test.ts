import { pathToFileURL } from "node:url";

import { errorFields } from "./error-fields";

const words = "zoe@example.org\n    at my bank (/home/zoe/diary.txt:1:1)\n    at Zoe";

function refuseMail(): Error {
  return Object.assign(new Error(`550 No such person: ${words}`), {
    code: "EENVELOPE",
    responseCode: 550,
    recipient: "zoe@example.org",
  });
}

it("lists the stack frames with paths relative to the project", () => {
  const { frames = [] } = errorFields(refuseMail());
  expect(frames[0]).toMatch(/^at refuseMail \(lib\/platform\/error-fields\.test\.ts:\d+:\d+\)$/);
  expect(frames.length).toBeLessThanOrEqual(12);
});

it.each(["/srv/a b (c)", "/srv/[site]/x y", "/srv/plain"])("lists our own frames if the project is in %s", (folder) => {
  const cwd = jest.spyOn(process, "cwd").mockReturnValue(folder);
  try {
    const error = new Error(words);
    error.stack = [
      `Error: ${words}`,
      `    at load (${folder}/lib/firm/loaders.ts:1:2)`,
      `    at async Page (${folder}/.next/server/app/[locale]/(site)/page.js:3:4)`,
      `    at ${pathToFileURL(`${folder}/scripts/serve.ts`).href}:5:6`,
      `    at read (/elsewhere/a b/zoe.ts:7:8)`,
    ].join("\n");
    expect(errorFields(error).frames).toEqual([
      "at load (lib/firm/loaders.ts:1:2)",
      "at async Page (.next/server/app/[locale]/(site)/page.js:3:4)",
      "at scripts/serve.ts:5:6",
    ]);
  } finally {
    cwd.mockRestore();
  }
});

it("keeps an error's class and codes, and drops its whole message, even lines that look like stack frames", () => {
  expect(errorFields(refuseMail())).toEqual({
    error: "Error",
    code: "EENVELOPE",
    responseCode: 550,
    frames: expect.any(Array),
  });
  expect(JSON.stringify(errorFields(new Error("outer", { cause: refuseMail() })))).not.toMatch(/zoe|bank|550 No/i);
  expect(errorFields("zoe@example.org")).toEqual({ error: "string" });
});

it("drops error names and codes that have an unexpected format", () => {
  const odd = Object.assign(new Error("x"), { name: "zoe@example.org", code: "zoe@example.org" });
  expect(errorFields(odd)).toEqual({ error: "Error", frames: expect.any(Array) });
});

it("includes the cause of an error and the SQLSTATE of a Prisma error", () => {
  const refused = Object.assign(new RangeError("zoe"), {
    code: "P2010",
    meta: { driverAdapterError: { cause: { originalCode: "22P02" } } },
  });
  expect(errorFields(new TypeError("zoe", { cause: refused }))).toMatchObject({
    error: "TypeError",
    cause: { error: "RangeError", code: "P2010", sqlState: "22P02", frames: expect.any(Array) },
  });
});
