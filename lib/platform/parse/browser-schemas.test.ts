/** @jest-environment jsdom */
import "@/instrumentation-client";

import { z } from "zod";

test("in a browser, no schema compiles code", () => {
  expect(z.config().jitless).toBe(true);
  const compile = jest.spyOn(globalThis, "Function").mockImplementation(() => {
    throw new Error("eval is forbidden");
  });
  try {
    expect(z.object({ a: z.string(), b: z.looseObject({}) }).safeParse({ a: "x", b: {} }).success).toBe(true);
    expect(compile).not.toHaveBeenCalled();
  } finally {
    compile.mockRestore();
  }
});
