import { parseInput } from "@/lib/platform/parse/parse-input";

import { clientUploadSchema, refusedFieldResult } from "./schema";

const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow";

test.each([
  ["a file name of 5,000 characters", { fileName: `${"a".repeat(5_000)}.pdf` }, "name"],
  ["a NUL in its file name", { fileName: "a\0.pdf" }, "name"],
  ["a broken character in its file name", { fileName: "\ud800.pdf" }, "name"],
  ["a recovery phrase as its file name", { fileName: `${phrase}.pdf` }, "secret"],
  ["another refused field", { token: "x".repeat(101) }, "failed"],
])("an upload with %s has its own message", (_, change, result) => {
  const parsed = parseInput(clientUploadSchema, { token: "x", locale: "en", fileName: "a.pdf", ...change });
  expect(parsed.ok ? "accepted" : refusedFieldResult(parsed.codes)).toBe(result);
});
