import { parseInput } from "@/lib/platform/parse/parse-input";

import { noteSchema } from "./schema";

const id = "7f1b0c2e-9d55-4f0e-8a43-0b0c6f1f7f10";

it("accepts a note of 5,000 characters and rejects a longer note with the error noteTooLong", () => {
  const note = (length: number) => parseInput(noteSchema, { id, text: "x".repeat(length) });
  expect(note(5_000)).toMatchObject({ ok: true, value: { text: "x".repeat(5_000) } });
  expect(note(29_000)).toEqual({ ok: false, codes: { text: ["noteTooLong"] } });
});
