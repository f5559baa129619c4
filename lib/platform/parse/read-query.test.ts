import { z } from "zod";

import { anyQuery, readQuery, searchText } from "./read-query";

const schema = z.object({
  view: z.enum(["open", "closed"]).default("open"),
  after: z.string().max(5).optional(),
  q: searchText,
});

it("returns the parameters of the query and their defaults", () => {
  expect(readQuery(schema, { view: "closed", after: "R-1", q: " Zoë " })).toEqual({
    view: "closed",
    after: "R-1",
    q: "Zoë",
  });
  expect(readQuery(schema, {})).toEqual({ view: "open", q: "" });
});

it("leaves out each parameter that the schema refuses, and keeps the others", () => {
  expect(readQuery(schema, { view: ["open", "closed"], after: "R-1" })).toEqual({ view: "open", after: "R-1", q: "" });
  expect(readQuery(schema, { view: "closed", after: "too long" })).toEqual({ view: "closed", q: "" });
});

it("leaves out each parameter with a character that the database cannot store", () => {
  expect(readQuery(schema, { view: "closed", after: "R\0", q: "Zoë\0" })).toEqual({ view: "closed", q: "" });
  expect(readQuery(anyQuery, { status: ["a", "b\0"], q: "c" })).toEqual({ q: "c" });
});

it("returns the defaults if the schema refuses the query as a whole", () => {
  const pair = z
    .object({ from: z.string().optional(), to: z.string().optional() })
    .refine(({ from, to }) => (from === undefined) === (to === undefined));
  expect(readQuery(pair, { from: "1" })).toEqual({});
});

it("cuts a long search text", () => {
  expect(readQuery(schema, { q: "x".repeat(300) }).q).toHaveLength(200);
});

it("passes any query to a subject that reads it", () => {
  expect(readQuery(anyQuery, { status: ["a", "b"], q: "c" })).toEqual({ status: ["a", "b"], q: "c" });
});
