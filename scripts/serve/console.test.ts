import { withRequest } from "../../lib/platform/request/request-context";
import { logConsole } from "./console";

test("turns repeated console output of a library into one log line without the library's text", () => {
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const before = { error: console.error, warn: console.warn };
  try {
    logConsole();
    const fail = () =>
      console.error(
        "⨯",
        Object.assign(new Error("Invalid `prisma.claim.findMany()`\n in /srv/site/claims.ts"), { code: "P1001" }),
      );
    withRequest({ id: "r", route: "/contact" }, () => [0, 1, 2].forEach(fail));
    console.error("a name: zoe@example.org");
  } finally {
    Object.assign(console, before);
    write.mockRestore();
  }
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: "error",
      event: "framework",
      error: "Error",
      code: "P1001",
      route: "/contact",
      frames: [expect.stringMatching(/console\.test\.ts:\d+:\d+/), expect.any(String), expect.any(String)],
    }),
    expect.objectContaining({ level: "error", event: "framework" }),
  ]);
  expect(lines.join("")).not.toMatch(/zoe|prisma\.|claims\.ts/);
});
