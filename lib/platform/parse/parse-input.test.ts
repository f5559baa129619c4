import { z } from "zod";

import { parseInput } from "./parse-input";

const schema = z.object({
  name: z.string().optional(),
  inner: z.object({ note: z.string() }).optional(),
  list: z.array(z.string()).optional(),
});
const phrase = "legal winner thank year wave sausage worth useful crumble oxygen mansion yellow";

it("returns the schema's output", () => {
  expect(parseInput(schema, { name: "Margaret", other: 1 })).toEqual({ ok: true, value: { name: "Margaret" } });
});

it.each([
  ["a NUL character", "a\0b"],
  ["half a surrogate pair", "a\ud800b"],
])("refuses %s in any text, even if the schema accepts it", (_what, text) => {
  expect(parseInput(schema, { name: text })).toEqual({ ok: false, codes: { name: ["invalid"] } });
  expect(parseInput(schema, { inner: { note: text } })).toEqual({ ok: false, codes: { "inner.note": ["invalid"] } });
  expect(parseInput(schema, { list: ["", text] })).toEqual({ ok: false, codes: { "list.1": ["invalid"] } });
  expect(parseInput(schema, { [text]: 1 })).toEqual({ ok: false, codes: { body: ["invalid"] } });
});

it("refuses a wallet's secret in any text that the schema accepts", () => {
  expect(parseInput(schema, { inner: { note: phrase } })).toEqual({
    ok: false,
    codes: { "inner.note": ["secretFound"] },
  });
});

it("ignores a wallet's secret in a field that the schema removes", () => {
  expect(parseInput(schema, { other: phrase })).toEqual({ ok: true, value: {} });
});

it("refuses a NUL character in an attribution that the schema keeps", () => {
  const kept = z.object({ attribution: z.object({ gclid: z.string() }) });
  expect(parseInput(kept, { attribution: { gclid: "a\0" } }).ok).toBe(false);
});

it("finds a NUL character in input that is nested deeper than the call stack allows", () => {
  const deep = JSON.parse(`${"[".repeat(30_000)}"a\\u0000"${"]".repeat(30_000)}`) as unknown;
  expect(parseInput(schema, { list: deep }).ok).toBe(false);
});
